import { beforeAll, describe, expect, it } from 'vitest';
import { Counted, find, flat, ids, list, named, parts, preferred, speak, t, teach, tell, unbroken } from '../src/words';

beforeAll(async () => {
  teach(
    'fr',
    'pierres = { $count ->\n    [one] { $count } pierre\n   *[other] { $count } pierres\n}\n    .aide = Les pierres',
  );
  teach('fr', 'prend = { $name } prend { $card }.');
  teach('en', 'pierres = { $count } stones');
  await speak('fr');
});

describe('words', () => {
  it('agree in number', () => {
    expect(t('pierres', { count: 1 })).toBe('1 pierre');
    expect(t('pierres', { count: 3 })).toBe('3 pierres');
  });

  it('still agree when the number stands out', () => {
    expect(tell('pierres', { count: new Counted(1) })).toEqual([{ text: '1', thing: 'number' }, { text: ' pierre' }]);
  });

  it('have attributes', () => {
    expect(t('pierres.aide')).toBe('Les pierres');
    expect(find('pierres.none')).toBeUndefined();
  });

  it('show their id where there are none', () => {
    expect(t('nothing-here')).toBe('nothing-here');
    expect(find('nothing-here')).toBeUndefined();
  });

  it('tell which things a sentence names', () => {
    const told = tell('prend', { name: named('seat:1', 'Ondine'), card: named('card:17', 'le Griffon') });
    expect(told).toEqual([
      { text: 'Ondine', thing: 'seat:1' },
      { text: ' prend ' },
      { text: 'le Griffon', thing: 'card:17' },
      { text: '.' },
    ]);
    expect(flat(told)).toBe('Ondine prend le Griffon.');
    expect(parts('rien')).toEqual([{ text: 'rien' }]);
  });

  it('are listed in the order of their file', () => {
    expect(ids('pr')).toEqual(['prend']);
  });

  it('follow the language', async () => {
    await speak('en');
    expect(t('pierres', { count: 2 })).toBe('2 stones');
    expect(list(['a', 'b', 'c'])).toBe('a, b and c');
    await speak('fr');
    expect(list(['a', 'b', 'c'])).toBe('a, b et c');
    expect(document.documentElement.lang).toBe('fr');
  });

  it('begin in the language that the browser prefers', () => {
    expect(preferred(['de-DE', 'en-GB', 'fr'])).toBe('en');
    expect(preferred(['fr-CA'])).toBe('fr');
    expect(preferred(['ja'])).toBe('fr');
  });

  it('keep words with a hyphen whole', () => {
    expect(unbroken('invoquez-les – 3-4').split('\u2060')).toEqual(['invoquez', '-', 'les – 3-4']);
  });
});

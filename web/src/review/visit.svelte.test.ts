import { afterEach, expect, it, vi } from 'vitest';
import { Visit } from './visit.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('looks at nothing that comes after one has left', async () => {
  const come: ((answer: Response) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise<Response>((resolve) => come.push(resolve))),
  );
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let visit!: Visit;
  const leave = $effect.root(() => {
    visit = new Visit('one', null, 'open');
    visit.box = { content: { words: [], content: {} } as never, look: null };
  });
  expect(visit.moment).toBeUndefined();
  const loading = visit.load('open');
  await vi.waitFor(() => expect(come).toHaveLength(1));
  visit.point('card:3');
  leave();
  visit.leave();
  come[0]!(new Response(JSON.stringify({ moments: [{ n: 0, events: [], scores: [] }], until: 0, last: 0 })));
  await loading;
  await new Promise((rest) => setTimeout(rest, 120));
  expect(warned).not.toHaveBeenCalled();
  expect(visit.steps).toEqual([]);
});

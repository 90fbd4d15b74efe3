import { flushSync, mount, tick, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import Art from './Art.svelte';

let paint: (address: string) => void = () => undefined;
vi.mock('./bitmap', () => ({ bitmapOf: () => new Promise<string>((resolve) => (paint = resolve)) }));

it('asks nothing more of a picture that went away before it was painted', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly told: (seen: { target: Element }[]) => void) {}
      observe(target: Element): void {
        this.told([{ target }]);
      }
      unobserve(): void {}
    },
  );
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let look = $state({ card: 3 });
  let art = {};
  const leave = $effect.root(() => {
    const card = $derived(look.card);
    art = mount(Art, {
      target: document.body,
      props: {
        get card() {
          return card;
        },
      },
    });
  });
  flushSync();
  const unpainted = paint;
  await unmount(art);
  leave();
  look = { card: 4 };
  unpainted('blob:late');
  await tick();
  expect(unpainted.name).not.toBe('paint');
  expect(warned).not.toHaveBeenCalled();
});

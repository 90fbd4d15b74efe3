import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import Plot from './Plot.svelte';

it('lays equal lines so that each is seen: mine wide beneath, the others dashed above', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  const target = document.createElement('div');
  const plot = mount(Plot, {
    target,
    props: {
      title: 'points',
      lines: [
        { name: 'Odile', colour: 'red', values: [0, 3] },
        { name: 'me', colour: 'blue', values: [0, 3], mine: true },
      ],
    },
  });
  flushSync();
  const paths = [...target.querySelectorAll<SVGPathElement>('figure > svg path')];
  expect(paths.map((path) => path.style.stroke)).toEqual(['blue', 'red']);
  void unmount(plot);
});

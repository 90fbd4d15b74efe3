import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import Plot from './Plot.svelte';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});

it('lays equal lines so that each is seen: mine wide beneath, the others dashed above', () => {
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

it('names the goal where no line comes near it, above all lines', () => {
  const target = document.createElement('div');
  const plot = mount(Plot, {
    target,
    props: { title: 'points', goal: 60, lines: [{ name: 'me', colour: 'blue', values: [0, 70] }] },
  });
  flushSync();
  const aim = target.querySelector('.aim')!;
  expect(Number(aim.getAttribute('x'))).toBeLessThan(100);
  expect(aim.hasAttribute('text-anchor')).toBe(false);
  const path = target.querySelector('figure > svg path')!;
  expect(path.compareDocumentPosition(aim) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  void unmount(plot);
});

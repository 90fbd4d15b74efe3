import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** Keep a list at its end as it grows, unless the person has scrolled up to read. */
export function toEnd(watch: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    let following = true;
    const scrolled = (): void => {
      following = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
    };
    element.addEventListener('scroll', scrolled, { passive: true });
    $effect(() => {
      watch();
      if (following) void tick().then(() => (element.scrollTop = element.scrollHeight));
    });
    return () => element.removeEventListener('scroll', scrolled);
  };
}

/** How far the fading edge of a region reaches, in pixels. */
const FADE = 36;

/** Bring a row into sight of the region that scrolls around it, clear of its fading edges; the page stays where it is. */
export const inRegion: Attachment<HTMLElement> = (row) => {
  const region = row.closest('[role="region"]');
  if (!region) return;
  const { top, bottom } = region.getBoundingClientRect();
  const place = row.getBoundingClientRect();
  if (place.bottom > bottom - FADE) region.scrollTop += place.bottom - bottom + FADE;
  else if (place.top < top) region.scrollTop -= top - place.top + FADE;
};

interface Strip {
  readonly scrollLeft: number;
  readonly clientWidth: number;
}

interface Laid {
  readonly offsetLeft: number;
  readonly offsetWidth: number;
}

/** How much of its neighbours shows beside a thing at the edge, in pixels: there is more. */
const PEEP = 28;

/** How far to scroll a strip so that a thing on it is wholly in sight: not at all, where it is already. */
export function inSight({ scrollLeft, clientWidth }: Strip, { offsetLeft, offsetWidth }: Laid): number {
  const first = Math.max(0, offsetLeft - PEEP);
  const last = offsetLeft + offsetWidth + PEEP - clientWidth;
  // Whatever is wider than the strip is read from its beginning.
  return Math.min(first, Math.max(last, scrollLeft));
}

/** Mark a strip with `data-before` and `data-after` while it goes on there, out of sight. */
export const edges: Attachment<HTMLElement> = (strip) => {
  const mark = (): void => {
    const { scrollLeft, clientWidth, scrollWidth } = strip;
    strip.toggleAttribute('data-before', scrollLeft > 3);
    strip.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 3);
  };
  const sizes = new ResizeObserver(mark);
  sizes.observe(strip);
  for (const thing of strip.children) sizes.observe(thing);
  strip.addEventListener('scroll', mark, { passive: true });
  return () => {
    sizes.disconnect();
    strip.removeEventListener('scroll', mark);
  };
};

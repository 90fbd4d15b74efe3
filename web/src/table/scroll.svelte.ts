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

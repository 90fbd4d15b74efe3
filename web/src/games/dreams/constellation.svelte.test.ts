import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { seen } from '../../ui/beside';
import Constellation from './Constellation.svelte';

describe('the stars of a sky', () => {
  it('are each seen by whatever looks for a free spot on the page', () => {
    const stars = [
      { shade: 'light', u: 0, v: 0 },
      { shade: 'black', u: 300, v: -200 },
    ] as const;
    const apart = document.createElement('p');
    const sky = mount(Constellation, { target: document.body, props: { stars: [] } });
    flushSync();
    const bare = seen(apart).length;
    void unmount(sky);
    const starry = mount(Constellation, { target: document.body, props: { stars } });
    flushSync();
    expect(seen(apart)).toHaveLength(bare + stars.length);
    void unmount(starry);
  });
});

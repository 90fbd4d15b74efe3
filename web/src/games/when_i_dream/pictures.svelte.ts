/** The pictures of the words: one chunk of its own, fetched when a table gets ready for its first night. */

import type { Picture } from '../../../build/ivory';

let all = $state.raw<Readonly<Record<string, Picture>>>({});
let coming: Promise<void> | undefined;

/** Fetch the pictures, once. Cards show their words until then, and if it fails. */
export function fetchPictures(): Promise<void> {
  coming ??= import('virtual:word-pictures').then(
    (made) => {
      all = made.default;
    },
    () => {
      coming = undefined;
    },
  );
  return coming;
}

/** The picture of a word, once it is there. */
export function picture(name: string | undefined): Picture | undefined {
  return name === undefined ? undefined : all[name];
}

import { pictureOf } from './compose';

/*
 * A vector picture is painted anew whenever anything near it changes. For cards that glow and fly,
 * each picture is turned once into a bitmap of the size at hand; until then the vector is shown.
 */

const SIDES = [160, 320, 640, 960];
const made = new Map<string, Promise<string>>();
let queue: Promise<unknown> = Promise.resolve();

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 800 });
    else setTimeout(resolve, 60);
  });

async function paint(card: number, side: number): Promise<string> {
  await whenIdle();
  const image = new Image(side, side);
  image.src = pictureOf(card);
  await image.decode();
  const canvas = new OffscreenCanvas(side, side);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('No canvas to paint on');
  brush.drawImage(image, 0, 0, side, side);
  const address = URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp', quality: 0.92 }));
  const ready = new Image();
  ready.src = address;
  await ready.decode();
  return address;
}

/** The picture of a card as a bitmap for a width on the screen, one at a time and when nothing else is to do. */
export function bitmapOf(card: number, width: number): Promise<string> {
  const wanted = width * (globalThis.devicePixelRatio || 1);
  const side = SIDES.find((size) => size >= wanted) ?? 960;
  const key = `${card}/${side}`;
  let bitmap = made.get(key);
  if (!bitmap) {
    bitmap = queue.then(() => paint(card, side));
    // Where a browser cannot make bitmaps, the vector simply stays.
    queue = bitmap.catch(() => undefined);
    made.set(key, bitmap);
  }
  return bitmap;
}

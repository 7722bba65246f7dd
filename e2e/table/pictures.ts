import type { Page } from 'playwright-core';

/** Squares in which two pictures are compared: letters and edges differ by a pixel from browser to browser. */
const SQUARE = 12;
/** Of 255: colours this far apart are different ones. */
const APART = 36;

const COMPARE = `(async ([pictures, square, apart]) => {
  const [first, second] = await Promise.all(pictures.map(async (picture) => {
    const image = new Image();
    image.src = picture;
    await image.decode();
    const [width, height] = [Math.floor(image.width / square), Math.floor(image.height / square)];
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  }));
  if (first.width !== second.width || first.height !== second.height) return 1;
  let different = 0;
  for (let at = 0; at < first.data.length; at += 4)
    if ([0, 1, 2].some((c) => Math.abs(first.data[at + c] - second.data[at + c]) > apart)) different += 1;
  return different / (first.data.length / 4);
})`;

/** The share of the squares in which two screenshots have clearly different colours; 1 if their sizes differ. */
export function differenceOf(page: Page, a: Buffer, b: Buffer): Promise<number> {
  const pictures = [a, b].map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
  return page.evaluate<number>(`${COMPARE}(${JSON.stringify([pictures, SQUARE, APART])})`);
}

import type { Theme } from '../../art/themes.ts';
import { whenIdle } from '../../base/idle.ts';
import type { Box } from '../camera/camera.ts';
import { type Field, RADIUS } from '../field.ts';
import type { GroundAnswer, GroundRequest, PaintRequest } from './ground-messages.ts';
import { mapFontFaces } from './map-fonts.ts';

/** The painted ground of one map in one theme. */
export interface GroundPicture {
  /** The step that is soonest there; null where all take as long. */
  readonly soonest: number | null;
  /** The bitmap at this many pixels per board pixel; null if another ground has been requested meanwhile. */
  at(step: number): Promise<ImageBitmap | null>;
  /** A part of it, of whole pixels of the board; null where the whole is drawn at once. */
  part(box: Box, step: number): Promise<ImageBitmap | null>;
}

/** What one bitmap may hold on every device. */
const MOST_PIXELS = 12_000_000;

/** Pixels for one of the board; between two steps the bitmap is shown a little smaller than it is. */
const STEPS = [0.4, 0.6, 0.9, 1.3, 1.8];

const largest = ({ width, height }: Field): number => Math.sqrt(MOST_PIXELS / (width * height));

/** The step whose bitmap is sharp at that zoom. */
export function stepFor(field: Field, zoom: number): number {
  const wanted = zoom * Math.min(window.devicePixelRatio || 1, 3) * 0.96;
  return Math.min(STEPS.find((step) => step >= wanted) ?? Number.POSITIVE_INFINITY, largest(field));
}

/** A bitmap this much coarser than the screen looks soft. */
const SOFT = 1.15;

/** Pixels per board pixel in a part that is sharp at that zoom; null if the whole map is sharp enough. */
export function sharpStepFor(field: Field, zoom: number): number | null {
  const wanted = zoom * Math.min(window.devicePixelRatio || 1, 3);
  return wanted > largest(field) * SOFT ? wanted : null;
}

/** Milliseconds after the first picture. */
const AHEAD = 1500;

let worker: Worker | undefined;

function ask(request: GroundRequest, transfer: Transferable[] = []): Promise<GroundAnswer> {
  worker ??= new Worker(new URL('../../workers/ground-worker.ts', import.meta.url), {
    type: 'module',
    name: 'ground',
  });
  const to = worker;
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<GroundAnswer>) => {
      port1.close();
      resolve(data);
    };
    to.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
    to.postMessage(request, [port2, ...transfer]);
  });
}

let latest: {
  readonly field: Field;
  readonly theme: Theme;
  readonly picture: Promise<GroundPicture>;
} | null = null;
let pictures = 0;

/** Only the latest is kept: a ground takes as much memory as all the rest. */
export function groundPicture(field: Field, theme: Theme): Promise<GroundPicture> {
  if (latest?.field === field && latest.theme === theme) return latest.picture;
  const made = { field, theme, picture: paint(field, theme) };
  latest = made;
  made.picture.catch(() => {
    if (latest === made) latest = null;
  });
  return made.picture;
}

/** Up to this step the whole of a large map is in view. */
const AFAR = 0.4;

async function paint(field: Field, theme: Theme): Promise<GroundPicture> {
  const faces = await mapFontFaces();
  const painting = { game: field.game, ground: field.ground, radius: RADIUS, theme, faces };
  const sheetFor = async (request: PaintRequest): Promise<HTMLImageElement | null> => {
    const svg = await ask(request);
    return typeof svg === 'string' ? imageOf(svg) : null;
  };
  const sheet = (kind: 'paint' | 'paint-afar') => sheetFor({ ...painting, kind });
  let near: HTMLImageElement | null = null;
  let afar: Promise<HTMLImageElement | null> | null = null;
  pictures += 1;
  const name = String(pictures);
  // The largest bitmap there is; smaller ones are made from it, which takes far less time than drawing.
  let kept = 0;
  let last: Promise<unknown> = Promise.resolve();

  // The main thread lays a drawing out before it is painted elsewhere: split a large map into small drawings.
  const parts = partsOf(field);
  const partial = (box: Box) => sheetFor({ ...painting, kind: 'paint-part', box });
  const drawn = async (box: Box): Promise<HTMLImageElement> => {
    if (parts.length === 1) near ??= await sheet('paint');
    const made = near ?? (await partial(box));
    if (made === null) throw new Error('the map was not painted');
    return made;
  };

  const make = async (step: number): Promise<ImageBitmap | null> => {
    const width = Math.round(field.width * step);
    const height = Math.round(field.height * step);
    const size = { resizeWidth: width, resizeHeight: height };
    if (step <= AFAR) {
      afar ??= sheet('paint-afar');
      const all = await afar;
      if (all) return createImageBitmap(all, size);
    }
    if (step > kept) {
      for (const box of parts) {
        const bitmap = await bitmapOf(await drawn(box), box, step);
        const [x, y] = [Math.round(box.left * step), Math.round(box.top * step)];
        await ask({ kind: 'keep', name, size: { width, height }, x, y, bitmap }, [bitmap]);
      }
      kept = step;
    }
    const made = await ask({ kind: 'size', name, width, height });
    return made instanceof ImageBitmap ? made : null;
  };
  /** One at a time. */
  const inTurn = (work: () => Promise<ImageBitmap | null>): Promise<ImageBitmap | null> => {
    const made = last.then(work);
    last = made.catch(() => {});
    return made;
  };
  const at = (step: number) => inTurn(() => make(step));
  // Drawing begins on the page's own thread: better now, while nothing moves, than at the end of a zoom.
  const ahead = largest(field);
  let callOff = () => {};
  const later = setTimeout(() => {
    callOff = whenIdle(() => void at(ahead).then((bitmap) => bitmap?.close()));
  }, AHEAD);
  return {
    soonest: parts.length > 1 ? AFAR : null,
    at(step) {
      if (step >= ahead) {
        clearTimeout(later);
        callOff();
      }
      return at(step);
    },
    part: (box, step) =>
      inTurn(async () => {
        const part = await partial(box);
        return part && bitmapOf(part, box, step);
      }),
  };
}

/** The drawing of a box. Never cropped: Firefox applies the scale twice when it crops and resizes an SVG. */
function bitmapOf(
  sheet: HTMLImageElement,
  { left, top, right, bottom }: Box,
  step: number,
): Promise<ImageBitmap> {
  return createImageBitmap(sheet, {
    resizeWidth: Math.round(right * step) - Math.round(left * step),
    resizeHeight: Math.round(bottom * step) - Math.round(top * step),
  });
}

/** Parts of a large map that are drawn one after the other. */
const PARTS = { across: 6, down: 4, from: 6_000_000 };

/** The map in parts; a small one is whole. */
function partsOf({ width, height }: Field): Box[] {
  const [wide, high] = [Math.ceil(width), Math.ceil(height)];
  const { across, down, from } = PARTS;
  if (wide * high < from) return [{ left: 0, top: 0, right: wide, bottom: high }];
  return Array.from({ length: across * down }, (_, i) => {
    const [column, row] = [i % across, Math.floor(i / across)];
    return {
      left: Math.round((wide * column) / across),
      top: Math.round((high * row) / down),
      right: Math.round((wide * (column + 1)) / across),
      bottom: Math.round((high * (row + 1)) / down),
    };
  });
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    // Laying it out was one task of the page's own thread; what is done with it next is another.
    await new Promise((resolve) => setTimeout(resolve));
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

import type { Box } from './camera.ts';
import type { Field } from './field.ts';

/** Pixels for one of the board; between two steps the bitmap is shown a little smaller than it is. */
const STEPS = [0.4, 0.6, 0.9, 1.3, 1.8, 2.5, 3.5];

/** What one canvas may hold on every device. */
const MOST_PIXELS = 16_000_000;

/** The step whose bitmap is sharp at that zoom. */
export function stepFor(field: Field, k: number): number {
  const wanted = k * Math.min(window.devicePixelRatio || 1, 3) * 0.96;
  const most = Math.sqrt(MOST_PIXELS / (field.width * field.height));
  return Math.min(STEPS.find((step) => step >= wanted) ?? most, most);
}

/** Pixels of a piece that is drawn without letting anybody wait. */
const PIECE = 320;

export interface Raster {
  readonly canvas: HTMLCanvasElement;
  /** True once all is drawn, false if it was stopped before. */
  readonly done: Promise<boolean>;
  stop(): void;
}

/** Draws the picture piece by piece, what is in view first, and rests while `busy`. */
export function rasterise(
  picture: HTMLImageElement,
  field: Field,
  step: number,
  inView: Box,
  busy: () => boolean,
): Raster {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(field.width * step);
  canvas.height = Math.round(field.height * step);
  const context = canvas.getContext('2d');
  const pieces = piecesOf(canvas, step, inView);
  let stopped = false;
  const done = new Promise<boolean>((resolve) => {
    const next = () => {
      if (stopped || !context) return resolve(false);
      if (busy()) return void setTimeout(next, 60);
      const piece = pieces.shift();
      if (!piece) return resolve(true);
      context.save();
      context.beginPath();
      context.rect(piece.x, piece.y, PIECE, PIECE);
      context.clip();
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      context.restore();
      setTimeout(next, 4);
    };
    next();
  });
  return {
    canvas,
    done,
    stop() {
      stopped = true;
    },
  };
}

/** Upper left corners, nearest to the middle of the view first. */
function piecesOf(canvas: HTMLCanvasElement, step: number, inView: Box): { x: number; y: number }[] {
  const middle = {
    x: ((inView.left + inView.right) / 2) * step,
    y: ((inView.top + inView.bottom) / 2) * step,
  };
  const away = (piece: { x: number; y: number }) =>
    Math.hypot(piece.x + PIECE / 2 - middle.x, piece.y + PIECE / 2 - middle.y);
  const pieces: { x: number; y: number }[] = [];
  for (let y = 0; y < canvas.height; y += PIECE) {
    for (let x = 0; x < canvas.width; x += PIECE) pieces.push({ x, y });
  }
  return pieces.sort((a, b) => away(a) - away(b));
}

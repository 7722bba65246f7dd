import type {
  GroundAnswer,
  GroundRequest,
  KeepRequest,
  PaintRequest,
} from '../board/ground/ground-messages.ts';
import { groundPainter } from '../games/ground-painters.ts';

// Everything about the ground that takes long, away from the page: painting, and making bitmaps smaller.

let kept: { readonly name: string; readonly canvas: OffscreenCanvas } | null = null;

async function answer(request: GroundRequest): Promise<GroundAnswer> {
  switch (request.kind) {
    case 'paint':
    case 'paint-afar':
    case 'paint-part':
      return painted(request);
    case 'keep':
      keep(request);
      return null;
    case 'size':
      return kept?.name === request.name ? resized(kept.canvas, request.width, request.height) : null;
  }
}

async function painted(request: PaintRequest): Promise<string | null> {
  const { game, ground, radius, theme, faces } = request;
  const painter = await groundPainter(game);
  const paint = (): string | undefined => {
    if (request.kind === 'paint-part') return painter.paintPart?.(ground, theme, radius, request.box);
    if (request.kind === 'paint-afar') return painter.paintAfar?.(ground, theme, radius);
    return painter.paint(ground, theme, radius);
  };
  return paint()?.replace('>', `><style>${faces}</style>`) ?? null;
}

function keep({ name, size: { width, height }, x, y, bitmap }: KeepRequest): void {
  const fits = kept?.name === name && kept.canvas.width === width && kept.canvas.height === height;
  if (kept === null || !fits) kept = { name, canvas: new OffscreenCanvas(width, height) };
  kept.canvas.getContext('2d')?.drawImage(bitmap, x, y);
  bitmap.close();
}

function resized(bitmap: OffscreenCanvas, width: number, height: number): ImageBitmap | null {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'medium';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.transferToImageBitmap();
}

// Each request brings the port its answer goes to.
addEventListener('message', async ({ data, ports: [port] }: MessageEvent<GroundRequest>) => {
  const made = await answer(data);
  port?.postMessage(made, made instanceof ImageBitmap ? [made] : []);
});

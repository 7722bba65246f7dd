import { groundPainter } from '../games/ground-painters.ts';
import type { GroundAnswer, GroundRequest } from './ground-messages.ts';

// Everything about the ground that takes long, away from the page: painting, and making bitmaps smaller.

let kept: { readonly name: string; readonly bitmap: ImageBitmap } | null = null;

async function answer(request: GroundRequest): Promise<GroundAnswer> {
  switch (request.kind) {
    case 'paint':
    case 'paint-afar': {
      const { kind, game, ground, radius, theme, faces } = request;
      const painter = await groundPainter(game);
      const svg =
        kind === 'paint' ? painter.paint(ground, theme, radius) : painter.paintAfar?.(ground, theme, radius);
      return svg?.replace('>', `><style>${faces}</style>`) ?? null;
    }
    case 'keep':
      kept?.bitmap.close();
      kept = request;
      return null;
    case 'size':
      return kept?.name === request.name ? resized(kept.bitmap, request.width, request.height) : null;
  }
}

function resized(bitmap: ImageBitmap, width: number, height: number): ImageBitmap | null {
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

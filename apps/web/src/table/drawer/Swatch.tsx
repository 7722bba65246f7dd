import { useRef, useState } from 'react';
import type { Point } from '../../art/draw/geometry.ts';
import type { Theme } from '../../art/themes.ts';
import { useEffect } from '../../base/effects.ts';
import { type Field, RADIUS } from '../../board/field.ts';
import { useGroundPicture } from '../../board/ground/useGroundPicture.ts';

/** The painted map, with this many pixels per board pixel. */
export interface Painted {
  readonly bitmap: ImageBitmap;
  readonly scale: number;
}

/** The whole ground once, to cut the swatches from. */
export function usePainted(field: Field, theme: Theme, scale: number): Painted | null {
  const picture = useGroundPicture(field, theme);
  const [painted, setPainted] = useState<Painted | null>(null);
  useEffect(() => {
    let wanted = true;
    let mine: ImageBitmap | null | undefined;
    const show = async () => {
      mine = await picture?.at(scale);
      if (wanted) setPainted(mine ? { bitmap: mine, scale } : null);
      else mine?.close();
    };
    show().catch((error: unknown) => console.error('the terrain key could not be painted', error));
    return () => {
      wanted = false;
      mine?.close();
    };
  }, [picture, scale]);
  return painted;
}

interface SwatchProps {
  readonly at: Point;
  readonly painted: Painted | null;
  /** As SVG, in the measures of the field. */
  readonly over: string;
}

const WIDTH = 62;
const HEIGHT = 54;

/** A hex cut out of the map, and what lives over the ground there. */
export function Swatch({ at, painted, over }: SwatchProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { x, y } = at;
  const [w, h] = [2 * RADIUS, Math.sqrt(3) * RADIUS];
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !painted || painted.bitmap.width === 0) return;
    const cut = [x - w / 2, y - h / 2, w, h].map((n) => n * painted.scale);
    context.drawImage(painted.bitmap, cut[0], cut[1], cut[2], cut[3], 0, 0, 2 * WIDTH, 2 * HEIGHT);
  }, [painted, x, y, w, h]);
  return (
    <span className="swatch-hex" aria-hidden="true">
      <canvas ref={canvas} width={2 * WIDTH} height={2 * HEIGHT} />
      <svg
        viewBox={`${x - w / 2} ${y - h / 2} ${w} ${h}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions from the map
        dangerouslySetInnerHTML={{ __html: over }}
      />
    </span>
  );
}

import { memo, useEffect, useRef } from 'react';
import type { Theme } from '../art/themes.ts';
import type { Box } from './camera.ts';
import { type Field, RADIUS } from './field.ts';
import { groundPicture } from './ground-picture.ts';
import { rasterise, stepFor } from './ground-raster.ts';

interface GroundProps {
  readonly field: Field;
  readonly theme: Theme;
  /** Zoom at rest. */
  readonly zoom: number;
  /** The part of the board on the screen. */
  readonly inView: () => Box;
  /** A gesture is going on. */
  readonly isBusy: () => boolean;
  readonly onPainted: (canvas: HTMLCanvasElement) => void;
}

/** From this hex radius on single houses can be told apart. */
const NEAR = 15;

/** The painted map as a bitmap for the present zoom. A new one grows over the old one, which then goes. */
export const Ground = memo(function Ground({ field, theme, zoom, inView, isBusy, onPainted }: GroundProps) {
  const holder = useRef<HTMLDivElement>(null);
  const step = stepFor(field, zoom);
  const detail = zoom * RADIUS >= NEAR ? 'near' : 'far';

  useEffect(() => {
    const node = holder.current;
    let stop = () => {};
    let wanted = true;
    const show = async () => {
      const picture = await groundPicture(field, theme, detail);
      if (!wanted || !node) return;
      const raster = rasterise(picture, field, step, inView(), isBusy);
      stop = raster.stop;
      node.append(raster.canvas);
      if (await raster.done) {
        while (node.firstChild && node.firstChild !== raster.canvas) node.firstChild.remove();
        raster.canvas.dataset['painted'] = 'true';
        onPainted(raster.canvas);
      } else {
        raster.canvas.remove();
      }
    };
    show().catch((error: unknown) => console.error('the map could not be painted', error));
    return () => {
      wanted = false;
      stop();
    };
  }, [field, theme, detail, step, inView, isBusy, onPainted]);

  return <div ref={holder} className="board-ground" aria-hidden="true" />;
});

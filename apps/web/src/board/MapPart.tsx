import { useRef } from 'react';
import type { Theme } from '../art/themes.ts';
import { useEffect } from '../base/effects.ts';
import type { GameView } from '../kit/kit.ts';
import './Board.css';
import type { Box } from './camera/camera.ts';
import { useGroundPicture } from './ground/useGroundPicture.ts';
import type { BoardKit } from './kit.ts';
import { Area } from './marks/Area.tsx';
import './map-part.css';
import type { Hex, PlaceName } from './types.ts';

interface MapPartProps {
  readonly kit: BoardKit;
  readonly view: GameView;
  readonly theme: Theme;
  /** What is shown, in whole pixels of the board. */
  readonly box: Box;
  /** Outlined. */
  readonly land: readonly Hex[];
  readonly nameOf: PlaceName;
  /** What it shows, for screen readers. */
  readonly label: string;
}

/** Pixels across, before those of a fine screen. */
const WIDTH = 420;

/** A part of the map as a picture, without counters. */
export function MapPart({ kit, view, theme, box, land, nameOf, label }: MapPartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const field = kit.fieldOf(view);
  const picture = useGroundPicture(field, theme);
  const { left, top, right, bottom } = box;
  const [width, height] = [right - left, bottom - top];
  const zoom = WIDTH / width;
  useEffect(() => {
    const node = canvas.current;
    if (node === null || picture === null) return;
    let wanted = true;
    const step = zoom * Math.min(window.devicePixelRatio || 1, 3);
    picture
      .part({ left, top, right, bottom }, step)
      .then((bitmap) => {
        if (!bitmap) return;
        if (!wanted) return bitmap.close();
        node.width = bitmap.width;
        node.height = bitmap.height;
        node.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
      })
      .catch((error: unknown) => console.error('the map could not be painted', error));
    return () => {
      wanted = false;
    };
  }, [picture, zoom, left, top, right, bottom]);
  return (
    <div className="map-part" style={{ aspectRatio: `${width} / ${height}` }} role="img" aria-label={label}>
      <canvas ref={canvas} />
      <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
        <kit.Below {...{ field, theme, view, zoom, nameOf }} />
        <Area field={field} hexes={land} wash="zone" />
        <kit.Above {...{ field, theme, view, zoom, nameOf }} />
      </svg>
    </div>
  );
}

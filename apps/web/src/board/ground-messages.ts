import type { Theme } from '../art/themes.ts';
import type { MapData } from '../games/dragon-rage/art/terrain/map-data.ts';

/** What the ground worker is asked. */
export type GroundRequest =
  /** Paint the map: its answer is an SVG. */
  | {
      readonly kind: 'paint';
      readonly data: MapData;
      readonly radius: number;
      readonly theme: Theme;
      /** Fonts as CSS. */
      readonly faces: string;
    }
  /** Keep the painted map as the bitmap all others are made from. */
  | { readonly kind: 'keep'; readonly name: string; readonly bitmap: ImageBitmap }
  /** The kept bitmap in another size: its answer is a bitmap. */
  | { readonly kind: 'size'; readonly name: string; readonly width: number; readonly height: number };

export type GroundAnswer = string | ImageBitmap | null;

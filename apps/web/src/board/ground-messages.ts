import type { Theme } from '../art/themes.ts';

/** What the ground worker is asked. */
export type GroundRequest =
  /** Paint the map: its answer is an SVG; null when the painter has no other picture for the whole map in view. */
  | {
      readonly kind: 'paint' | 'paint-afar';
      readonly game: string;
      /** What the field says of it. */
      readonly ground: object;
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

import type { Theme } from '../../art/themes.ts';
import type { Box, Size } from '../camera/camera.ts';

interface Painting {
  readonly game: string;
  /** What the field says of it. */
  readonly ground: object;
  readonly radius: number;
  readonly theme: Theme;
  /** Fonts as CSS. */
  readonly faces: string;
}

/** Request to paint the map, or a part of it. Returns an SVG; null if the painter has no such picture. */
export type PaintRequest =
  | (Painting & { readonly kind: 'paint' | 'paint-afar' })
  | (Painting & { readonly kind: 'paint-part'; readonly box: Box });

/** Keep the painted map, of which this is a part, as the picture all others are made from. */
export interface KeepRequest {
  readonly kind: 'keep';
  readonly name: string;
  readonly size: Size;
  readonly x: number;
  readonly y: number;
  readonly bitmap: ImageBitmap;
}

/** What the ground worker is asked. */
export type GroundRequest =
  | PaintRequest
  | KeepRequest
  /** The kept bitmap in another size: its answer is a bitmap. */
  | { readonly kind: 'size'; readonly name: string; readonly width: number; readonly height: number };

export type GroundAnswer = string | ImageBitmap | null;

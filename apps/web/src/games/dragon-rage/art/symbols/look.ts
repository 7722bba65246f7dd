import type { BoardPalette } from '../../../../art/palettes/types.ts';
import { type Build, boardPalette, type Theme } from '../../../../art/themes.ts';

/** How the pieces of the board that change are drawn: as the board they lie on. */
export interface Look {
  readonly theme: Theme;
  readonly radius: number;
  readonly build: Build;
}

export const inkOf = (look: Look): BoardPalette => boardPalette(look.theme, look.build);

import type { BoardPalette } from '../../../../art/palettes/types.ts';
import { type Build, boardPalette, type Theme } from '../../../../art/themes.ts';

/** How the changing pieces of the board are drawn: in the style of the board. */
export interface Look {
  readonly theme: Theme;
  readonly radius: number;
  readonly build: Build;
}

export const inkOf = (look: Look): BoardPalette => boardPalette(look.theme, look.build);

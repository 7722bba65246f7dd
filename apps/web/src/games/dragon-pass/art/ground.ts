import type { Theme } from '../../../art/themes.ts';
import type { Box } from '../../../board/camera/camera.ts';
import { paintLand } from './terrain/board.ts';
import type { MapData } from './terrain/map-data.ts';

/** What changes hands, or goes out, in the course of a game. */
const WITHOUT = ['glowline', 'fortresses'] as const;

/** The land without what lives on it. */
export const ground = {
  paint: (data: MapData, theme: Theme, radius: number): string =>
    paintLand(data, theme, { radius, detail: 'near', without: WITHOUT }),
  paintPart: (data: MapData, theme: Theme, radius: number, box: Box): string =>
    paintLand(data, theme, { radius, detail: 'near', without: WITHOUT, box }),
  paintAfar: (data: MapData, theme: Theme, radius: number): string =>
    paintLand(data, theme, { radius, detail: 'far', without: WITHOUT }),
};

import type { Theme } from '../../../art/themes.ts';
import { paintBoard } from './terrain/board.ts';
import type { MapData } from './terrain/map-data.ts';

/** What changes, and the names above it. */
const WITHOUT = ['bridges', 'entrances', 'names'] as const;

/** The city without what lives on it. */
export const ground = {
  paint: (data: MapData, theme: Theme, radius: number): string =>
    paintBoard(data, theme, { radius, detail: 'near', without: WITHOUT }).svg,
};

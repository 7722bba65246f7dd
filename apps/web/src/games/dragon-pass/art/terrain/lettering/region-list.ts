import type { Realm } from '../palettes/types.ts';
import type { Face } from './faces.ts';
import type { Level } from './levels.ts';

export type NameInk = 'highName' | 'woodName' | 'plainName' | 'waterName';

export interface Region {
  /** By which it is named in other languages. */
  readonly id: string;
  /** As printed. */
  readonly name: string;
  readonly face: Face;
  /** A realm, or one of the inks of names. */
  readonly ink: Realm | NameInk;
  /** In radii, when the whole map is in view. */
  readonly size: number;
  /** The points its name runs through, by column and row; even columns are half a row lower. */
  readonly along: readonly (readonly number[])[];
  /** The level from which it is written. */
  readonly from: Level;
}

// biome-ignore format: one region a line
export const REGIONS: readonly Region[] = [
  { id: 'tarsh', name: 'Tarsh', face: 'realm', ink: 'lunar-dark', size: 2.0, along: [[1.6, 8.7], [4.6, 8.1], [7.5, 8.6]], from: 'far' },
  { id: 'sartar', name: 'Sartar', face: 'realm', ink: 'sartar-outer', size: 1.3, along: [[32.9, 16.5], [34.5, 16.0], [36.2, 16.4]], from: 'far' },
  { id: 'old-sartar', name: 'Old Sartar', face: 'realm', ink: 'old-sartar', size: 1.6, along: [[33.8, 30.1], [37, 29.6], [40.5, 29.6], [43.6, 30.1]], from: 'far' },
  { id: 'grazelands', name: 'The Grazelands', face: 'realm', ink: 'grazelands', size: 1.4, along: [[5.8, 20.7], [9, 20.1], [12, 20.1], [15.4, 20.7]], from: 'far' },
  { id: 'beast-valley', name: 'Beast Valley', face: 'realm', ink: 'beast-valley', size: 0.8, along: [[17.1, 26.3], [19.2, 25.9], [21.4, 26.3]], from: 'far' },
  { id: 'black-horse', name: 'Black Horse Country', face: 'realm', ink: 'black-horse', size: 0.8, along: [[2, 17.4], [5.6, 16.7], [9.4, 17.3]], from: 'far' },
  { id: 'cragspider', name: 'Cragspider’s Mountain', face: 'realm', ink: 'cragspider', size: 0.76, along: [[18.7, 5.8], [22, 5.3], [25.5, 5.8]], from: 'far' },
  { id: 'kero-fin', name: 'Kero Fin', face: 'nature', ink: 'highName', size: 0.9, along: [[17.4, 20.4], [19.5, 19.9], [21.6, 20.4]], from: 'far' },
  { id: 'stinking-forest', name: 'Stinking Forest', face: 'nature', ink: 'woodName', size: 1.3, along: [[26.4, 4.8], [29.8, 4.2], [33, 4.2], [36.2, 4.8]], from: 'far' },
  { id: 'rockwood', name: 'Rockwood Mountains', face: 'nature', ink: 'highName', size: 1.0, along: [[2.1, 32], [1.8, 27], [2.1, 22]], from: 'far' },
  { id: 'rockwood', name: 'Rockwood Mountains', face: 'nature', ink: 'highName', size: 1.0, along: [[36.6, 1.9], [40.2, 2.2], [44.4, 4.2]], from: 'far' },
  { id: 'indigo', name: 'Indigo Mountains', face: 'nature', ink: 'highName', size: 1.0, along: [[43.5, 6.6], [43.2, 11], [43.6, 16]], from: 'far' },
  { id: 'storm-mountains', name: 'Storm Mountains', face: 'nature', ink: 'highName', size: 1.1, along: [[33, 33.2], [37, 32.6], [41, 32.7], [44.2, 33.3]], from: 'far' },
  { id: 'quivin-mountains', name: 'Quivin Mountains', face: 'nature', ink: 'highName', size: 1.0, along: [[31.9, 22.7], [34.9, 22.1], [37.8, 22.7]], from: 'far' },
  { id: 'dragonspine', name: 'Dragonspine', face: 'nature', ink: 'highName', size: 0.9, along: [[36.5, 7.2], [36.3, 11.3], [36.6, 15.6]], from: 'far' },
  { id: 'upland-marsh', name: 'Upland Marsh', face: 'nature', ink: 'waterName', size: 0.85, along: [[21.5, 25.8], [23.2, 25.5], [24.9, 25.8]], from: 'far' },
  { id: 'donalf-flats', name: 'Donalf Flats', face: 'nature', ink: 'plainName', size: 1.0, along: [[23.9, 12.4], [26.2, 12.0], [28.4, 12.3]], from: 'far' },
  { id: 'troll-woods', name: 'Troll Woods', face: 'nature', ink: 'woodName', size: 0.85, along: [[22.4, 33.9], [24.4, 33.5], [26.5, 33.9]], from: 'far' },
  { id: 'skyreach', name: 'Skyreach Mountains', face: 'nature', ink: 'highName', size: 0.75, along: [[1.8, 13.3], [5.5, 12.8], [9.4, 13.7]], from: 'middle' },
  { id: 'hydra-mountains', name: 'Hydra Mountains', face: 'nature', ink: 'highName', size: 0.7, along: [[0.8, 1.3], [3.2, 1.0], [5.6, 1.4]], from: 'middle' },
  { id: 'dwarf-run', name: 'Dwarf Run', face: 'nature', ink: 'highName', size: 0.85, along: [[25.8, 8.6], [28, 8.2], [30.4, 8.6]], from: 'middle' },
  { id: 'bush-range', name: 'Bush Range', face: 'nature', ink: 'highName', size: 0.7, along: [[21.9, 14.1], [22.5, 16], [23.0, 18.3]], from: 'middle' },
  { id: 'starfire-ridge', name: 'Starfire Ridge', face: 'nature', ink: 'highName', size: 0.75, along: [[27.2, 28.3], [28.6, 27.7], [30.4, 27.3], [32.4, 27.6]], from: 'middle' },
  { id: 'woods-of-the-dead', name: 'Woods of the Dead', face: 'nature', ink: 'woodName', size: 0.75, along: [[38.5, 22.6], [40.2, 22.2], [42.2, 22.6]], from: 'middle' },
  { id: 'guardian-hills', name: 'Guardian Hills', face: 'nature', ink: 'highName', size: 0.75, along: [[43.5, 21.2], [43.2, 24], [43.5, 27.2]], from: 'middle' },
  { id: 'skyfall-lake', name: 'Skyfall Lake', face: 'nature', ink: 'waterName', size: 0.65, along: [[25.7, 16.5], [27.2, 16.3], [28.8, 16.6]], from: 'middle' },
  { id: 'tarndisis-grove', name: 'Tarndisi’s Grove', face: 'nature', ink: 'woodName', size: 0.65, along: [[28.2, 18.8], [29.6, 18.4], [31, 18.8]], from: 'near' },
  { id: 'larnstes-table', name: 'Larnste’s Table', face: 'nature', ink: 'highName', size: 0.65, along: [[28.5, 30.7], [30.2, 30.3], [31.9, 30.7]], from: 'near' },
  { id: 'lost-man-thickets', name: 'Lost Man Thickets', face: 'nature', ink: 'woodName', size: 0.65, along: [[40.4, 17.3], [42, 16.9], [43.8, 17.3]], from: 'near' },
];

import { dragonPassKit } from './dragon-pass/kit.ts';
import { dragonRageKit } from './dragon-rage/kit.ts';
import { type AnyKit, anyKit } from './kit.ts';

/** All games; the first is the default. */
export const GAMES: readonly AnyKit[] = [anyKit(dragonRageKit), anyKit(dragonPassKit)];

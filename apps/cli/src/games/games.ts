import { dragonPassKit } from './dragon-pass/kit.ts';
import { dragonRageKit } from './dragon-rage/kit.ts';
import { type AnyKit, anyKit } from './kit.ts';

/** Every game there is, the one that is meant when nobody says which first. */
export const GAMES: readonly AnyKit[] = [anyKit(dragonRageKit), anyKit(dragonPassKit)];

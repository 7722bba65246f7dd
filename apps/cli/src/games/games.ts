import { dragonRageKit } from './dragon-rage/kit.ts';
import { type AnyKit, anyKit } from './kit.ts';

/** Every game there is. */
export const GAMES: readonly AnyKit[] = [anyKit(dragonRageKit)];

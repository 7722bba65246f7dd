import manifest from '../../../../games.json' with { type: 'json' };
import type { AnyKit } from './kit.ts';

/** The kit of a game is in its folder. */
async function kitOf(game: string): Promise<AnyKit> {
  const { kit }: { readonly kit: AnyKit } = await import(`./${game}/kit.ts`);
  return kit;
}

/** All games of the manifest; the first is the default. */
export const GAMES: readonly AnyKit[] = await Promise.all(manifest.map(({ id }) => kitOf(id)));

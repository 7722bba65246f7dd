import { type AnyHostedGame, anyHosted, type Library } from '@hexwyrm/host';
import { HexwyrmError } from '@hexwyrm/kernel';

const LOADERS: Readonly<Record<string, () => Promise<AnyHostedGame>>> = {
  'dragon-rage': async () => anyHosted((await import('./dragon-rage/engine.ts')).engine),
  'dragon-pass': async () => anyHosted((await import('./dragon-pass/engine.ts')).engine),
};

/** The games of the page, each loaded when it is first wanted. */
export const library: Library = {
  async load(game) {
    const load = LOADERS[game];
    if (load === undefined) throw new HexwyrmError('unknown-game', `there is no game ${game}`);
    return load();
  },
};

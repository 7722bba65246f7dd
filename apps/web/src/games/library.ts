import type { AnyHostedGame, Library } from '@hexwyrm/host';
import { HexwyrmError } from '@hexwyrm/kernel';

const ENGINES = import.meta.glob<AnyHostedGame>('./*/engine.ts', { import: 'engine' });

/** The games of the page, each loaded when it is first wanted. */
export const library: Library = {
  async load(game) {
    const load = ENGINES[`./${game}/engine.ts`];
    if (load === undefined) throw new HexwyrmError('unknown-game', `there is no game ${game}`);
    return load();
  },
};

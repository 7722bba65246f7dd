import { HexwyrmError } from '@hexwyrm/kernel';
import { createTableHost, type TableHost } from '../engine/table-host.ts';

const LOADERS: Readonly<Record<string, () => Promise<TableHost>>> = {
  'dragon-rage': async () => createTableHost((await import('./dragon-rage/engine.ts')).engine),
  'dragon-pass': async () => createTableHost((await import('./dragon-pass/engine.ts')).engine),
};

/** A host for a game, its engine loaded when it is first wanted. */
export async function hostFor(game: string): Promise<TableHost> {
  const load = LOADERS[game];
  if (load === undefined) throw new HexwyrmError('unknown-game', `there is no game ${game}`);
  return load();
}

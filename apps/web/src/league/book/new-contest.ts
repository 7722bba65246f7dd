import type { Json } from '@hexwyrm/kernel';
import type { BookFile } from '@hexwyrm/league';
import { newId, newSeed } from '../../engine/random-ids.ts';
import { keepContest, listContests, loadContest, type SavedContest } from '../../storage/contests.ts';
import { askLeague, LeagueError } from './client.ts';
import { copyOf } from './copies.ts';
import type { ContestSort, LeagueFailure, LeagueRequest } from './requests.ts';

export interface Wanted<V> {
  readonly sort: ContestSort<V>;
  readonly game: string;
}

/** Every contest has a name. */
export interface Named {
  readonly settings: { readonly name: string };
}

/** Begins a contest and keeps it; returns its id. Fails with a LeagueError for settings that do not go together. */
export const newContest = <V extends Named>(wanted: Wanted<V>, settings: Json): Promise<string> =>
  kept(wanted, { ...ofKind(wanted), call: 'begin', settings });

/**
 * Takes a contest from the text of a file; fails with a LeagueError that names what is wrong in it. A contest that
 * this device has already goes on where the file is further, and stays as it is where it is not.
 */
export const contestFrom = <V extends Named>(wanted: Wanted<V>, file: string): Promise<string> =>
  kept(wanted, { ...ofKind(wanted), call: 'open', file });

const OLDER: LeagueFailure = { clause: 'L-OLDER', facts: {}, message: 'L-OLDER', problems: [] };

/** The same contest on this device, which the file goes on from; null: there is none. Fails where the file is older. */
async function goneOnFrom(kind: SavedContest['kind'], file: BookFile): Promise<SavedContest | null> {
  const same = (await listContests()).filter((one) => one.kind === kind && one.head.lot === file.lot);
  const all = await Promise.all(same.map(({ id }) => loadContest(id)));
  const found = all.filter((each) => each !== null);
  if (found.some(({ file: mine }) => copyOf(mine, file) === 'no-further')) throw new LeagueError(OLDER);
  return found.find(({ file: mine }) => copyOf(mine, file) === 'further')?.row ?? null;
}

const ofKind = <V>({ sort: { kind }, game }: Wanted<V>) => ({ kind, game, secret: newSeed() });

async function kept<V extends Named>(
  { sort: { kind, viewIn, standingOf }, game }: Wanted<V>,
  request: Extract<LeagueRequest, { secret: string }>,
): Promise<string> {
  const { seen, file } = await askLeague(request);
  const view = viewIn(seen);
  const { facts, ...rest } = standingOf(view);
  const { commands, hash, ...head } = file;
  const here = request.call === 'open' ? await goneOnFrom(kind, file) : null;
  const id = here?.id ?? newId();
  const { secret, games, created } = here ?? { secret: request.secret, games: {}, created: Date.now() };
  const { name } = view.settings;
  const version = commands.length;
  await keepContest(
    {
      id,
      kind,
      game,
      name,
      head,
      secret,
      version,
      hash,
      games,
      standing: facts,
      ...rest,
      created,
      updated: Date.now(),
    },
    commands,
  );
  return id;
}

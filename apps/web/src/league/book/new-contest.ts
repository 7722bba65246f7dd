import type { Json } from '@hexwyrm/kernel';
import { newId, newSeed } from '../../engine/random-ids.ts';
import { keepContest } from '../../storage/contests.ts';
import { askLeague } from './client.ts';
import type { ContestSort, LeagueRequest } from './requests.ts';

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

/** Takes a contest from the text of a file; fails with a LeagueError that names what is wrong in it. */
export const contestFrom = <V extends Named>(wanted: Wanted<V>, file: string): Promise<string> =>
  kept(wanted, { ...ofKind(wanted), call: 'open', file });

const ofKind = <V>({ sort: { kind }, game }: Wanted<V>) => ({ kind, game, secret: newSeed() });

async function kept<V extends Named>(
  { sort: { kind, viewIn, standingOf }, game }: Wanted<V>,
  request: Extract<LeagueRequest, { secret: string }>,
): Promise<string> {
  const { seen, file } = await askLeague(request);
  const view = viewIn(seen);
  const { facts, ...rest } = standingOf(view);
  const { commands, hash, ...head } = file;
  const id = newId();
  const { secret } = request;
  const { name } = view.settings;
  const now = { created: Date.now(), updated: Date.now() };
  const version = commands.length;
  await keepContest(
    { id, kind, game, name, head, secret, version, hash, games: {}, standing: facts, ...rest, ...now },
    commands,
  );
  return id;
}

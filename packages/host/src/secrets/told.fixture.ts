// All that a connection can learn of a game without playing: every request that is answered or refused.

import type { Json, Seat } from '@hexwyrm/kernel';
import type { Method, Params } from '@hexwyrm/protocol';
import type { Connection } from '../connection.ts';
import { connectionsHere, OWNER, SEAT } from '../host-here.fixture.ts';

/** One open game, with its referee and one connection that looks on. */
export interface Opened {
  readonly referee: Connection;
  readonly looker: Connection;
}

export async function openFor(looker: Seat, position: Json, seed: string): Promise<Opened> {
  const connect = connectionsHere();
  const [referee, seated] = [connect(OWNER), connect(SEAT)];
  await referee.request('load', { position, seed, lenient: false });
  await seated.request('connect', { seat: looker, bots: {}, watch: true });
  return { referee, looker: seated };
}

/** What a request is answered as it travels, also where it is refused. */
async function answerTo<M extends Method>(connection: Connection, method: M, params: Params<M>) {
  try {
    return JSON.stringify(await connection.request(method, params));
  } catch (error) {
    return String(error);
  }
}

/** Queries without parameters, and those that are asked about each unit. */
const QUERIES = [
  'aims',
  'phases',
  'duties',
  'battle',
  'losses',
  'calls',
  'diplomacy',
  'emissaries',
  'dragonfight',
];
const MORE_QUERIES = [
  'held',
  'garrisons',
  'moon',
  'conditions',
  'events',
  'zones',
  'storm',
  'coming',
  'returns',
  'posts',
];
const OF_UNITS = ['unit', 'range'];

/** Every answer by its request; `asked` are actions to ask about, allowed or not. */
export async function toldTo(
  { looker }: Opened,
  asked: readonly Json[],
  units: readonly number[],
): Promise<ReadonlyMap<string, string>> {
  const told = new Map<string, string>();
  const ask = async <M extends Method>(method: M, params: Params<M>): Promise<void> => {
    told.set(`${method} ${JSON.stringify(params)}`, await answerTo(looker, method, params));
  };
  for (const method of ['update', 'view', 'decision', 'legal', 'reactions', 'propose'] as const)
    await ask(method, {});
  // What a seat may not save or look up before the end.
  for (const method of ['save', 'state', 'hash'] as const) await ask(method, {});
  await ask('record', {});
  for (const bot of ['random', 'greedy']) await ask('bestmove', { bot });
  for (const name of [...QUERIES, ...MORE_QUERIES]) await ask('query', { name, params: {}, indices: false });
  for (const unit of units)
    for (const name of OF_UNITS) await ask('query', { name, params: { unit }, indices: false });
  for (const action of asked) {
    await ask('explain', { action });
    await ask('odds', { action });
    await ask('outlook', { action });
  }
  return told;
}

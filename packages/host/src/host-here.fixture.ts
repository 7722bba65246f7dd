import { dragonPass, QUERIES as PASS_QUERIES } from '@hexwyrm/dragon-pass';
import { dragonPassAdviser, dragonPassBots } from '@hexwyrm/dragon-pass/bots';
import { dragonRage, QUERIES as RAGE_QUERIES } from '@hexwyrm/dragon-rage';
import { dragonRageAdviser, dragonRageBots } from '@hexwyrm/dragon-rage/bots';
import { HexwyrmError, type Json } from '@hexwyrm/kernel';
import { type Followed, type Method, type Params, RESULTS, type Update } from '@hexwyrm/protocol';
import { expect } from 'vitest';
import type { Rights } from './caller.ts';
import { connectTo } from './connection.ts';
import { createHost, type Library, type Patience } from './host.ts';
import { anyHosted } from './hosted-game.ts';

const GAMES = {
  'dragon-rage': anyHosted({
    rules: dragonRage,
    whole: async () => dragonRage,
    bots: async () => dragonRageBots,
    adviser: async () => dragonRageAdviser,
    queries: async () => RAGE_QUERIES,
  }),
  'dragon-pass': anyHosted({
    rules: dragonPass,
    whole: async () => dragonPass,
    bots: async () => dragonPassBots,
    adviser: async () => dragonPassAdviser,
    queries: async () => PASS_QUERIES,
  }),
};

const library: Library = {
  async load(game) {
    if (game === 'dragon-rage' || game === 'dragon-pass') return GAMES[game];
    throw new HexwyrmError('unknown-game', `there is no game ${game}`);
  },
};

export const OWNER: Rights = { owner: true, fair: false };
export const SEAT: Rights = { owner: false, fair: true };

/** What a connected seat was answered. */
export const updateOf = (answer: object): Update => {
  if (!('update' in answer)) throw new Error('a referee was answered');
  const { update } = answer as Followed;
  return update;
};

/** A host, and a way to connect to it. */
export function connectionsHere(patience?: Patience) {
  const host = createHost(library, () => 'seed', patience);
  return (rights: Rights) => connectTo(host, rights);
}

/** The same where every answer is checked against its schema. */
export function hostHere() {
  const connect = connectionsHere();
  return (rights: Rights) => {
    const connection = connect(rights);
    return async <M extends Method>(method: M, params: Params<M>) => {
      const answer = await connection.request(method, params);
      const travelled = JSON.parse(JSON.stringify(answer));
      const parsed = RESULTS[method].safeParse(travelled);
      expect(parsed.success ? [] : [method, parsed.error.issues]).toEqual([]);
      return answer;
    };
  };
}

export const open = async (game: string, scenario: string, options: Json = {}) => {
  const connect = hostHere();
  const owner = connect(OWNER);
  const opened = await owner('new', { game, scenario, options, seed: 'host' });
  return { connect, owner, opened };
};

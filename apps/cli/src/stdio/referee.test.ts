import { dragonRage } from '@hexwyrm/dragon-rage';
import { canonical, hashState, newRecord, openTable } from '@hexwyrm/kernel';
import {
  type ErrorBody,
  type Method,
  parseResponse,
  parseWith,
  RESULTS,
  type Result,
} from '@hexwyrm/protocol';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/games.ts';
import { createReferee } from './referee.ts';

/** Speaks to a referee as over a pipe: everything goes through text, and every answer fits its schema. */
const sitDown = () => {
  const referee = createReferee(GAMES);
  let id = 0;
  const ask = (method: string, params?: object) => {
    id += 1;
    const line = JSON.stringify(params ? { id, method, params } : { id, method });
    const answer = JSON.parse(JSON.stringify(referee.answer({ kind: 'text', text: line })));
    expect(parseResponse(answer).id).toBe(id);
    return answer;
  };
  return {
    referee,
    result<M extends Method>(method: M, params?: object): Result<M> {
      const answer = ask(method, params);
      expect(answer.error).toBeUndefined();
      expect(() => parseWith(RESULTS[method], answer.result, 'bad-response')).not.toThrow();
      return answer.result;
    },
    error(method: string, params?: object): ErrorBody {
      const answer = ask(method, params);
      expect(answer.result).toBeUndefined();
      return answer.error;
    },
  };
};

const isEqual = (a: unknown, b: unknown) => canonical(a) === canonical(b);

const base = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: 'plain' };
const duel = {
  ...base,
  phase: 'invader-melee',
  units: [
    { type: 'ORC', side: 'invader', hex: '1010' },
    { type: 'INF', side: 'defender', hex: '1011' },
    { type: 'MIL', side: 'defender', hex: '0101' },
  ],
};
const attack = { seat: 'invader', action: { type: 'melee', unit: 0, hex: '1011' } };

describe('before a game', () => {
  it('lists games, scenarios, options and bots', () => {
    const { games } = sitDown().result('games');
    expect(games.map(({ id }) => id)).toEqual(['dragon-rage', 'dragon-pass']);
    expect(games[0].bots).toEqual(['greedy', 'random']);
    expect(games[0].scenarios.map(({ id }) => id)).toContain('esirien-1');
    expect(games[0].options).toMatchObject({ type: 'object', properties: { grading: { type: 'boolean' } } });
    expect(games[1].scenarios[0]).toEqual({
      id: 'pass-1',
      seats: ['lunar', 'sartar'],
      name: 'Stemming the Tide',
      clause: 'DP-18.1.1-a',
    });
    expect(games[1].options).toMatchObject({ properties: { screening: { type: 'boolean', default: true } } });
  });

  it.each(['state', 'decision', 'legal', 'undo', 'save', 'hash', 'bestmove'])('%s needs one', (method) => {
    expect(sitDown().error(method).code).toBe('no-game');
  });

  it.each([
    [{ game: 'chess', scenario: 'x' }, 'unknown-game'],
    [{ game: 'dragon-rage', scenario: 'x' }, 'unknown-scenario'],
    [{ game: 'dragon-rage', scenario: 'esirien-1', options: { cheat: true } }, 'bad-option'],
    [{ game: 'dragon-rage', scenario: 'first-game', dice: [] }, 'dice-exhausted'],
  ])('new %j is refused with %s', (params, code) => {
    const { error } = sitDown();
    expect(error('new', params).code).toBe(code);
    expect(error('hash').code).toBe('no-game');
  });

  it.each([
    [{ position: 7 }, 'bad-position', ''],
    [{ position: { ...base, phase: 'tea' } }, 'bad-position', 'units'],
    [{ position: { ...duel, units: [{ ...duel.units[0], hex: '9999' }] } }, 'bad-position', 'units[0].hex'],
    [{ position: { ...duel, game: 'chess' } }, 'unknown-game', undefined],
    [{ replay: { format: 'png' } }, 'bad-replay', 'format'],
  ])('load %j is refused with %s', (params, code, path) => {
    const { code: found, problems } = sitDown().error('load', params);
    expect(found).toBe(code);
    if (path !== undefined) expect(problems?.map((problem) => problem.path)).toContain(path);
  });
});

describe('a game', () => {
  it('begins with the dice it is told, and says its seed', () => {
    const { result } = sitDown();
    const first = result('new', { game: 'dragon-rage', scenario: 'first-game', seed: 'x' });
    expect(first).toMatchObject({ seed: 'x', seats: ['A', 'B'], outcome: null });
    expect(result('new', { game: 'dragon-rage', scenario: 'first-game', seed: 'x' }).hash).toBe(first.hash);
    const scripted = result('new', { game: 'dragon-rage', scenario: 'first-game', dice: [6, 1] });
    expect(scripted.decision).toMatchObject({ kind: 'choose-side', seats: ['A'] });
    expect(scripted.seed).toBeUndefined();
    const chance = result('new', { game: 'dragon-rage', scenario: 'first-game' });
    expect(result('new', { game: 'dragon-rage', scenario: 'first-game', seed: chance.seed }).hash).toBe(
      chance.hash,
    );
  });

  it('is loaded in any phase, shown, and hidden where it must be', () => {
    const { result, error } = sitDown();
    const opened = result('load', { position: duel });
    expect(opened.decision).toMatchObject({ kind: 'invader-melee', seats: ['invader'] });
    expect(hashState(Object(result('state').state))).toBe(opened.hash);
    expect(result('view', { seat: 'spectator' })).toMatchObject({ seat: 'spectator', view: { turn: 1 } });
    expect(error('view', { seat: 'nobody' }).code).toBe('unknown-seat');
    expect(error('legal', { seat: 'nobody' }).code).toBe('unknown-seat');
    expect(result('hash').hash).toBe(opened.hash);
  });

  it('lists legal actions, by unit', () => {
    const { result } = sitDown();
    result('load', { position: duel });
    const all = result('legal');
    expect(all.seat).toBe('invader');
    expect(all.actions).toContainEqual(attack.action);
    expect(all.groups).toEqual([
      { unit: null, actions: [all.actions.findIndex((action) => isEqual(action, { type: 'end' }))] },
      { unit: 0, actions: expect.any(Array) },
    ]);
    const zero = result('legal', { unit: 0 }).actions;
    expect(zero).toEqual(all.actions.filter((action) => !isEqual(action, { type: 'end' })));
    expect(result('legal', { unit: 1 }).actions).toEqual([]);
    expect(result('legal', { seat: 'defender' }).actions).toEqual([]);
  });

  it('explains, tells odds, and refuses with the clause', () => {
    const { result, error } = sitDown();
    result('load', { position: duel });
    expect(result('explain', attack)).toEqual({ ok: true, action: attack.action });
    expect(result('explain', { seat: 'invader', action: 17 })).toMatchObject({
      ok: false,
      refusal: { clause: 'DR-1.1-b' },
    });
    expect(result('explain', { ...attack, seat: 'defender' })).toMatchObject({
      refusal: { clause: 'K-SEAT' },
    });
    expect(error('odds', { seat: 'invader', action: null }).code).toBe('refused');
    expect(error('apply', { seat: 'defender', action: attack.action })).toMatchObject({
      code: 'wrong-seat',
      clause: 'K-SEAT',
    });
    expect(error('apply', { seat: 'invader', action: { type: 'fly' } })).toMatchObject({
      code: 'refused',
      clause: expect.stringMatching(/^DR-/),
    });
  });

  it('uses exactly the dice it is given for an action, or nothing happens', () => {
    const { result, error } = sitDown();
    const before = result('load', { position: duel, dice: [] }).hash;
    expect(error('apply', { ...attack, dice: [] }).code).toBe('dice-exhausted');
    expect(error('apply', { ...attack, dice: [1, 1, 1, 1, 1, 1] }).code).toBe('bad-dice');
    expect(error('apply', attack).code).toBe('dice-exhausted');
    expect(result('hash').hash).toBe(before);
    const applied = result('apply', { ...attack, dice: [1] });
    expect(applied).toMatchObject({ rolled: [1], outcome: null });
    expect(applied.events.map(({ type }) => type)).toContain('rolled');
    result('undo');
    expect(result('hash').hash).toBe(before);
    expect(error('undo').code).toBe('undo-refused');
  });

  it('is saved as position and replay, and both lead back', () => {
    const { result } = sitDown();
    result('load', { position: duel, seed: 3 });
    const { hash } = result('apply', { seat: 'invader', action: { type: 'end' } });
    const { position, replay } = result('save');
    expect(replay).toMatchObject({ format: 'hexwyrm-replay/1', hash });
    result('new', { game: 'dragon-rage', scenario: 'esirien-1' });
    expect(result('load', { position }).hash).toBe(hash);
    expect(result('load', { replay }).hash).toBe(hash);
    expect(result('undo').undone).toEqual({ seat: 'invader', action: { type: 'end' } });
  });

  it('keeps the old game when a new one cannot be opened', () => {
    const { result, error } = sitDown();
    const { hash } = result('load', { position: duel });
    error('load', { position: 3 });
    expect(result('hash').hash).toBe(hash);
  });

  it('refuses a replay whose hash is not the one its actions lead to, and keeps the old game', () => {
    const { result, error } = sitDown();
    const { hash } = result('load', { position: duel });
    const { replay } = result('save');
    expect(error('load', { replay: { ...Object(replay), hash: '0'.repeat(64) } })).toMatchObject({
      code: 'bad-replay',
      problems: [{ path: 'hash', reason: expect.stringContaining(String(hash)) }],
    });
    expect(result('hash').hash).toBe(hash);
  });

  it('names the action and the clause at which a replay breaks', () => {
    const { result, error } = sitDown();
    result('load', { position: duel });
    result('apply', { seat: 'invader', action: { type: 'end' } });
    const { replay } = result('save');
    const broken = { ...Object(replay), actions: [{ seat: 'invader', action: { type: 'fly' } }] };
    expect(error('load', { replay: broken })).toMatchObject({
      code: 'bad-replay',
      clause: expect.stringMatching(/^DR-/),
      problems: [{ path: 'actions[0]' }],
    });
  });

  it('is played by bots on request, the same way each time', () => {
    const { result, error } = sitDown();
    result('load', { position: duel });
    const move = result('bestmove');
    expect(move).toMatchObject({ seat: 'invader', bot: 'greedy' });
    expect(result('bestmove', { bot: 'greedy', budget: 50 }).action).toEqual(move.action);
    expect(result('explain', { seat: move.seat, action: move.action }).ok).toBe(true);
    expect(error('bestmove', { bot: 'deep-thought' }).code).toBe('unknown-bot');
    expect(error('bestmove', { seat: 'defender' }).code).toBe('wrong-seat');
    expect(error('bestmove', { budget: 0 }).code).toBe('bad-params');
  });

  it('is played by bots that know no more than their seat: they answer alike whatever it cannot see', () => {
    const moves = ['HERO', 'WZD', 'CAV'].map((secret) => {
      const { result } = sitDown();
      result('new', { game: 'dragon-rage', scenario: 'points-choice', options: { map: 'esirien' }, seed: 5 });
      result('apply', { seat: 'defender', action: { type: 'recruit', what: secret } });
      return ['random', 'greedy'].map((bot) => result('bestmove', { bot, seat: 'invader' }).action);
    });
    expect(moves[1]).toEqual(moves[0]);
    expect(moves[2]).toEqual(moves[0]);
  });

  it('answers the same as a table of the kernel', () => {
    const { result } = sitDown();
    const start = { kind: 'scenario', scenario: 'esirien-6', options: {} } as const;
    const table = openTable(dragonRage, newRecord(dragonRage, start, { kind: 'seed', seed: 5 }));
    result('new', { game: 'dragon-rage', scenario: 'esirien-6', seed: 5 });
    for (let i = 0; i < 60; i++) {
      const seat = table.decision()?.seats[0] ?? '';
      const actions = table.legal(seat);
      const action = actions[(i * 7) % actions.length];
      table.apply(seat, action);
      expect(result('apply', { seat, action }).hash).toBe(table.hash());
    }
  });
});

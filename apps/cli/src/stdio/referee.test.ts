import { LEVELS } from '@hexwyrm/bots';
import { dragonRage } from '@hexwyrm/dragon-rage';
import { canonical, hashState, newRecord, openMatch } from '@hexwyrm/kernel';
import { type ErrorBody, type Method, parseResponse, RESULTS, type Result } from '@hexwyrm/protocol';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/games.ts';
import { createReferee } from './referee.ts';

/** What a referee is answered; a connected seat is answered otherwise. */
type Told<M extends Method> = Exclude<Result<M>, { update: unknown } | { each: unknown }>;

/** Speaks to a referee as over a pipe: everything goes through text, and every answer fits its schema. */
const sitDown = () => {
  const referee = createReferee(GAMES);
  let id = 0;
  const ask = async (method: string, params?: object) => {
    id += 1;
    const line = JSON.stringify(params ? { id, method, params } : { id, method });
    const answer = JSON.parse(JSON.stringify(await referee.answer({ kind: 'text', text: line })));
    expect(parseResponse(answer).id).toBe(id);
    return answer;
  };
  return {
    referee,
    async result<M extends Method>(method: M, params?: object): Promise<Told<M>> {
      const answer = await ask(method, params);
      expect(answer.error).toBeUndefined();
      expect(RESULTS[method].safeParse(answer.result)).toMatchObject({ success: true });
      return answer.result;
    },
    async error(method: string, params?: object): Promise<ErrorBody> {
      const answer = await ask(method, params);
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
  it('lists games, scenarios, options and bots', async () => {
    const { games } = await sitDown().result('games');
    expect(games.map(({ id }) => id)).toEqual(['dragon-rage', 'dragon-pass', 'bridgehead']);
    expect(games[0].bots).toEqual([...LEVELS, 'greedy', 'random']);
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

  it.each(['state', 'decision', 'legal', 'undo', 'save', 'hash', 'bestmove'])(
    '%s needs one',
    async (method) => {
      expect((await sitDown().error(method)).code).toBe('no-game');
    },
  );

  it.each([
    [{ game: 'chess', scenario: 'x' }, 'unknown-game'],
    [{ game: 'dragon-rage', scenario: 'x' }, 'unknown-scenario'],
    [{ game: 'dragon-rage', scenario: 'esirien-1', options: { cheat: true } }, 'bad-option'],
    [{ game: 'dragon-rage', scenario: 'first-game', dice: [] }, 'dice-exhausted'],
  ])('new %j is refused with %s', async (params, code) => {
    const { error } = sitDown();
    expect((await error('new', params)).code).toBe(code);
    expect((await error('hash')).code).toBe('no-game');
  });

  it.each([
    [{ position: 7 }, 'bad-position', ''],
    [{ position: { ...base, phase: 'tea' } }, 'bad-position', 'units'],
    [{ position: { ...duel, units: [{ ...duel.units[0], hex: '9999' }] } }, 'bad-position', 'units[0].hex'],
    [{ position: { ...duel, game: 'chess' } }, 'unknown-game', undefined],
    [{ replay: { format: 'png' } }, 'bad-replay', 'format'],
  ])('load %j is refused with %s', async (params, code, path) => {
    const { code: found, problems } = await sitDown().error('load', params);
    expect(found).toBe(code);
    if (path !== undefined) expect(problems?.map((problem) => problem.path)).toContain(path);
  });
});

describe('a game', () => {
  it('begins with the dice it is told, and says its seed', async () => {
    const { result } = sitDown();
    const first = await result('new', { game: 'dragon-rage', scenario: 'first-game', seed: 'x' });
    expect(first).toMatchObject({ seed: 'x', seats: ['A', 'B'], outcome: null });
    expect((await result('new', { game: 'dragon-rage', scenario: 'first-game', seed: 'x' })).hash).toBe(
      first.hash,
    );
    const scripted = await result('new', { game: 'dragon-rage', scenario: 'first-game', dice: [6, 1] });
    expect(scripted.decision).toMatchObject({ kind: 'choose-side', seats: ['A'] });
    expect(scripted.seed).toBeUndefined();
    const chance = await result('new', { game: 'dragon-rage', scenario: 'first-game' });
    expect(
      (await result('new', { game: 'dragon-rage', scenario: 'first-game', seed: chance.seed })).hash,
    ).toBe(chance.hash);
  });

  it('is loaded in any phase, shown, and hidden where it must be', async () => {
    const { result, error } = sitDown();
    const opened = await result('load', { position: duel });
    expect(opened.decision).toMatchObject({ kind: 'invader-melee', seats: ['invader'] });
    expect(hashState(Object((await result('state')).state))).toBe(opened.hash);
    expect(await result('view', { seat: 'spectator' })).toMatchObject({
      seat: 'spectator',
      view: { turn: 1 },
    });
    expect((await error('view', { seat: 'nobody' })).code).toBe('unknown-seat');
    expect((await error('legal', { seat: 'nobody' })).code).toBe('unknown-seat');
    expect((await error('apply', { seat: 'nobody', action: { type: 'end' } })).code).toBe('unknown-seat');
    expect((await result('hash')).hash).toBe(opened.hash);
  });

  it('lists legal actions, by unit', async () => {
    const { result } = sitDown();
    await result('load', { position: duel });
    const all = await result('legal');
    expect(all.seat).toBe('invader');
    expect(all.actions).toContainEqual(attack.action);
    expect(all.groups).toEqual([
      { unit: null, actions: [all.actions.findIndex((action) => isEqual(action, { type: 'end' }))] },
      { unit: 0, actions: expect.any(Array) },
    ]);
    const zero = (await result('legal', { unit: 0 })).actions;
    expect(zero).toEqual(all.actions.filter((action) => !isEqual(action, { type: 'end' })));
    expect((await result('legal', { unit: 1 })).actions).toEqual([]);
    expect((await result('legal', { seat: 'defender' })).actions).toEqual([]);
  });

  it('explains, tells odds, and refuses with the clause', async () => {
    const { result, error } = sitDown();
    await result('load', { position: duel });
    expect(await result('explain', attack)).toEqual({ ok: true, action: attack.action });
    expect(await result('explain', { ...attack, seat: 'defender' })).toMatchObject({
      refusal: { clause: 'K-SEAT' },
    });
    expect((await error('odds', { seat: 'invader', action: null })).code).toBe('bad-action');
    expect(await error('apply', { seat: 'defender', action: attack.action })).toMatchObject({
      code: 'wrong-seat',
      clause: 'K-SEAT',
    });
    expect(await error('apply', { seat: 'invader', action: { type: 'fly' } })).toMatchObject({
      code: 'bad-action',
      problems: [
        { path: 'params.action.unit', reason: 'is missing' },
        { path: 'params.action.route', reason: 'is missing' },
        { path: 'params.action.facing', reason: 'is missing' },
        { path: 'params.action.land', reason: 'is missing' },
      ],
    });
    expect(await error('apply', { seat: 'invader', action: { type: 'raze', unit: 0 } })).toMatchObject({
      code: 'refused',
      clause: 'DR-2.4.5-f',
    });
  });

  it('uses exactly the dice it is given for an action, or nothing happens', async () => {
    const { result, error } = sitDown();
    const before = (await result('load', { position: duel, dice: [] })).hash;
    expect((await error('apply', { ...attack, dice: [] })).code).toBe('dice-exhausted');
    expect((await error('apply', { ...attack, dice: [1, 1, 1, 1, 1, 1] })).code).toBe('bad-dice');
    expect((await error('apply', attack)).code).toBe('dice-exhausted');
    expect((await result('hash')).hash).toBe(before);
    const applied = await result('apply', { ...attack, dice: [1] });
    expect(applied).toMatchObject({ rolled: [1], outcome: null });
    expect(applied.events.map(({ type }) => type)).toContain('rolled');
    await result('undo');
    expect((await result('hash')).hash).toBe(before);
    expect((await error('undo')).code).toBe('undo-refused');
  });

  it('is saved as position and replay, and both lead back', async () => {
    const { result } = sitDown();
    await result('load', { position: duel, seed: 3 });
    const { hash } = await result('apply', { seat: 'invader', action: { type: 'end' }, hash: true });
    const { position, replay } = await result('save');
    expect(replay).toMatchObject({ format: 'hexwyrm-replay/1', hash });
    await result('new', { game: 'dragon-rage', scenario: 'esirien-1' });
    expect((await result('load', { position })).hash).toBe(hash);
    expect((await result('load', { replay })).hash).toBe(hash);
    expect((await result('undo')).undone).toEqual({ seat: 'invader', action: { type: 'end' } });
  });

  it('keeps the old game when a new one cannot be opened', async () => {
    const { result, error } = sitDown();
    const { hash } = await result('load', { position: duel });
    await error('load', { position: 3 });
    expect((await result('hash')).hash).toBe(hash);
  });

  it('refuses a replay whose hash is not the one its actions lead to, and keeps the old game', async () => {
    const { result, error } = sitDown();
    const { hash } = await result('load', { position: duel });
    const { replay } = await result('save');
    expect(await error('load', { replay: { ...Object(replay), hash: '0'.repeat(64) } })).toMatchObject({
      code: 'bad-replay',
      problems: [{ path: 'hash', reason: expect.stringContaining(String(hash)) }],
    });
    expect((await result('hash')).hash).toBe(hash);
  });

  it('names the action and the clause at which a replay breaks', async () => {
    const { result, error } = sitDown();
    await result('load', { position: duel });
    await result('apply', { seat: 'invader', action: { type: 'end' } });
    const { replay } = await result('save');
    const broken = { ...Object(replay), actions: [{ seat: 'invader', action: { type: 'fly' } }] };
    expect(await error('load', { replay: broken })).toMatchObject({
      code: 'bad-replay',
      clause: expect.stringMatching(/^DR-/),
      problems: [{ path: 'actions[0]' }],
    });
  });

  it('is played by bots on request, the same way each time', async () => {
    const { result, error } = sitDown();
    await result('load', { position: duel });
    const move = await result('bestmove');
    expect(move).toMatchObject({ seat: 'invader', bot: 'greedy' });
    expect((await result('bestmove', { bot: 'greedy', budget: 50 })).action).toEqual(move.action);
    expect((await result('explain', { seat: move.seat, action: move.action })).ok).toBe(true);
    const best = await result('bestmove', { bot: 'strongest', budget: 400 });
    expect(best).toMatchObject({
      ...(await result('bestmove', { bot: 'old-wyrm', budget: 400 })),
      bot: 'strongest',
    });
    expect((await error('bestmove', { bot: 'deep-thought' })).code).toBe('unknown-bot');
    expect((await error('bestmove', { seat: 'defender' })).code).toBe('wrong-seat');
    expect((await error('bestmove', { budget: 0 })).code).toBe('bad-params');
  });

  it('is played by bots that know no more than their seat: they answer alike whatever it cannot see', async () => {
    const moves = [];
    for (const secret of ['HERO', 'WZD', 'CAV']) {
      const { result } = sitDown();
      await result('new', {
        game: 'dragon-rage',
        scenario: 'points-choice',
        options: { map: 'esirien' },
        seed: 5,
      });
      await result('apply', { seat: 'defender', action: { type: 'recruit', what: secret } });
      const random = await result('bestmove', { bot: 'random', seat: 'invader' });
      const greedy = await result('bestmove', { bot: 'greedy', seat: 'invader' });
      moves.push([random.action, greedy.action]);
    }
    expect(moves[1]).toEqual(moves[0]);
    expect(moves[2]).toEqual(moves[0]);
  });

  it('answers the same as a table of the kernel', async () => {
    const { result } = sitDown();
    const start = { kind: 'scenario', scenario: 'esirien-6', options: {} } as const;
    const table = openMatch(dragonRage, newRecord(dragonRage, start, { kind: 'seed', seed: 5 }));
    await result('new', { game: 'dragon-rage', scenario: 'esirien-6', seed: 5 });
    for (let i = 0; i < 60; i++) {
      const seat = table.decision()?.seats[0] ?? '';
      const actions = table.legal(seat);
      const action = actions[(i * 7) % actions.length];
      table.apply(seat, action);
      expect((await result('apply', { seat, action, hash: true })).hash).toBe(table.hash());
    }
  });
});

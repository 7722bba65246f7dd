import { describe, expect, it } from 'vitest';
import { seededDice } from './dice/dice.ts';
import { pickOne } from './dice/pick.ts';
import { ReplayError } from './errors.ts';
import { openMatch } from './match.ts';
import { type DiceSource, newRecord, type RecordedAction, type Start } from './record.ts';
import { replay, verifyReplay } from './replay.ts';
import { parseReplay } from './replay-schema.ts';
import { duel } from './toy-game.fixture.ts';

const dawn: Start = { kind: 'scenario', scenario: 'dawn', options: {} };

/** A whole random game; every seventh strike has dice of its own. */
function play(start: Start, dice: DiceSource) {
  const table = openMatch(duel, newRecord(duel, start, dice));
  const choices = seededDice('choices');
  for (let turn = 0; table.decision() !== null; turn += 1) {
    const seat = pickOne(choices, table.decision()?.seats ?? []);
    const action = pickOne(choices, table.legal(seat));
    if (turn % 7 === 6 && action.do === 'strike') table.apply(seat, action, [2, 3]);
    else table.apply(seat, action);
  }
  return table;
}

const through = (value: unknown) => parseReplay(JSON.stringify(value));
const problem = (path: string) =>
  expect.objectContaining({ code: 'bad-replay', problems: [expect.objectContaining({ path })] });

describe('a replay', () => {
  it.each<[string, Start, DiceSource]>([
    ['a seed', dawn, { kind: 'seed', seed: 'replay' }],
    ['a numeric seed', dawn, { kind: 'seed', seed: 12 }],
    ['fair dice', dawn, { kind: 'fair', secret: 's3cret', context: 'duel:1' }],
    ['scripted dice', dawn, { kind: 'scripted', values: new Array(300).fill([1, 6, 4, 5, 2]).flat() }],
    [
      'a position',
      { kind: 'position', position: { red: 2, blue: 1, active: 'blue' } },
      { kind: 'seed', seed: 3 },
    ],
  ])('of a game from %s leads to the same state, log and hash', (_, start, dice) => {
    const table = play(start, dice);
    const again = verifyReplay(duel, through(table.replay()));
    expect(again.state).toEqual(table.state);
    expect(again.hash).toBe(table.hash());
    expect(again.log).toEqual(table.log);
  });

  it('can be sat down to again and played on', () => {
    const whole = play(dawn, { kind: 'seed', seed: 'on' }).replay();
    const half = openMatch(duel, { ...whole, actions: whole.actions.slice(0, 5) });
    for (const { seat, action, dice } of whole.actions.slice(5)) half.apply(seat, action, dice);
    expect(half.replay()).toEqual(whole);
  });

  it('is worth the same to the byte today as when it was pinned', () => {
    const table = play(dawn, { kind: 'seed', seed: 'pinned' });
    expect([table.log.length, table.hash()]).toMatchInlineSnapshot(`
      [
        25,
        "9a21e92fbdd9fc1150d9adb39beab227f8bb501c334ccac9481890c2daf2a436",
      ]
    `);
  });

  it('may say who sat where, which the rules do not read', () => {
    const saved = play(dawn, { kind: 'seed', seed: 1 }).replay();
    const players = { red: { name: 'Ann' }, blue: { bot: 'greedy' } };
    const noted = through({ ...saved, players });
    expect(noted.players).toEqual(players);
    expect(verifyReplay(duel, noted).hash).toBe(saved.hash);
    expect(() => through({ ...saved, players: { red: { name: 'x'.repeat(61) } } })).toThrow(
      'players.red.name',
    );
  });

  it('is refused when its hash is another', () => {
    const saved = play(dawn, { kind: 'seed', seed: 1 }).replay();
    expect(() => verifyReplay(duel, { ...saved, hash: '0'.repeat(64) })).toThrow(problem('hash'));
  });

  it('names the action that does not go through, and why', () => {
    const saved = play(dawn, { kind: 'seed', seed: 1 }).replay();
    const actions: RecordedAction<unknown>[] = [...saved.actions];
    actions[3] = { seat: 'red', action: { do: 'fly' } };
    const forged = { ...saved, actions };
    expect(() => replay(duel, forged)).toThrow(problem('actions[3]'));
    expect(() => replay(duel, forged)).toThrow(expect.objectContaining({ cause: expect.any(Error) }));
  });

  it('is refused by another game and by other rules', () => {
    const saved = play(dawn, { kind: 'seed', seed: 1 }).replay();
    expect(() => replay({ ...duel, id: 'joust' }, saved)).toThrow(problem('game'));
    expect(() => replay({ ...duel, rulesVersion: 2 }, saved)).toThrow(problem('rulesVersion'));
  });

  it('is played by the earlier rules it began with, and stays a game of those', () => {
    const saved = play(dawn, { kind: 'seed', seed: 1 }).replay();
    // By the second rules everybody is as strong as two.
    const tougher: typeof duel = {
      ...duel,
      rulesVersion: 2,
      setup(...start) {
        const state = duel.setup(...start);
        for (const side of ['red', 'blue'] as const) state.fighters[side].health *= 2;
        return state;
      },
      earlierRules: new Map([
        [
          1,
          ({ fighters }) => {
            for (const side of ['red', 'blue'] as const) fighters[side].health /= 2;
          },
        ],
      ]),
    };
    expect(verifyReplay(tougher, saved).hash).toBe(saved.hash);
    expect(openMatch(tougher, saved).record().rulesVersion).toBe(1);
    expect(newRecord(tougher, dawn, { kind: 'seed', seed: 1 }).rulesVersion).toBe(2);
    expect(() => replay(tougher, { ...saved, rulesVersion: 3 })).toThrow(problem('rulesVersion'));
  });

  it('passes on what is wrong with its start', () => {
    const dice: DiceSource = { kind: 'seed', seed: 1 };
    const open = (start: Start) => () => openMatch(duel, newRecord(duel, start, dice));
    expect(open({ ...dawn, scenario: 'dusk' })).toThrow(
      expect.objectContaining({ code: 'unknown-scenario' }),
    );
    expect(open({ ...dawn, options: { health: 0 } })).toThrow(
      expect.objectContaining({ code: 'bad-option' }),
    );
    const problems = [{ path: 'blue' }, { path: 'active' }].map((part) => expect.objectContaining(part));
    expect(open({ kind: 'position', position: { red: 1 } })).toThrow(
      expect.objectContaining({ code: 'bad-position', problems }),
    );
  });
});

describe('a replay file', () => {
  const good = play(dawn, { kind: 'seed', seed: 1 }).replay();

  it('comes back as it was written', () => {
    expect(through(good)).toEqual(good);
  });

  it.each<[string, unknown]>([
    ['format', { ...good, format: 'hexwyrm-replay/9' }],
    ['game', { ...good, game: 5 }],
    ['rulesVersion', { ...good, rulesVersion: 1.5 }],
    ['start.kind', { ...good, start: { kind: 'dream' } }],
    ['start.scenario', { ...good, start: { kind: 'scenario', options: {} } }],
    ['dice.kind', { ...good, dice: {} }],
    ['dice.seed', { ...good, dice: { kind: 'seed', seed: null } }],
    ['dice.values[1]', { ...good, dice: { kind: 'scripted', values: [1, 7] } }],
    ['actions', { ...good, actions: 'none' }],
    ['actions[0].seat', { ...good, actions: [{ action: {} }] }],
    ['actions[0].dice[0]', { ...good, actions: [{ seat: 'red', action: {}, dice: [0] }] }],
    ['actions[0].extra', { ...good, actions: [{ seat: 'red', action: {}, extra: 1 }] }],
    ['hash', { ...good, hash: 'XYZ' }],
    ['colour', { ...good, colour: 'red' }],
    ['', []],
  ])('with a bad field is refused by the name %j', (path, value) => {
    expect(() => parseReplay(value)).toThrow(problem(path));
  });

  it('gives a reason in words, and every problem at once', () => {
    expect(() => parseReplay({ ...good, game: 5, hash: '' })).toThrow(
      'bad replay: game: must be string; hash: must be 64 hexadecimal digits',
    );
  });

  it.each(['', '{', 'null', '[]'])('of text %j is a replay error and no other', (text) => {
    expect(() => parseReplay(text)).toThrow(ReplayError);
  });
});

import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/games.ts';
import { createReferee } from './referee.ts';

// What bot authors need to follow a game from outside, asked as `hexwyrm stdio` is asked.

/** Speaks with a referee line by line. */
function talk() {
  const referee = createReferee(GAMES);
  return async (method: string, params: object = {}) => {
    const text = JSON.stringify({ id: 1, method, params });
    return JSON.parse(JSON.stringify(await referee.answer({ kind: 'text', text })));
  };
}

const unit = (type: string, owner: string, hex: string, number = 1) => ({ type, number, owner, hex });

/** Two Lunar stacks, each with one enemy stack that only it can attack. */
const PASS = {
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-pass',
  scenario: 'pass-2',
  options: { screening: false },
  active: 'lunar',
  phase: 'battles',
  units: [
    unit('heavy-cavalry', 'lunar', '2511'),
    unit('foot-militia', 'sartar', '2512'),
    unit('light-cavalry-a', 'lunar', '2915'),
    unit('foot-militia', 'sartar', '2916', 2),
  ],
};
const LONE = { ...PASS, units: PASS.units.slice(0, 2) };
const attack = { type: 'attack', hex: '2512', unit: 0 };

const RAGE = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: 'plain' };

describe('an attack that is put together', () => {
  it('is told before it begins (DP-7.5.1-a)', async () => {
    const ask = talk();
    await ask('load', { position: PASS, dice: [] });
    const { result } = await ask('apply', { seat: 'lunar', action: attack });
    expect(result.events).toEqual([
      { type: 'attack-planned', clause: 'DP-7.5.1-a', attackers: [0], targets: ['2512'] },
    ]);
  });

  it('is told with all who have to come along (DP-7.4.3-f)', async () => {
    const ask = talk();
    const units = [...PASS.units, unit('furthest-foot', 'lunar', '2611')];
    await ask('load', { position: { ...PASS, units }, dice: [] });
    const { result } = await ask('apply', { seat: 'lunar', action: attack });
    expect(result.events).toMatchObject([{ type: 'attack-planned', attackers: [0, 4], targets: ['2512'] }]);
  });

  it('is told where the engine opens the only battle left', async () => {
    const ask = talk();
    await ask('load', { position: PASS, dice: [] });
    await ask('apply', { seat: 'lunar', action: attack });
    await ask('apply', { seat: 'lunar', action: { type: 'fight' } });
    let answer = await ask('decision');
    for (let steps = 0; answer.result.decision.kind !== 'declare' && steps < 20; steps += 1) {
      const [seat] = answer.result.decision.seats;
      const { result } = await ask('legal', { seat });
      const done = result.actions.find(({ type }: { type: string }) => type === 'done') ?? result.actions[0];
      const { result: odds } = await ask('odds', { seat, action: done });
      answer = await ask('apply', { seat, action: done, dice: odds.atOnce === null ? [] : [1] });
      if (answer.error?.code === 'dice-exhausted')
        answer = await ask('apply', { seat, action: done, dice: [1, 1] });
    }
    expect(answer.result.events.at(-1)).toEqual({
      type: 'attack-planned',
      clause: 'DP-7.5.1-a',
      attackers: [2],
      targets: ['2916'],
    });
  });

  it('is hidden from seats that do not know all attackers (DP-5.3-b)', async () => {
    const ask = talk();
    const units = [...PASS.units, unit('furthest-foot', 'lunar', '2511')];
    const stacks = [{ hex: '2511', units: [0, 4] }];
    const position = { ...PASS, options: { screening: true }, units, stacks };
    await ask('load', { position, dice: [] });
    await ask('apply', { seat: 'lunar', action: attack });
    const told = async (seat: string) => (await ask('update', { seat })).result.entries;
    expect(await told('lunar')).toMatchObject([{ events: [{ type: 'attack-planned', attackers: [0, 4] }] }]);
    for (const seat of ['sartar', 'spectator'])
      expect(await told(seat)).toMatchObject([{ action: null, events: [] }]);
  });

  it('is told as long as others may join (DR-2.7.1.2-a)', async () => {
    const ask = talk();
    const units = [
      { type: 'ORC', side: 'invader', hex: '1010' },
      { type: 'ORC', side: 'invader', hex: '1110' },
      { type: 'INF', side: 'defender', hex: '1009' },
      { type: 'INF', side: 'defender', hex: '0101' },
    ];
    await ask('load', { position: { ...RAGE, phase: 'invader-melee', units }, dice: [] });
    const melee = { seat: 'invader', action: { type: 'melee', unit: 0, hex: '1009' } };
    // The chance is known at once, but no die falls before the attack is complete.
    expect((await ask('odds', melee)).result).toMatchObject({ odds: [{ roll: 'attack' }], atOnce: null });
    const { result } = await ask('apply', melee);
    expect(result.events).toEqual([
      {
        type: 'attack-planned',
        clause: 'DR-2.7.1.2-a',
        weapon: 'melee',
        units: [0],
        hex: '1009',
        bolt: false,
      },
    ]);
    const roll = { seat: 'invader', action: { type: 'roll' } };
    expect((await ask('odds', roll)).result.atOnce).toBe('attack');
  });
});

describe('the dice of an action', () => {
  it('are foreseen where others cause them: the end of a phase lets a wild elemental attack (DR-2.8.9-i)', async () => {
    const ask = talk();
    const units = [
      { type: 'ELM_EARTH', side: 'invader', hex: '1010' },
      { type: 'INF', side: 'defender', hex: '1009' },
      { type: 'INF', side: 'defender', hex: '0101' },
      { type: 'ORC', side: 'invader', hex: '0310' },
    ];
    await ask('load', { position: { ...RAGE, phase: 'invader-movement', units }, dice: [] });
    const end = { seat: 'invader', action: { type: 'end' } };
    expect((await ask('odds', end)).result.atOnce).toBe('attack');
    expect((await ask('apply', { ...end, dice: [] })).error).toMatchObject({
      code: 'dice-exhausted',
      facts: { roll: 'attack' },
    });
    expect((await ask('apply', { ...end, dice: [1] })).result.rolled).toEqual([1]);
  });

  it('are not foreseen where they depend on what is hidden (DP-5.3-b)', async () => {
    const ask = talk();
    await ask('load', { position: { ...LONE, options: { screening: true } }, dice: [] });
    const fight = { seat: 'lunar', action: { type: 'fight' } };
    expect((await ask('odds', fight)).result).toEqual({ odds: [], atOnce: 'unknown' });
  });
});

describe('a position', () => {
  it('asks what play would ask there: a lone battle opens by itself', async () => {
    const ask = talk();
    const { result } = await ask('load', { position: LONE, dice: [] });
    expect(result.decision.kind).toBe('declare');
    expect((await ask('legal')).result.actions).toEqual([{ type: 'fight' }]);
    const { position } = (await ask('save')).result;
    expect((await ask('load', { position, dice: [] })).result).toMatchObject({
      hash: result.hash,
      decision: { kind: 'declare' },
    });
  });

  it('passes a phase in which no choice is left', async () => {
    const ask = talk();
    const idle = { ...LONE, phase: 'commit' };
    expect((await ask('load', { position: idle, dice: [] })).result.decision.kind).toBe('declare');
    expect((await ask('view', { seat: 'lunar' })).result.view.phase).toBe('battles');
  });

  it('of an earlier record stays as it was written, so that its actions still fit', async () => {
    const ask = talk();
    const record = {
      format: 'hexwyrm-replay/1',
      game: 'dragon-pass',
      rulesVersion: 2,
      start: { kind: 'position', position: LONE },
      dice: { kind: 'scripted', values: [] },
      actions: [
        { seat: 'lunar', action: attack },
        { seat: 'lunar', action: { type: 'fight' } },
      ],
    };
    await ask('load', { position: LONE, dice: [] });
    await ask('apply', { seat: 'lunar', action: { type: 'fight' } });
    const { hash } = (await ask('hash')).result;
    const { result } = await ask('load', { replay: { ...record, hash } });
    expect(result).toMatchObject({ hash, decision: { kind: 'array' } });
  });
});

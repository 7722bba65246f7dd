// The set-up of scenarios 7 and 9: dice, zones, the South Soldier Reserve, the first game-turn.

import { type Dice, scriptedDice, seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { openBoard, typeOf } from '../core/board.ts';
import { hexName, hexNumbered } from '../core/hexes.ts';
import type { State } from '../core/state.ts';
import { WAITING } from '../core/vocabulary.ts';
import { dragonPass } from '../testing/by-index.ts';
import { refusalOf } from '../testing/opening.ts';
import { eventsOf, table } from '../testing/table.ts';

/** These dice first, then any. */
function dice(...faces: number[]): Dice {
  const first = scriptedDice(faces);
  const rest = seededDice('long-games');
  return { d6: (roll) => (first.left() > 0 ? first : rest).d6(roll) };
}

const begin = (scenario: string, die: number): State => dragonPass.setup(scenario, {}, dice(die));

const asked = (state: State) => {
  const { kind, seats: [seat = ''] = [] } = dragonPass.decision(state) ?? {};
  return [kind, seat];
};

const seatAsked = (state: State): string => dragonPass.decision(state)?.seats[0] ?? '';

/** The seats that are asked to set up, in order; the last one says that it is ready with this die. */
function setUpAll(state: State, die?: number) {
  const order: string[] = [];
  const events = [...dragonPass.apply(state, seatAsked(state), { type: 'moon', phase: 'full' }, dice())];
  while (dragonPass.decision(state)?.kind === 'deploy') {
    const seat = seatAsked(state);
    if (!order.includes(seat)) order.push(seat);
    for (const action of dragonPass.propose?.(state, seat) ?? [])
      events.push(...dragonPass.apply(state, seat, action, die === undefined ? dice() : dice(die)));
  }
  return { order, events };
}

describe('who is first', () => {
  it.each([
    [3, 'lunar', 'sartar'],
    [4, 'sartar', 'lunar'],
  ])('DP-18.7.1-a: die %i: %s picks the moon, deploys and moves first, then %s', (die, first, second) => {
    const state = begin('pass-7', die);
    expect(asked(state)).toEqual(['moon', first]);
    expect(dragonPass.decision(state)?.clause).toBe('DP-18.7.1-a');
    const { order, events } = setUpAll(state);
    expect(order).toEqual([first, second]);
    expect(eventsOf(events, 'order-rolled')).toMatchObject([
      { clause: 'DP-18.7.1-a', order: 'deployment', die, seat: first },
    ]);
    expect(state.seats[state.active]).toBe(first);
  });

  it('DP-18.9.1-a: in scenario 9 the die decides who picks the moon and deploys first', () => {
    const state = begin('pass-9', 4);
    expect(asked(state)).toEqual(['moon', 'sartar']);
    expect(setUpAll(state).order).toEqual(['sartar', 'lunar']);
  });

  it.each([
    [3, 6, 'lunar', 'sartar'],
    [3, 1, 'lunar', 'lunar'],
    [2, 5, 'sartar', 'lunar'],
    [2, 2, 'sartar', 'sartar'],
  ])('DP-18.9.3-a: dice %i and %i: %s deploys first, %s moves first', (one, two, deploys, moves) => {
    const state = begin('pass-9', one);
    const { order, events } = setUpAll(state, two);
    expect(order[0]).toBe(deploys);
    expect(eventsOf(events, 'order-rolled').at(-1)).toMatchObject({
      clause: 'DP-18.9.3-a',
      order: 'turns',
      die: two,
      seat: moves,
    });
    expect([state.seats[state.active], state.orderDice]).toEqual([moves, [one, two]]);
  });

  it('DP-18.9.3-a: the last player to be ready sees what the die decides', () => {
    const state = begin('pass-9', 3);
    dragonPass.apply(state, 'lunar', { type: 'moon', phase: 'full' }, dice());
    for (;;) {
      const seat = seatAsked(state);
      const [action] = dragonPass.propose?.(state, seat) ?? [];
      if (seat === 'sartar' && action?.type === 'ready') break;
      if (action) dragonPass.apply(state, seat, action, dice());
    }
    expect(dragonPass.odds(state, 'sartar', { type: 'ready' })).toMatchObject([
      {
        roll: 'turn-order',
        results: [
          { result: 'lunar', chance: [3, 6] },
          { result: 'sartar', chance: [3, 6] },
        ],
      },
    ]);
  });
});

describe('forces and zones', () => {
  it.each(['pass-7', 'pass-9'])(
    'DP-18.7.1-b, DP-18.9.1-b: %s: whole armies in the Glowline and in Sartar',
    (scenario) => {
      const state = begin(scenario, 1);
      const board = openBoard(state);
      const count = (player: number): number =>
        state.units.filter(
          ({ owner, hex }, id) =>
            owner === player && hex === WAITING && typeOf(board, id).kind !== 'assassin',
        ).length;
      expect([count(0), count(1)]).toEqual([59, 59]);
      dragonPass.apply(state, 'lunar', { type: 'moon', phase: 'full' }, dice());
      const clause = scenario === 'pass-7' ? 'DP-18.7.1-b' : 'DP-18.9.1-b';
      const [first] = dragonPass.legal(state, 'lunar');
      const unit = first && 'unit' in first && first.unit !== null ? first.unit : -1;
      const boldhome = hexNumbered(board, '3524');
      expect(refusalOf(state, 'lunar', { type: 'deploy', unit, hex: boldhome })).toBe(clause);
      expect(refusalOf(state, 'lunar', { type: 'deploy', unit, hex: hexNumbered(board, '0906') })).toBeNull();
    },
  );

  it.each(['pass-7', 'pass-9'])(
    'DP-18-f: %s: nobody is set up where an independent lives: the Travelling Stone, the Hydra’s Hill',
    (scenario) => {
      const state = begin(scenario, 1);
      const board = openBoard(state);
      dragonPass.apply(state, 'lunar', { type: 'moon', phase: 'full' }, dice());
      const offered = dragonPass.legal(state, 'lunar').filter(({ type }) => type === 'deploy');
      const [first] = offered;
      const unit = first && 'unit' in first && first.unit !== null ? first.unit : -1;
      for (const name of ['1902', '0302']) {
        const hex = hexNumbered(board, name);
        expect(refusalOf(state, 'lunar', { type: 'deploy', unit, hex }), name).toBe('DP-18-f');
        expect(offered, name).not.toContainEqual({ type: 'deploy', unit, hex });
      }
      // Next to one is open.
      expect(refusalOf(state, 'lunar', { type: 'deploy', unit, hex: hexNumbered(board, '1802') })).toBeNull();
    },
  );

  it('DP-18.7.4-a: every independent is there, with nobody for an owner', () => {
    const state = begin('pass-7', 1);
    const board = openBoard(state);
    const neutral = new Set(
      state.units.flatMap(({ owner }, id) => (owner < 0 ? [typeOf(board, id).id] : [])),
    );
    for (const type of [
      'androgeus',
      'cragspider',
      'delecti',
      'dragons',
      'dwarf',
      'hydra',
      'ironhoof',
      'zombies',
    ])
      expect(neutral.has(type)).toBe(true);
  });
});

describe('the South Soldier Reserve', () => {
  /** Sartar sets up alone, holding back the first `count` units. */
  function heldBack(scenario: string, count: number) {
    const state = begin(scenario, 2);
    dragonPass.apply(state, 'sartar', { type: 'moon', phase: 'full' }, dice());
    const board = openBoard(state);
    const held: number[] = [];
    while (held.length < count) {
      const frame = state.frames.at(-1);
      if (frame?.kind !== 'deploy') throw new Error('nobody sets up');
      const { unit } = frame;
      const isRunner = typeOf(board, unit).id === 'dragontooth-runners';
      const hex = hexNumbered(board, '3524');
      dragonPass.apply(
        state,
        'sartar',
        isRunner ? { type: 'deploy', unit, hex } : { type: 'hold', unit },
        dice(),
      );
      if (!isRunner) held.push(unit);
    }
    return { state, board, held };
  }

  const nextUnit = (state: State): number => {
    const frame = state.frames.at(-1);
    return frame?.kind === 'deploy' ? frame.unit : -1;
  };

  it.each([
    ['pass-7', 'DP-18.7.1-c'],
    ['pass-9', 'DP-18.9.1-b'],
  ])('DP-18.7.1-c, DP-18.9.1-b: %s: up to ten units, not eleven', (scenario, clause) => {
    const { state } = heldBack(scenario, 10);
    const unit = nextUnit(state);
    expect(refusalOf(state, 'sartar', { type: 'hold', unit })).toBe(clause);
    expect(dragonPass.legal(state, 'sartar').some(({ type }) => type === 'hold')).toBe(false);
  });

  it('DP-18.7.1-c: Sartar alone has one, in no other scenario', () => {
    const lunar = begin('pass-7', 1);
    dragonPass.apply(lunar, 'lunar', { type: 'moon', phase: 'full' }, dice());
    expect(refusalOf(lunar, 'lunar', { type: 'hold', unit: nextUnit(lunar) })).toBe('DP-18-j');
    const other = dragonPass.setup('pass-1', {}, dice());
    expect(refusalOf(other, 'lunar', { type: 'hold', unit: nextUnit(other) })).toBe('DP-18-j');
  });

  it.each([
    ['pass-7', 27, '1934', '4534'],
    ['pass-9', 45, '0134', '4534'],
  ])(
    'DP-18.7.1-c, DP-18.9.4-c: %s: they enter by %i hexes of the south edge, from %s to %s',
    (scenario, count, from, to) => {
      const { state, board, held } = heldBack(scenario, 3);
      const events = (dragonPass.propose?.(state, 'sartar') ?? []).flatMap((action) => [
        ...dragonPass.apply(state, 'sartar', action, dice()),
      ]);
      events.push(...dragonPass.apply(state, 'sartar', { type: 'ready' }, dice()));
      expect(eventsOf(events, 'reserve-formed')).toMatchObject([{ seat: 'sartar', count: 3 }]);
      expect(state.arrivals.map(({ unit }) => unit)).toEqual(held);
      const names = state.arrivals.map(({ hexes }) => hexes.map((hex) => hexName(board, hex)));
      expect(names.map((all) => [all.length, all[0], all.at(-1)])).toEqual(Array(3).fill([count, from, to]));
    },
  );

  it('DP-18.9.4-c: entry at 0934 in scenario 9, not in scenario 7', () => {
    const entering = (zone: string) =>
      table({
        scenario: 'pass-7',
        land: 'dragon-pass',
        active: 'sartar',
        pieces: {
          late: { code: '4-3-5', owner: 'sartar', hex: 'off' },
          foe: { code: '3-3-3', owner: 'lunar', hex: '0404' },
        },
        state: (state) => {
          const hexes = openBoard(state).world.land.zones.get(zone) ?? [];
          state.arrivals.push({ unit: 0, hexes, capital: false });
        },
      });
    const narrow = entering('southEdgeEastOfStoneCross');
    expect(narrow.refusal('sartar', { type: 'arrive', unit: 0, hex: narrow.hex('0934') })).toBe('DP-6.9.1-a');
    const wide = entering('southEdge');
    expect(wide.refusal('sartar', { type: 'arrive', unit: 0, hex: wide.hex('0934') })).toBeNull();
  });
});

describe('the first game-turn of scenario 9', () => {
  /** A unit of each side with MF 5 on the primary road from Boldhome south; `first` moves first. */
  const marching = (first: 'lunar' | 'sartar', active: 'lunar' | 'sartar', turn: number) =>
    table({
      scenario: 'pass-9',
      land: 'dragon-pass',
      active,
      turn,
      pieces: {
        own: { code: '4-3-5', owner: active, hex: '3524' },
        other: { code: '4-3-5', owner: active, hex: '3220' },
        foe: { code: '3-3-3', owner: active === 'sartar' ? 'lunar' : 'sartar', hex: '0404' },
      },
      state: (state) => {
        if (first === 'sartar') state.reversed = true;
      },
    });

  it('DP-18.9.4-a: half movement for the side that moves first: 2.5 points are five hexes of primary road', () => {
    const t = marching('sartar', 'sartar', 1);
    t.walk('sartar', 'own', '3525', '3425', '3326', '3327', '3328');
    expect(t.refusal('sartar', { type: 'step', unit: t.id('own'), to: t.hex('3228') })).toBe('DP-6-b');
  });

  it('DP-18.9.4-a: not for the other side, and not in the second game-turn', () => {
    for (const t of [marching('lunar', 'sartar', 1), marching('sartar', 'sartar', 2)]) {
      t.walk('sartar', 'own', '3525', '3425', '3326', '3327', '3328', '3228');
      expect(t.at('own')).toBe('3228');
    }
  });
});

import { describe, expect, test } from 'vitest';
import type { Options } from '../core/options.ts';
import { DEAD } from '../core/vocabulary.ts';
import { newGame } from '../testing/new-game.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';

/** Dice enough for whatever a falling body may roll. */
const SIXES = [6, 6, 6, 6, 6, 6];

interface Scene {
  goal?: number;
  score?: number;
  options?: Partial<Options>;
  more?: Record<string, Piece>;
}

/** A dragon on its last point, the infantry beneath it about to strike; 1010 is worth two points. */
function lastBreath({ goal = 99, score = 0, options = {}, more = {} }: Scene = {}) {
  const worth = (vp: number) => ({ terrain: 'city' as const, vp });
  return table({
    phase: 9,
    goal,
    options,
    corrections: { hexes: { '1010': worth(2), '2010': worth(9), '2015': worth(1) } },
    pieces: {
      dragon: invader('DRAGON', '1010', { facing: 'N', hp: { belly: [1] } }),
      inf: defender('INF', '1010'),
      ...more,
    },
    state: (state, hex) => {
      state.razed.push({ hex: hex('2010'), vp: score });
    },
  });
}

const stab = { type: 'melee', unit: 1, monster: 0, area: 'belly' } as const;

describe('the goal', () => {
  /** An orc about to pillage two points. */
  const raid = (score: number, goal: number) =>
    table({
      phase: 4,
      goal,
      corrections: { hexes: { '1010': { terrain: 'city', vp: 2 }, '2010': { terrain: 'city', vp: 9 } } },
      pieces: { orc: invader('ORC', '1010'), inf: defender('INF', '1011') },
      state: (state, hex) => {
        state.razed.push({ hex: hex('2010'), vp: score });
      },
    });

  test('DR-2.3-a the invader wins at once when his score reaches the goal', () => {
    const t = raid(17, 19);
    const events = t.play('invader', { type: 'end' });
    expect(t.state.outcome).toEqual({
      winner: 'invader',
      reason: 'goal',
      clause: 'DR-2.3-a',
      facts: { score: 19, goal: 19 },
    });
    expect(events.at(-1)).toMatchObject({ type: 'game-over', winner: 'invader', reason: 'goal' });
    expect(eventsOf(events, 'phase')).toEqual([]);
    expect(t.legal('defender')).toEqual([]);
    const short = raid(16, 19);
    short.play('invader', { type: 'end' });
    expect([short.score(), short.state.outcome]).toEqual([18, null]);
  });

  test('DR-2.3-a Elowyn counts into the score', () => {
    const t = raid(17, 19);
    t.state.elowyn = { unit: 1, freed: false, leftCitadel: false, score: -3 };
    t.play('invader', { type: 'end' });
    expect([t.score(), t.state.outcome]).toEqual([16, null]);
  });
});

describe('annihilation', () => {
  test('DR-2.3-c the city wins as soon as no invader is left', () => {
    const t = lastBreath({ more: { other: invader('DRAGON', '2005', { facing: 'N' }) } });
    t.state.units[2].hex = DEAD;
    const events = t.play('defender', stab, ...SIXES);
    expect(t.state.outcome).toMatchObject({ winner: 'defender', reason: 'annihilation', clause: 'DR-2.3-c' });
    expect(eventsOf(events, 'phase')).toEqual([]);
    const alive = lastBreath({ more: { other: invader('DRAGON', '2005', { facing: 'N' }) } });
    alive.play('defender', stab, ...SIXES);
    expect([alive.at('dragon'), alive.state.outcome]).toEqual(['dead', null]);
  });

  test('DR-2.3-c elementals and the princess are no army (R-DR-137)', () => {
    const t = lastBreath({
      more: { fire: invader('ELM_FIRE', '2005'), princess: invader('ELOWYN', '2007') },
    });
    t.play('defender', stab, ...SIXES);
    expect(t.state.outcome?.winner).toBe('defender');
  });

  test('DR-2.6-b the last giant dies to archery and no melee phase follows', () => {
    const t = table({
      phase: 8,
      pieces: {
        archer: defender('ARH', '1010'),
        other: defender('INF', '1011'),
        giant: invader('GIANT', '1009', { pool: 1 }),
      },
    });
    const events = t.play('defender', { type: 'shoot', unit: 0, monster: 2 }, ...SIXES);
    expect(t.state.outcome).toMatchObject({ winner: 'defender', reason: 'annihilation' });
    expect([t.state.phase, eventsOf(events, 'phase')]).toEqual([8, []]);
  });

  test('DR-2.3-t the goal is tested before annihilation', () => {
    const t = lastBreath({ goal: 19, score: 17 });
    t.play('defender', stab, ...SIXES);
    expect(t.at('dragon')).toBe('dead');
    expect(t.state.outcome).toMatchObject({ winner: 'invader', reason: 'goal', facts: { score: 19 } });
    const short = lastBreath({ goal: 20, score: 17 });
    short.play('defender', stab, ...SIXES);
    expect(short.state.outcome).toMatchObject({ winner: 'defender', reason: 'annihilation' });
  });

  test("DR-2.3-w graded, the last dragon's death only ends the game", () => {
    // the body that falls on 1010 adds its two points
    const graded = (score: number) => {
      const t = lastBreath({ score, options: { grading: true, profile: 'basic' } });
      t.play('defender', stab, ...SIXES);
      return t.state.outcome;
    };
    expect(graded(16)).toMatchObject({
      winner: 'invader',
      reason: 'annihilation',
      facts: { grade: 'normal', score: 18 },
    });
    expect(graded(13)).toMatchObject({
      winner: 'defender',
      reason: 'annihilation',
      facts: { grade: 'defeat', score: 15 },
    });
    const ungraded = lastBreath({ goal: 19, score: 16 });
    ungraded.play('defender', stab, ...SIXES);
    expect(ungraded.state.outcome).toMatchObject({ winner: 'defender', facts: { score: 18 } });
  });
});

/** The end of a turn, with the two clocks as given; an orc stands inside the city if `inside`. */
function turnEnds(turn: number, lastDamage: number, lastInside: number, options: object = {}, at = '2510') {
  const t = table({
    phase: 9,
    turn,
    options,
    corrections: {
      hexes: { '1010': { terrain: 'city', vp: 2, inCity: true }, '1015': { terrain: 'city', inCity: true } },
    },
    pieces: {
      inf: defender('INF', '1011'),
      orc: invader('ORC', '1012'),
      far: invader('ORC', at),
    },
    state: (state) => {
      state.lastDamage = lastDamage;
      state.lastInside = lastInside;
    },
  });
  t.play('defender', { type: 'end' });
  return t.state.outcome;
}

describe('ten turns', () => {
  test('DR-2.3-d ten complete turns without destruction lose the game', () => {
    expect(turnEnds(9, 0, 9)).toBeNull();
    expect(turnEnds(10, 0, 10)).toMatchObject({
      winner: 'defender',
      reason: 'no-destruction',
      clause: 'DR-2.3-d',
    });
  });

  test('DR-2.2.4.2-b after destruction on turn 5 the game is lost at the end of turn 15, not of 14', () => {
    expect(turnEnds(14, 5, 14)).toBeNull();
    expect(turnEnds(15, 5, 15)?.reason).toBe('no-destruction');
  });

  test('DR-2.6-e even if invaders are inside all the time', () => {
    expect(turnEnds(17, 8, 17, {}, '1015')).toBeNull();
    expect(turnEnds(18, 8, 18, {}, '1015')).toMatchObject({ winner: 'defender', reason: 'no-destruction' });
  });

  test('DR-2.6-c ten turns with nobody inside lose it too, whatever burned', () => {
    expect(turnEnds(12, 12, 3)).toBeNull();
    expect(turnEnds(13, 12, 3)).toMatchObject({
      winner: 'defender',
      reason: 'nobody-inside',
      clause: 'DR-2.6-c',
    });
    // somebody who stands inside without moving occupies the city
    expect(turnEnds(13, 12, 3, {}, '1015')).toBeNull();
  });

  test('DR-2.6-c an elemental inside is no invader inside (R-DR-137)', () => {
    const t = table({
      phase: 9,
      turn: 13,
      corrections: { hexes: { '1015': { terrain: 'city', inCity: true } } },
      pieces: {
        inf: defender('INF', '1011'),
        orc: invader('ORC', '1012'),
        wizard: invader('OWZD', '1017'),
        fire: invader('ELM_FIRE', '1015'),
      },
      state: (state) => {
        state.units[3].master = 2;
        Object.assign(state, { lastDamage: 12, lastInside: 3 });
      },
    });
    t.play('defender', { type: 'end' });
    expect(t.state.outcome?.reason).toBe('nobody-inside');
  });

  test('DR-2.6-d an invader in flight over the city counts as inside', () => {
    const over = (hex: string) => {
      const t = table({
        phase: 9,
        turn: 13,
        corrections: { hexes: { '1015': { terrain: 'city', inCity: true } } },
        pieces: {
          inf: defender('INF', '1011'),
          orc: invader('ORC', '1012'),
          roc: invader('ROC', hex, { aloft: true, facing: 'N' }),
        },
        state: (state) => {
          Object.assign(state, { lastDamage: 12, lastInside: 3 });
        },
      });
      t.play('defender', { type: 'end' });
      return [t.state.outcome?.reason, t.state.lastInside];
    };
    expect(over('1016')).toEqual(['nobody-inside', 3]);
    expect(over('1015')).toEqual([undefined, 14]);
  });

  test('DR-2.3-w graded, a time limit leaves the invader his grade', () => {
    const outcome = turnEnds(10, 0, 10, { grading: true });
    expect(outcome).toMatchObject({
      winner: 'defender',
      reason: 'no-destruction',
      facts: { grade: 'defeat' },
    });
  });
});

describe('giving up', () => {
  const duel = (options: object = {}) =>
    table({
      phase: 2,
      turn: 7,
      options,
      pieces: { orc: invader('ORC', '1010'), inf: defender('INF', '1015') },
    });

  test('DR-2.6-a the invader gives up and the city has won', () => {
    const t = duel();
    const events = t.play('invader', { type: 'concede' });
    expect(events).toMatchObject([
      { type: 'conceded', side: 'invader' },
      { type: 'game-over', winner: 'defender', reason: 'concession' },
    ]);
    expect(t.state.outcome).toMatchObject({ winner: 'defender', reason: 'concession', clause: 'DR-2.6-a' });
  });

  test('DR-2.6-a either side may, out of turn too, and it is never one of the listed choices', () => {
    const t = duel();
    expect(t.legal('invader').some((action) => action.type === 'concede')).toBe(false);
    expect(t.refusal('defender', { type: 'concede' })).toBeNull();
    t.play('defender', { type: 'concede' });
    expect(t.state.outcome?.winner).toBe('invader');
    expect(t.refusal('invader', { type: 'concede' })).toBe('K-OVER');
  });

  test('DR-2.6-a before the first turn as well, by seat', () => {
    const game = newGame('first-game', {}, 5, 3);
    game.play('B', { type: 'concede' });
    expect(game.state.outcome).toMatchObject({ winner: 'A', reason: 'concession' });
  });

  test('DR-2.3-w graded, the city that gives up grants a marginal victory at least', () => {
    const t = duel({ grading: true });
    t.play('defender', { type: 'concede' });
    expect(t.state.outcome).toMatchObject({ winner: 'invader', facts: { grade: 'marginal', score: 0 } });
  });
});

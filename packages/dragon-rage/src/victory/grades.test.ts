import { describe, expect, test } from 'vitest';
import { GONE } from '../core/vocabulary.ts';
import { newGame } from '../testing/new-game.ts';
import { defender, invader } from '../testing/pieces.ts';
import { table } from '../testing/table.ts';

/** A graded game in Esirien with that much destroyed, given up by the invader: how it is judged. */
function judged(goal: number, score: number, options: object = {}) {
  const t = table({
    map: 'esirien',
    phase: 2,
    goal,
    options: { grading: true, ...options },
    pieces: { dragon: invader('DRAGON', '1001', { facing: 'S' }), inf: defender('INF', '1010') },
    state: (state, hex) => {
      state.razed.push({ hex: hex('1910'), vp: score });
    },
  });
  t.play('invader', { type: 'concede' });
  const { winner, clause, reason, facts } = t.state.outcome!;
  return { winner, clause, reason, grade: facts?.grade, title: facts?.title };
}

const grades = (goal: number, scores: number[]) => scores.map((score) => judged(goal, score).grade);

describe('the ladder below and above the goal', () => {
  test('DR-2.3-n less than the goal minus four is a defeat', () => {
    expect(grades(19, [0, 14, 15])).toEqual(['defeat', 'defeat', 'marginal']);
    expect(judged(19, 14)).toEqual({
      winner: 'defender',
      clause: 'DR-2.3-n',
      reason: 'concession',
      grade: 'defeat',
      title: 'featherless-chicken',
    });
  });

  test('DR-2.3-o from the goal minus four it is a marginal victory', () => {
    expect(grades(19, [15, 16])).toEqual(['marginal', 'marginal']);
    expect(judged(19, 15)).toMatchObject({ winner: 'invader', clause: 'DR-2.3-o', title: 'dragon-whelp' });
  });

  test('DR-2.3-p from the goal minus two it is a normal victory', () => {
    expect(grades(19, [17, 18])).toEqual(['normal', 'normal']);
    expect(judged(19, 17)).toMatchObject({ clause: 'DR-2.3-p', title: 'destroyer-of-cities' });
  });

  test('DR-2.3-q from the goal on it is a great victory', () => {
    expect(grades(19, [19, 25])).toEqual(['great', 'great']);
    expect(judged(19, 19)).toMatchObject({ clause: 'DR-2.3-q', title: 'death-from-above' });
  });

  test('DR-2.3-s the introductory game has fixed steps: 16, 18, 20', () => {
    const basic = (score: number) => judged(20, score, { profile: 'basic' });
    expect([15, 16, 17, 18, 19, 20, 26].map((score) => basic(score).grade)).toEqual([
      'defeat',
      'marginal',
      'marginal',
      'normal',
      'normal',
      'great',
      'great',
    ]);
    expect(basic(16).clause).toBe('DR-2.3-s');
  });
});

/** All of Esirien's fourteen victory hexes but the last, which an orc is about to pillage. */
function lastStanding(grading: boolean, goal: number) {
  const t = table({
    map: 'esirien',
    phase: 4,
    goal,
    options: { grading },
    pieces: {
      orc: invader('ORC', '2011'),
      idle: invader('ORC', '1613'),
      foe: defender('INF', '1612'),
      guard: defender('INF', '2010'),
      princess: defender('ELOWYN', '1609'),
    },
    state: (state, hex) => {
      const worth = {
        '0811': 3,
        '0814': 1,
        '1010': 3,
        '1107': 4,
        '1112': 2,
        '1114': 2,
        '1610': 1,
        '1708': 2,
      };
      const more = { '1713': 3, '1805': 1, '1907': 1, '1910': 5, '2008': 3 };
      for (const [name, vp] of Object.entries({ ...worth, ...more }))
        state.razed.push({ hex: hex(name), vp });
    },
  });
  return t;
}

test('DR-2.3-r everything destroyed is the ultimate victory, whatever the goal, and ends a graded game', () => {
  const t = lastStanding(true, 99);
  expect(t.score()).toBe(31);
  t.play('invader', { type: 'end' });
  expect(t.score()).toBe(33);
  expect(t.state.outcome).toMatchObject({
    winner: 'invader',
    reason: 'all-razed',
    clause: 'DR-2.3-r',
    facts: { score: 33, grade: 'ultimate', title: 'bane-of-the-city' },
  });
});

test('DR-2.3-r what Elowyn took from the score does not stand in the way of it', () => {
  const t = lastStanding(true, 99);
  t.unit('princess').hex = GONE;
  t.state.elowyn = { unit: t.id('princess'), freed: false, leftCitadel: true, score: -3 };
  t.play('invader', { type: 'end' });
  expect(t.state.outcome?.facts).toMatchObject({ score: 30, grade: 'ultimate' });
});

test('DR-2.3-w in graded play reaching the goal does not end the game', () => {
  const graded = lastStanding(true, 20);
  graded.play('invader', { type: 'melee', unit: graded.id('orc'), hex: '2010' }, 1);
  expect(graded.score()).toBe(31);
  expect(graded.state.outcome).toBeNull();
  const plain = lastStanding(false, 20);
  plain.play('invader', { type: 'melee', unit: plain.id('orc'), hex: '2010' }, 1);
  expect(plain.state.outcome).toMatchObject({ winner: 'invader', reason: 'goal' });
});

test('DR-2.3-w the introductory game is always graded', () => {
  expect(() => newGame('first-game', { grading: false }, 6, 1)).toThrow('grading');
  const game = newGame('first-game', {}, 6, 1);
  expect(game.state.options).toMatchObject({ grading: true, profile: 'basic' });
});

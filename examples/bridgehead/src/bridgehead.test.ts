import { readFileSync } from 'node:fs';
import { playMatch } from '@hexwyrm/bots';
import { scriptedDice, seededDice } from '@hexwyrm/kernel';
import { type Subject, testGate, testPlay } from '@hexwyrm/wargame/testing';
import { describe, expect, test } from 'vitest';
import { bridgeheadBots } from './bots/index.ts';
import {
  type Action,
  actionSchema,
  bridgehead,
  CLAUSES,
  GRID,
  RULE_TEXTS,
  type Side,
  type State,
} from './index.ts';

const games = [{ scenario: 'bridge', options: {}, manner: 'kinds' }] as const;

const subject: Subject<State, Action> = {
  game: bridgehead,
  actions: actionSchema,
  clausePrefix: 'BH-',
  games,
  gateGames: games,
  offered: ({ phase }) => (phase === 'movement' ? ['move', 'end'] : ['attack', 'end']),
  hexes: () => GRID.names,
  nearbyHexes: () => GRID.names,
  countUnits: ({ units }) => units.length,
  brokenInvariants: ({ units }) => {
    const hexes = units.map(({ hex }) => hex).filter((hex) => hex >= 0);
    return new Set(hexes).size === hexes.length ? [] : ['two units are in one hex'];
  },
  secrets: null,
};

testPlay(subject);
testGate(subject);

const position = (units: readonly object[], more: object = {}) =>
  bridgehead.load({ format: 'hexwyrm-position', version: 1, game: 'bridgehead', units, ...more });

const red = (type: string, hex: string | null) => ({ side: 'red', type, hex });
const blue = (type: string, hex: string | null) => ({ side: 'blue', type, hex });
const FAR = blue('guard', '0604');

const move = (unit: number, to: string) => ({ type: 'move', unit, to }) as const;
const attack = (unit: number, hex: string) => ({ type: 'attack', unit, hex }) as const;
const END = { type: 'end' } as const;

const act = (state: State, seat: string, action: Action, dice: readonly number[] = []) =>
  bridgehead.apply(state, seat, action, scriptedDice(dice));
const clauseAgainst = (state: State, seat: string, action: Action) => {
  const answer = bridgehead.explain(state, seat, action);
  return answer.ok ? null : answer.refusal.clause;
};

test('the rules, their inventory and their texts in four languages name the same clauses', () => {
  const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const written = [...rules.matchAll(/\*\*(BH-\d-[a-z])\*\*/g)].map(([, id]) => id);
  expect(CLAUSES.map(({ id }) => id)).toEqual(written);
  expect(RULE_TEXTS.map(({ id }) => id)).toEqual(written);
});

describe('Turns', () => {
  test('BH-1-a: Red moves and fights, then Blue, then the next turn begins', () => {
    const state = position([red('guard', '0101'), red('guard', '0302'), blue('guard', '0303'), FAR]);
    act(state, 'red', END);
    expect(state).toMatchObject({ turn: 1, active: 'red', phase: 'fighting' });
    act(state, 'red', END);
    expect(state).toMatchObject({ turn: 1, active: 'blue', phase: 'movement' });
    act(state, 'blue', END);
    expect(state).toMatchObject({ turn: 1, active: 'blue', phase: 'fighting' });
    act(state, 'blue', END);
    expect(state).toMatchObject({ turn: 2, active: 'red', phase: 'movement' });
    expect(clauseAgainst(state, 'red', attack(1, '0303'))).toBe('BH-1-a');
  });

  test('BH-1-b: a fighting phase without enemies near ends by itself', () => {
    const state = position([red('guard', '0101'), FAR]);
    act(state, 'red', END);
    expect(state).toMatchObject({ active: 'blue', phase: 'movement' });
  });
});

describe('Units', () => {
  test('BH-2-a: a guard against a captain needs 5 on the die, a captain against a guard 3', () => {
    const units = [red('guard', '0302'), blue('captain', '0303'), red('captain', '0203'), FAR];
    const state = position(units, { phase: 'fighting' });
    expect(bridgehead.odds(state, 'red', attack(0, '0303'))).toMatchObject([{ needs: 4, modifier: -1 }]);
    const other = position([red('captain', '0302'), blue('guard', '0303'), FAR], { phase: 'fighting' });
    expect(bridgehead.odds(other, 'red', attack(0, '0303'))).toMatchObject([{ needs: 4, modifier: 1 }]);
  });

  test('BH-2-a: a unit that does not exist is refused', () => {
    expect(clauseAgainst(position([red('guard', '0101'), FAR]), 'red', move(9, '0102'))).toBe('BH-2-a');
  });

  test('BH-2-b: a hex holds one unit', () => {
    const state = position([red('guard', '0101'), red('guard', '0102'), FAR]);
    expect(clauseAgainst(state, 'red', move(0, '0102'))).toBe('BH-2-b');
    expect(() => position([red('guard', '0101'), red('guard', '0101'), FAR])).toThrow('BH-2-b');
  });
});

describe('Movement', () => {
  test('BH-3-a: three points a turn, hex by hex; the refusal says what is left', () => {
    const state = position([red('guard', '0102'), FAR]);
    expect(clauseAgainst(state, 'red', move(0, '0302'))).toBe('BH-3-a');
    act(state, 'red', move(0, '0202'));
    expect(bridgehead.explain(state, 'red', move(0, '0203'))).toMatchObject({
      refusal: { clause: 'BH-3-a', facts: { needed: 2, left: 1 } },
    });
  });

  test('BH-3-b: woods cost 2 points, open ground 1', () => {
    const state = position([red('guard', '0102'), FAR]);
    expect(act(state, 'red', move(0, '0202'))).toMatchObject([{ type: 'moved', cost: 2 }]);
    expect(act(state, 'red', move(0, '0302'))[0]).toMatchObject({ type: 'moved', cost: 1 });
  });

  test('BH-3-c: the river is closed, the bridge is open', () => {
    const state = position([red('guard', '0302'), red('guard', '0304'), FAR]);
    expect(clauseAgainst(state, 'red', move(0, '0402'))).toBe('BH-3-c');
    expect(clauseAgainst(state, 'red', move(1, '0403'))).toBe(null);
  });

  test('BH-3-d: a unit that comes next to an enemy stops', () => {
    const state = position([red('guard', '0101'), blue('guard', '0302'), FAR]);
    act(state, 'red', move(0, '0201'));
    expect(state).toMatchObject({ active: 'red', phase: 'fighting' });
    expect(state.units[0].spent).toBe(3);
  });
});

describe('Fighting', () => {
  test('BH-4-a: each unit attacks once, and only what is next to it', () => {
    const units = [red('captain', '0302'), red('captain', '0203'), blue('captain', '0303'), FAR];
    const state = position(units, { phase: 'fighting' });
    expect(clauseAgainst(state, 'red', attack(0, '0604'))).toBe('BH-4-a');
    act(state, 'red', attack(0, '0303'), [2]);
    expect(clauseAgainst(state, 'red', attack(0, '0303'))).toBe('BH-4-a');
    expect(clauseAgainst(state, 'red', attack(1, '0303'))).toBe(null);
  });

  test.each([
    [1, 0],
    [2, null],
    [3, 1],
  ])('BH-4-b, BH-4-c: a captain that rolls %i against a guard in the open', (die, loser) => {
    const units = [red('captain', '0302'), blue('guard', '0303'), red('guard', '0101'), FAR];
    const state = position(units, { phase: 'fighting' });
    expect(bridgehead.odds(state, 'red', attack(0, '0303'))).toMatchObject([
      {
        chance: [4, 6],
        results: [
          { result: 'eliminated', chance: [4, 6] },
          { result: 'none', chance: [1, 6] },
          { result: 'repelled', chance: [1, 6] },
        ],
      },
    ]);
    act(state, 'red', attack(0, '0303'), [die]);
    expect(state.units.findIndex(({ hex }) => hex < 0)).toBe(loser ?? -1);
  });

  test('BH-4-b: woods shelter the defender', () => {
    const state = position([red('captain', '0302'), blue('guard', '0202'), FAR], { phase: 'fighting' });
    expect(bridgehead.odds(state, 'red', attack(0, '0202'))).toMatchObject([{ modifier: 0, chance: [3, 6] }]);
  });
});

describe('Victory', () => {
  test('BH-5-a: a player without units has lost', () => {
    const state = position([red('captain', '0302'), blue('guard', '0303')], { phase: 'fighting' });
    act(state, 'red', attack(0, '0303'), [6]);
    expect(state.outcome).toMatchObject({ winner: 'red', clause: 'BH-5-a' });
  });

  test.each([
    ['0403', 'red'],
    ['0303', 'blue'],
  ])('BH-5-b: after six turns with Red on %s the winner is %s', (hex, winner) => {
    const state = position([red('guard', hex), FAR], { turn: 6, active: 'blue' });
    act(state, 'blue', END);
    expect(state.outcome).toMatchObject({ winner, clause: 'BH-5-b' });
  });

  test('BH-5-c: a player may concede, also in the turn of the other', () => {
    const state = position([red('guard', '0101'), FAR]);
    act(state, 'blue', { type: 'concede' });
    expect(state.outcome).toMatchObject({ winner: 'red', clause: 'BH-5-c' });
  });
});

test('a position names every hex that is not on the map', () => {
  expect(() => position([red('guard', '0909'), FAR])).toThrow('is no hex of the map');
});

test('the greedy bot beats the random one from either side', () => {
  const greedy = bridgeheadBots.get('greedy')!;
  const random = bridgeheadBots.get('random')!;
  const wins = (seat: Side): number => {
    const seeds = Array.from({ length: 20 }, (_, seed) => seed);
    return seeds.filter((seed) => {
      const state = bridgehead.setup('bridge', {}, seededDice(seed));
      const botOf = (other: string) => (other === seat ? greedy : random);
      const { outcome } = playMatch(
        bridgehead,
        state,
        botOf,
        seededDice(`${seed}/t`),
        seededDice(`${seed}/d`),
      );
      return outcome?.winner === seat;
    }).length;
  };
  expect(wins('red')).toBeGreaterThan(13);
  expect(wins('blue')).toBeGreaterThan(13);
});

import { scriptedDice } from '@hexwyrm/kernel';
import { type Subject, testGate, testPlay } from '@hexwyrm/wargame/testing';
import { describe, expect, test } from 'vitest';
import { type Action, actionSchema, bridgehead, GRID, type State } from './index.ts';

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

describe('Bridgehead', () => {
  const FAR = { side: 'blue', type: 'guard', hex: '0604' };

  test('BH-3-b: woods cost 2 of 3 points, so a second wood is out of reach', () => {
    const state = position([{ side: 'red', type: 'guard', hex: '0102' }, FAR]);
    const events = bridgehead.apply(state, 'red', { type: 'move', unit: 0, to: '0202' }, scriptedDice([]));
    expect(events).toMatchObject([{ type: 'moved', cost: 2 }]);
    expect(bridgehead.explain(state, 'red', { type: 'move', unit: 0, to: '0203' })).toMatchObject({
      ok: false,
      refusal: { clause: 'BH-3-a' },
    });
  });

  test('BH-3-c: the river is closed, the bridge is open', () => {
    const state = position([{ side: 'red', type: 'guard', hex: '0302' }, FAR]);
    expect(bridgehead.explain(state, 'red', { type: 'move', unit: 0, to: '0402' })).toMatchObject({
      refusal: { clause: 'BH-3-c' },
    });
  });

  test.each([
    [1, 'eliminated', 0],
    [2, 'none', null],
    [3, 'eliminated', 1],
  ])('BH-4-b, c: a captain that rolls %i against a guard in the open', (die, _what, loser) => {
    const state = position(
      [
        { side: 'red', type: 'captain', hex: '0302' },
        { side: 'blue', type: 'guard', hex: '0303' },
        { side: 'red', type: 'guard', hex: '0101' },
        FAR,
      ],
      { phase: 'fighting' },
    );
    const [odds] = bridgehead.odds(state, 'red', { type: 'attack', unit: 0, hex: '0303' });
    expect(odds).toMatchObject({ needs: 3, chance: [4, 6] });
    bridgehead.apply(state, 'red', { type: 'attack', unit: 0, hex: '0303' }, scriptedDice([die]));
    expect(state.units.findIndex(({ hex }) => hex < 0)).toBe(loser ?? -1);
  });
});

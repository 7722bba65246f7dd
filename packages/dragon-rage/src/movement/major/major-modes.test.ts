import { DIRECTION_NAMES, type DirectionName, within } from '@hexwyrm/hexmap';
import { seededDice } from '@hexwyrm/kernel';
import { expect, test } from 'vitest';
import type { PrintedAction as Action, PrintedOf as ActionOf } from '../../core/actions.ts';
import { SMASHED } from '../../core/state.ts';
import { dragonRage } from '../../game/dragon-rage.ts';
import { type Piece, table } from '../../testing/table.ts';
import type { UnitTypeId } from '../../world/unit-types.ts';
import { worldFor } from '../../world/world.ts';

const monster = (type: UnitTypeId, hex = '1010'): Piece => ({ type, side: 'invader', hex, facing: 'N' });
const spare: Piece = { type: 'ORC', side: 'invader', hex: '2501' };
const inf: Piece = { type: 'INF', side: 'defender', hex: '1009' };

/** The longest bound and flight and the longest walk north that are offered. */
function numbersOf(type: UnitTypeId) {
  const t = table({ phase: 2, pieces: { monster: monster(type), spare } });
  const actions = t.matching('invader', { unit: 0 });
  const bounds = actions
    .filter((action) => action.type === 'bound')
    .map((action) => Number(action.to.slice(2)));
  const flights = actions.filter((action) => action.type === 'fly').map((action) => action.route.length);
  let mp = 0;
  for (let row = 9; t.offers('invader', { type: 'walk', unit: 0 }); row--) {
    t.play('invader', { type: 'walk', unit: 0, to: `10${String(row).padStart(2, '0')}` });
    mp++;
  }
  const near = table({ phase: 2, pieces: { monster: monster(type), inf, spare } });
  const [odds] = near.odds('invader', { type: 'overrun', unit: 0, to: '1009' });
  return {
    mp,
    fly: Math.max(0, ...flights),
    bound: bounds.length === 0 ? 0 : 10 - Math.min(...bounds),
    overrunNeeds: odds?.needs ?? null,
    breaths: t.unit('monster').body?.breaths,
  };
}

test('DR-MDS-c dragon: four MP, flies 6, bounds 3, overruns at 6 (4+ against 2), two breaths of two hexes', () => {
  expect(numbersOf('DRAGON')).toEqual({ mp: 4, fly: 6, bound: 3, overrunNeeds: 4, breaths: 2 });
  expect(dragonReach('DRAGON')).toEqual(['1009', '1008']);
});

test('DR-MDS-f young dragon: two MP, flies 4, bounds 3, no overrun, one breath of one hex', () => {
  expect(numbersOf('YDRAGON')).toEqual({ mp: 2, fly: 4, bound: 3, overrunNeeds: null, breaths: 1 });
  expect(dragonReach('YDRAGON')).toEqual(['1009']);
});

test('DR-MDS-i wurm: six MP, neither flies nor bounds, scales on 4+, overruns at 9 (3+ against 2), no fire', () => {
  expect(numbersOf('WURM')).toEqual({ mp: 6, fly: 0, bound: 0, overrunNeeds: 3, breaths: 0 });
  const walled = table({
    phase: 2,
    corrections: { walls: { add: [['1010', '1009']] } },
    pieces: { monster: monster('WURM'), inf: { ...inf, hex: '1008' }, spare },
  });
  expect(walled.odds('invader', { type: 'scale', unit: 0, to: '1009' })).toMatchObject([
    { dice: 1, needs: 4, modifier: 0 },
  ]);
});

function dragonReach(type: UnitTypeId): readonly string[] {
  const t = table({ phase: 3, pieces: { monster: monster(type), inf, spare } });
  const events = t.play('invader', { type: 'breathe', unit: 0, facing: 'N' }, 6);
  return events.flatMap((event) => (event.type === 'breathed' ? event.hexes : []));
}

test('DR-2.12-b a roc is bound by the half rule, a wurm smashes doors and keeps out of fords', () => {
  const roc = table({ phase: 2, pieces: { monster: { ...monster('ROC'), hp: { wings: [0, 8] } }, spare } });
  expect(roc.offers('invader', { type: 'fly' }) || roc.offers('invader', { type: 'bound' })).toBe(false);
  expect(roc.refusal('invader', { type: 'bound', unit: 0, to: '1009' })).toBe('DR-2.12.1.7.2-b');
  const wurm = table({
    phase: 2,
    corrections: {
      hexes: { '0910': { terrain: 'ford', access: ['1010'] } },
      entrances: { add: [{ between: ['1010', '1110'], type: 'door', of: 'wall', inside: '1110' }] },
    },
    pieces: { monster: monster('WURM'), spare },
  });
  expect(wurm.refusal('invader', { type: 'walk', unit: 0, to: '0910' })).toBe('DR-2.5.2-c');
  wurm.play('invader', { type: 'turn', unit: 0, facing: 'NE' });
  expect(wurm.state.entrances).toEqual([SMASHED]);
});

/** Every order of these kinds that could be spelt for the monster, flights aside. */
function spelt(unit: number, hexes: readonly string[]): Action[] {
  const facings: readonly DirectionName[] = DIRECTION_NAMES;
  return [
    ...hexes.flatMap((to): Action[] => [
      { type: 'walk', unit, to },
      { type: 'overrun', unit, to },
      { type: 'slither', unit, to },
      { type: 'bound', unit, to },
      { type: 'fall', unit, to },
    ]),
    ...facings.flatMap((facing): Action[] => [
      { type: 'turn', unit, facing },
      { type: 'slither', unit, facing },
      ...[true, false].map((land): Action => ({ type: 'fly', unit, route: [], facing, land })),
    ]),
    { type: 'raze', unit },
  ];
}

test('DR-2.12.1.1-a in play on Esirien, what is listed for a monster is exactly what is accepted, and never a dead end', () => {
  const dice = seededDice('modes');
  const { grid } = worldFor('esirien', null).map;
  const around = (hex: number) => within(grid, hex, 5).map((other) => grid.names[other]);
  const pieces: Record<string, Piece> = {
    dragon: { ...monster('DRAGON', '0606'), facing: 'SE' },
    roc: { ...monster('ROC', '1009'), aloft: true },
    young: monster('YDRAGON', '1910'),
    wurm: monster('WURM', '0707'),
  };
  for (const [i, hex] of ['0807', '0808', '1310', '1511', '1008', '1108', '0907', '0708', '1810'].entries())
    pieces[`inf${i}`] = { type: i % 3 === 0 ? 'HERO' : 'INF', side: 'defender', hex };
  const kinds = new Set(['walk', 'overrun', 'slither', 'bound', 'fall', 'turn', 'raze', 'fly']);
  for (let game = 0; game < 12; game++) {
    const t = table({ map: 'esirien', phase: 2, turn: 5, goal: 30, pieces });
    for (let step = 0; step < 25 && t.state.phase === 2 && !t.state.outcome; step++) {
      const legal = t.legal('invader');
      expect(legal.length).toBeGreaterThan(0);
      const listed = new Set(legal.map((action) => JSON.stringify(action)));
      expect(listed.size).toBe(legal.length);
      if (game < 4 && step % 2 === 0) {
        expect(legal.filter((action) => t.refusal('invader', action) !== null)).toEqual([]);
        for (let unit = 0; unit < 4; unit++) {
          if (t.state.units[unit].hex < 0) continue;
          const unlisted = spelt(unit, around(t.state.units[unit].hex)).filter(
            (action) => !listed.has(JSON.stringify(action)),
          );
          expect(unlisted.filter((action) => t.refusal('invader', action) === null)).toEqual([]);
        }
      }
      const moves = legal.filter((action) => kinds.has(action.type));
      const choices = moves.length > 0 ? moves : legal;
      const pick = (dice.d6() - 1) * 216 + (dice.d6() - 1) * 36 + (dice.d6() - 1) * 6 + dice.d6() - 1;
      dragonRage.apply(t.state, 'invader', choices[pick % choices.length], dice);
    }
  }
});

test('DR-2.12.1.1.4-d random routes are accepted exactly when they are listed', () => {
  const dice = seededDice('routes');
  const t = table({ phase: 2, pieces: { monster: { ...monster('ROC'), aloft: true }, spare } });
  const key = (action: ActionOf<'fly'>) => `${action.route.join('-')} ${action.facing} ${action.land}`;
  const flights = t.matching('invader', { type: 'fly' }).filter((action) => action.type === 'fly');
  const listed = new Set(flights.map(key));
  expect(listed.size).toBe(flights.length);
  const { neighbour, names } = worldFor('plain', null).map.grid;
  let accepted = 0;
  for (let i = 0; i < 4000; i++) {
    let hex = t.hex('1010');
    let heading = 0;
    const route: string[] = [];
    const length = dice.d6() + dice.d6() - 3;
    for (let at = 0; at < length && hex >= 0; at++) {
      const die = dice.d6();
      if (at > 1 && die >= 5) heading = (heading + (die === 5 ? 1 : 5)) % 6;
      hex = neighbour[hex * 6 + heading];
      if (hex >= 0) route.push(names[hex]);
    }
    const facing = DIRECTION_NAMES[(heading + [0, 0, 0, 1, 5, 2][dice.d6() - 1]) % 6];
    const action: ActionOf<'fly'> = { type: 'fly', unit: 0, route, facing, land: dice.d6() > 3 };
    const legal = t.refusal('invader', action) === null;
    expect([key(action), legal]).toEqual([key(action), listed.has(key(action))]);
    if (legal) accepted++;
  }
  expect(accepted).toBeGreaterThan(500);
});

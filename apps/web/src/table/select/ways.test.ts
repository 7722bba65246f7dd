import { type Action, dragonRage, worldFor } from '@hexwyrm/dragon-rage';
import { scriptedDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { ragePlay } from '../../games/dragon-rage/table/play.ts';
import { facingWay, joinedWays, pathOf, turnedWay, type Way, wayOf, wayOptions, withWays } from './ways.ts';

const view = dragonRage.setup('esirien-1', {}, scriptedDice([]));
const { map } = worldFor(view.map, null);

const way = (actions: readonly Action[], more: Partial<Way>): Way => ({
  actions,
  path: ['0104', '0204'],
  to: '0204',
  facing: null,
  mode: 'walk',
  cost: 1,
  left: 3,
  leftByRoad: 3,
  byRoad: false,
  roadOnly: false,
  gain: 0,
  odds: [],
  events: [],
  ...more,
});

const walk = (to: string): Action => ({ type: 'walk', unit: 0, to });
const hex = (name: string): number => map.grid.index.get(name) ?? -1;

const ahead = way([walk('0204')], { facing: 'SE' });
const turned = way([walk('0204'), { type: 'turn', unit: 0, facing: 'S' }], { facing: 'S', cost: 2, left: 2 });
const trampling = way([walk('0204'), { type: 'overrun', unit: 0, to: '0305' }], { facing: 'SE' });

it('two ways that follow each other are one, with what both cost', () => {
  const on = way([walk('0305')], { path: ['0204', '0305'], to: '0305', cost: 2, left: 1, facing: 'SE' });
  expect(joinedWays(ahead, on)).toMatchObject({
    actions: [walk('0204'), walk('0305')],
    path: ['0104', '0204', '0305'],
    to: '0305',
    cost: 3,
    left: 1,
  });
});

describe('ways as options', () => {
  const options = wayOptions([ahead, turned, trampling], view, map.grid, ragePlay);

  it('puts the facings of one walk together, the cheapest first, and aims an overrun at its target', () => {
    expect(options.map(({ kind, hex: at, ways }) => [kind, at, ways?.length])).toEqual([
      ['walk', hex('0204'), 2],
      ['overrun', hex('0305'), 1],
    ]);
  });

  it('takes the place of single steps of the same kind', () => {
    const step = { kind: 'walk', hex: hex('0105'), actions: [walk('0105')] } as const;
    const flight = { kind: 'fly', hex: hex('0306'), actions: [walk('0306')] } as const;
    expect(withWays([step, flight], options)).toEqual([flight, ...options]);
    expect(withWays([step, flight], [])).toEqual([step, flight]);
  });

  it('finds the whole way of its last action', () => {
    const [first] = options;
    expect(first && wayOf(first, turned.actions[1] as Action)).toBe(turned);
    expect(first && wayOf(first, walk('0204'))).toBeNull();
  });
});

describe('choosing among ways', () => {
  it('turns to the next facing that can be had', () => {
    expect(facingWay([ahead, turned], 'S')).toBe(turned);
    expect(turnedWay([ahead, turned], ahead, 1)).toBe(turned);
    expect(turnedWay([ahead, turned], turned, 1)).toBe(ahead);
  });

  it('tells a walk from its beginning to its end', () => {
    expect(ragePlay.summaryOf(turned, turned.actions[1] as Action)).toEqual({ ...walk('0204'), facing: 'S' });
  });

  it('is called after what is done on the way, not after a turn at its end', () => {
    const raze: Action = { type: 'raze', unit: 0 };
    const turn: Action = { type: 'turn', unit: 0, facing: 'S' };
    const razing = way([walk('0204'), raze, turn], { facing: 'S', gain: 3 });
    expect(ragePlay.summaryOf(razing, turn)).toEqual(raze);
  });

  it('runs on to what a last roll is aimed at', () => {
    expect(pathOf(trampling, hex('0305'), map.grid)).toEqual([hex('0104'), hex('0204'), hex('0305')]);
    expect(pathOf(ahead, hex('0204'), map.grid)).toEqual([hex('0104'), hex('0204')]);
  });
});

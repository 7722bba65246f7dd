import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it, test } from 'vitest';
import { openBoard, typeOf } from '../core/board.ts';
import type { State } from '../core/state.ts';
import { BOXED, NOBODY, WAITING } from '../core/vocabulary.ts';
import { SCENARIO_DATA } from '../core/world/data.ts';
import { worldFor } from '../core/world/world.ts';
import { bestFriendOf } from '../heroes/friends.ts';
import { namedUnit } from '../stacks/roster.ts';
import { dragonPass } from '../testing/by-index.ts';
import { checkScenarios } from './scenario-schema.ts';

const start = (scenario: string): State => dragonPass.setup(scenario, {}, seededDice(scenario));

/** The types a seat has, with how many of each; spirits, agents and assassins apart. */
function roster(scenario: string, seat: string) {
  const state = start(scenario);
  const board = openBoard(state);
  const player = state.seats.indexOf(seat);
  const map = new Map<string, number>();
  const boxed: string[] = [];
  const assassins: string[] = [];
  state.units.forEach(({ owner, hex }, id) => {
    if (owner !== player) return;
    const type = typeOf(board, id);
    if (hex === BOXED) boxed.push(type.id);
    else if (type.kind === 'assassin') assassins.push(type.id);
    else map.set(type.id, (map.get(type.id) ?? 0) + 1);
  });
  const units = [...map.values()].reduce((sum, count) => sum + count, 0);
  return { map, units, boxed, assassins, types: [...map.keys()] };
}

const missiles = (types: readonly string[]): string[] => {
  const { types: all } = worldFor(null);
  return types.filter((id) => (all.find((type) => type.id === id)?.front.missiles ?? 0) > 0);
};

test('the scenario file has the right form', () => {
  expect(checkScenarios(SCENARIO_DATA, worldFor(null))).toEqual([]);
  const [first, ...rest] = SCENARIO_DATA;
  expect(checkScenarios([{ ...first, turns: 0 }, ...rest], worldFor(null))[0]?.path).toBe('0.turns');
  const forces = { lunar: ['elves'] };
  expect(checkScenarios([{ ...first, forces }, ...rest], worldFor(null))).toEqual([
    { path: 'pass-1.forces.lunar', reason: 'unknown name "elves"' },
  ]);
  const corps = { lunar: [{ corps: 'cavalry', without: ['elves'] }] };
  expect(checkScenarios([{ ...first, forces: corps }], worldFor(null))).toHaveLength(1);
});

test('a scenario that does not exist is refused by name', () => {
  expect(() => dragonPass.setup('pass-0', {}, seededDice('x'))).toThrow(/pass-0/);
});

describe('forces', () => {
  it('DP-18.1.1-a: scenario 1, Lunar: Native Furthest and the Cavalry without its archers', () => {
    const { map, units, types } = roster('pass-1', 'lunar');
    expect(units).toBe(19);
    expect(missiles(types)).toEqual([]);
    expect(Object.fromEntries(map)).toEqual({
      'veterans-cavalry': 1,
      'furthest-cavalry': 2,
      'furthest-foot': 7,
      'heavy-cavalry': 3,
      'line-cavalry': 6,
    });
  });

  it('DP-18.1.1-b: scenario 1, Sartar: militia without Ducks, three 4-5-5s, four 4-3-5s of the Horde', () => {
    const { map, types } = roster('pass-1', 'sartar');
    expect(types).toEqual(['mounted-militia', 'foot-militia', 'free-army-cavalry', 'horde-clans']);
    expect([map.get('mounted-militia'), map.get('free-army-cavalry'), map.get('horde-clans')]).toEqual([
      6, 3, 4,
    ]);
    expect(missiles(types)).toEqual([]);
  });

  it('DP-18.2.1-a: scenario 2 adds the archers and three Ducks', () => {
    expect(roster('pass-2', 'lunar').units).toBe(23);
    const { map, types } = roster('pass-2', 'sartar');
    expect(map.get('ducks')).toBe(3);
    expect(missiles(types)).toEqual(['ducks']);
  });

  it('DP-18.3.1-a: scenario 3: Argrath, Harrek, Gunda, Runners, militia, Free Army without Wolfrunners', () => {
    expect(roster('pass-3', 'lunar').units).toBe(37);
    const { map, types } = roster('pass-3', 'sartar');
    for (const hero of ['prince-argrath', 'harrek', 'gunda']) expect(map.get(hero)).toBe(1);
    expect(map.get('dragontooth-runners')).toBe(2);
    expect(types).not.toContain('wolfrunners');
    expect(types).not.toContain('horde-clans');
  });

  it('DP-18.4.1-a, DP-18-d: scenario 4: magicians, with their spirits in the boxes', () => {
    const lunar = roster('pass-4', 'lunar');
    expect([lunar.units, lunar.boxed.length]).toEqual([14, 11]);
    expect(lunar.boxed).toContain('crater-makers-agent');
    expect(lunar.boxed).toContain('red-emperor-spirit');
    const sartar = roster('pass-4', 'sartar');
    expect([sartar.units, sartar.boxed.length]).toEqual([14, 10]);
    for (const id of ['stormwalkers', 'wind-children']) expect(sartar.types).not.toContain(id);
    expect(sartar.boxed).not.toContain('sylphs');
    expect([sartar.map.get('wasps'), sartar.map.get('tribal-magicians')]).toEqual([1, 3]);
  });

  it('DP-18.5.1-a, DP-19.BC-1: scenario 5: whole armies, the Horde with Sartar, no Twin Stars', () => {
    const lunar = roster('pass-5', 'lunar');
    expect(lunar.types).not.toContain('twin-stars');
    expect(lunar.assassins).toEqual(['lunar-assassin']);
    const sartar = roster('pass-5', 'sartar');
    for (const id of ['jaldon', 'tribal-magicians', 'horde-clans', 'horde-clans-lost'])
      expect(sartar.types).toContain(id);
    expect(sartar.assassins).toEqual(['sartar-assassin']);
    expect([lunar.units, sartar.units]).toEqual([59, 59]);
  });

  it('DP-19.BC-4: no army begins with the Twin Stars', () => {
    for (const { id, seats } of dragonPass.scenarios)
      for (const seat of seats) expect(roster(id, seat).types).not.toContain('twin-stars');
  });

  it('DP-18-e: who is not named does not take part', () => {
    const { types } = roster('pass-5', 'sartar');
    for (const id of ['sun-dome-templars', 'hydra', 'delecti', 'dragons']) expect(types).not.toContain(id);
  });

  it('DP-18.6.1-a: scenario 6, Lunar: no Emperor, assassin, Cavalry Corps or Bodyguard', () => {
    const { types, assassins } = roster('pass-6', 'lunar');
    expect(assassins).toEqual([]);
    for (const id of ['red-emperor', 'heavy-cavalry', 'line-cavalry', 'bloodspillers', 'household-foot'])
      expect(types).not.toContain(id);
    for (const id of ['jar-eel', 'beat-pot-aelwrin', 'standfast', 'furthest-foot', 'crimson-bat'])
      expect(types).toContain(id);
  });

  it('DP-18.6.1-b: scenario 6, the independents: Androgeus, Exiles, Grazelanders, Half-beasts', () => {
    const { map, units, boxed, assassins } = roster('pass-6', 'independents');
    expect([units, boxed.length, assassins]).toEqual([39, 4, []]);
    expect([map.get('horse-herds'), map.get('ironhoof'), map.get('androgeus')]).toEqual([4, 1, 1]);
  });

  it('DP-18.8.1-a: scenario 8, Tarsh: the Dwarf with all gifts, seventeen dragonewts, an assassin', () => {
    const { map, boxed, assassins } = roster('pass-8', 'tarsh');
    expect(assassins).toEqual(['exiles-assassin']);
    expect([map.get('dwarf'), map.get('stone-men'), map.get('cannon-cult')]).toEqual([1, 2, 1]);
    expect(map.get('alchemical-transformer')).toBe(1);
    expect(boxed).toContain('cannon-cult-agent');
    const newts = [
      'inhuman-king',
      'dragonewt-priests',
      'beaked-dragonewts',
      'mounted-crested-dragonewts',
      'crested-dragonewts',
    ];
    expect(newts.map((id) => map.get(id))).toEqual([1, 3, 5, 3, 5]);
    expect(roster('pass-8', 'lunar').units + roster('pass-8', 'sartar').units).toBe(118);
  });

  it('DP-18.7.4-a, DP-18-j: in scenarios 7 and 9 every independent begins with nobody, off the map', () => {
    for (const scenario of ['pass-7', 'pass-9']) {
      const state = start(scenario);
      const board = openBoard(state);
      const neutral = state.units.flatMap(({ owner }, id) => (owner === NOBODY ? [typeOf(board, id)] : []));
      const peoples = new Set(neutral.map(({ faction }) => faction));
      for (const people of ['dragonewts', 'ethilrist', 'cragspider', 'exiles', 'half-beasts', 'grazelanders'])
        expect(peoples).toContain(people);
      expect(neutral.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['androgeus', 'delecti', 'zombies']),
      );
      expect(roster(scenario, 'lunar').units + roster(scenario, 'sartar').units).toBe(118);
    }
  });
  it('DP-18-j: nobody is on the map before he is set up, and assassins never are', () => {
    const state = start('pass-5');
    expect(state.units.every(({ hex }) => hex === WAITING || hex === BOXED)).toBe(true);
  });

  it('DP-18.6.4-c, DP-18.8.4-b: the Twins are the best friend of Androgeus', () => {
    for (const scenario of ['pass-6', 'pass-8']) {
      const board = openBoard(start(scenario));
      expect(bestFriendOf(board, namedUnit(board, 'androgeus'))).toBe(namedUnit(board, 'twins'));
    }
  });
});

it('lists the seats of each scenario; where a die decides, their order is that of the game', () => {
  for (const { id, seats } of dragonPass.scenarios)
    expect([id, [...dragonPass.seatsOf(start(id))].sort()]).toEqual([id, [...seats].sort()]);
});

describe('the moon', () => {
  it('DP-18.4.4-a, DP-18.5.4-a, DP-18.6.4-a, DP-18.8.4-a: who chooses its phase, before anybody is set up', () => {
    const choosers = ['pass-4', 'pass-5', 'pass-6', 'pass-8'].map((id) => dragonPass.decision(start(id)));
    expect(choosers.map((decision) => decision?.kind)).toEqual(['moon', 'moon', 'moon', 'moon']);
    expect(choosers.map((decision) => decision?.seats[0])).toEqual(['lunar', 'sartar', 'lunar', 'tarsh']);
    // Each by the words of its own scenario.
    expect(choosers.map((decision) => decision?.clause)).toEqual([
      'DP-18.4.4-a',
      'DP-18.5.4-a',
      'DP-18.6.4-a',
      'DP-18.8.4-a',
    ]);
  });

  it('DP-18.4.4-a: the moon, then Lunar, then Sartar', () => {
    const state = start('pass-4');
    expect(state.frames.map((frame) => [frame.kind, 'player' in frame && frame.player]).reverse()).toEqual([
      ['moon', 0],
      ['deploy', 0],
      ['deploy', 1],
    ]);
    for (const action of [{ type: 'ready' }, { type: 'deploy', unit: 0, hex: 0 }, { type: 'hold', unit: 0 }])
      expect(dragonPass.explain(state, 'lunar', action)).toMatchObject({
        ok: false,
        refusal: { clause: 'DP-18.4.4-a' },
      });
    expect(dragonPass.explain(state, 'lunar', { type: 'end' })).toMatchObject({
      ok: false,
      refusal: { clause: 'DP-2-i' },
    });
  });
});

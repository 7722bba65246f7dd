import { OptionError, UnknownScenarioError } from '@hexwyrm/kernel';
import { describe, expect, test } from 'vitest';
import type { Army } from '../frames.ts';
import { dragonRage } from '../game.ts';
import { newGame } from '../testing/new-game.ts';
import { eventsOf } from '../testing/table.ts';
import { worldFor } from '../world/world.ts';

interface Sheet {
  section: string;
  name: string;
  invader: Army;
  invaders: number;
  defender: Army;
  defenders: number;
  goal: number;
}

const { types } = worldFor('esirien', null);

// Forces and goals as the rulebook prints them in 3.1.2 to 3.1.7 and 3.2.2 to 3.2.7.
const SHEETS: Record<string, Sheet> = {
  'esirien-1': {
    section: '3.1.2',
    name: 'Dragon Rage',
    invader: { DRAGON: 2 },
    invaders: 2,
    defender: { CAV: 4, INF: 8, ARH: 4, MIL: 4, HERO: 1, WZD: 1 },
    defenders: 22,
    goal: 19,
  },
  'esirien-2': {
    section: '3.1.3',
    name: 'Horde from the Wilds',
    invader: { GIANT: 4, TRL: 3, ORC: 6, GOB: 4 },
    invaders: 17,
    defender: { CAV: 3, INF: 8, ARH: 4, MIL: 3, HERO: 1, WZD: 1 },
    defenders: 20,
    goal: 16,
  },
  'esirien-3': {
    section: '3.1.4',
    name: 'Alliance of Arym',
    invader: { DRAGON: 1, GIANT: 1, TRL: 3, ORC: 3, GOB: 3 },
    invaders: 11,
    defender: { CAV: 4, INF: 8, ARH: 4, MIL: 4, HERO: 1, WZD: 1 },
    defenders: 22,
    goal: 17,
  },
  'esirien-4': {
    section: '3.1.5',
    name: 'Alliance of Belm',
    invader: { DRAGON: 1, YDRAGON: 1, GIANT: 1, TRL: 3 },
    invaders: 6,
    defender: { CAV: 4, INF: 8, ARH: 4, MIL: 4, HERO: 1, WZD: 1 },
    defenders: 22,
    goal: 17,
  },
  'esirien-5': {
    section: '3.1.6',
    name: 'Alliance of Clyth',
    invader: { DRAGON: 1, YDRAGON: 1, GIANT: 1, ORC: 5 },
    invaders: 8,
    defender: { CAV: 4, INF: 10, ARH: 4, MIL: 1, HERO: 1, WZD: 1 },
    defenders: 21,
    goal: 18,
  },
  'esirien-6': {
    section: '3.1.7',
    name: "Giants' March",
    invader: { GIANT: 6, GOB: 2 },
    invaders: 8,
    defender: { CAV: 3, INF: 8, ARH: 4, MIL: 4, HERO: 1, WZD: 1 },
    defenders: 21,
    goal: 17,
  },
  'nurkott-1': {
    section: '3.2.2',
    name: 'Them Human Attack',
    invader: { CAV: 4, HERO: 1, WZD: 1, INF: 6, ARH: 4, MIL: 4 },
    invaders: 20,
    defender: { WRG: 3, ORC: 8, GOB: 7, OHERO: 1, OWZD: 1 },
    defenders: 20,
    goal: 17,
  },
  'nurkott-2': {
    section: '3.2.3',
    name: 'Raiding party',
    invader: { INF: 12, CAV: 5, ARH: 4, MIL: 4 },
    invaders: 25,
    defender: { WRG: 5, ORC: 10, TRL: 2, GOB: 8 },
    defenders: 25,
    goal: 16,
  },
  'nurkott-3': {
    section: '3.2.4',
    name: 'Them Dragons!',
    invader: { DRAGON: 2 },
    invaders: 2,
    defender: { WRG: 4, ORC: 5, TRL: 3, GOB: 8, OHERO: 1, OWZD: 1 },
    defenders: 22,
    goal: 23,
  },
  'nurkott-4': {
    section: '3.2.5',
    name: 'Unlikely alliance',
    invader: { DRAGON: 1, GIANT: 1, TRL: 3, INF: 3, MIL: 3 },
    invaders: 11,
    defender: { WRG: 4, ORC: 8, GOB: 8, OHERO: 1, OWZD: 1 },
    defenders: 22,
    goal: 18,
  },
  'nurkott-5': {
    section: '3.2.6',
    name: 'Clyth returns',
    invader: { DRAGON: 1, YDRAGON: 1, GIANT: 1, INF: 5 },
    invaders: 8,
    defender: { WRG: 4, ORC: 6, TRL: 4, GOB: 5, OHERO: 1, OWZD: 1 },
    defenders: 21,
    goal: 20,
  },
  'nurkott-6': {
    section: '3.2.7',
    name: "The giants' revenge",
    invader: { GIANT: 6, ARH: 2 },
    invaders: 8,
    defender: { WRG: 3, ORC: 8, GOB: 8, OHERO: 1, OWZD: 1 },
    defenders: 21,
    goal: 18,
  },
};

describe.each(Object.entries(SHEETS))('%s', (id, sheet) => {
  test(`DR-${sheet.section}-a ${sheet.name}: the invaders`, () => {
    const game = newGame(id);
    expect(game.army('invader')).toEqual(sheet.invader);
    expect(game.units('invader')).toHaveLength(sheet.invaders);
  });

  test(`DR-${sheet.section}-b ${sheet.name}: the defenders`, () => {
    const game = newGame(id);
    expect(game.army('defender')).toEqual(sheet.defender);
    expect(game.units('defender')).toHaveLength(sheet.defenders);
  });

  test(`DR-${sheet.section}-c ${sheet.name}: one point short the game goes on, at the goal the invader wins`, () => {
    for (const [score, winner] of [
      [sheet.goal - 1, null],
      [sheet.goal, 'invader'],
    ] as const) {
      const game = newGame(id);
      game.deploy();
      game.state.razed.push({ hex: 0, vp: score });
      game.play(game.asked(), { type: 'end' });
      expect(dragonRage.outcome(game.state)?.winner ?? null).toBe(winner);
    }
  });
});

test('DR-2.1-a each game is played on the map its scenario names', () => {
  const esirien = newGame('esirien-1');
  const nurkott = newGame('nurkott-3');
  expect([esirien.state.map, nurkott.state.map]).toEqual(['esirien', 'nurkott']);
  // 0605 is a goblin settlement of Nurkott; in Esirien the road runs there, outside the walls
  expect(nurkott.refusal('defender', { type: 'place', what: 'ORC', hex: '0605' })).toBeNull();
  expect(esirien.refusal('defender', { type: 'place', what: 'INF', hex: '0605' })).toBe('DR-3.1.1-a');
});

test('DR-2.2.1-e the scenario says which side a colour plays', () => {
  const horde = newGame('esirien-2');
  const humans = newGame('nurkott-1');
  expect(horde.army('invader').ORC).toBe(6);
  expect(humans.army('defender').ORC).toBe(8);
  expect(humans.army('invader').CAV).toBe(4);
  const greens = ['ORC', 'GOB', 'TRL', 'WRG', 'OHERO', 'OWZD'] as const;
  const people = ['CAV', 'INF', 'MIL', 'ARH', 'BAL', 'CAT', 'HERO', 'WZD', 'ELOWYN'] as const;
  expect(greens.map((id) => types[id].colour)).toEqual(greens.map(() => 'greenskin'));
  expect(people.map((id) => types[id].colour)).toEqual(people.map(() => 'human'));
});

test('DR-3.2-a greenskins defend Nurkott', () => {
  for (const id of Object.keys(SHEETS).filter((key) => key.startsWith('nurkott'))) {
    for (const unit of newGame(id).units('defender')) expect(types[unit.type].colour).toBe('greenskin');
  }
});

test('DR-3.1-a a die chooses among the six scenarios of a map', () => {
  const drawn = newGame('random-esirien', {}, 4);
  expect(drawn.state.scenario).toBe('esirien-4');
  expect(drawn.army('invader')).toEqual({ DRAGON: 1, YDRAGON: 1, GIANT: 1, TRL: 3 });
  expect(newGame('random-nurkott', {}, 1).state.scenario).toBe('nurkott-1');
  expect(newGame('random-nurkott', {}, 6).state.scenario).toBe('nurkott-6');
});

const firstSide = (id: string): unknown => {
  const game = newGame(id);
  game.deploy();
  return [game.state.turn, game.asked()];
};

test('DR-3.1.1-e the invader opens in Esirien, except in the second scenario', () => {
  for (const n of [1, 3, 4, 5, 6]) expect(firstSide(`esirien-${n}`)).toEqual([1, 'invader']);
  expect(firstSide('esirien-2')).toEqual([1, 'defender']);
});

test('DR-3.1.3-d in Horde from the Wilds the city takes the first turn', () => {
  const game = newGame('esirien-2');
  game.deploy();
  expect(game.asked()).toBe('defender');
  expect(game.state.phase).toBeGreaterThanOrEqual(5);
});

/** What turn 10 brings, from the last decision before reinforcements come. */
const turnTen = (id: string) => {
  const game = newGame(id);
  game.deploy();
  Object.assign(game.state, { turn: 10, phase: 5, lastDamage: 9, lastInside: 9 });
  const events = game.play('defender', { type: 'end' });
  const hexes = game.legal('defender').map((action) => ('hex' in action ? action.hex : ''));
  return { due: eventsOf(events, 'reinforcements-due')[0], hexes: [...new Set(hexes)] };
};

test('DR-3.1.1-f Esirien scenarios have the standard reinforcements', () => {
  const { due, hexes } = turnTen('esirien-1');
  expect(due.units).toEqual(['INF', 'INF', 'INF', 'INF']);
  // all docks and the bridge, but for 0815 where one of the defenders was set up
  expect(hexes).toEqual(['0915', '1014', '1115', '1315', '1516', '1413']);
});

test('DR-3.2.1-e in Nurkott four orcs come by the south-eastern roads', () => {
  const { due, hexes } = turnTen('nurkott-3');
  expect(due.units).toEqual(['ORC', 'ORC', 'ORC', 'ORC']);
  expect(hexes.toSorted()).toEqual('2015 2016 2017 2117 2216 2315 2316 2413 2414'.split(' '));
});

test('DR-3.2.1-d the invader opens in Nurkott, except in the second scenario', () => {
  for (const n of [1, 3, 4, 5, 6]) expect(firstSide(`nurkott-${n}`)).toEqual([1, 'invader']);
  expect(firstSide('nurkott-2')).toEqual([1, 'defender']);
});

test('DR-3.2.3-d Raiding party: the defender opens, and without heroes nobody can be demoralised', () => {
  const game = newGame('nurkott-2');
  game.deploy();
  expect(game.asked()).toBe('defender');
  expect(game.state.hadHeroes).toEqual({ invader: false, defender: false });
  const characters = game.state.units.filter((unit) => types[unit.type].kind === 'character');
  expect(characters).toEqual([]);
  expect(newGame('nurkott-1').state.hadHeroes).toEqual({ invader: true, defender: true });
});

test('an unknown scenario is refused by name', () => {
  expect(() => newGame('esirien-7')).toThrow(UnknownScenarioError);
});

test('every scenario can be opened, and seats whom it names', () => {
  for (const { id, seats } of dragonRage.scenarios) {
    const options = id.includes('points') ? { map: 'nurkott' } : {};
    const game = newGame(id, options, 5, 2);
    expect(Object.values(game.state.seats)).toEqual([...seats]);
    expect(seats).toContain(game.decision()?.seats[0]);
  }
});

test('a wrong option is refused by its name', () => {
  const option = (scenario: string, options: unknown): string => {
    try {
      newGame(scenario, options, 5, 2);
    } catch (error) {
      if (error instanceof OptionError) return error.option;
    }
    return 'accepted';
  };
  expect(option('esirien-1', { grading: 'yes' })).toBe('grading');
  expect(option('esirien-1', { gradings: true })).toBe('gradings');
  expect(option('esirien-1', { handicap: { invader: 1 } })).toBe('handicap.defender');
  expect(option('esirien-1', 7)).toBe('options');
  expect(option('esirien-1', { map: 'nurkott' })).toBe('map');
  expect(option('points-choice', {})).toBe('map');
  expect(option('planned-points', {})).toBe('map');
  expect(option('esirien-1', { profile: 'basic' })).toBe('profile');
  expect(option('first-game', { profile: 'basic-literal' })).toBe('accepted');
  expect(option('first-game', { elowyn: true })).toBe('elowyn');
  expect(option('first-game', { handicap: { invader: 3, defender: 0 } })).toBe('handicap');
  expect(option('esirien-1', { corrections: { units: { INF: { attack: -1 } } } })).toBe('corrections');
  expect(option('esirien-1', { corrections: { hexes: { '9999': { vp: 1 } } } })).toBe('corrections');
  expect(option('esirien-1', { entryPoints: ['9901'] })).toBe('entryPoints');
  expect(option('esirien-1', { entryPoints: ['0417'] })).toBe('entryPoints');
  expect(option('esirien-1', { entryPoints: ['0110'] })).toBe('accepted');
});

test('a game can be started with corrected data and keeps it', () => {
  const corrections = { units: { INF: { attack: 3 } } };
  const { state } = newGame('esirien-1', { corrections });
  expect(state.corrections).toEqual(corrections);
  expect(worldFor(state.map, state.corrections).types.INF.attack).toBe(3);
});

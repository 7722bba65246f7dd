import { OptionError, UnknownScenarioError } from '@hexwyrm/kernel';
import { describe, expect, test } from 'vitest';
import type { Army } from '../core/frames.ts';
import type { Side } from '../core/vocabulary.ts';
import { dragonRage } from '../game/dragon-rage.ts';
import { newGame } from '../testing/new-game.ts';
import { eventsOf } from '../testing/table.ts';
import { worldFor } from '../world/world.ts';

const { types } = worldFor('esirien', null);

/** Forces and goals below are as the rulebook prints them in 3.1.2 to 3.1.7 and 3.2.2 to 3.2.7. */
function forces(id: string, side: Side, army: Army, count: number): void {
  const game = newGame(id);
  expect(game.army(side)).toEqual(army);
  expect(game.units(side)).toHaveLength(count);
}

/** One point short the game goes on, at the goal the invader has won. */
function wonAt(id: string, goal: number): void {
  for (const [score, winner] of [
    [goal - 1, null],
    [goal, 'invader'],
  ] as const) {
    const game = newGame(id);
    game.deploy();
    game.state.razed.push({ hex: 0, vp: score });
    game.play(game.asked(), { type: 'end' });
    expect(dragonRage.outcome(game.state)?.winner ?? null).toBe(winner);
  }
}

describe('Esirien 1, Dragon Rage', () => {
  test('DR-3.1.2-a the invaders', () => forces('esirien-1', 'invader', { DRAGON: 2 }, 2));
  test('DR-3.1.2-b the defenders', () =>
    forces('esirien-1', 'defender', { CAV: 4, INF: 8, ARH: 4, MIL: 4, HERO: 1, WZD: 1 }, 22));
  test('DR-3.1.2-c the goal is 19', () => wonAt('esirien-1', 19));
});

describe('Esirien 2, Horde from the Wilds', () => {
  test('DR-3.1.3-a the invaders', () =>
    forces('esirien-2', 'invader', { GIANT: 4, TRL: 3, ORC: 6, GOB: 4 }, 17));
  test('DR-3.1.3-b the defenders', () =>
    forces('esirien-2', 'defender', { CAV: 3, INF: 8, ARH: 4, MIL: 3, HERO: 1, WZD: 1 }, 20));
  test('DR-3.1.3-c the goal is 16', () => wonAt('esirien-2', 16));
});

describe('Esirien 3, Alliance of Arym', () => {
  test('DR-3.1.4-a the invaders', () =>
    forces('esirien-3', 'invader', { DRAGON: 1, GIANT: 1, TRL: 3, ORC: 3, GOB: 3 }, 11));
  test('DR-3.1.4-b the defenders', () =>
    forces('esirien-3', 'defender', { CAV: 4, INF: 8, ARH: 4, MIL: 4, HERO: 1, WZD: 1 }, 22));
  test('DR-3.1.4-c the goal is 17', () => wonAt('esirien-3', 17));
});

describe('Esirien 4, Alliance of Belm', () => {
  test('DR-3.1.5-a the invaders', () =>
    forces('esirien-4', 'invader', { DRAGON: 1, YDRAGON: 1, GIANT: 1, TRL: 3 }, 6));
  test('DR-3.1.5-b the defenders', () =>
    forces('esirien-4', 'defender', { CAV: 4, INF: 8, ARH: 4, MIL: 4, HERO: 1, WZD: 1 }, 22));
  test('DR-3.1.5-c the goal is 17', () => wonAt('esirien-4', 17));
});

describe('Esirien 5, Alliance of Clyth', () => {
  test('DR-3.1.6-a the invaders', () =>
    forces('esirien-5', 'invader', { DRAGON: 1, YDRAGON: 1, GIANT: 1, ORC: 5 }, 8));
  test('DR-3.1.6-b the defenders', () =>
    forces('esirien-5', 'defender', { CAV: 4, INF: 10, ARH: 4, MIL: 1, HERO: 1, WZD: 1 }, 21));
  test('DR-3.1.6-c the goal is 18', () => wonAt('esirien-5', 18));
});

describe("Esirien 6, Giants' March", () => {
  test('DR-3.1.7-a the invaders', () => forces('esirien-6', 'invader', { GIANT: 6, GOB: 2 }, 8));
  test('DR-3.1.7-b the defenders', () =>
    forces('esirien-6', 'defender', { CAV: 3, INF: 8, ARH: 4, MIL: 4, HERO: 1, WZD: 1 }, 21));
  test('DR-3.1.7-c the goal is 17', () => wonAt('esirien-6', 17));
});

describe('Nurkott 1, Them Human Attack', () => {
  test('DR-3.2.2-a the invaders', () =>
    forces('nurkott-1', 'invader', { CAV: 4, HERO: 1, WZD: 1, INF: 6, ARH: 4, MIL: 4 }, 20));
  test('DR-3.2.2-b the defenders', () =>
    forces('nurkott-1', 'defender', { WRG: 3, ORC: 8, GOB: 7, OHERO: 1, OWZD: 1 }, 20));
  test('DR-3.2.2-c the goal is 17', () => wonAt('nurkott-1', 17));
});

describe('Nurkott 2, Raiding party', () => {
  test('DR-3.2.3-a the invaders', () =>
    forces('nurkott-2', 'invader', { INF: 12, CAV: 5, ARH: 4, MIL: 4 }, 25));
  test('DR-3.2.3-b the defenders', () =>
    forces('nurkott-2', 'defender', { WRG: 5, ORC: 10, TRL: 2, GOB: 8 }, 25));
  test('DR-3.2.3-c the goal is 16', () => wonAt('nurkott-2', 16));
});

describe('Nurkott 3, Them Dragons!', () => {
  test('DR-3.2.4-a the invaders', () => forces('nurkott-3', 'invader', { DRAGON: 2 }, 2));
  test('DR-3.2.4-b the defenders', () =>
    forces('nurkott-3', 'defender', { WRG: 4, ORC: 5, TRL: 3, GOB: 8, OHERO: 1, OWZD: 1 }, 22));
  test('DR-3.2.4-c the goal is 23', () => wonAt('nurkott-3', 23));
});

describe('Nurkott 4, Unlikely alliance', () => {
  test('DR-3.2.5-a the invaders', () =>
    forces('nurkott-4', 'invader', { DRAGON: 1, GIANT: 1, TRL: 3, INF: 3, MIL: 3 }, 11));
  test('DR-3.2.5-b the defenders', () =>
    forces('nurkott-4', 'defender', { WRG: 4, ORC: 8, GOB: 8, OHERO: 1, OWZD: 1 }, 22));
  test('DR-3.2.5-c the goal is 18', () => wonAt('nurkott-4', 18));
});

describe('Nurkott 5, Clyth returns', () => {
  test('DR-3.2.6-a the invaders', () =>
    forces('nurkott-5', 'invader', { DRAGON: 1, YDRAGON: 1, GIANT: 1, INF: 5 }, 8));
  test('DR-3.2.6-b the defenders', () =>
    forces('nurkott-5', 'defender', { WRG: 4, ORC: 6, TRL: 4, GOB: 5, OHERO: 1, OWZD: 1 }, 21));
  test('DR-3.2.6-c the goal is 20', () => wonAt('nurkott-5', 20));
});

describe("Nurkott 6, The giants' revenge", () => {
  test('DR-3.2.7-a the invaders', () => forces('nurkott-6', 'invader', { GIANT: 6, ARH: 2 }, 8));
  test('DR-3.2.7-b the defenders', () =>
    forces('nurkott-6', 'defender', { WRG: 3, ORC: 8, GOB: 8, OHERO: 1, OWZD: 1 }, 21));
  test('DR-3.2.7-c the goal is 18', () => wonAt('nurkott-6', 18));
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
  for (let n = 1; n <= 6; n++) {
    for (const unit of newGame(`nurkott-${n}`).units('defender'))
      expect(types[unit.type].colour).toBe('greenskin');
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

/** Options without which a scenario does not open. */
const NEEDED: Readonly<Record<string, object>> = {
  'points-choice': { map: 'nurkott' },
  'planned-points': { map: 'nurkott' },
  campaign: { map: 'nurkott', campaign: { game: 1, rosters: { invader: 60, defender: 60 } } },
};

test('every scenario can be opened, and seats whom it names', () => {
  for (const { id, seats } of dragonRage.scenarios) {
    const game = newGame(id, NEEDED[id] ?? {}, 5, 2);
    expect(Object.values(game.state.seats)).toEqual([...seats]);
    expect(seats).toContain(game.decision()?.seats[0]);
  }
});

/** The option at fault, or `accepted`. */
const option = (scenario: string, options: unknown): string => {
  try {
    newGame(scenario, options, 5, 2);
  } catch (error) {
    if (error instanceof OptionError) return error.option;
  }
  return 'accepted';
};

test('a wrong option is refused by its name', () => {
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
});

test('DR-2.9-j other entry points are hexes of the map that reinforcements can stand in', () => {
  expect(option('esirien-1', { entryPoints: ['9901'] })).toBe('entryPoints');
  expect(option('esirien-1', { entryPoints: ['0417'] })).toBe('entryPoints');
  expect(option('esirien-1', { entryPoints: ['0110', '1414'] })).toBe('entryPoints');
  expect(option('esirien-1', { entryPoints: ['0101'] })).toBe('entryPoints');
  expect(option('esirien-1', { entryPoints: ['0110'] })).toBe('accepted');
});

test('DR-2.3-w, DR-2.6.1-b the introductory game is basic and graded, and cannot be asked otherwise', () => {
  expect(option('first-game', { profile: 'full' })).toBe('profile');
  expect(option('first-game', { grading: false })).toBe('grading');
  expect(option('first-game', { profile: 'basic', grading: true })).toBe('accepted');
  expect(option('first-game', { profile: undefined, grading: undefined })).toBe('accepted');
});

test('a game can be started with corrected data and keeps it', () => {
  const corrections = { units: { INF: { attack: 3 } } };
  const { state } = newGame('esirien-1', { corrections });
  expect(state.corrections).toEqual(corrections);
  expect(worldFor(state.map, state.corrections).types.INF.attack).toBe(3);
});

test('the sheet of a scenario as an owner of the game corrected it', () => {
  const corrections = {
    scenarios: {
      'esirien-1': { goal: 17, forces: { invader: { DRAGON: 1, ROC: 1 }, defender: { MIL: 0 } } },
    },
  };
  const state = dragonRage.setup('esirien-1', { corrections }, { d6: () => 3 });
  const count = (type: string) => state.units.filter((unit) => unit.type === type).length;
  expect(state.goal).toBe(17);
  expect([count('DRAGON'), count('ROC'), count('MIL'), count('INF')]).toEqual([1, 1, 0, 8]);
});

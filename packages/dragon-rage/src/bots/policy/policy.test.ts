import { DIRECTIONS, distance } from '@hexwyrm/hexmap';
import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonRage, SMASHED, type State, worldFor } from '../../index.ts';
import { approachOf, barriersOf, FAR } from './approach.ts';
import { nextGuard } from './city/garrisons.ts';
import { nextSortie } from './city/sorties.ts';
import { dangerOf } from './danger.ts';
import { takesOff, turnsTo } from './flight.ts';
import { phase, policy, position } from './play.fixture.ts';
import { sceneOf } from './scene.ts';

const razed = (state: State): (string | null)[] =>
  state.razed.map(({ hex }) => worldFor(state.map, state.corrections).map.grid.names[hex]);

describe('an invader of experience', () => {
  it('bounds into the best prize that nobody guards', () => {
    // From 1210, facing NW: the Guildhall (3 points) is two hexes ahead, the Corn Exchange (2) behind
    const dragon = { type: 'DRAGON', side: 'invader', hex: '1211', facing: 'NW' };
    const state = position({
      phase: 'invader-movement',
      units: [dragon, { type: 'INF', side: 'defender', hex: '0707' }],
    });
    expect(policy(state, 'invader')).toMatchObject({ type: 'bound', to: '1010' });
  });

  it('walks over a guard and destroys what is beneath it', () => {
    // It cannot bound any more
    const dragon = { type: 'DRAGON', side: 'invader', hex: '1110', facing: 'NW', hp: { wings: [0, 6] } };
    const state = position({
      phase: 'invader-movement',
      units: [dragon, { type: 'INF', side: 'defender', hex: '1010' }],
      razed: [{ hex: '1107' }],
    });
    phase(state, 'invader');
    expect(razed(state)).toContain('1010');
  });

  it('sends two trolls after two prizes', () => {
    // The Barracks 1708 (2 points) are nearest to both; the Temple 1610 (1 point) is left for the other
    const troll = (hex: string) => ({ type: 'TRL', side: 'invader', hex });
    const state = position({
      phase: 'invader-movement',
      units: [troll('1607'), troll('1507'), { type: 'INF', side: 'defender', hex: '0714' }],
    });
    phase(state, 'invader');
    expect(razed(state)).toHaveLength(2);
  });

  it('knows that orcs do not force a guarded gate, and go through it once it is broken', () => {
    const gate = { type: 'INF', side: 'defender', hex: '0707' };
    const state = position({
      phase: 'invader-movement',
      units: [{ type: 'ORC', side: 'invader', hex: '0606' }, gate],
    });
    const { map, world, ways } = sceneOf(state);
    const steps = (type: 'ORC' | 'CAV') => {
      const scene = sceneOf(state);
      const approach = approachOf(scene, world.types[type], barriersOf(scene));
      const guildhall = ways.prizes.indexOf(map.grid.index.get('1010')!);
      return approach[guildhall][map.grid.index.get('0606')!];
    };
    const shut = { orc: steps('ORC'), cavalry: steps('CAV') };
    const number = map.entrance[map.grid.index.get('0707')! * 6 + 5];
    state.entrances[number] |= SMASHED;
    // 0606 to 1010 is six steps as the crow flies
    expect([steps('ORC'), steps('CAV')]).toEqual([6, 6]);
    expect(shut.orc).toBeGreaterThan(8);
    expect(shut.cavalry).toBeGreaterThan(shut.orc);
    expect(shut.cavalry).toBeLessThanOrEqual(FAR);
  });
});

describe('a dragon that has fled over the wall', () => {
  it('turns back to the city, where one more prize wins, though each of them is guarded', () => {
    // From 0610, facing NW, it looks away from all of them
    const wounds = { wings: [3, 6], legs: [1, 3, 3, 3] };
    const guards = ['0814', '1114', '1610', '1713', '1907', '1910', '2011'];
    const units = [
      { type: 'DRAGON', side: 'invader', hex: '0610', facing: 'NW', hp: wounds },
      ...guards.map((hex) => ({ type: 'INF', side: 'defender', hex })),
    ];
    const razed = ['0811', '1010', '1107', '1112', '1708', '2008'].map((hex) => ({ hex }));
    const state = position({ phase: 'invader-movement', goal: 18, units, razed });
    expect(policy(state, 'invader')).not.toEqual({ type: 'end' });
  });
});

describe('a dragon that comes to Nurkott', () => {
  const dragon = (fields: object) => ({ type: 'DRAGON', side: 'invader', ...fields });
  const movement = (units: readonly object[], fields: object = {}): State =>
    position({ map: 'nurkott', phase: 'invader-movement', goal: 23, units, ...fields });

  it('knows that it has to turn before it can take off towards the edge of the map', () => {
    // Two hexes north-east of 0302 the map has ended; south-east of it lies the Great Hall 1506
    const { map } = worldFor('nurkott', null);
    const [edge, hall] = ['0302', '1506'].map((hex) => map.grid.index.get(hex)!);
    const [, northEast, southEast] = DIRECTIONS;
    expect([takesOff(map, edge, northEast), takesOff(map, edge, southEast)]).toEqual([false, true]);
    expect(turnsTo(map, edge, northEast, hall)).toBe(1);
    expect(turnsTo(map, edge, southEast, hall)).toBe(0);
  });

  it('destroys what it stands in rather than keep it before its eyes, however late it is', () => {
    const guards = ['1506', '1407'].map((hex) => ({ type: 'ORC', side: 'defender', hex }));
    const state = movement([dragon({ hex: '1405', facing: 'SE' }), ...guards], { turn: 9 });
    expect(policy(state, 'invader')).toEqual({ type: 'raze', unit: 0 });
  });
});

describe('a defender of experience', () => {
  it('puts somebody back into the last prize that the enemy needs', () => {
    // The giant reaches the Guildhall (3 points) and the Temple (1) in one move; he lacks three points
    const state = position({
      phase: 'defender-movement',
      goal: 16,
      units: [
        { type: 'GIANT', side: 'invader', hex: '1310' },
        { type: 'INF', side: 'defender', hex: '1011' },
      ],
      razed: ['1107', '1910', '1713', '0814'].map((hex) => ({ hex })),
    });
    phase(state, 'defender');
    expect(state.units[1].hex).toBe(worldFor(state.map, state.corrections).map.grid.index.get('1010'));
  });

  it('sends somebody into an empty prize, over two turns if need be', () => {
    // From 0708 it is four steps to the Guildhall 1010, and infantry has three
    const units = [
      { type: 'GIANT', side: 'invader', hex: '1306' },
      { type: 'INF', side: 'defender', hex: '0708' },
    ];
    const razed = ['1107', '1112', '1114', '0811'].map((hex) => ({ hex }));
    const state = position({ phase: 'defender-movement', goal: 16, units, razed });
    const guard = nextGuard(state, dragonRage.legal(state, 'defender'), new Set());
    expect(guard.party).toContain(1);
    expect(guard.step).toMatchObject({ type: 'walk', unit: 1 });
  });

  it('leaves a prize that no invader comes near, to chase one that cannot fly', () => {
    const state = position({
      phase: 'defender-movement',
      units: [
        {
          type: 'DRAGON',
          side: 'invader',
          hex: '0811',
          facing: 'N',
          hp: { wings: [0, 0], legs: [0, 0, 0, 3] },
        },
        { type: 'CAV', side: 'defender', hex: '1907' },
      ],
    });
    expect(policy(state, 'defender')).toMatchObject({ type: 'walk', unit: 1 });
  });

  it('leaves its posts to fall upon a dragon that has landed, from where its wings can be struck', () => {
    // 1210 faces N: its wings can be struck from 1110, 1111, 1310 and 1311, not from 1209 ahead nor from 1211 behind
    const dragon = { type: 'DRAGON', side: 'invader', hex: '1210', facing: 'N' };
    const horse = ['1010', '1112', '1309'].map((hex) => ({ type: 'CAV', side: 'defender', hex }));
    const state = position({ phase: 'defender-movement', units: [dragon, ...horse] });
    phase(state, 'defender');
    const { names } = worldFor(state.map, state.corrections).map.grid;
    const beside = state.units.slice(1).map(({ hex }) => names[hex] ?? '');
    expect(['1110', '1111', '1310', '1311']).toEqual(expect.arrayContaining(beside));
  });

  it('brings two against a goblin, which then falls for certain', () => {
    const horse = ['1008', '1209'].map((hex) => ({ type: 'CAV', side: 'defender', hex }));
    const units = [{ type: 'GOB', side: 'invader', hex: '1109' }, ...horse];
    const state = position({ phase: 'defender-movement', units });
    expect(nextSortie(state, dragonRage.legal(state, 'defender')).party).toEqual(new Set([1, 2]));
  });

  it('fights trolls in the streets, with the hero beside the riders whose strength he doubles', () => {
    // 6 for the cavalry he leads and 3 of his own against 3: a troll falls on 4 or more
    const units = [
      { type: 'TRL', side: 'invader', hex: '1109' },
      { type: 'CAV', side: 'defender', hex: '1011' },
      { type: 'HERO', side: 'defender', hex: '1012' },
    ];
    const state = position({ phase: 'defender-movement', goal: 16, units });
    phase(state, 'defender');
    expect(state.units[2].hex).toBe(state.units[1].hex);
    const { grid } = worldFor(state.map, state.corrections).map;
    expect(distance(grid, state.units[1].hex, state.units[0].hex)).toBe(1);
  });

  it('holds its posts in Nurkott against a dragon with an army', () => {
    const units = [
      { type: 'DRAGON', side: 'invader', hex: '1505', facing: 'N' },
      { type: 'INF', side: 'invader', hex: '0302' },
      { type: 'ORC', side: 'defender', hex: '1405' },
      { type: 'WRG', side: 'defender', hex: '1506' },
    ];
    const state = position({ map: 'nurkott', phase: 'defender-movement', units });
    phase(state, 'defender');
    const { names } = worldFor(state.map, state.corrections).map.grid;
    expect(state.units.slice(2).map(({ hex }) => names[hex])).toEqual(['1405', '1506']);
  });

  it('does not run out through a gate after enemies before the walls', () => {
    // Every prize on this side has its guard; archers like a distance of two steps, which they find out of doors
    const guards = ['2011', '1713', '2008', '1910', '1907', '1708', '1610', '1805'];
    const units = [
      { type: 'ARH', side: 'defender', hex: '1913' },
      ...guards.map((hex) => ({ type: 'INF', side: 'defender', hex })),
      ...['2511', '2512'].map((hex) => ({ type: 'ORC', side: 'invader', hex })),
    ];
    const state = position({ phase: 'defender-movement', units });
    phase(state, 'defender');
    const { inCity } = worldFor(state.map, state.corrections).map;
    expect(inCity[state.units[0].hex]).toBe(1);
  });

  it('sets militia into the prizes first, so that its riders stay free', () => {
    const state = dragonRage.setup('esirien-2', {}, seededDice('set up'));
    // Only the Citadel 1910 is worth 5 points
    expect(policy(state, 'defender')).toEqual({ type: 'place', what: 'MIL', hex: '1910' });
  });
});

describe('a hero and a dragon on the ground', () => {
  const hero = { type: 'HERO', side: 'defender', hex: '1011' };

  it('steps beneath it and strikes at its belly', () => {
    // Belly and wings are both hit on 4 or more, but the dragon lives by its belly
    const state = position({
      phase: 'defender-movement',
      units: [{ type: 'DRAGON', side: 'invader', hex: '1210', facing: 'N' }, hero],
    });
    phase(state, 'defender');
    expect(state.units[1].hex).toBe(state.units[0].hex);
  });

  it('is feared by a dragon whose belly one blow may destroy', () => {
    const danger = (belly: number, hex: string) => {
      const dragon = { type: 'DRAGON', side: 'invader', hex: '1210', facing: 'N', hp: { belly: [belly] } };
      const scene = sceneOf(position({ phase: 'invader-movement', units: [dragon, { ...hero, hex }] }));
      return dangerOf(scene.state.units[0], scene);
    };
    // Twice his strength of 3, at 4 or more; a death at 4 or more counts for the price of 40
    expect([danger(4, '1011'), danger(3, '1011')]).toEqual([3, 23]);
    // He has four steps: from 0809 he comes beneath it, from 0807 only beside it
    expect([danger(3, '0809'), danger(3, '0807')]).toEqual([23, 3]);
  });
});

import { PositionError } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonRage } from '../../game/dragon-rage.ts';

const problems = (fields: object): string[] => {
  const position = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: 'esirien', units: [] };
  try {
    dragonRage.load({ ...position, phase: 'invader-movement', ...fields });
    return [];
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    return error.problems.map(({ path, reason }) => `${path}: ${reason}`);
  }
};

const infantry = (hex: string) => ({ type: 'INF', side: 'defender', hex });
const dragon = (hex: string, fields: object = {}) => ({
  type: 'DRAGON',
  side: 'invader',
  hex,
  facing: 'N',
  ...fields,
});
const goblin = { type: 'GOB', side: 'invader', hex: '0606' };
const draft = (invader: object, defender: object, ready = { invader: false, defender: false }) => ({
  kind: 'draft',
  armies: { invader, defender },
  ready,
});
const plan = { kind: 'plan', seat: 'invader', armies: { invader: {}, defender: {} }, goal: null };

describe('open choices that no game could go on from are refused', () => {
  it.each([
    [
      'DR-3.3.2-c a million counters',
      [],
      draft({ GOB: 1_000_000 }, {}),
      'frames[0].armies.invader.GOB: there are 8',
    ],
    [
      'DR-3.3.2-c who may not serve',
      [],
      draft({ INF: 1 }, {}),
      'frames[0].armies.invader.INF: may not serve',
    ],
    [
      'DR-3.3.2-a too dear',
      [],
      draft({ WURM: 1, DRAGON: 2 }, {}),
      'frames[0].armies.invader: costs more than',
    ],
    [
      'DR-3.3.2-b both ready',
      [],
      draft({ GOB: 1 }, { INF: 1 }, { invader: true, defender: true }),
      'frames[0].ready: both armies',
    ],
    [
      'DR-3.3.2-b ready without an army',
      [],
      draft({}, {}, { invader: true, defender: false }),
      'frames[0].ready.invader: an army',
    ],
    ['a draft with units there', [goblin], draft({}, {}), 'frames[0]: armies are gathered before'],
    ['DR-3.3.1-a a plan by a stranger', [], { ...plan, seat: 'C' }, 'frames[0].seat: nobody sits at C'],
    ['DR-3.3.3-i a goal out of reach', [], { ...plan, goal: 999 }, 'frames[0].goal: must be 1 to '],
    [
      'a side for a stranger',
      [],
      { kind: 'choose-side', seat: 'constructor', dice: [] },
      'frames[0].seat: nobody sits at constructor',
    ],
    [
      'dice with seven',
      [],
      { kind: 'choose-side', seat: 'invader', dice: [7] },
      'frames[0].dice: a die shows',
    ],
    [
      'nothing to set up',
      [goblin],
      { kind: 'setup', side: 'defender' },
      'frames[0].side: the defender has nothing',
    ],
    [
      'DR-2.4.2-b a facing that is clear',
      [dragon('0606')],
      { kind: 'face', side: 'defender', unit: 0 },
      'frames[0].unit',
    ],
    [
      'DR-2.4.2-b the wrong side decides',
      [dragon('0606', { facing: null })],
      { kind: 'face', side: 'invader', unit: 0 },
      'frames[0].side: the opponent decides',
    ],
    [
      'a unit that may stay',
      [goblin],
      { kind: 'passing', side: 'invader', unit: 0, clause: 'DR-2.4.7.1-b' },
      'frames[0].unit: may stay',
    ],
    [
      'DR-2.5.3.1-k nobody behind the wall',
      [goblin],
      { kind: 'displace', side: 'defender', units: [], scaler: 0, to: '0607' },
      'frames[0].scaler: GOB has scaled no wall',
    ],
    [
      'a scaler that does not exist',
      [goblin],
      { kind: 'displace', side: 'defender', units: [], scaler: 32_768, to: '0607' },
      'frames[0].scaler: there is no unit 32768',
    ],
    [
      'damage to whom has no body',
      [goblin],
      { kind: 'damage', side: 'invader', unit: 0, cause: 'crash', points: 1, given: [], by: -1 },
      'frames[0].unit: GOB is no major monster',
    ],
    [
      'damage without end',
      [dragon('0606')],
      { kind: 'damage', side: 'invader', unit: 0, cause: 'crash', points: 1e9, given: [], by: -1 },
      'frames[0].points: must be 1 to ',
    ],
    [
      'DR-2.8.9-n a target that does not exist',
      [goblin],
      { kind: 'dispel', side: 'invader', unit: 0, target: 99, price: 3 },
      'frames[0].target: must be an elemental',
    ],
    [
      'an attack by nobody',
      [goblin, infantry('0607')],
      { kind: 'attack', side: 'invader', weapon: 'melee', hex: '0607', units: [], bolt: false },
      'frames[0].units: nobody attacks',
    ],
    [
      'an attack out of its phase',
      [{ ...goblin, did: { attacked: true } }, infantry('0607')],
      { kind: 'attack', side: 'invader', weapon: 'melee', hex: '0607', units: [0], bolt: false },
      'frames[0]: belongs to the phase invader-melee',
    ],
    [
      'a unit that does not exist',
      [goblin],
      { kind: 'face', side: 'defender', unit: 7 },
      'frames[0].unit: there is no unit 7',
    ],
  ])('%s', (_, units, frame, problem) => {
    expect(problems({ units, frames: [frame] }).some((found) => found.startsWith(problem))).toBe(true);
  });

  it('which lie on each other as they never do', () => {
    const setup = { kind: 'setup', side: 'defender' };
    expect(problems({ units: [infantry('waiting')], frames: [setup, setup] })).toContain(
      'frames[0].side: the defender is asked twice',
    );
    expect(problems({ units: [infantry('waiting')], frames: [setup, draft({}, {})] })).toContain(
      'frames[1]: draft does not lie on setup',
    );
  });
});

describe('a position holds no more than the box does', () => {
  it('DR-3.3.2-c as many units as there are counters, the dead aside', () => {
    const hexes = ['0505', '0507', '0509', '0511', '0513'];
    const cavalry = hexes.map((hex) => ({ type: 'CAV', side: 'defender', hex }));
    expect(problems({ units: [...cavalry, { type: 'CAV', side: 'defender', hex: 'dead' }] })).toEqual([]);
    expect(problems({ units: [...cavalry, { type: 'CAV', side: 'defender', hex: 'waiting' }] })).toEqual([
      'units[5].type: there are 5 of CAV',
    ]);
  });

  it('32,768 units are refused before anything is made of them', () => {
    const units = Array.from({ length: 32_768 }, () => infantry('0707'));
    expect(problems({ units })).toEqual([': holds more than 30000 values']);
  });

  it('and tells fifty problems at most', () => {
    expect(problems({ units: Array.from({ length: 5000 }, () => 0) })).toHaveLength(50);
    expect(problems({ units: Array.from({ length: 5000 }, () => infantry('dead')) })).toEqual([
      'units: at most 500',
    ]);
  });

  it.each([
    [
      'seats',
      { seats: { invader: 'constructor', defender: 'x' } },
      'seats: must be invader and defender, or A and B',
    ],
    ['the track', { lastDamage: 3, turn: 2 }, 'lastDamage: is later than turn 2'],
    ['who comes', { owed: ['DRAGON'] }, 'owed[0]: DRAGON is no reinforcement'],
  ])('%s', (_, fields, problem) => {
    expect(problems(fields)).toContain(problem);
  });
});

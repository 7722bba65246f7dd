import { PositionError } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonPass } from '../../testing/by-index.ts';

const militia = { type: 'mounted-militia', owner: 'sartar', hex: '2512' };
const cavalry = { type: 'heavy-cavalry', owner: 'lunar', hex: '2511' };

const problems = (fields: object): string[] => {
  const position = {
    format: 'hexwyrm-position',
    version: 1,
    game: 'dragon-pass',
    scenario: 'pass-2',
    active: 'lunar',
    phase: 'battles',
    units: [militia, cavalry],
  };
  try {
    dragonPass.load({ ...position, ...fields });
    return [];
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    return error.problems.map(({ path, reason }) => `${path}: ${reason}`);
  }
};

const battle = (fields: object) => ({
  kind: 'battle',
  step: 19,
  targets: ['2512'],
  attackers: [1],
  defenders: [0],
  commander: 'sartar',
  reserve: [],
  fought: [],
  covered: [],
  withdrawn: [],
  loss: { defenders: 0, attackers: 0 },
  by: { defenders: [], attackers: [] },
  grudges: [],
  aims: [],
  stirred: [],
  abstaining: [],
  ...fields,
});
const fighting = [
  { ...militia, fought: true },
  { ...cavalry, fought: true },
];
const retreat = { kind: 'retreat', player: 'sartar' };

describe('open choices that no game could go on from are refused', () => {
  it.each([
    ['a retreat without a battle', { frames: [retreat] }, 'frames[0]: retreat does not lie on nothing'],
    [
      'a battle in which nobody is asked',
      { units: fighting, frames: [battle({})] },
      'frames[0]: somebody has to be asked',
    ],
    [
      'a battle of units that have not fought',
      { frames: [battle({}), retreat] },
      'frames[0].attackers[0]: takes part: fought must be true',
    ],
    [
      'a battle against oneself',
      { units: fighting, frames: [battle({ defenders: [1] }), retreat] },
      'frames[0].defenders[0]: must be an enemy',
    ],
    [
      'a retreat in another step',
      { units: fighting, frames: [battle({ step: 3 }), retreat] },
      'frames[1]: belongs to the step retreat of a battle',
    ],
    [
      'a loss without end',
      { units: fighting, frames: [battle({ loss: { defenders: 1e300, attackers: 0 } }), retreat] },
      'frames[0].loss.defenders: must be 0 to 1000',
    ],
    [
      'DP-13.1-p a debt to no Bat',
      { frames: [{ kind: 'bat-debt', player: 'sartar', left: 3 }] },
      'frames[0]: there is no Crimson Bat',
    ],
    [
      'DP-16.8-a an earthquake without the cult',
      {
        scenario: 'pass-8',
        phase: 'exotics',
        frames: [{ kind: 'fracture', player: 'lunar', lines: [], length: 8, count: 1 }],
      },
      "frames[0].player: must have the Earth-shaker's Cult",
    ],
    [
      'DP-8.5-d an escape of the living',
      { phase: 'rally', frames: [{ kind: 'rejoin', player: 'sartar', unit: 0 }] },
      'frames[0].unit: must have fallen',
    ],
    [
      'DP-16.5.2-e the return of somebody else',
      {
        phase: 'rally',
        frames: [
          { kind: 'rallying', player: 'lunar' },
          { kind: 'reappear', player: 'sartar', unit: 0 },
        ],
      },
      'frames[1].unit: must be the Inhuman King',
    ],
    [
      'DP-17.2-a an assassin who is none',
      {
        scenario: 'pass-8',
        phase: 'exotics',
        frames: [{ kind: 'assassin', player: 'lunar', unit: 1, hex: '2512' }],
      },
      'frames[0].unit: must be an own assassin',
    ],
    [
      'DP-5.2-a one unit to put in order',
      { phase: 'movement', frames: [{ kind: 'restack', player: 'lunar', hex: '2511', placed: [] }] },
      'frames[0].hex: there is nothing to put in order',
    ],
    [
      'DP-18-i a set-up in the middle of the game',
      { turn: 2, frames: [{ kind: 'deploy', player: 'lunar', unit: -1, named: false, held: [] }] },
      'frames[0]: belongs before the first game-turn',
    ],
    [
      'DP-16.12-a cavalry held by nobody',
      {
        phase: 'movement',
        frames: [
          { kind: 'segment', step: 3 },
          { kind: 'freeze', player: 'lunar' },
        ],
      },
      'frames[1].player: has no Ironhoof',
    ],
    [
      'DP-7.4.2-a an attack on nobody',
      { frames: [{ kind: 'declare', player: 'lunar', targets: ['1010'], attackers: [1] }] },
      'frames[0].targets[0]: nobody to attack is there',
    ],
    [
      'a choice in a place that is none',
      { frames: [{ kind: 'agents', player: 'lunar', hex: 'dead' }] },
      'frames[0].hex: unknown hex number dead',
    ],
    ['a choice of nobody', { frames: [{ kind: 'moon', player: null }] }, 'frames[0].player: '],
  ])('%s', (_, fields, problem) => {
    expect(problems(fields).some((found) => found.startsWith(problem))).toBe(true);
  });

  it('DP-7.10.5-a a retreat in its step is asked, and played on from', () => {
    expect(problems({ units: fighting, frames: [battle({}), retreat] })).toEqual([]);
  });
});

describe('a position that cannot have come about is refused', () => {
  it.each([
    ['nobody moves', { active: null }, 'active: '],
    ['a turn after the last', { turn: 99 }, 'turn: pass-2 has '],
    ['strange seats', { seats: ['constructor', '__proto__'] }, 'seats: pass-2 is played by '],
    ['a spirit that is none', { committed: [0] }, 'committed[0]: must be a spirit or agent'],
    [
      'somebody in a box',
      { units: [{ ...militia, hex: 'box' }] },
      'units[0].hex: mounted-militia has no box',
    ],
    ['killed and alive', { killed: [0] }, 'killed[0]: is not dead'],
    [
      'contacts while moving',
      { phase: 'movement', contacts: [{ active: '2511', inactive: '2512', field: true }] },
      'contacts: ',
    ],
    ['rain without a storm', { rain: true }, 'rain: it rains only in a great storm'],
    ['a flood without a storm', { flooded: ['2512'] }, 'flooded[0]: rivers flood'],
    [
      'more units than values',
      { units: Array.from({ length: 20_000 }, () => militia) },
      ': holds more than 30000 values',
    ],
  ])('%s', (_, fields, problem) => {
    expect(problems(fields).some((found) => found.startsWith(problem))).toBe(true);
  });
});

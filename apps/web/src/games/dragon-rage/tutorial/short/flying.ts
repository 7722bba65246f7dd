import type { Lesson } from '../../../../tutorial/lesson.ts';
import { objection, RAID } from './coaching.ts';
import { control, hex, PLAY, playsOf, READ, stepsOf, watch } from './script.ts';

const DRAGON = 0;
const TOWER_ARCHERS = 1;
const ARCHERS = 2;
const INFANTRY = 3;
const CAVALRY = 4;

const mine = playsOf('invader');
const theirs = playsOf('defender');

const START = ['0404', '0505', '0605', '0706', '0806'];
const LANDING = ['0907', '1007', '1008', '1009', '1010'];

const plays = [
  mine({ type: 'fly', unit: DRAGON, route: START, facing: 'SE', land: false }),
  theirs({ type: 'walk', unit: INFANTRY, to: '0806' }),
  theirs({ type: 'end' }),
  theirs({ type: 'shoot', unit: TOWER_ARCHERS, monster: DRAGON }, 5),
  theirs({ type: 'shoot', unit: ARCHERS, monster: DRAGON }, 6),

  mine({ type: 'fly', unit: DRAGON, route: LANDING, facing: 'S', land: true }),
  theirs({ type: 'walk', unit: CAVALRY, to: '1111' }),
  theirs({ type: 'end' }),
  theirs({ type: 'melee', unit: CAVALRY, monster: DRAGON, area: 'wings' }, 4),

  mine({ type: 'end' }),
  mine({ type: 'breathe', unit: DRAGON, facing: 'SE' }, 3),
];

const up = stepsOf('up');
const down = stepsOf('down');
const ground = stepsOf('ground');

const steps = [
  up('welcome', 'DR-2.12.1.1.4-f', READ, { sight: ['0304', '0805', '1010', '1111'] }),
  up('mode', 'DR-2.12.1.1.4-e', { kind: 'mode', mode: 'fly' }, { ...control('mode-fly'), chosen: DRAGON }),
  up('take-off', 'DR-2.12.1.1.4-g', PLAY, { ...hex('0806'), sight: ['0304', '0806', '1007'] }),
  up('no-attack', 'DR-2.12.1.1.4-j', READ, hex('0806')),
  up('archers', 'DR-2.7.6.3-c', watch(4), { sight: ['0805', '0806', '1007'] }),
  up('belly', 'DR-2.7.6.3-f', READ, { ...control('body'), chosen: DRAGON }),

  down('guarded', 'DR-2.12.1.1.4-i', READ, { ...hex('1107'), sight: ['0806', '1107', '1010'] }),
  down('turn', 'DR-2.12.1.1.4-d', READ, { ...hex('1007'), sight: ['0806', '1007', '1010'] }),
  down(
    'land-mode',
    'DR-2.12.1.1.4-c',
    { kind: 'mode', mode: 'land' },
    { ...control('mode-land'), chosen: DRAGON },
  ),
  down('land', 'DR-2.3-h', PLAY, { ...hex('1010'), sight: ['0806', '1010'] }),
  down('landed', 'DR-2.12.1.1.4-j', READ, control('score')),
  down('cavalry', 'DR-2.12.1.7.2-a', watch(3), { sight: ['1010', '1111', '1210'] }),
  down('wings', 'DR-2.12.1.1.4-a', READ, { ...control('body'), chosen: DRAGON }),

  ground('stay', 'DR-2.12.1.5-a', PLAY, control('end')),
  ground('breathe', 'DR-2.12.1.5.1-a', PLAY, { ...hex('1111'), chosen: DRAGON }),
  ground('farewell', 'DR-2.12.1.5-b', READ, { sight: ['1010', '0805', '1105'] }),
];

/** Over the wall, down on the Guildhall, and what it costs. */
export const flying: Lesson = {
  id: 'flying',
  learner: 'invader',
  opponent: 'defender',
  opening: {
    format: 'hexwyrm-position',
    version: 1,
    game: 'dragon-rage',
    scenario: 'flying',
    map: 'esirien',
    options: { profile: 'basic' },
    phase: 'invader-movement',
    units: [
      { type: 'DRAGON', side: 'invader', hex: '0304', facing: 'SE' },
      { type: 'ARH', side: 'defender', hex: '0805' },
      { type: 'ARH', side: 'defender', hex: '1007' },
      { type: 'INF', side: 'defender', hex: '0807' },
      { type: 'CAV', side: 'defender', hex: '1210' },
      { type: 'INF', side: 'defender', hex: '1107' },
    ],
  },
  plays,
  steps,
  message: (name) => `flying.${name}`,
  keys: {},
  objection,
  quick: new Set(['walk']),
  after: RAID,
};

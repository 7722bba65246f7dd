import type { Lesson } from '../../../../tutorial/lesson.ts';
import { DEFENCE, objection } from './coaching.ts';
import { control, hex, PLAY, playsOf, READ, stepsOf, watch } from './script.ts';

const DRAGON = 0;
const ARCHERS = 1;
const INFANTRY = 2;
const HERO = 3;
const MILITIA = 4;
const CAVALRY = 5;

const mine = playsOf('defender');
const theirs = playsOf('invader');

const plays = [
  mine({ type: 'walk', unit: INFANTRY, to: '0707' }),
  mine({ type: 'walk', unit: MILITIA, to: '1010' }),
  mine({ type: 'walk', unit: HERO, to: '0806' }),
  mine({ type: 'end' }),
  mine({ type: 'shoot', unit: ARCHERS, monster: DRAGON, area: 'wings' }, 5),
  mine({ type: 'end' }),

  theirs({ type: 'smash', unit: DRAGON, to: '0707', mp: 4 }, 5),
  theirs({ type: 'end' }),

  mine({ type: 'walk', unit: HERO, to: '0707' }),
  mine({ type: 'walk', unit: HERO, to: '0606' }),
  mine({ type: 'end' }),
  mine({ type: 'shoot', unit: ARCHERS, monster: DRAGON, area: 'wings' }, 3),
  mine({ type: 'melee', unit: HERO, monster: DRAGON, area: 'belly' }, 3),
  mine({ type: 'melee', unit: INFANTRY, monster: DRAGON, area: 'legs' }, 4),
];

const post = stepsOf('post');
const hold = stepsOf('hold');
const strike = stepsOf('strike');

const steps = [
  post('welcome', 'DR-2.6-e', READ, { sight: ['0606', '0805', '1010', '1009'] }),
  post('gate', 'DR-2.5.5-h', PLAY, { ...hex('0707'), chosen: INFANTRY, sight: ['0606', '0708', '1010'] }),
  post('guard', 'DR-2.3-h', PLAY, { ...hex('1010'), chosen: MILITIA }),
  post('hero', 'DR-2.10.5.4-a', PLAY, { ...hex('0806'), chosen: HERO }),
  post('cavalry', 'DR-2.4.1-b', { kind: 'inspect', unit: CAVALRY }, hex('0908')),
  post('end', 'DR-2.7.6.3-a', PLAY, control('end')),

  hold('shoot', 'DR-2.7.6.1-d', PLAY, { ...hex('0606'), chosen: ARCHERS, sight: ['0606', '0805', '0707'] }),
  hold('shut', 'DR-2.5.5.3-b', PLAY, control('end')),
  hold('smash', 'DR-2.5.5.2-b', watch(2), hex('0606')),
  hold('held', 'DR-2.12.1.7.2-b', READ, control('log')),

  strike('sally', 'DR-2.4.4-d', { kind: 'play', actions: 2 }, { ...hex('0606'), chosen: HERO }),
  strike('end-sally', 'DR-2.10.5.4-b', PLAY, control('end')),
  strike('again', 'DR-2.7.6.3-c', PLAY, { ...hex('0606'), chosen: ARCHERS }),
  strike('belly', 'DR-2.12.1.7.4-a', PLAY, { ...hex('0606'), chosen: HERO }),
  strike('legs', 'DR-2.12.1.7.3-a', PLAY, { ...hex('0606'), chosen: INFANTRY }),
  strike('farewell', 'DR-2.12.1.7.4-b', READ, { ...control('body'), chosen: DRAGON }),
];

/** A gate held against a Dragon, and a hero who goes out to it. */
export const defending: Lesson = {
  id: 'defending',
  learner: 'defender',
  opponent: 'invader',
  opening: {
    format: 'hexwyrm-position',
    version: 1,
    game: 'dragon-rage',
    scenario: 'defending',
    map: 'esirien',
    options: { profile: 'basic' },
    phase: 'defender-movement',
    units: [
      { type: 'DRAGON', side: 'invader', hex: '0606', facing: 'SE' },
      { type: 'ARH', side: 'defender', hex: '0805' },
      { type: 'INF', side: 'defender', hex: '0708' },
      { type: 'HERO', side: 'defender', hex: '0906' },
      { type: 'MIL', side: 'defender', hex: '1009' },
      { type: 'CAV', side: 'defender', hex: '0908' },
    ],
  },
  plays,
  steps,
  message: (name) => `defending.${name}`,
  keys: {},
  objection,
  quick: new Set(),
  after: DEFENCE,
};

import type { Lesson } from '../../../../tutorial/lesson.ts';
import { DEFENCE, objection } from './coaching.ts';
import { control, hex, PLAY, playsOf, READ, stepsOf, watch } from './script.ts';

const DRAGON = 0;
const WIZARD = 1;

const mine = playsOf('defender');
const theirs = playsOf('invader');

/** How the Dragon spreads three points, each time. */
const suffer = (['head', 'legs', 'wings'] as const).map((area) => theirs({ type: 'assign', area }));

const plays = [
  mine({ type: 'cast', unit: WIZARD, spell: 'lightning', target: DRAGON }),
  ...suffer,
  mine({ type: 'end' }),
  theirs({ type: 'fly', unit: DRAGON, route: ['0908', '1008', '1009', '1010'], facing: 'S', land: false }),

  mine({ type: 'cast', unit: WIZARD, spell: 'fog', hex: '1010' }),
  mine({ type: 'end' }),
  theirs({ type: 'fly', unit: DRAGON, route: ['1011', '1012'], facing: 'SE', land: false }),

  mine({ type: 'cast', unit: WIZARD, spell: 'whirlwind', hex: '1012' }, 5, 1, 2),
  ...suffer,
];

const lightning = stepsOf('lightning');
const fog = stepsOf('fog');
const whirlwind = stepsOf('whirlwind');

const choose = (mode: 'cast-lightning' | 'cast-fog' | 'cast-whirlwind') =>
  [
    { kind: 'mode', mode },
    { ...control(`mode-${mode}`), chosen: WIZARD },
  ] as const;

const steps = [
  lightning('welcome', 'DR-2.8.2-a', READ, { ...hex('0909'), sight: ['0807', '0909', '1012', '1107'] }),
  lightning('mode-lightning', 'DR-2.8.8-a', ...choose('cast-lightning')),
  lightning('lightning', 'DR-2.8.8-b', PLAY, { ...hex('0807'), sight: ['0807', '0909', '1010'] }),
  lightning('spread', 'DR-2.8.8-d', watch(3), hex('0807')),
  lightning('points', 'DR-2.8.4-a', READ, { ...control('body'), chosen: WIZARD }),
  lightning('end', 'DR-2.8.3-a', PLAY, control('end')),
  lightning('hover', 'DR-2.12.1.1.4-h', watch(1), { ...hex('1010'), sight: ['0807', '0909', '1010'] }),

  fog('mode-fog', 'DR-2.8.6-a', ...choose('cast-fog')),
  fog('fog', 'DR-2.8.6-f', PLAY, { ...hex('1010'), sight: ['0909', '1010', '1012'] }),
  fog('inside', 'DR-2.8.6-d', READ, hex('1010')),
  fog('end-fog', 'DR-2.8.6-h', PLAY, control('end')),
  fog('flees', 'DR-2.8.6-c', watch(1), { ...hex('1012'), sight: ['0909', '1010', '1012'] }),

  whirlwind('whirlwind', 'DR-2.8.7-i', PLAY, { ...hex('1012'), chosen: WIZARD, sight: ['0909', '1012'] }),
  whirlwind('crash', 'DR-2.12.1.1.5-b', watch(3), hex('1012')),
  whirlwind('drift', 'DR-2.8.7-f', READ, hex('1012')),
  whirlwind('farewell', 'DR-2.8.9-a', READ, { ...control('body'), chosen: WIZARD }),
];

/** One wizard against one Dragon: lightning, fog and whirlwind. */
export const spells: Lesson = {
  id: 'spells',
  learner: 'defender',
  opponent: 'invader',
  opening: {
    format: 'hexwyrm-position',
    version: 1,
    game: 'dragon-rage',
    scenario: 'spells',
    map: 'esirien',
    turn: 3,
    phase: 'defender-spells',
    units: [
      { type: 'DRAGON', side: 'invader', hex: '0807', facing: 'SE' },
      { type: 'WZD', side: 'defender', hex: '0909' },
      { type: 'INF', side: 'defender', hex: '1107' },
    ],
    entrances: [{ between: ['0606', '0707'], smashed: true }],
  },
  plays,
  steps,
  message: (name) => `spells.${name}`,
  keys: {},
  objection,
  quick: new Set(['assign']),
  after: DEFENCE,
};

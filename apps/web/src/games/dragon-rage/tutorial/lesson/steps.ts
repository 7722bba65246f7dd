import type { Expectation, Step } from '../../../../tutorial/lesson.ts';
import { ARCHERS, DRAGON } from './opening.ts';

type Chapter = 'look' | 'move' | 'fight' | 'city' | 'fire' | 'win';

/** Controls a step can point at, by the `data-spot` they wear. */
type Control =
  | 'undo'
  | 'end'
  | 'body'
  | 'phases'
  | 'score'
  | 'log'
  | 'mode-turn'
  | 'mode-bound'
  | 'mode-raze';

const READ = { kind: 'read' } as const;
const PLAY = { kind: 'play', actions: 1 } as const;
const PREVIEW = { kind: 'preview' } as const;

const step = (
  id: string,
  chapter: Chapter,
  expect: Expectation,
  more: Pick<Step<Chapter, Control>, 'target' | 'sight' | 'chosen'> = {},
): Step<Chapter, Control> => ({ id, chapter, expect, ...more });

const hex = (name: string) => ({ target: { hex: name } });
const control = (name: Control) => ({ target: { control: name } });

/** The lesson, step by step. */
export const STEPS: readonly Step[] = [
  step('welcome', 'look', READ, { sight: ['0605', '0907', '1107', '1010'] }),
  step('look', 'look', { kind: 'camera' }),
  step('goal', 'look', READ, { ...hex('1107'), sight: ['0605', '0805', '1107', '1010'] }),
  step('inspect', 'look', { kind: 'inspect', unit: ARCHERS }, hex('0805')),
  step('select', 'look', { kind: 'select', unit: DRAGON }, hex('0605')),
  step('body', 'look', READ, { ...control('body'), chosen: DRAGON, sight: ['0605', '0708', '0907'] }),

  step('preview', 'move', PREVIEW, { ...hex('0606'), chosen: DRAGON }),
  step('walk', 'move', PLAY, hex('0606')),
  step('undo', 'move', { kind: 'undo' }, control('undo')),
  step('again', 'move', PLAY, hex('0606')),
  step('why-not', 'move', { kind: 'why-not', hex: '0707' }, { ...hex('0707'), chosen: DRAGON }),
  step('clause', 'move', { kind: 'clause' }, hex('0707')),
  step('face', 'move', PLAY, { ...control('mode-turn'), chosen: DRAGON }),
  step('smash', 'move', PLAY, hex('0707')),
  step('enter', 'move', PLAY, hex('0707')),

  step('phases', 'fight', READ, control('phases')),
  step('end-fire', 'fight', PLAY, control('end')),
  step('arcs', 'fight', READ, { ...hex('0707'), chosen: DRAGON }),
  step('odds', 'fight', PREVIEW, { ...hex('0708'), chosen: DRAGON }),
  step('strike', 'fight', PLAY, hex('0708')),

  step('hit', 'city', READ, control('log')),
  step('lightning', 'city', { kind: 'watch', actions: 1 }, hex('0907')),
  step('assign', 'city', { kind: 'play', actions: 3 }, control('body')),
  step('reply', 'city', { kind: 'watch', actions: 10 }, { sight: ['0707', '0805', '1209'] }),
  step('wounds', 'city', READ, { ...control('body'), chosen: DRAGON }),

  step(
    'mode',
    'fire',
    { kind: 'mode', mode: 'bound' },
    { ...control('mode-bound'), chosen: DRAGON, sight: ['0707', '1008', '1010'] },
  ),
  step('bound', 'fire', PLAY, hex('1008')),
  step('aim', 'fire', PREVIEW, { ...hex('1009'), chosen: DRAGON }),
  step('breathe', 'fire', PLAY, hex('1009')),
  step('score', 'fire', READ, control('score')),
  step('reply-2', 'fire', { kind: 'watch', actions: 5 }, { sight: ['0807', '1008', '1107'] }),

  step('approach', 'win', PLAY, { ...hex('1108'), chosen: DRAGON }),
  step('overrun', 'win', PLAY, hex('1107')),
  step('raze', 'win', PLAY, { ...control('mode-raze'), chosen: DRAGON }),
];

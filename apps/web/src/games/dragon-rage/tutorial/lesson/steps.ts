import type { UnitId } from '../../../../board/types.ts';
import type { Kind } from '../../table/kinds.ts';
import { ARCHERS, DRAGON } from './opening.ts';

export type Chapter = 'look' | 'move' | 'fight' | 'city' | 'fire' | 'win';

/** What ends a step. */
export type Expectation =
  /** The learner has read it. */
  | { readonly kind: 'read' }
  /** The map has been moved. */
  | { readonly kind: 'camera' }
  /** The card of the unit lies open. */
  | { readonly kind: 'inspect'; readonly unit: UnitId }
  | { readonly kind: 'select'; readonly unit: UnitId }
  /** The next action of the lesson is shown before it is done. */
  | { readonly kind: 'preview' }
  | { readonly kind: 'mode'; readonly mode: Kind }
  | { readonly kind: 'why-not'; readonly hex: string }
  /** The rule book has been opened, and laid aside again. */
  | { readonly kind: 'clause' }
  | { readonly kind: 'undo' }
  /** The learner takes the next so many actions of the lesson. */
  | { readonly kind: 'play'; readonly actions: number }
  /** The city takes the next so many actions of the lesson. */
  | { readonly kind: 'watch'; readonly actions: number };

/** Controls a step can point at, by the `data-spot` they wear. */
export type Control =
  | 'undo'
  | 'end'
  | 'body'
  | 'phases'
  | 'score'
  | 'log'
  | 'mode-turn'
  | 'mode-bound'
  | 'mode-raze';

export type Target = { readonly hex: string } | { readonly control: Control };

export interface Step<Id extends string = string> {
  readonly id: Id;
  readonly chapter: Chapter;
  readonly expect: Expectation;
  readonly target?: Target;
  /** Hexes that shall be seen together from here on. */
  readonly sight?: readonly string[];
  /** The dragon is chosen when the step begins. */
  readonly chosen?: true;
}

const READ = { kind: 'read' } as const;
const PLAY = { kind: 'play', actions: 1 } as const;
const PREVIEW = { kind: 'preview' } as const;

const step = <const Id extends string>(
  id: Id,
  chapter: Chapter,
  expect: Expectation,
  more: Pick<Step, 'target' | 'sight' | 'chosen'> = {},
): Step<Id> => ({ id, chapter, expect, ...more });

const hex = (name: string) => ({ target: { hex: name } });
const control = (name: Control) => ({ target: { control: name } });

/** The lesson, step by step: each says one thing and waits for one thing. */
export const STEPS = [
  step('welcome', 'look', READ, { sight: ['0605', '0907', '1107', '1010'] }),
  step('look', 'look', { kind: 'camera' }),
  step('goal', 'look', READ, { ...hex('1107'), sight: ['0605', '0805', '1107', '1010'] }),
  step('inspect', 'look', { kind: 'inspect', unit: ARCHERS }, hex('0805')),
  step('select', 'look', { kind: 'select', unit: DRAGON }, hex('0605')),
  step('body', 'look', READ, { ...control('body'), chosen: true, sight: ['0605', '0708', '0907'] }),

  step('preview', 'move', PREVIEW, { ...hex('0606'), chosen: true }),
  step('walk', 'move', PLAY, hex('0606')),
  step('undo', 'move', { kind: 'undo' }, control('undo')),
  step('again', 'move', PLAY, hex('0606')),
  step('why-not', 'move', { kind: 'why-not', hex: '0707' }, { ...hex('0707'), chosen: true }),
  step('clause', 'move', { kind: 'clause' }, hex('0707')),
  step('face', 'move', PLAY, { ...control('mode-turn'), chosen: true }),
  step('smash', 'move', PLAY, hex('0707')),
  step('enter', 'move', PLAY, hex('0707')),

  step('phases', 'fight', READ, control('phases')),
  step('end-fire', 'fight', PLAY, control('end')),
  step('arcs', 'fight', READ, { ...hex('0707'), chosen: true }),
  step('odds', 'fight', PREVIEW, { ...hex('0708'), chosen: true }),
  step('strike', 'fight', PLAY, hex('0708')),

  step('hit', 'city', READ, control('log')),
  step('lightning', 'city', { kind: 'watch', actions: 1 }, hex('0907')),
  step('assign', 'city', { kind: 'play', actions: 3 }, control('body')),
  step('reply', 'city', { kind: 'watch', actions: 10 }, { sight: ['0707', '0805', '1209'] }),
  step('wounds', 'city', READ, { ...control('body'), chosen: true }),

  step(
    'mode',
    'fire',
    { kind: 'mode', mode: 'bound' },
    { ...control('mode-bound'), chosen: true, sight: ['0707', '1008', '1010'] },
  ),
  step('bound', 'fire', PLAY, hex('1008')),
  step('aim', 'fire', PREVIEW, { ...hex('1009'), chosen: true }),
  step('breathe', 'fire', PLAY, hex('1009')),
  step('score', 'fire', READ, control('score')),
  step('reply-2', 'fire', { kind: 'watch', actions: 5 }, { sight: ['0807', '1008', '1107'] }),

  step('approach', 'win', PLAY, { ...hex('1108'), chosen: true }),
  step('overrun', 'win', PLAY, hex('1107')),
  step('raze', 'win', PLAY, { ...control('mode-raze'), chosen: true }),
] as const;

export type StepId = (typeof STEPS)[number]['id'];

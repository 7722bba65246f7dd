import type { Expectation, Step } from '../../../../tutorial/lesson.ts';
import { HERO, PHALANX, SCHOOL, SLINGERS, SPIRIT } from './opening.ts';

type Chapter = 'counters' | 'approach' | 'magic' | 'melee' | 'after';

/** Controls a step can point at, by the `data-spot` they wear. */
type Control = 'unit' | 'end' | 'proposal' | 'log' | 'phases';

type Clause = `DP-${string}`;

const READ = { kind: 'read' } as const;
const PLAY = { kind: 'play', actions: 1 } as const;
const TWO_PLAYS = { kind: 'play', actions: 2 } as const;
const watch = (actions: number) => ({ kind: 'watch', actions }) as const;

/** Every step names the clause it teaches. */
const step = (
  id: string,
  chapter: Chapter,
  clause: Clause,
  expect: Expectation,
  more: Pick<Step<Chapter, Control>, 'target' | 'sight' | 'chosen'> = {},
): Step<Chapter, Control> => ({ id, chapter, clause, expect, ...more });

const hex = (name: string) => ({ target: { hex: name } });
const control = (name: Control) => ({ target: { control: name } });

/** A battle at the ford, step by step. */
export const STEPS: readonly Step[] = [
  step('welcome', 'counters', 'DP-2-o', READ, { sight: ['3209', '3112', '3412', '3314'] }),
  step('counter', 'counters', 'DP-4.1-b', { kind: 'inspect', unit: PHALANX }, hex('3310')),
  step('hero', 'counters', 'DP-4.5.1-c', { kind: 'select', unit: HERO }, control('unit')),
  step('magician', 'counters', 'DP-4.2-a', { kind: 'inspect', unit: SCHOOL }, hex('3210')),
  step('stack', 'counters', 'DP-7.10.3-b', READ, { ...hex('3312'), sight: ['3310', '3210', '3112', '3412'] }),

  step('move', 'approach', 'DP-6.1.2-a', PLAY, { ...hex('3311'), chosen: HERO }),
  step('zone', 'approach', 'DP-6.5.1-a', { kind: 'why-not', hex: '3411' }, { ...hex('3411'), chosen: HERO }),
  step('order', 'approach', 'DP-5.2-d', TWO_PLAYS, hex('3310')),
  step('river', 'approach', 'DP-3.RIVER-c', PLAY, { ...hex('3211'), chosen: SLINGERS }),
  step('end-movement', 'approach', 'DP-2-n', PLAY, control('end')),

  step('commit', 'magic', 'DP-7.3.3-a', PLAY, { ...hex('3312'), chosen: SPIRIT }),
  step('attack', 'magic', 'DP-7.4.3-a', PLAY, { ...hex('3312'), chosen: PHALANX }),
  step('fight', 'magic', 'DP-7.4.3-b', PLAY),
  step('spirit', 'magic', 'DP-7.8.4.1-a', PLAY),
  step('ducks', 'magic', 'DP-7.9.2-a', watch(1), hex('3312')),
  step('sling', 'magic', 'DP-7.9.5-a', PLAY, { ...hex('3312'), chosen: SLINGERS }),
  step('hit', 'magic', 'DP-7.9.8-b', watch(1), hex('3312')),

  step('reserve', 'melee', 'DP-7.10.4-a', PLAY),
  step('strength', 'melee', 'DP-7.10.6.5-a', PLAY, control('end')),
  step('retreat', 'melee', 'DP-7.10.5-a', watch(3), hex('3412')),
  step('casualties', 'melee', 'DP-7.10.7-a', TWO_PLAYS, control('proposal')),
  step('counter-attack', 'melee', 'DP-7.10.6.3-a', READ, control('log')),

  step('advance', 'after', 'DP-7.11.1-c', TWO_PLAYS, { ...hex('3312'), chosen: PHALANX }),
  step('stay', 'after', 'DP-7.11.1-d', PLAY, control('end')),
  step('restack', 'after', 'DP-7.12-a', TWO_PLAYS, { ...control('unit'), chosen: PHALANX }),
  step('rally', 'after', 'DP-7.15-d', PLAY, control('end')),
  step('farewell', 'after', 'DP-2-i', READ, hex('3209')),
];

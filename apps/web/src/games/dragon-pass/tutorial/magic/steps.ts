import type { Expectation, Step } from '../../../../tutorial/lesson.ts';
import { SPIRIT, STORMWALKERS } from './opening.ts';

type Chapter = 'powers' | 'spirits' | 'melee';

/** Controls a step can point at, by the `data-spot` they wear. */
type Control = 'end' | 'log' | 'proposal';

const READ = { kind: 'read' } as const;
const PLAY = { kind: 'play', actions: 1 } as const;

/** Every step names the clause it teaches. */
const step = (
  id: string,
  chapter: Chapter,
  clause: `DP-${string}`,
  expect: Expectation,
  more: Pick<Step<Chapter, Control>, 'target' | 'sight' | 'chosen'> = {},
): Step<Chapter, Control> => ({ id, chapter, clause, expect, ...more });

const hex = (name: string) => ({ target: { hex: name } });

/** A storm, the Wasps and a spirit, step by step. */
export const STEPS: readonly Step[] = [
  step('welcome', 'powers', 'DP-2-n', READ, { sight: ['2713', '2711', '2510', '2710'] }),
  step('mark', 'powers', 'DP-4.5.2-c', { kind: 'inspect', unit: STORMWALKERS }, hex('2713')),
  step('look', 'powers', 'DP-12.3-g', { kind: 'preview' }, hex('2510')),
  step('storm', 'powers', 'DP-12.3-e', PLAY, hex('2510')),
  step('price', 'powers', 'DP-12.3-b', READ, { target: { control: 'log' } }),
  step('swarm', 'powers', 'DP-12.4-a', PLAY, hex('2710')),

  step('commit', 'spirits', 'DP-7.3.3-a', PLAY, { ...hex('2710'), chosen: SPIRIT }),
  step('fight', 'spirits', 'DP-7.8.4.1-a', PLAY),
  step('take', 'spirits', 'DP-7.8.4.1-a', PLAY),

  step('melee', 'melee', 'DP-7.10.6.5-a', PLAY, { target: { control: 'end' } }),
  step('last', 'melee', 'DP-7.10.7-a', PLAY, { target: { control: 'proposal' } }),
  step('farewell', 'melee', 'DP-8.4-a', READ),
];

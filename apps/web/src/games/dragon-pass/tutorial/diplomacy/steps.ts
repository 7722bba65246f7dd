import type { Expectation, Step } from '../../../../tutorial/lesson.ts';
import { ETHILRIST } from './opening.ts';

type Chapter = 'points' | 'claim' | 'emissary';

/** Controls a step can point at, by the `data-spot` they wear. */
type Control = 'end' | 'log';

const READ = { kind: 'read' } as const;
const play = (actions: number) => ({ kind: 'play', actions }) as const;
const watch = (actions: number) => ({ kind: 'watch', actions }) as const;

/** Every step names the clause it teaches. */
const step = (
  id: string,
  chapter: Chapter,
  clause: `DP-${string}`,
  expect: Expectation,
  more: Pick<Step<Chapter, Control>, 'target' | 'sight' | 'chosen'> = {},
): Step<Chapter, Control> => ({ id, chapter, clause, expect, ...more });

/** From the first points to the first allies, step by step. */
export const STEPS: readonly Step[] = [
  step('welcome', 'points', 'DP-14.1.2-a', READ),
  step('range', 'points', 'DP-14.1.3-b', READ),
  step('share', 'points', 'DP-14.1.2-b', play(2)),
  step('theirs', 'points', 'DP-14.1.2-d', watch(1)),

  step('claim', 'claim', 'DP-14.1.3-a', play(1)),
  step('told', 'claim', 'DP-14.1.3-h', READ),
  step('set-up', 'claim', 'DP-14.1.4-c', play(2), { target: { hex: '0515' }, chosen: ETHILRIST }),
  step('ready', 'claim', 'DP-14.1.4-e', play(1), { target: { control: 'end' } }),

  step('emissary', 'emissary', 'DP-14.2.1-b', play(1), { target: { hex: '1614' } }),
  step('dragon', 'emissary', 'DP-16.6.2-b', READ, { target: { hex: '1614' } }),
  step('trespass', 'emissary', 'DP-14.1.5-b', play(1), { target: { control: 'end' } }),
  step('farewell', 'emissary', 'DP-14.1.6-a', READ),
];

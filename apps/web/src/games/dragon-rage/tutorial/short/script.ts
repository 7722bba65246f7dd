import type { Action } from '@hexwyrm/dragon-rage';
import type { Seat } from '@hexwyrm/kernel';
import type { Expectation, Play, Step } from '../../../../tutorial/lesson.ts';

/** Controls a step can point at, by the `data-spot` they wear. */
type Control =
  | 'end'
  | 'body'
  | 'score'
  | 'log'
  | 'mode-fly'
  | 'mode-land'
  | 'mode-cast-lightning'
  | 'mode-cast-fog'
  | 'mode-cast-whirlwind';

export const READ = { kind: 'read' } as const;
export const PLAY = { kind: 'play', actions: 1 } as const;
export const watch = (actions: number) => ({ kind: 'watch', actions }) as const;

/** Steps of one chapter; what each is about can be read in the rule book. */
export const stepsOf =
  (chapter: string) =>
  (
    id: string,
    clause: string,
    expect: Expectation,
    more: Pick<Step<string, Control>, 'target' | 'sight' | 'chosen'> = {},
  ): Step<string, Control> => ({ id, chapter, clause, expect, ...more });

export const hex = (name: string) => ({ target: { hex: name } });
export const control = (name: Control) => ({ target: { control: name } });

/** What a side does, and the dice that fall. */
export const playsOf =
  (seat: Seat) =>
  (action: Action, ...dice: number[]): Play<Action> => ({ seat, action, dice });

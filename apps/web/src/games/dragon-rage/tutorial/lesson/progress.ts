import type { Action } from '@hexwyrm/dragon-rage';
import { LEARNER } from './opening.ts';
import { isWanted, PLAYS, type Play } from './plays.ts';
import { STEPS } from './steps.ts';

/** How many actions the game has when a step begins, and when it is done. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const gainOf = ({ expect }: (typeof STEPS)[number]): number => {
  if (expect.kind === 'undo') return -1;
  return expect.kind === 'play' || expect.kind === 'watch' ? expect.actions : 0;
};

function spansOf(steps: typeof STEPS): readonly Span[] {
  let from = 0;
  return steps.map((step) => {
    const span = { from, to: from + gainOf(step) };
    from = span.to;
    return span;
  });
}

const SPANS = spansOf(STEPS);

export const spanOf = (index: number): Span => SPANS[index] ?? { from: PLAYS.length, to: PLAYS.length };

/** The step in which the game goes on from so many actions: for whoever undid more than was asked. */
function stepBack(index: number, actions: number): number {
  for (let i = index; i > 0; i -= 1) {
    const { from, to } = spanOf(i);
    if (from <= actions && actions < to) return i;
  }
  return 0;
}

/** The step the lesson is in once the game has so many actions, seen from the step it was in. */
export function follow(index: number, actions: number): number {
  let now = index;
  while (now < STEPS.length) {
    const { from, to } = spanOf(now);
    const done = to < from ? actions <= to : actions >= to && actions > from;
    if (!done) break;
    now += 1;
  }
  return actions < Math.min(spanOf(now).from, spanOf(now).to) ? stepBack(now, actions) : now;
}

/** Steps that may be jumped over by doing at once what they prepare. */
const PREPARES: ReadonlySet<string> = new Set(['preview', 'mode', 'select']);

/** Why the coach does not let an action pass. */
export type Objection = 'first' | 'end' | 'fly' | 'breathe' | 'strike' | 'overrun' | 'move';

const OBJECTIONS: Partial<Record<Action['type'], Objection>> = {
  end: 'end',
  fly: 'fly',
  breathe: 'breathe',
  strike: 'strike',
};

/** The step whose actions may be taken now: this one, or the one it prepares. */
function playStep(index: number): number {
  let next = index;
  while (PREPARES.has(STEPS[next]?.expect.kind ?? '')) next += 1;
  return next;
}

/** How many actions may be taken at once: what belongs to the next step waits for it. */
export const roomFor = (index: number, actions: number): number =>
  Math.max(1, spanOf(playStep(index)).to - actions);

/** Whether the lesson goes on with these actions; null: it does. */
export function objectionTo(index: number, actions: number, wish: readonly Action[]): Objection | null {
  const next = playStep(index);
  if (STEPS[next]?.expect.kind !== 'play') return 'first';
  const stray = wish.findIndex((action, i) => {
    const play = PLAYS[actions + i];
    return play === undefined || play.seat !== LEARNER || !isWanted(play, action);
  });
  if (stray < 0) return null;
  const type = wish[stray]?.type ?? 'walk';
  if (type === 'walk' && PLAYS[actions + stray]?.action.type === 'overrun') return 'overrun';
  return OBJECTIONS[type] ?? 'move';
}

/** What the lesson plays next. */
export const nextPlay = (actions: number): Play | null => PLAYS[actions] ?? null;

import type { MessageId } from '../i18n/index.ts';
import type { GameAction } from '../kit/kit.ts';
import { isWanted, type Lesson, type Play, type Step } from './lesson.ts';

/** How many actions the game has when a step begins, and when it is done. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** How a learner comes through a lesson. */
export interface Progress {
  spanOf(index: number): Span;
  /** The step of the lesson once the game has this many actions, seen from the step it was in. */
  follow(index: number, actions: number): number;
  /** How many actions may be taken at once: what belongs to the next step waits for it. */
  roomFor(index: number, actions: number): number;
  /** Whether the lesson goes on with these actions; null: it does. */
  objectionTo(index: number, actions: number, wish: readonly GameAction[]): MessageId | null;
  /** What the lesson plays next. */
  nextPlay(actions: number): Play | null;
}

const gainOf = ({ expect }: Step): number => {
  if (expect.kind === 'undo') return -1;
  return expect.kind === 'play' || expect.kind === 'watch' ? expect.actions : 0;
};

function spansOf(steps: readonly Step[]): readonly Span[] {
  let from = 0;
  return steps.map((step) => {
    const span = { from, to: from + gainOf(step) };
    from = span.to;
    return span;
  });
}

/** Steps that may be jumped over by doing at once what they prepare. */
const PREPARES: ReadonlySet<string> = new Set(['preview', 'mode', 'select']);

export function progressOf({ steps, plays, learner, objection }: Lesson): Progress {
  const spans = spansOf(steps);
  const spanOf = (index: number): Span => spans[index] ?? { from: plays.length, to: plays.length };

  /** The step to resume at after this many actions, if the player undid more than was asked. */
  const stepBack = (index: number, actions: number): number => {
    for (let i = index; i > 0; i -= 1) {
      const { from, to } = spanOf(i);
      if (from <= actions && actions < to) return i;
    }
    return 0;
  };

  /** The step whose actions may be taken now: this one, or the one it prepares. */
  const playStep = (index: number): number => {
    let next = index;
    while (PREPARES.has(steps[next]?.expect.kind ?? '')) next += 1;
    return next;
  };

  return {
    spanOf,
    follow(index, actions) {
      let now = index;
      while (now < steps.length) {
        const { from, to } = spanOf(now);
        const done = to < from ? actions <= to : actions >= to && actions > from;
        if (!done) break;
        now += 1;
      }
      return actions < Math.min(spanOf(now).from, spanOf(now).to) ? stepBack(now, actions) : now;
    },
    roomFor: (index, actions) => Math.max(1, spanOf(playStep(index)).to - actions),
    objectionTo(index, actions, wish) {
      if (steps[playStep(index)]?.expect.kind !== 'play') return 'coach.no-first';
      for (const [i, action] of wish.entries()) {
        const play = plays[actions + i];
        if (play?.seat !== learner || !isWanted(play, action)) return objection(action, play?.action ?? null);
      }
      return null;
    },
    nextPlay: (actions) => plays[actions] ?? null,
  };
}

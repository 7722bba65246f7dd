import { useLayoutEffect } from '../base/effects.ts';
import { useGame } from '../engine/store.ts';
import { useSelection } from '../table/select/selection-store.ts';
import { type Course, useCourse } from './course.ts';
import { isMet } from './expectation.ts';
import type { Step } from './lesson.ts';
import { keepStep, keptStep, useLesson } from './lesson-store.ts';

/**
 * Keeps the lesson in step with the game and the table; returns whether the step of this game is known. A
 * card shows only once the table is laid out for it: a click in between would be meant for the new step and
 * spent on the old one.
 */
export function useLessonProgress(): boolean {
  const course = useCourse();
  const { lesson, progress } = course;
  const game = useGame(({ id }) => id);
  const actions = useGame(({ snapshot }) => snapshot?.actions ?? 0);
  const { index, game: known, begin, goTo } = useLesson();

  useLayoutEffect(() => {
    if (game === null) return;
    const next = progress.follow(known === game ? index : keptStep(game), actions);
    if (known !== game) begin(game, next);
    else if (next !== index) goTo(next);
    keepStep(game, next);
  }, [game, known, index, actions, progress, begin, goTo]);

  useLayoutEffect(() => {
    const step = lesson.steps[index];
    if (step !== undefined && known !== null) layOut(step, index, course);
  }, [index, known, lesson, course]);

  useLayoutEffect(() => {
    const step = lesson.steps[index];
    if (step === undefined) return;
    return useSelection.subscribe((selection, before) => {
      if (isMet(step.expect, selection, before, actions, course)) goTo(index + 1);
    });
  }, [index, actions, lesson, course, goTo]);

  return game !== null && known === game;
}

/** What such a step asks for must not be there already. */
const ASKS: ReadonlySet<string> = new Set(['inspect', 'select', 'preview', 'mode', 'why-not']);

/** Prepares the table for a step: its task is still to be done and its subject is in view. */
function layOut(
  { expect, target, sight, chosen }: Step,
  index: number,
  { lesson, progress, hexOf, kindOf }: Course,
): void {
  const play = progress.nextPlay(progress.spanOf(index).from);
  const wanted = play && kindOf(play.action);
  const { set, kind, drawer, whyNot } = useSelection.getState();
  const asksAnew = ASKS.has(expect.kind);
  const seen = sight ?? (target !== undefined && 'hex' in target ? [target.hex] : null);
  set({
    ...(asksAnew && { preview: null }),
    // A way of acting that was chosen for the last step would hide what the next one is about.
    kind: !asksAnew && kind === wanted ? kind : null,
    // The answer to the question of the last step is still to be read.
    whyNot: lesson.steps[index - 1]?.expect.kind === 'why-not' ? whyNot : null,
    drawer: asksAnew ? null : drawer,
    sight: seen === null ? null : { hexes: seen.map(hexOf), close: true },
    stop: target !== undefined && 'control' in target ? 'middle' : 'low',
    ...(chosen !== undefined && { subject: { kind: 'unit', unit: chosen }, inspected: chosen }),
    ...((expect.kind === 'inspect' || expect.kind === 'select') && { subject: null }),
    ...(expect.kind === 'inspect' && { inspected: null }),
  });
}

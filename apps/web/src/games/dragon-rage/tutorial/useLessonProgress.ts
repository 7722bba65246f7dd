import { worldFor } from '@hexwyrm/dragon-rage';
import { useEffect } from 'react';
import { useGame } from '../../../engine/store.ts';
import { useDesk } from '../../../table/desk.ts';
import { isMet } from './expectation.ts';
import { DRAGON } from './lesson/opening.ts';
import { follow, nextPlay, spanOf } from './lesson/progress.ts';
import { STEPS, type Step } from './lesson/steps.ts';
import { keepStep, keptStep, useLesson } from './lesson-store.ts';

const { map } = worldFor('esirien', null);

const hexOf = (name: string): number => map.grid.index.get(name) ?? -1;

/** Keeps the lesson in step with the game and with what lies on the table. */
export function useLessonProgress(): void {
  const game = useGame(({ id }) => id);
  const actions = useGame(({ snapshot }) => snapshot?.actions ?? 0);
  const { index, game: known, begin, goTo } = useLesson();

  useEffect(() => {
    if (game === null) return;
    const next = follow(known === game ? index : keptStep(game), actions);
    if (known !== game) begin(game, next);
    else if (next !== index) goTo(next);
    keepStep(game, next);
  }, [game, known, index, actions, begin, goTo]);

  useEffect(() => {
    const step = STEPS[index];
    if (step !== undefined && known !== null) layOut(step, nextPlay(spanOf(index).from)?.action.type ?? null);
  }, [index, known]);

  useEffect(() => {
    const step = STEPS[index];
    if (step === undefined) return;
    return useDesk.subscribe((desk, before) => {
      if (isMet(step.expect, desk, before, actions, map)) goTo(index + 1);
    });
  }, [index, actions, goTo]);
}

/** What such a step asks for must not lie there already. */
const ASKS: ReadonlySet<string> = new Set(['inspect', 'select', 'preview', 'mode', 'why-not']);

/** Clears the table for a step, so that what it asks for is still to be done and what it shows is in view. */
function layOut({ expect, target, sight, chosen }: Step, wanted: string | null): void {
  const { set, kind, drawer, whyNot } = useDesk.getState();
  const asksAnew = ASKS.has(expect.kind);
  const seen = sight ?? (target !== undefined && 'hex' in target ? [target.hex] : null);
  set({
    ...(asksAnew && { preview: null }),
    // A way of acting that was chosen for the last step would hide what the next one is about.
    kind: !asksAnew && kind === wanted ? kind : null,
    whyNot: expect.kind === 'clause' ? whyNot : null,
    drawer: asksAnew ? null : drawer,
    sight: seen === null ? null : seen.map(hexOf),
    stop: target !== undefined && 'control' in target ? 'middle' : 'low',
    ...(chosen && { subject: { kind: 'unit', unit: DRAGON }, inspected: DRAGON }),
    ...((expect.kind === 'inspect' || expect.kind === 'select') && { subject: null }),
    ...(expect.kind === 'inspect' && { inspected: null }),
  });
}

import type { Json } from '@hexwyrm/kernel';
import { useGame } from '../engine/store.ts';
import { useSelection } from '../table/select/selection-store.ts';
import { useCourse } from './course.ts';
import { useLesson } from './lesson-store.ts';

/** Does the step in the learner's place. */
export function useSkip(): () => void {
  const { lesson, progress } = useCourse();
  const { index, goTo } = useLesson();
  const { act, undo, snapshot } = useGame();
  return () => {
    const kind = lesson.steps[index]?.expect.kind;
    if (kind === 'undo') void undo();
    else if (kind === 'play') {
      const rest = lesson.plays.slice(snapshot?.actions ?? 0, progress.spanOf(index).to);
      void act(rest.map(({ action }): Json => JSON.parse(JSON.stringify(action))));
    } else {
      useSelection.getState().set({ drawer: null });
      // Without the question there is no rule to open.
      goTo(lesson.steps[index + 1]?.expect.kind === 'clause' ? index + 2 : index + 1);
    }
  };
}

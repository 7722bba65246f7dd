import { use, useCallback, useMemo } from 'react';
import { useGame } from '../engine/store.ts';
import { viewOf } from '../engine/view.ts';
import { useVolume } from '../i18n/index.ts';
import { useKit } from '../kit/kit-context.ts';
import { type Gate, GateContext } from '../table/ask-host/gate.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Coach } from './Coach.tsx';
import { CourseContext, useCourse } from './course.ts';
import type { Lesson } from './lesson.ts';
import { useLesson } from './lesson-store.ts';
import { progressOf } from './progress.ts';
import { useLessonProgress } from './useLessonProgress.ts';
import { useReplies } from './useReplies.ts';

interface LessonTableProps {
  readonly loading: Promise<readonly Lesson[]>;
  /** Says which of them is on the table. */
  readonly scenario: string;
}

/** The table with a coach beside it. */
export default function LessonTable({ loading, scenario }: LessonTableProps) {
  const told = useVolume('lessons');
  const lessons = use(loading);
  const at = lessons.findIndex(({ id }) => id === scenario);
  const lesson = lessons[at];
  if (lesson === undefined) throw new RangeError(`there is no lesson called ${scenario}`);
  const next = lessons[at + 1] ?? null;
  const { board, play } = useKit();
  const field = useGame(({ snapshot }) => snapshot && board.fieldOf(viewOf(snapshot)));
  const course = useMemo(
    () => ({
      lesson,
      next,
      progress: progressOf(lesson),
      hexOf: (name: string) => field?.grid.index.get(name) ?? -1,
      kindOf: play.kindOf,
    }),
    [lesson, next, field, play],
  );
  if (!told) return <Loading />;
  return (
    <CourseContext value={course}>
      <Guided />
    </CourseContext>
  );
}

function Guided() {
  const { progress } = useCourse();
  const begun = useLessonProgress();
  useReplies();
  const gate = useCallback<Gate>(
    (wish) => {
      const { index, object } = useLesson.getState();
      const actions = useGame.getState().snapshot?.actions ?? 0;
      const step = wish.slice(0, progress.roomFor(index, actions));
      const objection = progress.objectionTo(index, actions, step);
      object(objection);
      return objection === null ? step : [];
    },
    [progress],
  );
  return (
    <GateContext value={gate}>
      <TableScreen />
      {begun && <Coach />}
    </GateContext>
  );
}

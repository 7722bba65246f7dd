import { useCallback } from 'react';
import { useGame } from '../engine/store.ts';
import { type Gate, GateContext } from '../table/gate.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { Coach } from './Coach.tsx';
import { objectionTo } from './lesson/progress.ts';
import { useLesson } from './lesson-store.ts';
import { useCityReplies } from './useCityReplies.ts';
import { useLessonProgress } from './useLessonProgress.ts';

/** The table with a coach beside it. */
export default function LessonTable() {
  useLessonProgress();
  useCityReplies();
  const gate = useCallback<Gate>((wish) => {
    const { index, object } = useLesson.getState();
    const objection = objectionTo(index, useGame.getState().snapshot?.actions ?? 0, wish);
    object(objection);
    return objection === null;
  }, []);
  return (
    <GateContext value={gate}>
      <TableScreen />
      <Coach />
    </GateContext>
  );
}

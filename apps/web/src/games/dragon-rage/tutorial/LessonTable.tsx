import { useCallback } from 'react';
import { useGame } from '../../../engine/store.ts';
import { type Gate, GateContext } from '../../../table/gate.ts';
import { TableScreen } from '../../../table/TableScreen.tsx';
import { isAction } from '../table/kinds.ts';
import { Coach } from './Coach.tsx';
import { objectionTo, roomFor } from './lesson/progress.ts';
import { useLesson } from './lesson-store.ts';
import { useCityReplies } from './useCityReplies.ts';
import { useLessonProgress } from './useLessonProgress.ts';

/** The table with a coach beside it. */
export default function LessonTable() {
  useLessonProgress();
  useCityReplies();
  const gate = useCallback<Gate>((wish) => {
    const { index, object } = useLesson.getState();
    const actions = useGame.getState().snapshot?.actions ?? 0;
    const step = wish.filter(isAction).slice(0, roomFor(index, actions));
    const objection = objectionTo(index, actions, step);
    object(objection);
    return objection === null ? step : [];
  }, []);
  return (
    <GateContext value={gate}>
      <TableScreen />
      <Coach />
    </GateContext>
  );
}

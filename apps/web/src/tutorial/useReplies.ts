import type { Json } from '@hexwyrm/kernel';
import { useEffect } from '../base/effects.ts';
import { useGame } from '../engine/store.ts';
import { useCourse } from './course.ts';
import { useLesson } from './lesson-store.ts';

/** Milliseconds before an action of the other side, to make it easy to follow. */
const STEP = 350;
const BLOW = 1100;

/** Lets the other side play its part while the lesson watches. */
export function useReplies(): void {
  const { lesson, progress } = useCourse();
  const { index } = useLesson();
  const actions = useGame(({ snapshot }) => snapshot?.actions ?? 0);
  const busy = useGame((game) => game.busy);
  const prompt = useGame((game) => game.prompt);
  const watching = lesson.steps[index]?.expect.kind === 'watch';
  useEffect(() => {
    const play = watching && !busy ? progress.nextPlay(actions) : null;
    if (play === null) return;
    const action: Json = JSON.parse(JSON.stringify(play.action));
    const wait = lesson.quick.has(play.action.type) ? STEP : BLOW;
    const timer = setTimeout(() => void prompt(play.seat, [action]), wait);
    return () => clearTimeout(timer);
  }, [watching, busy, actions, prompt, lesson, progress]);
}

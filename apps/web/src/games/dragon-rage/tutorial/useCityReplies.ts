import type { Json } from '@hexwyrm/kernel';
import { useEffect } from 'react';
import { useGame } from '../../../engine/store.ts';
import { nextPlay } from './lesson/progress.ts';
import { STEPS } from './lesson/steps.ts';
import { useLesson } from './lesson-store.ts';

/** Before an action of the city, so that it can be followed: milliseconds. */
const STEP = 350;
const BLOW = 1100;

/** Lets the city play its part while the lesson watches. */
export function useCityReplies(): void {
  const { index } = useLesson();
  const actions = useGame(({ snapshot }) => snapshot?.actions ?? 0);
  const busy = useGame((game) => game.busy);
  const prompt = useGame((game) => game.prompt);
  const watching = STEPS[index]?.expect.kind === 'watch';
  useEffect(() => {
    const play = watching && !busy ? nextPlay(actions) : null;
    if (play === null) return;
    const action: Json = JSON.parse(JSON.stringify(play.action));
    const wait = play.action.type === 'walk' ? STEP : BLOW;
    const timer = setTimeout(() => void prompt(play.seat, [action]), wait);
    return () => clearTimeout(timer);
  }, [watching, busy, actions, prompt]);
}

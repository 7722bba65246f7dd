import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { useGame } from '../../../engine/store.ts';
import { Loading } from '../../../Loading.tsx';
import { LESSON } from './lesson/opening.ts';
import { startLesson } from './start-lesson.ts';

/** The way to the lesson: to the one that was left unfinished, or to a new one. */
export default function TutorialPage() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let here = true;
    void openLesson().then(() => here && setReady(true));
    return () => {
      here = false;
    };
  }, []);
  return ready ? <Redirect to="/play" replace /> : <Loading />;
}

const isUnderWay = (): boolean => {
  const { snapshot } = useGame.getState();
  return snapshot?.scenario === LESSON && snapshot.outcome === null;
};

async function openLesson(): Promise<void> {
  if (isUnderWay()) return;
  const resumed = await useGame.getState().resumeCurrent();
  if (!resumed || !isUnderWay()) await startLesson();
}

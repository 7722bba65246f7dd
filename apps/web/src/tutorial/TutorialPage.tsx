import { useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { useEffect } from '../base/effects.ts';
import { isScripted } from '../engine/seats/seating.ts';
import { useGame } from '../engine/store.ts';
import { type Games, useGames } from '../kit/games.ts';
import { GAMES, type LessonId } from '../kit/ids.ts';
import { Loading } from '../ui/Loading.tsx';
import type { Lesson } from './lesson.ts';
import { startLesson } from './start-lesson.ts';

/** The way to a lesson: to the one that was left unfinished, or to a new one. */
export default function TutorialPage() {
  const lesson = wantedLesson(useSearch());
  const games = useGames();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let here = true;
    void openLesson(lesson, games).then(() => here && setReady(true));
    return () => {
      here = false;
    };
  }, [lesson, games]);
  return ready ? <Redirect to="/play" replace /> : <Loading />;
}

const LESSONS: readonly LessonId[] = GAMES.flatMap(({ lessons }) => lessons);

/** `?lesson=flying`; without it, the first lesson of the first game. */
function wantedLesson(search: string): LessonId {
  const wanted = new URLSearchParams(search).get('lesson');
  return LESSONS.find((id) => id === wanted) ?? GAMES[0].lessons[0];
}

const isUnderWay = ({ id, plays }: Lesson): boolean => {
  const { snapshot, seats } = useGame.getState();
  return snapshot?.scenario === id && isScripted(seats) && snapshot.actions < plays.length;
};

async function openLesson(id: LessonId, { lessonsOf }: Games): Promise<void> {
  const lessons = await Promise.all(gamesThatTeach(id).map((game) => lessonsOf(game)));
  const lesson = lessons.flat().find((each) => each.id === id);
  if (lesson === undefined) throw new RangeError(`there is no lesson called ${id}`);
  if (isUnderWay(lesson)) return;
  const resumed = await useGame.getState().resumeCurrent();
  if (!resumed || !isUnderWay(lesson)) await startLesson(lesson);
}

const gamesThatTeach = (wanted: LessonId) =>
  GAMES.filter(({ lessons }) => lessons.some((id) => id === wanted)).map(({ id }) => id);

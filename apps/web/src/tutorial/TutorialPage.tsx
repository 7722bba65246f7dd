import { useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { useEffect } from '../effects.ts';
import { isScripted } from '../engine/seating.ts';
import { useGame } from '../engine/store.ts';
import { GAMES, type GameId, lessonOf } from '../games/index.ts';
import { Loading } from '../Loading.tsx';
import type { Lesson } from './lesson.ts';
import { startLesson } from './start-lesson.ts';

/** The way to the lesson of a game: to the one that was left unfinished, or to a new one. */
export default function TutorialPage() {
  const game = wantedGame(useSearch());
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let here = true;
    void openLesson(game).then(() => here && setReady(true));
    return () => {
      here = false;
    };
  }, [game]);
  return ready ? <Redirect to="/play" replace /> : <Loading />;
}

/** `?game=dragon-pass`; without it, the first game of the house. */
function wantedGame(search: string): GameId {
  const wanted = new URLSearchParams(search).get('game');
  return (GAMES.find(({ id }) => id === wanted) ?? GAMES[0]).id;
}

const isUnderWay = (game: GameId, { plays }: Lesson): boolean => {
  const { snapshot, seats } = useGame.getState();
  return snapshot?.game === game && isScripted(seats) && snapshot.actions < plays.length;
};

async function openLesson(game: GameId): Promise<void> {
  const lesson = await lessonOf(game);
  if (isUnderWay(game, lesson)) return;
  const resumed = await useGame.getState().resumeCurrent();
  if (!resumed || !isUnderWay(game, lesson)) await startLesson(lesson);
}

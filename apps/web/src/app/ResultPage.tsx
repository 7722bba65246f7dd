import { useState } from 'react';
import { Redirect } from 'wouter';
import { useEffect } from '../base/effects.ts';
import { useGame } from '../engine/store.ts';
import { gameOf } from '../kit/ids.ts';
import { markAsked, wasAsked } from '../league/book/asked.ts';
import { ResultScreen } from '../result/ResultScreen.tsx';
import { contestOfGame, pathOf, type SavedContest } from '../storage/contests.ts';
import { Loading } from '../ui/Loading.tsx';
import { GameProvider } from './GameProvider.tsx';
import { useCurrentGame } from './useCurrentGame.ts';

export default function ResultPage() {
  const status = useCurrentGame();
  const snapshot = useGame((game) => game.snapshot);
  const contest = useUncounted();
  if (status === 'none') return <Redirect to="/" replace />;
  if (status === 'loading' || snapshot === null || contest === 'looked-for') return <Loading />;
  if (contest !== null) return <ToContest contest={contest} />;
  return (
    <GameProvider game={gameOf(snapshot)}>
      <ResultScreen />
    </GameProvider>
  );
}

/** Its contest is asked to count the game, and shows what it brings. */
function ToContest({ contest }: { readonly contest: SavedContest }) {
  const id = useGame((game) => game.id);
  useEffect(() => {
    if (id !== null) markAsked(id);
  }, [id]);
  return <Redirect to={pathOf(contest)} replace />;
}

/** The contest that goes on, and was not asked yet to count this game. */
function useUncounted(): SavedContest | null | 'looked-for' {
  const id = useGame((game) => game.id);
  const [contest, setContest] = useState<SavedContest | null | 'looked-for'>('looked-for');
  useEffect(() => {
    if (id === null) return;
    void contestOfGame(id).then((found) => {
      const isCounted = found?.row.over || found?.row.counted.includes(found.slot);
      setContest(found === null || isCounted || wasAsked(id) ? null : found.row);
    });
  }, [id]);
  return id === null ? null : contest;
}

import type { Snapshot } from '@hexwyrm/protocol';
import { lazy, Suspense } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useEffect } from '../base/effects.ts';
import { isScripted } from '../engine/seats/seating.ts';
import { useGame } from '../engine/store.ts';
import { useGames } from '../kit/games.ts';
import { gameOf } from '../kit/ids.ts';
import { isSeen } from '../result/seen.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { Loading } from '../ui/Loading.tsx';
import { GameProvider } from './GameProvider.tsx';
import { OpenElsewhere } from './OpenElsewhere.tsx';
import { useCurrentGame } from './useCurrentGame.ts';

const Curtain = lazy(() => import('../curtain/Curtain.tsx'));
const LessonTable = lazy(() => import('../tutorial/LessonTable.tsx'));
const TurnNotice = lazy(() => import('./TurnNotice.tsx'));
const UnsavedNotice = lazy(() => import('./UnsavedNotice.tsx'));
const ReplayBar = lazy(() => import('../replay/ReplayBar.tsx'));

/** The table, or the curtain in front of it. */
export default function PlayScreen() {
  const status = useCurrentGame();
  const { snapshot, curtain, elsewhere } = useGame();
  useResultAtEnd();
  useConfirmLeaving();
  if (status === 'none') return <Redirect to="/" replace />;
  if (status === 'loading' || snapshot === null) return <Loading />;
  if (elsewhere) return <OpenElsewhere />;
  return (
    <GameProvider game={gameOf(snapshot)}>
      {curtain === null ? <Table snapshot={snapshot} /> : <Curtain snapshot={snapshot} />}
    </GameProvider>
  );
}

function Table({ snapshot }: { readonly snapshot: Snapshot }) {
  const { past, seats, unsaved, newViewer } = useGame();
  const { lessonsOf } = useGames();
  return (
    <>
      {isScripted(seats) && past === null ? (
        <Suspense fallback={<Loading />}>
          <LessonTable loading={lessonsOf(gameOf(snapshot))} scenario={snapshot.scenario} />
        </Suspense>
      ) : (
        <TableScreen />
      )}
      {newViewer !== null && (
        <Suspense fallback={null}>
          <TurnNotice key={snapshot.actions} seat={newViewer} />
        </Suspense>
      )}
      {unsaved === 'unsaid' && (
        <Suspense fallback={null}>
          <UnsavedNotice />
        </Suspense>
      )}
      {past !== null && (
        <Suspense fallback={null}>
          <ReplayBar past={past} />
        </Suspense>
      )}
    </>
  );
}

/** Asks before the page is closed on a game that the browser does not save. */
function useConfirmLeaving(): void {
  const lost = useGame(({ unsaved, snapshot }) => unsaved !== null && snapshot?.outcome === null);
  useEffect(() => {
    if (!lost) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [lost]);
}

/** How long the last action stays on the screen before the result. */
const LAST_LOOK = 1500;

/** Opens the result when the game ends, also before its screen has come; a player who returns to the board stays there. */
function useResultAtEnd(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const openResult = () => {
      // Fetched while the last action is looked at.
      void import('./ResultPage.tsx');
      timer = setTimeout(() => navigate('/result'), LAST_LOOK);
    };
    const { id, past, snapshot } = useGame.getState();
    if (past === null && snapshot?.outcome && !isSeen(id)) openResult();
    const unsubscribe = useGame.subscribe((now, before) => {
      const ended =
        now.past === null && before.past === null && now.snapshot?.outcome && !before.snapshot?.outcome;
      if (ended && before.snapshot !== null) openResult();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [navigate]);
}

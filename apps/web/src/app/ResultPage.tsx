import { Redirect } from 'wouter';
import { useGame } from '../engine/store.ts';
import { gameOf } from '../kit/ids.ts';
import { ResultScreen } from '../result/ResultScreen.tsx';
import { Loading } from '../ui/Loading.tsx';
import { GameProvider } from './GameProvider.tsx';
import { useCurrentGame } from './useCurrentGame.ts';

export default function ResultPage() {
  const status = useCurrentGame();
  const snapshot = useGame((game) => game.snapshot);
  if (status === 'none') return <Redirect to="/" replace />;
  if (status === 'loading' || snapshot === null) return <Loading />;
  return (
    <GameProvider game={gameOf(snapshot)}>
      <ResultScreen />
    </GameProvider>
  );
}

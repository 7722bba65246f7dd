import { Redirect } from 'wouter';
import { Loading } from './Loading.tsx';
import { ResultScreen } from './result/ResultScreen.tsx';
import { useCurrentGame } from './useCurrentGame.ts';

export default function ResultPage() {
  const status = useCurrentGame();
  if (status === 'none') return <Redirect to="/" replace />;
  return status === 'loading' ? <Loading /> : <ResultScreen />;
}

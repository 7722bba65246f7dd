import { useShell } from './home/words/useShell.ts';
import './loading.css';

export function Loading() {
  const say = useShell();
  return (
    <p className="loading" role="status">
      {say('play.loading')}
    </p>
  );
}

import { useRef, useState } from 'react';
import { useEffect } from '../base/effects.ts';
import { useGame } from '../engine/store.ts';

/** The current game; after a reload the one that was open before. */
export function useCurrentGame(): 'ready' | 'loading' | 'none' {
  const missing = useGame(({ snapshot }) => snapshot === null);
  const resumeCurrent = useGame((game) => game.resumeCurrent);
  const [failed, setFailed] = useState(false);
  const tried = useRef(false);
  useEffect(() => {
    if (!missing || tried.current) return;
    tried.current = true;
    void resumeCurrent().then((found) => setFailed(!found));
  }, [missing, resumeCurrent]);
  if (!missing) return 'ready';
  return failed ? 'none' : 'loading';
}

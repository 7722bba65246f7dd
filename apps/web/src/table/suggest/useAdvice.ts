import type { Advice } from '@hexwyrm/kernel';
import type { Snapshot } from '@hexwyrm/protocol';
import { useRef, useState } from 'react';
import { useEffect } from '../../base/effects.ts';
import type { GameAction } from '../../kit/kit.ts';
import { useTable } from '../context.ts';

/** What the player has asked for, and what has come of it. */
type Search =
  | { readonly kind: 'idle' | 'looking' | 'failed' }
  | { readonly kind: 'found'; readonly advice: Advice<GameAction> };

const IDLE: Search = { kind: 'idle' };

/** Advice about what is on the table now; when the game goes on it is forgotten. */
export function useAdvice() {
  const { snapshot, seat, host } = useTable();
  const [state, setState] = useState<{ readonly of: Snapshot; readonly search: Search } | null>(null);
  const search = state?.of === snapshot ? state.search : IDLE;
  const latest = useRef(snapshot);
  latest.current = snapshot;
  const looking = search.kind === 'looking';
  useEffect(() => {
    if (!looking) return;
    // A player who has acted or left waits for no advice.
    return () => void host.hurry().catch(() => {});
  }, [looking, host]);
  return {
    search,
    async ask() {
      setState({ of: snapshot, search: { kind: 'looking' } });
      const found = await host.advise(seat).then(
        (advice): Search => ({ kind: 'found', advice }),
        (): Search => ({ kind: 'failed' }),
      );
      if (latest.current === snapshot) setState({ of: snapshot, search: found });
    },
    stop: () => void host.hurry().catch(() => {}),
  };
}

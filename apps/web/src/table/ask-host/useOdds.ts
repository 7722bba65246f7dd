import type { Odds } from '@hexwyrm/kernel';
import { useState } from 'react';
import { useEffect } from '../../base/effects.ts';
import type { GameAction } from '../../kit/kit.ts';
import type { Session } from './useSession.ts';

/** The rolls of actions the host was asked about; the action itself is the key. */
export type OddsBook = ReadonlyMap<GameAction, Odds>;

const EMPTY: OddsBook = new Map();

/** Asks the host for the chances of these actions whenever they change, or the position does: the same action may roll otherwise. */
export function useOdds({ host, seat, mine, view }: Session, actions: readonly GameAction[]): OddsBook {
  const [book, setBook] = useState<OddsBook>(EMPTY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the host answers about the position of the view
  useEffect(() => {
    if (!mine || actions.length === 0) {
      setBook(EMPTY);
      return;
    }
    let wanted = true;
    host
      .odds(seat, actions)
      .then((found) => {
        if (wanted) setBook(new Map(actions.map((action, i) => [action, found[i] ?? []])));
      })
      .catch(() => {
        if (wanted) setBook(EMPTY);
      });
    return () => {
      wanted = false;
    };
  }, [host, seat, mine, actions, view]);
  return book;
}

import type { ReactNode } from 'react';
import { useEffect } from '../../../base/effects.ts';
import { isScripted } from '../../../engine/seats/seating.ts';
import { useGame } from '../../../engine/store.ts';
import { useSelection } from '../../../table/select/selection-store.ts';
import { usePassTable } from '../usePassTable.ts';
import { isPlacing } from '../view.ts';
import { hexesInPlay } from './in-play.ts';

/** The last player shown where they can act, with game and moment. */
let shown = '';
/** The same, without the moment. */
let met = '';

/**
 * Shows a player who sets up or begins a turn where they can act: the map is big. The first time as large as
 * possible; later the map stays as they left it if it shows all of that. A player asked during another's turn
 * sees what the question is about, and a lesson shows its own subject.
 */
export function OwnSight({ children }: { readonly children: ReactNode }): ReactNode {
  const { view, player, seat, seats, mine, menu, legal } = usePassTable();
  const game = useGame(({ id }) => id);
  const set = useSelection((selection) => selection.set);
  const frame = view.frames.at(-1);
  const setUp = isPlacing(view);
  const begins = frame === undefined && view.active === player;
  const waits = !mine || isScripted(seats) || !(setUp || begins);
  // A new ally has a land of its own.
  const moment = frame?.kind === 'settle' ? frame.people : setUp ? 'set-up' : `${view.turn}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per turn, and for each player who sits down
  useEffect(() => {
    const who = `${game} ${seat} ${setUp ? moment : ''}`;
    const now = `${who} ${moment}`;
    if (waits || now === shown) return;
    const hexes = hexesInPlay(view, player, menu.units.keys(), legal);
    if (hexes.length === 0) return;
    set({ sight: { hexes, close: who !== met } });
    shown = now;
    met = who;
  }, [waits, game, seat, moment, set]);
  return children;
}

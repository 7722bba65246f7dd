import type { ReactNode } from 'react';
import { useEffect } from '../../../effects.ts';
import { isScripted } from '../../../engine/seating.ts';
import { useGame } from '../../../engine/store.ts';
import { useDesk } from '../../../table/desk.ts';
import { usePassTable } from '../usePassTable.ts';
import { passTurn } from './turn.ts';

/** Who was last shown his army, and in which game. */
let shown = '';

/**
 * Whoever comes to the board in his turn sees his own army first, as large as it goes: the map is big. Whoever is only
 * asked something in the turn of another sees what it is about, and a lesson shows what it speaks of.
 */
export function OwnSight({ children }: { readonly children: ReactNode }): ReactNode {
  const { view, player, seat, seats } = usePassTable();
  const game = useGame(({ id }) => id);
  const set = useDesk((desk) => desk.set);
  const waits = passTurn.phaseAt(view) < 0 || view.active !== player || isScripted(seats);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when the armies stand, and for whoever sits down then
  useEffect(() => {
    const now = `${game} ${seat}`;
    if (waits || view.frames.some(({ kind }) => kind === 'battle') || now === shown) return;
    shown = now;
    const own = view.units.filter(({ owner, hex }) => owner === player && hex >= 0);
    const hexes = [...new Set(own.map(({ hex }) => hex))];
    if (hexes.length > 0) set({ sight: { hexes, close: true } });
  }, [waits, game, seat, set]);
  return children;
}

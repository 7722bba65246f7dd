import { useEffect } from 'react';
import { isScripted } from '../../../engine/seating.ts';
import { useDesk } from '../../../table/desk.ts';
import { usePassTable } from '../usePassTable.ts';
import { passTurn } from './turn.ts';

/** Whoever comes to the board sees his own army first, as large as it goes: the map is big. A lesson shows what it speaks of. */
export function useOwnSight(): void {
  const { view, player, seats } = usePassTable();
  const set = useDesk((desk) => desk.set);
  const waits = passTurn.phaseAt(view) < 0 || isScripted(seats);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when the armies stand, and for whoever sits down then
  useEffect(() => {
    if (waits) return;
    const own = view.units.filter(({ owner, hex }) => owner === player && hex >= 0);
    const hexes = [...new Set(own.map(({ hex }) => hex))];
    if (hexes.length > 0) set({ sight: { hexes, close: true } });
  }, [waits, player, set]);
}

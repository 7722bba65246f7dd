import { useState } from 'react';
import { useEffect } from '../../base/effects.ts';
import type { Hex } from '../../board/types.ts';
import type { Table } from '../context.ts';
import { companyNow, sharedReach } from '../select/party.ts';
import { useSelection } from '../select/selection-store.ts';

/** Where all units that go together can get; null if one goes alone, or until the host has answered. */
export function useSharedReach(table: Table): ReadonlySet<Hex> | null {
  const { subject, party, picked, waypoints } = useSelection();
  const [found, setFound] = useState<ReadonlySet<Hex> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who goes is read from the selection
  useEffect(() => {
    setFound(null);
    const { kit, view, menu, mine } = table;
    const going = mine ? companyNow(kit.play, view, menu) : [];
    if (going.length < 2) return;
    let wanted = true;
    sharedReach(going, table)
      .then((hexes) => wanted && setFound(hexes))
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [table, subject, party, picked, waypoints]);
  return found;
}

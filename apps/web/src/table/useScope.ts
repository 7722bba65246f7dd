import type { Action } from '@hexwyrm/dragon-rage';
import { useEffect, useState } from 'react';
import type { Hex } from '../games/dragon-rage/table/target.ts';
import type { Sitting } from './useSitting.ts';

const NOWHERE: readonly Hex[] = [];

/** Asks the host which hexes the action acts upon: where a flame burns, where a spell lies. */
export function useScope({ host, seat, mine, map }: Sitting, action: Action | null): readonly Hex[] {
  const [hexes, setHexes] = useState(NOWHERE);
  useEffect(() => {
    setHexes(NOWHERE);
    if (!mine || action === null) return;
    let wanted = true;
    host
      .scope(seat, action)
      .then((names) => {
        if (wanted && names.length > 0) setHexes(names.flatMap((name) => map.grid.index.get(name) ?? []));
      })
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [host, seat, mine, map, action]);
  return hexes;
}

import { useEffect, useState } from 'react';
import type { Hex } from '../board/types.ts';
import type { GameAction } from '../games/kit.ts';
import type { Sitting } from './useSitting.ts';

const NOWHERE: readonly Hex[] = [];

/** Asks the host which hexes the action acts upon: where a flame burns, where a spell lies. */
export function useScope({ host, seat, mine, field }: Sitting, action: GameAction | null): readonly Hex[] {
  const [hexes, setHexes] = useState(NOWHERE);
  useEffect(() => {
    setHexes(NOWHERE);
    if (!mine || action === null) return;
    let wanted = true;
    host
      .scope(seat, action)
      .then((names) => {
        if (wanted && names.length > 0) setHexes(names.flatMap((name) => field.grid.index.get(name) ?? []));
      })
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [host, seat, mine, field, action]);
  return hexes;
}

import { SCENARIOS } from '@hexwyrm/dragon-rage';
import type { Json } from '@hexwyrm/kernel';
import { useLocation } from 'wouter';
import { useGame } from '../engine/store.ts';

/** The same scenario or position once more, the players on each other's seats. */
export function useRematch(): { readonly swaps: boolean; go(): Promise<void> } {
  const [, navigate] = useLocation();
  const { host, snapshot, seats, covered, start, openFile } = useGame();
  const known = SCENARIOS.find(({ id }) => id === snapshot?.scenario);
  const [first = '', second = ''] = known?.seats ?? snapshot?.seats ?? [];
  return {
    swaps: seats[first] !== seats[second],
    async go() {
      const { replay } = await host.save();
      const { position, options } = startOf(replay);
      const players = { [first]: seats[second] ?? 'person', [second]: seats[first] ?? 'person' };
      const begun =
        position === undefined
          ? await start({ scenario: known?.id ?? '', options, seats: players, covered })
          : await openFile({ kind: 'position', data: position }, players);
      if (begun) navigate('/play');
    },
  };
}

/** How the game was started: from a scenario with options, or from a position. */
function startOf(replay: Json): { readonly position?: Json; readonly options: Json } {
  const nothing = { options: {} };
  if (typeof replay !== 'object' || replay === null || !('start' in replay)) return nothing;
  const { start } = replay;
  if (typeof start !== 'object' || start === null) return nothing;
  const options = 'options' in start ? start.options : {};
  return 'position' in start ? { position: start.position, options } : { options };
}

import { SCENARIOS } from '@hexwyrm/dragon-rage';
import type { Json } from '@hexwyrm/kernel';
import { useLocation } from 'wouter';
import { useGame } from '../engine/store.ts';

/** The same scenario once more, the players on each other's seats. */
export function useRematch(): { readonly possible: boolean; readonly swaps: boolean; go(): Promise<void> } {
  const [, navigate] = useLocation();
  const { host, snapshot, seats, covered, start } = useGame();
  const known = SCENARIOS.find(({ id }) => id === snapshot?.scenario);
  const [first = '', second = ''] = known?.seats ?? [];
  return {
    possible: known !== undefined,
    swaps: known !== undefined && seats[first] !== seats[second],
    async go() {
      if (known === undefined) return;
      const { replay } = await host.save();
      const players = { [first]: seats[second] ?? 'person', [second]: seats[first] ?? 'person' };
      if (await start({ scenario: known.id, options: optionsOf(replay), seats: players, covered }))
        navigate('/play');
    },
  };
}

/** The options the game was started with. */
function optionsOf(replay: Json): Json {
  if (typeof replay !== 'object' || replay === null || !('start' in replay)) return {};
  const { start } = replay;
  return typeof start === 'object' && start !== null && 'options' in start ? start.options : {};
}

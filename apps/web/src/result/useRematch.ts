import type { Json } from '@hexwyrm/kernel';
import type { Snapshot } from '@hexwyrm/protocol';
import { use } from 'react';
import { useLocation } from 'wouter';
import { useGame } from '../engine/store.ts';
import { useGames } from '../kit/games.ts';
import { gameOf } from '../kit/ids.ts';

/** The same scenario or position again, every player one seat further. */
export function useRematch(snapshot: Snapshot): { readonly swaps: boolean; go(): Promise<void> } {
  const [, navigate] = useLocation();
  const { host, seats, names, covered, advised, start, openFile } = useGame();
  const { homeOf } = useGames();
  const known = use(homeOf(gameOf(snapshot))).scenarios.find(({ id }) => id === snapshot.scenario);
  const places = known?.seats ?? snapshot.seats;
  const moved = Object.fromEntries(
    places.map((seat, i) => [places[(i + 1) % places.length] ?? seat, seats[seat] ?? 'person']),
  );
  const called = Object.fromEntries(
    places.flatMap((seat, i) => {
      const name = names[seat];
      return name ? [[places[(i + 1) % places.length] ?? seat, name]] : [];
    }),
  );
  return {
    swaps: places.some((seat) => seats[seat] !== moved[seat] || names[seat] !== called[seat]),
    async go() {
      const { replay } = await host.save();
      const { position, options } = startOf(replay);
      const begun =
        position === undefined
          ? await start({
              game: snapshot.game,
              scenario: snapshot.scenario,
              options,
              seats: moved,
              names: called,
              covered,
              advised,
            })
          : await openFile({ kind: 'position', data: position }, () => moved, called);
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

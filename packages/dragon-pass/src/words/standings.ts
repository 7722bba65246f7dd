import type { Speech } from '@hexwyrm/words';
import type { View } from '../index.ts';
import { seatName } from './seats.ts';

/** "Held places: Lunar Empire 3 and Sartar 4": who has what counts for the victory (DP-18-a). */
export function standing(speech: Speech, view: View): string {
  const holdings = view.seats.map((seat, player) =>
    speech.say('score.seat', {
      seat: seatName(speech, seat),
      count: view.control.filter((place) => place.player === player).length,
    }),
  );
  return speech.say('score.line', { holdings: speech.list(holdings) });
}

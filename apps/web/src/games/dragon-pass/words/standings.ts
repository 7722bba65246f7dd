import type { Event, View } from '@hexwyrm/dragon-pass';
import type { Seat } from '@hexwyrm/kernel';
import type { Speech } from '../../../i18n/speech.ts';
import type { Happening } from '../../../replay/happenings.ts';
import { playerOf, unitIn } from '../view.ts';
import { movedIn } from './moved.ts';
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

/** What a seat has missed, in figures. */
export function recap({ say }: Speech, missed: readonly Happening<Event>[], view: View, seat: Seat): string {
  const player = playerOf(view, seat);
  let [battles, lost, places] = [0, 0, 0];
  for (const { event } of missed) {
    if (event.type === 'battle-declared') battles += 1;
    if (event.type === 'eliminated' && unitIn(view, event.unit)?.owner === player) lost += 1;
    if (event.type === 'control-changed') places += 1;
  }
  return say('recap.figures', { moved: movedIn(missed), battles, lost, places });
}

import type { Speech } from '@hexwyrm/words';

/** "Lunar Empire": at the head of something. */
export function seatName({ say, has, player }: Speech, seat: string): string {
  const id = `seat.${seat}`;
  return player(seat, has(id) ? say(id) : seat);
}

/** "the Lunar Empire": who does something. */
export function seatSubject({ say, has }: Speech, seat: string): string {
  const id = `seat.${seat}.subject`;
  return has(id) ? say(id) : seat;
}

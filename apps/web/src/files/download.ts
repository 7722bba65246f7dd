import type { Json, PlayerNote, Seat } from '@hexwyrm/kernel';
import type { Names, Seats } from '../engine/game-store.ts';
import { isBot, isScripted } from '../engine/seats/seating.ts';

interface Company {
  readonly seats: Seats;
  readonly names?: Names;
}

/** A replay or a position with its players; a lesson, played by a script, stays without. */
export function withPlayers(file: Json, { seats, names = {} }: Company): Json {
  if (isScripted(seats) || typeof file !== 'object' || file === null || Array.isArray(file)) return file;
  const players = Object.entries(seats).map(([seat, player]): [Seat, PlayerNote] => {
    if (isBot(seats, seat)) return [seat, { bot: player }];
    const name = names[seat];
    return [seat, name ? { name } : {}];
  });
  return { ...file, players: Object.fromEntries(players.map(([seat, note]) => [seat, { ...note }])) };
}

/** Hands data to the browser as a file. */
export const download = (name: string, data: Json | object): void =>
  downloadText(name, 'application/json', JSON.stringify(data));

/** Hands a text to the browser as a file. */
export function downloadText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

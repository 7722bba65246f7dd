import type { Slot } from '@hexwyrm/league';
import { useGame } from '../../engine/store.ts';

/** Goes on with a game of a contest, or begins it as its slot says; returns the saved game, null where neither worked. */
export async function playSlot(game: string, slot: Slot, saved: string | undefined): Promise<string | null> {
  const { start, resumeSaved } = useGame.getState();
  if (saved !== undefined && (await resumeSaved(saved))) return saved;
  const { scenario, options, dice, players } = slot;
  const seats = Object.entries(players);
  const people = seats.filter(([, { bot }]) => bot === undefined);
  const begun = await start({
    game,
    scenario,
    options,
    seed: String(dice.seed),
    seats: Object.fromEntries(seats.map(([seat, { bot }]) => [seat, bot ?? 'person'])),
    // Somebody who is alone with bots is "You".
    names: people.length === 1 ? {} : Object.fromEntries(people.map(([seat, { name }]) => [seat, name])),
  });
  return begun ? useGame.getState().id : null;
}

// What alliances are worth to a bot, by what its seat can know.

import { PEOPLES, type State, type World } from '../index.ts';
import { type Stack, worthOf } from './stacks.ts';

/** A claim that succeeds is worth more than anything else in its phase. */
const GRANTED = 1000;

/** How good it looks to claim a people: hopeless claims only show the bot's hand. */
export function claimValue({ diplomacy, seats }: State, player: number, people: string): number {
  const total = (who: number): number =>
    (diplomacy?.ledger ?? []).reduce(
      (sum, entry) => (entry.player === who && entry.people === people ? sum + entry.points : sum),
      0,
    );
  const lead = PEOPLES.find(({ id }) => id === people)?.lead ?? 0;
  const rivals = seats.map((_, other) => (other === player ? 0 : total(other)));
  return total(player) - Math.max(...rivals) >= lead ? GRANTED : -1;
}

/** What an emissary from a stack may win on 3 faces of the die, less what it may lose on 2 (DP-PAC.Emissary-a, c). */
export function emissaryValue(state: State, world: World, stack: Stack | undefined): number {
  if (!stack) return -1;
  const name = world.land.grid.names[stack.hex];
  const host = PEOPLES.find(({ way, homes }) => way === 'emissary' && homes?.includes(name ?? ''));
  const won = state.units.reduce((sum, unit) => {
    const id = world.types[unit.type]?.id;
    const levy = host?.units.find(
      (one) => one.type === id && (one.number ?? unit.number + 1) === unit.number + 1,
    );
    return levy ? sum + worthOf(world, unit) : sum;
  }, 0);
  return (3 * won - 2 * stack.worth) / 6;
}

/** A visitor of the Dwarf is lost on one face and wins something on the others (DP-PAC.DwarfLuck-a). */
export const visitValue = (worth: number): number => (5 * GIFT - worth) / 6;

/** About what a gift is worth, in points of combat factor. */
const GIFT = 8;

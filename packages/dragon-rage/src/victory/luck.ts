import { chanceAtLeast, chanceAtMost, type Luck, luckOfRolls, type Seat } from '@hexwyrm/kernel';
import type { Event, EventOf } from '../core/events.ts';
import type { State } from '../core/state.ts';
import type { Side } from '../core/vocabulary.ts';

type Roll = EventOf<'rolled'>;

/** Something that happened, and whose action brought it about. */
interface Happening {
  readonly event: Event;
  readonly seat: Seat;
}

type Players = Pick<State, 'units' | 'seats'>;

/** How likely the roll was to succeed, from 0 to 1. */
export function chanceOf({ dice, modifier, needs, atMost }: Roll): number {
  const count = dice.length === 2 ? 2 : 1;
  const chance = atMost ? chanceAtMost(count, needs - modifier) : chanceAtLeast(count, needs - modifier);
  return chance[0] / chance[1];
}

/** What the dice gave a side, compared with the expected value. */
export function luckOf(story: readonly Happening[], players: Players, side: Side): Luck {
  const rolls = story.flatMap(({ event, seat }) =>
    event.type === 'rolled' && event.dice.length > 0 && sideOf(event, seat, players) === side ? [event] : [],
  );
  return luckOfRolls(rolls.map((roll) => ({ chance: chanceOf(roll), success: roll.success })));
}

/** The side a roll is good or bad for: that of the rolling unit, otherwise of the seat that acted. */
function sideOf({ unit }: Roll, seat: Seat, { units, seats }: Players): Side {
  if (unit !== undefined) return units[unit].side;
  return seats.invader === seat ? 'invader' : 'defender';
}

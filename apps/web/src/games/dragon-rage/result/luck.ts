import type { Event, View } from '@hexwyrm/dragon-rage';
import { chanceAtLeast, chanceAtMost } from '@hexwyrm/kernel';
import type { Luck } from '../../../result/luck.ts';
import type { LogEvent } from './chronicle.ts';

type Roll = Extract<Event, { type: 'rolled' }>;
type Side = 'invader' | 'defender';

/** How likely the roll was to succeed, from 0 to 1. */
export function chanceOf({ dice, modifier, needs, atMost }: Roll): number {
  const count = dice.length === 2 ? 2 : 1;
  const chance = atMost ? chanceAtMost(count, needs - modifier) : chanceAtLeast(count, needs - modifier);
  return chance[0] / chance[1];
}

/** The side a roll is good or bad for: that of the rolling unit, otherwise of the seat that acted. */
function sideOfRoll({ event, seat }: LogEvent & { readonly event: Roll }, view: View): Side {
  const unit = event.unit === undefined ? undefined : view.units[event.unit];
  return unit?.side ?? (view.seats.invader === seat ? 'invader' : 'defender');
}

const isRoll = (happening: LogEvent): happening is LogEvent & { readonly event: Roll } =>
  happening.event.type === 'rolled' && happening.event.dice.length > 0;

export function luckOf(story: readonly LogEvent[], view: View, side: Side): Luck {
  const rolls = story.filter(isRoll).filter((roll) => sideOfRoll(roll, view) === side);
  const chances = rolls.map(({ event }) => chanceOf(event));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    rolls: rolls.length,
    expected: sum(chances),
    got: rolls.filter(({ event }) => event.success).length,
    spread: Math.sqrt(sum(chances.map((chance) => chance * (1 - chance)))),
  };
}

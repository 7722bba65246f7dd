import { optionsSchema } from '@hexwyrm/dragon-pass';
import { SCENARIO_SHEETS } from '@hexwyrm/dragon-pass/data';
import { expect, it } from 'vitest';
import { type OptionName, optionsFor, wishesFor } from './options.ts';

function sheet(id: string) {
  const found = SCENARIO_SHEETS.find((each) => each.id === id);
  if (found === undefined) throw new Error(`there is no scenario ${id}`);
  return found;
}

it('DP-15-b: random events can be declined in scenarios 7 and 9 only', () => {
  const offering = SCENARIO_SHEETS.filter((each) => optionsFor(each).some(({ name }) => name === 'events'));
  expect(offering.map(({ id }) => id)).toEqual(['pass-7', 'pass-9']);
});

it('DP-15-a: a game hears of random events only where a player objects', () => {
  const declined: readonly OptionName[] = ['events', 'berserkers'];
  expect(wishesFor(sheet('pass-9'), [])).toEqual({ screening: true, berserkers: true });
  expect(wishesFor(sheet('pass-9'), declined)).toEqual({ screening: true, berserkers: false, events: false });
  // Declined in one scenario, then another was chosen.
  expect(wishesFor(sheet('pass-1'), declined)).toEqual({ screening: true, berserkers: false });
  expect(optionsSchema.parse(wishesFor(sheet('pass-9'), declined)).events).toBe(false);
});

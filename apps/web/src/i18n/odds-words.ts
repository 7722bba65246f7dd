import type { View } from '@hexwyrm/dragon-rage';
import type { RollOdds } from '@hexwyrm/kernel';
import type { Speech } from './speech.ts';
import { unitLabel } from './unit-names.ts';

/** One chance, small enough for a chip and long enough for a screen reader. */
export interface OddsWords {
  /** "50 %", "sure" or "no" */
  readonly chance: string;
  /** "4+", "≤ 3", or nothing where no die is rolled */
  readonly needs: string;
  /** "Attack: 50 %, 4 or more" */
  readonly text: string;
}

const percentOf = (speech: Speech, [part, whole]: RollOdds['chance']): string =>
  new Intl.NumberFormat(speech.locale, { style: 'percent', maximumFractionDigits: 0 }).format(part / whole);

export function oddsWords(speech: Speech, odds: RollOdds, view: View): OddsWords {
  const { say } = speech;
  const [part, whole] = odds.chance;
  const target = odds.needs - odds.modifier;
  const die = odds.atMost ? `≤ ${target}` : `${target}+`;
  const needs = odds.dice === 0 || odds.needs === 0 ? '' : die;
  const chance =
    part >= whole ? say('odds.sure') : part === 0 ? say('odds.no') : percentOf(speech, odds.chance);
  return { chance, needs, text: lineOf(speech, odds, view, chance, needs) };
}

function lineOf(speech: Speech, odds: RollOdds, view: View, chance: string, needs: string): string {
  const id = `roll.${odds.roll}`;
  const roll = speech.has(id) ? speech.say(id) : odds.roll;
  const unit = odds.unit === undefined ? '' : unitLabel(speech, view, odds.unit);
  const named = unit === '' ? roll : speech.say('odds.of-unit', { roll, unit });
  return needs === ''
    ? speech.say('odds.line', { roll: named, chance })
    : speech.say('odds.line-needs', { roll: named, chance, needs, dice: odds.dice });
}

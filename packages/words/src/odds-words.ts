import type { RollOdds, RollResult, Summand } from '@hexwyrm/kernel';
import { type Speech, signed } from './speech.ts';

/** What a unit is called. */
type LabelOf = (unit: number) => string;

/** One chance, small enough for a chip and long enough for a screen reader. */
export interface OddsWords {
  /** "50 %", "sure" or "no" */
  readonly chance: string;
  /** "4+", "≤ 3", or nothing where no die is rolled */
  readonly needs: string;
  /** "Attack: 50 %, 4+ on 1d6" */
  readonly text: string;
}

/** A chance in words: "50 %", "sure", "no". */
export function chanceWords({ say, locale }: Speech, [part, whole]: RollOdds['chance']): string {
  if (part >= whole) return say('odds.sure');
  if (part === 0) return say('odds.no');
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(part / whole);
}

type Goal = Pick<RollOdds, 'needs' | 'modifier' | 'atMost'>;

/** What the bare die must show: "4+", "≤ 3". */
const onTheDie = ({ needs, modifier, atMost }: Goal): string =>
  atMost ? `≤ ${needs - modifier}` : `${needs - modifier}+`;

/** The same with how it comes about: "4+ (5−1)". The log and the preview both say it like this. */
export const neededWords = (goal: Goal): string =>
  goal.modifier === 0 ? onTheDie(goal) : `${onTheDie(goal)} (${goal.needs}${signed(-goal.modifier)})`;

/** "7 against 2, 4+ needed": before the roll and after it. Die roll modifiers change the number needed. */
export function comparedWords(
  { say }: Speech,
  attack: number,
  defence: number,
  cell: string | number,
  modifier = 0,
): string {
  const needs = typeof cell === 'number' ? neededWords({ needs: cell, modifier }) : '';
  return say('odds.compared', { attack, defence, cell: `${cell}`, needs });
}

export function oddsWords(speech: Speech, odds: RollOdds, labelOf: LabelOf): OddsWords {
  const chance = chanceWords(speech, odds.chance);
  const rolled = odds.dice > 0 && odds.needs > 0 && odds.chance[0] > 0;
  const needs = rolled ? onTheDie(odds) : '';
  const text = lineOf(speech, odds, labelOf, chance, rolled ? neededWords(odds) : '');
  return { chance, needs, text };
}

function lineOf(speech: Speech, odds: RollOdds, labelOf: LabelOf, chance: string, needs: string): string {
  const roll = rollName(speech, odds, labelOf);
  return needs === ''
    ? speech.say('odds.line', { roll, chance })
    : speech.say('odds.line-needs', { roll, chance, needs, dice: odds.dice });
}

/** "Escape from fire (Infantry 2)" */
export function rollName(speech: Speech, { roll, unit }: RollOdds, labelOf: LabelOf): string {
  const id = `roll.${roll}`;
  const name = speech.has(id) ? speech.say(id) : roll;
  return unit === undefined ? name : speech.say('odds.of-unit', { roll: name, unit: labelOf(unit) });
}

/** "Infantry 2", "A hero at hand": one number of a sum. */
export function partWords(speech: Speech, { what, unit, count = 1 }: Summand, labelOf: LabelOf): string {
  const id = `odds.part.${what}`;
  if (!speech.has(id)) return what;
  return speech.say(id, { unit: unit === undefined ? '' : labelOf(unit), count });
}

/** "destroyed", "3 points of damage" */
export function resultWords(speech: Speech, { result, value = 0 }: RollResult): string {
  const id = `odds.result.${result}`;
  return speech.has(id) ? speech.say(id, { value }) : result;
}

/** Why the game ended. */
export function endingWords({ say, has }: Speech, reason: string): string {
  const id = `ending.${reason}`;
  return has(id) ? say(id) : reason;
}

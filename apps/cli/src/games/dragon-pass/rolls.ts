import type { State } from '@hexwyrm/dragon-pass';
import type { RollOdds, RollResult, Sum, Summand } from '@hexwyrm/kernel';
import { chanceOf, signed, spaced } from '../words.ts';
import { unitName } from './names.ts';

/** `attack 12 (Standfast #3 5, Jintori #9 3 with leadership 4): a die of 1 to 6 gives 2 3 4 6 9 12`. */
export function describeRoll(state: State, odds: RollOdds): string {
  const { roll, unit, sum, results } = odds;
  const who = unit === undefined ? '' : ` of ${unitName(state, unit)}`;
  const total = sum === undefined ? '' : ` ${sum.total} (${describeSum(state, sum)})`;
  const outcome = results.length === FACES && odds.dice === 1 ? faces(odds) : chanceOf(odds);
  return `${spaced(roll)}${who}${total}: ${outcome}`;
}

/** A die that is read on a table has a result for each of its faces. */
const FACES = 6;

function faces({ modifier, modifiers, results }: RollOdds): string {
  const read = modifier === 0 ? '' : ` (read${signed(modifier)}: ${modifiers.map(named).join(', ')})`;
  return `a die of 1 to 6${read} gives ${results.map(resultOf).join(' ')}`;
}

const resultOf = ({ result, value }: RollResult): string => {
  if (result === 'none') return '-';
  return value === undefined ? result : String(value);
};

const named = ({ what, value }: Summand): string => `${spaced(what)} ${value}`;

/** The parts of a sum, grouped by unit: its factor and its modifiers. */
function describeSum(state: State, { parts }: Sum): string {
  const shares = new Map<number | undefined, Summand[]>();
  for (const part of parts) shares.set(part.unit, [...(shares.get(part.unit) ?? []), part]);
  return [...shares]
    .map(([unit, [first, ...others]]) => {
      const more = others.map(named).join(', ');
      const base = unit === undefined ? named(first) : `${unitName(state, unit)} ${first.value}`;
      return more === '' ? base : `${base} with ${more}`;
    })
    .join(', ');
}

// A roll on the Attack Table: physical magic, spirit magic and melee, each both ways (DP-PAC.ATTACK-e).

import { type RollOdds, type Sum, type Summand, sumOf } from '@hexwyrm/kernel';
import type { Play } from '../core/board.ts';
import type { LossCause } from '../core/frames.ts';
import { hexName } from '../core/hexes.ts';
import { throwDie } from '../core/rolls.ts';
import { type Clause, type Hex, type Parts, type UnitId, WHOLE } from '../core/vocabulary.ts';
import { dieOdds } from './die-odds.ts';
import { attackLoss } from './tables.ts';

/** One number of what a unit adds to a total, and the rule that counts it. */
export interface Share {
  readonly what: string;
  readonly parts: Parts;
  readonly clause: Clause;
}

/** What one unit adds to a total. */
export interface Contribution {
  readonly unit: UnitId;
  readonly shares: readonly Share[];
}

export interface Blow {
  readonly cause: LossCause;
  readonly clause: Clause;
  readonly by: readonly Contribution[];
  readonly modifiers?: readonly Summand[];
  /** The stack that is struck, where it is one alone. */
  readonly hex?: Hex;
  /** The hexes that are fought for, where it strikes all in them. */
  readonly targets?: readonly Hex[];
}

export const totalOf = (contributions: readonly Contribution[]): Parts =>
  contributions.reduce((sum, { shares }) => shares.reduce((part, { parts }) => part + parts, sum), 0);

/** A total as it is read on the Attack Table: the fraction dropped (DP-PAC.ATTACK-b). */
const wholeOf = (parts: Parts): number => Math.floor(parts / WHOLE);

/** The total as a sum that can be shown, the dropped fraction last. */
function sumOfBlow(by: readonly Contribution[]): Sum {
  const parts: Summand[] = by.flatMap(({ unit, shares }) =>
    shares.map((share) => ({
      what: share.what,
      unit,
      value: share.parts / WHOLE,
      clause: share.clause,
    })),
  );
  const total = totalOf(by);
  const rest = wholeOf(total) - total / WHOLE;
  return sumOf(rest < 0 ? [...parts, { what: 'fraction', value: rest, clause: 'DP-PAC.ATTACK-b' }] : parts);
}

/** The loss for each face of the die. */
export function blowOdds({ cause, clause, by, modifiers = [] }: Blow): RollOdds {
  const total = totalOf(by);
  return {
    ...dieOdds(cause, clause, modifiers, (die) => {
      const value = attackLoss(total, die);
      return { result: value > 0 ? 'loss' : 'none', value };
    }),
    sum: sumOfBlow(by),
  };
}

/** Rolls for a loss; null for a total of 0, which has no roll and no casualties (R-DPC-68, R-DPC-70). */
export const strike = (play: Play, blow: Blow): number | null => roll(play, blow, [blow]);

/** Consecutive blows in order; looking ahead gives the odds of all of them. */
export const strikeTogether = (play: Play, blows: readonly Blow[]): (number | null)[] =>
  blows.map((blow, i) => roll(play, blow, blows.slice(i)));

function roll(play: Play, blow: Blow, certain: readonly Blow[]): number | null {
  const { cause, clause, by, modifiers = [], hex, targets } = blow;
  const parts = totalOf(by);
  const total = wholeOf(parts);
  if (total === 0) return null;
  const modifier = sumOf(modifiers).total;
  const die = throwDie(play, () => certain.filter((other) => wholeOf(totalOf(other.by)) > 0).map(blowOdds));
  const loss = attackLoss(parts, die + modifier);
  play.events.push({
    type: 'struck',
    clause,
    cause,
    total,
    die,
    modifier,
    loss,
    by: by.map(({ unit }) => unit),
    ...(hex !== undefined && { hex: hexName(play, hex) }),
    ...(targets !== undefined && { targets: targets.map((target) => hexName(play, target)) }),
  });
  return loss;
}

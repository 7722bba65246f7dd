// The dice that decide who is first in the long games (18.7.1, 18.9.1, 18.9.3).

import type { Odds, Seat } from '@hexwyrm/kernel';
import type { Play } from '../core/board.ts';
import { throwDie } from '../core/rolls.ts';
import { sheetOf } from '../core/scenarios.ts';
import { clauseOf } from '../core/vocabulary.ts';
import type { ScenarioData } from '../core/world/data.ts';

/** What the first of these dice is thrown for. */
export const FIRST = 'first-player';

/** Odd chooses the first seat of the sheet, even the second (DP-18.7.1-a). */
const isEven = (die: number): boolean => die % 2 === 0;

/** The seats, the one that the die chooses first. */
export const orderBy = (die: number, { order }: Pick<ScenarioData, 'order'>): readonly Seat[] =>
  isEven(die) ? [...order].reverse() : order;

/** Tells what the die of the set-up was: it fell before there was a log. */
export function tellFirstPlayer({ state, events }: Play): void {
  const { firstByDie } = sheetOf(state);
  const [die] = state.orderDice ?? [];
  const [seat] = state.seats;
  if (firstByDie && die !== undefined && seat !== undefined)
    events.push({
      type: 'order-rolled',
      clause: clauseOf(firstByDie.clause),
      order: 'deployment',
      die,
      seat,
    });
}

/** DP-18.9.3-a: another die, after the deployment, decides who takes the first player-turn of each game-turn. */
export function rollTurnOrder(play: Play): void {
  const { state, events } = play;
  const sheet = sheetOf(state);
  if (!sheet.orderByDie) return;
  const clause = clauseOf(sheet.orderByDie.clause);
  const die = throwDie(play, () => oddsOf(sheet, clause));
  const [seat = ''] = orderBy(die, sheet);
  state.orderDice = [...(state.orderDice ?? []), die];
  if (seat !== state.seats[0]) state.reversed = true;
  events.push({ type: 'order-rolled', clause, order: 'turns', die, seat });
}

const oddsOf = ({ order }: ScenarioData, clause: string): Odds => [
  {
    roll: 'turn-order',
    clause,
    dice: 1,
    needs: 1,
    modifier: 0,
    modifiers: [],
    chance: [1, 1],
    results: order.map((result) => ({ result, chance: [3, 6] })),
  },
];

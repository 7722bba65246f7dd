import { theBattle } from '../core/battle.ts';
import { type Board, type Play, stackAt, unitOf } from '../core/board.ts';
import { type Battle, type FrameOf, type LossCause, topFrame } from '../core/frames.ts';
import type { Rule } from '../core/rule.ts';
import { type Clause, type Parts, type UnitId, WHOLE } from '../core/vocabulary.ts';
import { disrupt, eliminate } from '../harm/harm.ts';
import { preyAmong } from '../harm/rage.ts';
import { stampede } from '../harm/stampede.ts';
import { captureInMelee } from '../herds/capture.ts';
import { bearGrudge } from '../heroes/berserk.ts';
import { mfOf } from '../moon/figures.ts';
import { puppeteersOf, substitutesFor } from '../stacks/illusions.ts';
import { isDisembodied, isHerd, isTreasure } from '../stacks/kinds.ts';
import { physicalPreyRefusal } from './physical-prey.ts';
import { meleePrice, physicalPrice } from './prices.ts';
import {
  fallingTogether,
  spiritPrey,
  spiritPreyRefusal,
  spiritPrice,
  spiritPriceOfAll,
} from './spirit-prey.ts';

export type CasualtyFrame = FrameOf<'casualties'>;

/** The clause by which each kind of loss is met. */
export const CASUALTY_CLAUSES: Readonly<Record<LossCause, Clause>> = {
  physical: 'DP-7.7.4-a',
  spirit: 'DP-7.8.4.1-a',
  'defensive-spirit': 'DP-7.8.4.2-a',
  attack: 'DP-7.10.7-a',
  'counter-attack': 'DP-7.10.7-a',
};

/** What is picked counts no more than the loss. */
const TOO_MUCH: Readonly<Record<LossCause, Clause>> = {
  ...CASUALTY_CLAUSES,
  attack: 'DP-7.10.7-b',
  'counter-attack': 'DP-7.10.7-b',
};

/** What counts more than the loss is safe from it. */
const WASTED: Readonly<Record<LossCause, Clause>> = {
  ...CASUALTY_CLAUSES,
  attack: 'DP-7.10.7-c',
  'counter-attack': 'DP-7.10.7-c',
};

export const casualtyFrame = (board: Board) => topFrame(board, 'casualties');

/** Whether it is the defenders who strike. */
export const isAnswer = (cause: LossCause): boolean =>
  cause === 'counter-attack' || cause === 'defensive-spirit';

/** The loss to be met: the defenders' from attacks of any kind, the attackers' from answers. */
export const lossOf = (battle: Battle, cause: LossCause): number =>
  isAnswer(cause) ? battle.loss.attackers : battle.loss.defenders;

/** What a unit counts for; all prices are those before any losses (R-DPC-16). */
export function priceOf(board: Board, cause: LossCause, id: UnitId): Parts {
  if (cause === 'physical') return physicalPrice(board, id);
  if (cause === 'spirit' || cause === 'defensive-spirit') return spiritPrice(board, id);
  return meleePrice(board, theBattle(board), id);
}

/** What is left of the loss. */
export function budgetOf(board: Board, { cause, taken }: Pick<CasualtyFrame, 'cause' | 'taken'>): Parts {
  const loss = lossOf(theBattle(board), cause) * WHOLE;
  if (cause === 'spirit') return loss - spiritPriceOfAll(board, taken);
  return taken.reduce((left, id) => left - priceOf(board, cause, id), loss);
}

/** Units that can be picked next. */
export function pickable(board: Board, frame: Pick<CasualtyFrame, 'cause' | 'hex' | 'taken'>): UnitId[] {
  const budget = budgetOf(board, frame);
  return candidates(board, frame).filter(
    (id) =>
      !frame.taken.includes(id) &&
      priceOf(board, frame.cause, id) <= budget &&
      !cheatsVengeance(board, frame, id),
  );
}

/** DP-8.7.2-f: units the avenger's side must take, scapegoat last, while the loss can still reach it. */
function vengeanceOf(board: Board, frame: Pick<CasualtyFrame, 'cause' | 'hex' | 'taken'>): readonly UnitId[] {
  const side = isAnswer(frame.cause) ? 'attackers' : 'defenders';
  const ways = preyAmong(board, theBattle(board), side).map((id) => wayTo(board, frame, id));
  return ways.find((way) => costOf(board, frame.cause, way) <= budgetOf(board, frame)) ?? [];
}

const costOf = (board: Board, cause: LossCause, units: readonly UnitId[]): Parts =>
  units.length === 0
    ? Number.POSITIVE_INFINITY
    : units.reduce((sum, id) => sum + priceOf(board, cause, id), 0);

/** The units that have to be taken to take this one, itself last; empty where it has been or cannot be taken. */
function wayTo(
  board: Board,
  frame: Pick<CasualtyFrame, 'cause' | 'hex' | 'taken'>,
  id: UnitId,
): readonly UnitId[] {
  if (frame.taken.includes(id)) return [];
  if (frame.cause !== 'attack' && frame.cause !== 'counter-attack')
    return candidates(board, frame).includes(id) ? [id] : [];
  const { attackers, defenders } = theBattle(board);
  const side = isAnswer(frame.cause) ? attackers : defenders;
  const stack = stackAt(board, unitOf(board, id).hex);
  if (!stack.includes(id) || isDisembodied(board, id)) return [];
  const above = stack.slice(0, stack.indexOf(id)).filter((other) => side.includes(other));
  return [...above.filter((other) => !frame.taken.includes(other) && !canBePassed(board, other)), id];
}

/** Whether taking the unit would leave too little to take the scapegoat. */
function cheatsVengeance(
  board: Board,
  frame: Pick<CasualtyFrame, 'cause' | 'hex' | 'taken'>,
  id: UnitId,
): boolean {
  const way = vengeanceOf(board, frame);
  if (way.length === 0 || way.includes(id)) return false;
  return costOf(board, frame.cause, [...way, id]) > budgetOf(board, frame);
}

/** The choice is not done before the scapegoat is among the casualties, where it can be (DP-8.7.2-f). */
export const vengeanceRefusal = (board: Board): Clause | null =>
  vengeanceOf(board, casualtyFrame(board)).length > 0 ? 'DP-8.7.2-f' : null;

/** Units that stack order and kind allow to be picked now, regardless of cost. */
export function candidates(
  board: Board,
  { cause, hex, taken }: Pick<CasualtyFrame, 'cause' | 'hex' | 'taken'>,
): UnitId[] {
  const battle = theBattle(board);
  switch (cause) {
    case 'physical':
      return battle.defenders.filter((id) => physicalPreyRefusal(board, battle, hex, id) === null);
    case 'spirit':
    case 'defensive-spirit':
      return spiritPrey(board, battle, cause);
    case 'attack':
      return topDown(board, battle.defenders, taken);
    case 'counter-attack':
      return topDown(board, battle.attackers, taken);
  }
}

/** DP-7.10.7.2-a: units with only taken or skipped units above them. */
const topDown = (board: Board, side: readonly UnitId[], taken: readonly UnitId[]): UnitId[] =>
  side.filter((id) => {
    if (isDisembodied(board, id)) return false;
    const stack = stackAt(board, unitOf(board, id).hex);
    const above = stack.slice(0, Math.max(stack.indexOf(id), 0)).filter((other) => side.includes(other));
    return stack.includes(id) && above.every((other) => taken.includes(other) || canBePassed(board, other));
  });

/** DP-7.10.7.2-b. */
export const canBePassed = (board: Board, id: UnitId): boolean =>
  isDisembodied(board, id) || isHerd(board, id) || mfOf(board, id) === 0;

/** Picks one casualty; all fall together when the choice is done. */
export const take: Rule<'take'> = {
  type: 'take',
  timing: 'DP-7.10.7-a',
  list(board, _player, sink) {
    for (const unit of pickable(board, casualtyFrame(board))) sink.add({ type: 'take', unit });
  },
  refusal(board, _player, { unit }) {
    const frame = casualtyFrame(board);
    if (frame.taken.includes(unit)) return CASUALTY_CLAUSES[frame.cause];
    if (!candidates(board, frame).includes(unit)) return outOfReach(board, frame, unit);
    if (priceOf(board, frame.cause, unit) > budgetOf(board, frame)) return TOO_MUCH[frame.cause];
    return cheatsVengeance(board, frame, unit) ? 'DP-8.7.2-f' : null;
  },
  facts(board, _player, { unit }, clause) {
    const frame = casualtyFrame(board);
    // A unit outside the battle may be hidden; the price of a unit out of reach does not matter.
    if (clause !== TOO_MUCH[frame.cause] || !candidates(board, frame).includes(unit)) return undefined;
    const [price, left] = [priceOf(board, frame.cause, unit) / WHOLE, budgetOf(board, frame) / WHOLE];
    if (price <= left || frame.taken.includes(unit)) return undefined;
    return { price: Number.isFinite(price) ? price : null, left };
  },
  carryOut(play, _player, { unit }) {
    const frame = casualtyFrame(play);
    const all = frame.cause === 'spirit' ? fallingTogether(play, candidates(play, frame), unit) : [unit];
    frame.taken.push(...all);
  },
};

function outOfReach(board: Board, { cause, hex }: CasualtyFrame, id: UnitId): Clause {
  const battle = theBattle(board);
  if (cause === 'physical') return physicalPreyRefusal(board, battle, hex, id) ?? CASUALTY_CLAUSES[cause];
  if (cause === 'spirit' || cause === 'defensive-spirit')
    return spiritPreyRefusal(board, battle, cause, id) ?? CASUALTY_CLAUSES[cause];
  const side = cause === 'counter-attack' ? battle.attackers : battle.defenders;
  if (!side.includes(id)) return CASUALTY_CLAUSES[cause];
  return isDisembodied(board, id) ? 'DP-7.10.7.1-a' : 'DP-7.10.7.2-a';
}

/** Removes all units taken: killed, or for herds and treasures what their kind of death is. */
export function casualtiesFall(play: Play): void {
  const { cause, taken } = casualtyFrame(play);
  play.state.frames.pop();
  if (!askSpare(play, { cause, taken, by: [] })) fallTogether(play, cause, taken);
}

/** DP-16.13.3.4-b, R-DPP-124: the Puppeteers may give their place to an Illusionary Army before they fall. */
export function askSpare(play: Play, doomed: Pick<FrameOf<'spare'>, 'cause' | 'taken' | 'by'>): boolean {
  const puppeteers = puppeteersOf(play);
  if (puppeteers < 0 || !doomed.taken.includes(puppeteers)) return false;
  const { owner: player } = unitOf(play, puppeteers);
  if (substitutesFor(play, player).length === 0) return false;
  play.state.frames.push({ kind: 'spare', player, ...doomed });
  return true;
}

export function fallTogether(play: Play, cause: LossCause, taken: readonly UnitId[]): void {
  const { by } = theBattle(play);
  for (const id of taken) {
    bearGrudge(play, id, isAnswer(cause) ? by.attackers : by.defenders);
    fall(play, cause, id);
  }
}

function fall(play: Play, cause: LossCause, id: UnitId): void {
  const melee = cause === 'attack' || cause === 'counter-attack';
  if (melee && (isHerd(play, id) || isTreasure(play, id))) captureInMelee(play, id, cause);
  else if (isHerd(play, id)) stampede(play, id, cause === 'physical' ? 'DP-7.7.4.2-a' : 'DP-7.8.4.4-a');
  else if (isTreasure(play, id)) disrupt(play, id, 'DP-7.8.4.4-a');
  else eliminate(play, id, CASUALTY_CLAUSES[cause]);
}

/** Asks for casualties where any can be picked; otherwise the loss is wasted (DP-7.10.7-c). */
export function askCasualties(play: Play, player: number, cause: LossCause, hex = -1): void {
  const frame: CasualtyFrame = { kind: 'casualties', player, cause, hex, taken: [] };
  if (pickable(play, frame).length > 0) play.state.frames.push(frame);
  else if (lossOf(theBattle(play), cause) > 0 && candidates(play, frame).length > 0)
    play.events.push({ type: 'none-fell', clause: WASTED[cause], cause });
}

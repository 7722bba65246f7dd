// Sensible answers to the choices of a battle, one step at a time: defaults a player can start from, not advice.

import type { Action, ActionType } from '../../core/actions.ts';
import { theBattle } from '../../core/battle.ts';
import { type Board, stackAt, stackOf, unitOf } from '../../core/board.ts';
import type { FrameKind } from '../../core/frames.ts';
import type { Rule } from '../../core/rule.ts';
import { listOfActions } from '../../core/rule.ts';
import { type Hex, type Player, type UnitId, WHOLE } from '../../core/vocabulary.ts';
import { leadAway } from '../../herds/capture.ts';
import { blame } from '../../heroes/berserk.ts';
import { protect } from '../../heroes/protection.ts';
import { totalOf } from '../../losses/blow.ts';
import { casualtyFrame, pickable, vengeanceRefusal } from '../../losses/casualties.ts';
import { type MissileResult, missileResult } from '../../losses/tables.ts';
import { chaosRefusal, devour } from '../../magic/chaos.ts';
import { raise } from '../../powers/delecti/raise.ts';
import { membersAt } from '../../stacks/fighters.ts';
import { isFortification, structureAt } from '../../stacks/inside.ts';
import { isMajor } from '../../stacks/kinds.ts';
import { next, restack } from '../../stacks/restack.ts';
import { advance } from '../afterwards/advance.ts';
import { attackStrength, counterStrength } from '../melee/strength.ts';
import { aim, shooters, targets, volley } from '../missiles/aiming.ts';
import { missileModifiers, missileStrength } from '../missiles/fire.ts';
import { disruptHit, lose } from '../missiles/hits.ts';
import { retreat } from '../retreat/retreat.ts';
import { bestCasualties } from './best-casualties.ts';
import { betterTop } from './order.ts';
import { worthOf } from './worth.ts';

/** One sensible step towards an answer; repeated until the choice is settled. */
export type Chooser = (board: Board, player: Player) => Action;

const DONE: Action = { type: 'done' };

/** The legal actions of one kind. */
function listed<T extends ActionType>(rule: Rule<T>, board: Board, player: Player): readonly Action[] {
  const sink = listOfActions();
  rule.list(board, player, sink);
  return sink.actions;
}

const unitIn = (action: Action): UnitId => ('unit' in action && action.unit !== null ? action.unit : -1);

/** The one for which the measure is highest; of equals the first. */
function best<T>(items: readonly T[], measure: (item: T) => number): T | undefined {
  let found: T | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = measure(item);
    if (value <= highest) continue;
    found = item;
    highest = value;
  }
  return found;
}

const dearest = (board: Board, actions: readonly Action[]): Action | undefined =>
  best(actions, (action) => worthOf(board, unitIn(action)));

const cheapest = (board: Board, actions: readonly Action[]): Action | undefined =>
  best(actions, (action) => -worthOf(board, unitIn(action)));

/** As much of the loss as possible is used (R-DPC-54). */
const chooseCasualty: Chooser = (board) => {
  const frame = casualtyFrame(board);
  const open = pickable(board, frame);
  const next = bestCasualties(board, frame).find((id) => open.includes(id));
  if (next !== undefined) return { type: 'take', unit: next };
  return vengeanceRefusal(board) === null ? DONE : { type: 'take', unit: open[0] ?? -1 };
};

/** What a result of missile fire is worth, in eliminations. */
const HARM: Readonly<Record<MissileResult, number>> = {
  '-': 0,
  '1DD': 0.5,
  '2DD': 1,
  '1DE': 1,
  '2DE': 2,
  '3DE': 3,
};

function expectedHarm(board: Board, by: readonly UnitId[], hex: Hex): number {
  const battle = theBattle(board);
  const majors = membersAt(board, [...battle.attackers, ...battle.defenders], hex).filter((id) =>
    isMajor(board, id),
  );
  const total = missileStrength(board, by, hex).total * WHOLE;
  const modifier = missileModifiers(board, battle, hex).reduce((sum, { value }) => sum + value, 0);
  const harm = [1, 2, 3, 4, 5, 6].map((die) => HARM[missileResult(board, total, die + modifier)]);
  return harm.reduce((sum, value) => sum + Math.min(value, majors.length), 0);
}

/** All who have no target yet shoot where they do most harm; where they can do none they hold their fire. */
const chooseTarget: Chooser = (board, player) => {
  const battle = theBattle(board);
  const side = battle.attackers.some((id) => unitOf(board, id).owner === player) ? 'attackers' : 'defenders';
  const by = shooters(board, battle, side, player);
  const hex = best(targets(board, battle, side), (target) => expectedHarm(board, by, target));
  if (hex === undefined || expectedHarm(board, by, hex) === 0) return DONE;
  const at = (action: Action) => 'hex' in action && action.hex === hex;
  return [...listed(volley, board, player), ...listed(aim, board, player)].find(at) ?? DONE;
};

/** Rather two units shaken than one lost, unless one of them would fall; always those that are worth least. */
const chooseHit: Chooser = (board, player) => {
  const shaken = listed(disruptHit, board, player);
  const sound = shaken.filter((action) => !unitOf(board, unitIn(action)).down);
  const fallen = cheapest(board, listed(lose, board, player));
  if (sound.length > 1 || fallen === undefined)
    return cheapest(board, sound) ?? cheapest(board, shaken) ?? DONE;
  return fallen;
};

/** Outmatched units in the open leave, the best first, with the cover the rules require; walls are held. */
const chooseRetreat: Chooser = (board, player) => {
  const battle = theBattle(board);
  const outmatched = totalOf(attackStrength(board, battle)) > totalOf(counterStrength(board, battle));
  const leaving = listed(retreat, board, player).filter(
    (action) => outmatched && !isFortification(board, unitOf(board, unitIn(action)).hex),
  );
  const unit = unitIn(dearest(board, leaving) ?? DONE);
  const ways = leaving.filter((action) => unitIn(action) === unit);
  return best(ways, (action) => shelterOf(board, player, action)) ?? DONE;
};

/** A refuge with walls is better than one with friends, that better than an empty one. */
function shelterOf(board: Board, player: Player, action: Action): number {
  const to = 'to' in action ? action.to : -1;
  return (isFortification(board, to) ? 2 : 0) + (stackOf(board, to, player).length > 0 ? 1 : 0);
}

/** The best unit that can takes an empty structure; open ground is not taken. */
const chooseAdvance: Chooser = (board, player) => {
  const ways = listed(advance, board, player).filter(
    (action) =>
      'to' in action && structureAt(board, action.to) !== 'none' && stackAt(board, action.to).length === 0,
  );
  return dearest(board, ways) ?? DONE;
};

/** Chaos takes the enemy's best units, and the attacker's cheapest. */
const chooseMeal: Chooser = (board, player) => {
  const meals = listed(devour, board, player);
  const isEnemy = (action: Action) => unitOf(board, unitIn(action)).owner !== player;
  const prey = dearest(board, meals.filter(isEnemy));
  if (prey !== undefined || chaosRefusal(board) === null) return prey ?? DONE;
  return cheapest(board, meals) ?? DONE;
};

const chooseDone: Chooser = () => DONE;

/** Rearranges each stack that has a better order; holds no units back. */
const chooseOrder: Chooser = (board, player) => {
  if (board.state.frames.at(-1)?.kind === 'restack') return chooseNext(board, player);
  const ways = listed(restack, board, player);
  return ways.find((action) => 'hex' in action && betterTop(board, player, action.hex ?? -1) >= 0) ?? DONE;
};

/** Puts the better unit on top and keeps the order of the others. */
const chooseNext: Chooser = (board, player) => {
  const frame = board.state.frames.at(-1);
  const top =
    frame?.kind === 'restack' && frame.placed.length === 0 ? betterTop(board, player, frame.hex) : -1;
  return listed(next, board, player).find((action) => unitIn(action) === top) ?? { type: 'keep' };
};

export const BATTLE_CHOOSERS: { readonly [K in FrameKind]?: Chooser } = {
  declare: () => ({ type: 'fight' }),
  restack: chooseNext,
  protect: (board, player) => dearest(board, listed(protect, board, player)) ?? DONE,
  devour: chooseMeal,
  agents: chooseDone,
  casualties: chooseCasualty,
  aim: chooseTarget,
  hits: chooseHit,
  array: chooseOrder,
  retreat: chooseRetreat,
  regroup: chooseOrder,
  'lead-away': (board, player) => listed(leadAway, board, player)[0] ?? DONE,
  raise: (board, player) => listed(raise, board, player)[0] ?? DONE,
  advance: chooseAdvance,
  blame: (board, player) => cheapest(board, listed(blame, board, player)) ?? DONE,
};

import type { RollOdds, Summand } from '@hexwyrm/kernel';
import { planAfter } from '../battle/declare/declaration.ts';
import { freshBattle, sidesOf } from '../battle/declare/opening.ts';
import { isPlan, type Plan } from '../battle/declare/plan.ts';
import { attackBlow, counterBlow } from '../battle/melee/melee.ts';
import { COVER_SHARE, coverOf, unblockedAttack } from '../battle/retreat/cover.ts';
import { ATTACK, type Stage, stageOf } from '../battle/stages.ts';
import type { PrintedAction } from '../core/actions.ts';
import { type Board, unitOf } from '../core/board.ts';
import type { Battle, FrameKind, LossCause } from '../core/frames.ts';
import { hexNumbered } from '../core/hexes.ts';
import { type Hex, type Parts, type UnitId, WHOLE } from '../core/vocabulary.ts';
import type { Place, View } from '../game/view.ts';
import { type Blow, blowOdds } from '../losses/blow.ts';
import { meleePrice } from '../losses/prices.ts';
import { cfOf, mgfOf } from '../moon/figures.ts';
import { rampageOf } from '../powers/giants/giants.ts';
import { besetHexes, boundTargets } from '../stacks/contacts.ts';
import { isInStack } from '../stacks/fighters.ts';
import { isDragon } from '../stacks/kinds.ts';
import { type Answer, answerOf } from './answer.ts';
import { boardSeen } from './seen.ts';

/** A unit in a battle, and what it adds to the blow of its side; nothing for units that do not fight. */
export interface Combatant {
  readonly unit: UnitId;
  readonly shares: readonly Summand[];
}

/** The units of a side that are in one hex. */
export interface Company {
  readonly hex: Hex;
  readonly units: readonly Combatant[];
  /** Counters of it that the seat may not look at. */
  readonly hidden: number;
  readonly total: number;
}

/** One side of a battle. Sums may be infinite where magic is. */
export interface Force {
  readonly companies: readonly Company[];
  readonly units: number;
  readonly combat: number;
  readonly magic: number;
  /** Its current blow in melee. */
  readonly blow: RollOdds;
}

/** A battle that is put together or fought, as far as the seat knows it. */
export interface BattleReport {
  readonly stage: Stage | 'declare';
  readonly targets: readonly Hex[];
  readonly attack: Force;
  readonly defence: Force;
  /** The defender on top that the smallest loss takes, and that loss; null once the attackers have struck. */
  readonly first: { readonly unit: UnitId; readonly price: number } | null;
  /** The counterattack of the remaining defenders; null if there is no more melee. */
  readonly answer: Answer | null;
  /** Combat factors that stay if no others leave, of the attack, and required to stay (DP-7.10.5.2-c). */
  readonly cover: { readonly stays: number; readonly attack: number; readonly needed: number };
  /** Stacks besides that must still be attacked in this phase, as far as the seat knows (DP-7.4.3-b, DP-7.3.5-a). */
  readonly pending: number;
}

type Step = Extract<PrintedAction, { type: 'attack' | 'join' | 'widen' | 'rampage' }>;

/** The battle as one more step would put it together, as far as the seat knows; null where that cannot be. */
export function battleWith(view: View, step: Step): BattleReport | null {
  const board = boardSeen(view);
  if (step.type === 'rampage') {
    const rampage = rampageOf(board, step.unit);
    if (typeof rampage === 'string') return null;
    return reportOnPlan(view, { targets: rampage.targets, attackers: rampage.giants });
  }
  const plan = planAfter(board, 'hex' in step ? { ...step, hex: hexNumbered(board, step.hex) } : step);
  return isPlan(plan) ? reportOnPlan(view, plan) : null;
}

/** What goes on in the battle that the seat sees; null where there is none. */
export function battleIn(view: View): BattleReport | null {
  const frame = view.frames.find((one) => one.kind === 'battle' || one.kind === 'declare');
  if (frame?.kind === 'battle') return report(view, frame, stageAsked(view, frame));
  return frame?.kind === 'declare' ? reportOnPlan(view, frame) : null;
}

/** The stages that kinds of choices belong to; the battle itself is a step further by then. */
const STAGES: { readonly [K in FrameKind]?: Stage } = {
  disclose: 'chaos',
  devour: 'chaos',
  agents: 'physical',
  spirits: 'spirit',
  aim: 'missiles',
  hits: 'missiles',
  array: 'melee',
  retreat: 'melee',
  'lead-away': 'melee',
  advance: 'advance',
  blame: 'regroup',
};

/** The stage a battle has come to, and whose choice is open in it. */
function stageAsked({ frames }: View, battle: Battle): Stage {
  const frame = frames.at(-1);
  if (frame?.kind === 'casualties') return BLOWS[frame.cause];
  if (frame?.kind === 'regroup') return frame.clause === 'DP-7.12-a' ? 'regroup' : 'melee';
  return (frame && STAGES[frame.kind]) ?? stageOf(battle);
}

const BLOWS: Readonly<Record<LossCause, Stage>> = {
  physical: 'physical',
  spirit: 'spirit',
  'defensive-spirit': 'spirit',
  attack: 'melee',
  'counter-attack': 'melee',
};

function report(view: View, battle: Battle, stage: BattleReport['stage']): BattleReport {
  const board = boardSeen(view);
  const isActive = ({ owner }: Place) => owner === view.active;
  const unblocked = unblockedAttack(board, battle, battle.defenders) / WHOLE;
  return {
    stage,
    targets: battle.targets,
    attack: force(view, board, battle.attackers, attackBlow(board, battle), isActive),
    defence: force(view, board, battle.defenders, counterBlow(board, battle), (place) => !isActive(place)),
    first: firstToFall(board, battle),
    answer: answerOf(board, battle, view.frames.at(-1)),
    cover: {
      stays: coverOf(board, battle.defenders) / WHOLE,
      attack: unblocked,
      needed: unblocked / COVER_SHARE,
    },
    pending: new Set(
      [...boundTargets(board), ...besetHexes(board)].filter((hex) => !battle.targets.includes(hex)),
    ).size,
  };
}

/** Who falls first in melee: casualties are taken from the top down (DP-7.10.7.2-a), at their price in that hex. */
function firstToFall(board: Board, battle: Battle): BattleReport['first'] {
  if (battle.step > ATTACK) return null;
  const fighters = battle.defenders.filter((id) => isInStack(board, id));
  const hexes = new Set(fighters.map((id) => unitOf(board, id).hex));
  return (
    [...hexes]
      .flatMap((hex) => inHex(board, fighters, hex).slice(0, 1))
      .map((unit) => ({ unit, price: meleePrice(board, battle, unit) / WHOLE }))
      .sort((a, b) => a.price - b.price)[0] ?? null
  );
}

/** The battle as it would be fought if no other unit joined; some units change by being attacked. */
function reportOnPlan(view: View, { targets, attackers }: Pick<Plan, 'targets' | 'attackers'>): BattleReport {
  const battle = freshBattle(targets, sidesOf(boardSeen(view), targets, attackers));
  return report({ ...view, frames: [...view.frames, battle] }, battle, 'declare');
}

/** Whether a counter is of that side. */
type Belongs = (place: Place) => boolean;

function force(view: View, board: Board, side: readonly UnitId[], blow: Blow, belongs: Belongs): Force {
  const hexes = [...new Set(side.map((id) => unitOf(board, id).hex))];
  const companies = hexes.map((hex) => company(view, hex, inHex(board, side, hex), blow, belongs));
  // DP-16.6.4-d: a dragon adds nothing to an attack.
  const isSpared = (id: UnitId) => blow.cause === 'attack' && isDragon(board, id);
  const sum = (factor: (id: UnitId) => Parts | null) =>
    side.reduce((total, id) => total + Math.max(factor(id) ?? 0, 0), 0) / WHOLE;
  return {
    companies,
    units: companies.reduce((count, { units, hidden }) => count + units.length + hidden, 0),
    // Agents have struck before the melee: their factors are not in it.
    combat: sum((id) => (isInStack(board, id) && !isSpared(id) ? cfOf(board, id) : null)),
    magic: sum((id) => mgfOf(board, id)),
    blow: blowOdds(blow),
  };
}

const inHex = (board: Board, side: readonly UnitId[], hex: Hex): UnitId[] =>
  side
    .filter((id) => unitOf(board, id).hex === hex)
    .sort((a, b) => unitOf(board, b).rank - unitOf(board, a).rank);

function company(view: View, hex: Hex, side: readonly UnitId[], { by }: Blow, belongs: Belongs): Company {
  const units = side.map((unit): Combatant => {
    const shares = by.find((contribution) => contribution.unit === unit)?.shares ?? [];
    return {
      unit,
      shares: shares.map(({ what, parts, clause }) => ({ what, unit, value: parts / WHOLE, clause })),
    };
  });
  const places = view.stacks.find((stack) => stack.hex === hex)?.places ?? [];
  const total = units.reduce((sum, { shares }) => shares.reduce((part, { value }) => part + value, sum), 0);
  return {
    hex,
    units,
    hidden: places.filter((place) => place.unit === null && belongs(place)).length,
    total,
  };
}

// Giants walk and attack in the random movement phase, and are in the way of all players in other phases (17.1).

import type { Problem } from '@hexwyrm/kernel';
import { unitField } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { type Board, changing, type Play, stackAt, unitOf } from '../../core/board.ts';
import { hexName, neighboursOf } from '../../core/hexes.ts';
import { lasting } from '../../core/lasting.ts';
import type { Power, Rules } from '../../core/power.ts';
import { planned } from '../../core/rule.ts';
import { opponentOf } from '../../core/turn-order.ts';
import {
  type Clause,
  type Hex,
  NOBODY,
  type Phase,
  type Player,
  type UnitId,
} from '../../core/vocabulary.ts';
import type { UnitType } from '../../core/world/unit-types.ts';
import { isUnfought } from '../../stacks/contacts.ts';
import { isDisrupted, isGiant } from '../../stacks/kinds.ts';
import { controlledGiant, giantMaster } from '../../stacks/mastery.ts';
import { unitsWhose } from '../../stacks/roster.ts';
import * as mastery from './mastery.ts';

export const actions = <H extends z.ZodMiniType>(hex: H) =>
  [z.strictObject({ type: z.literal('rampage'), unit: unitField }), ...mastery.actions(hex)] as const;

export interface Events extends mastery.Events {
  /** Giants attack all units next to them. */
  rampaged: { units: UnitId[]; hex: string };
}

const isGiantType = ({ kind }: UnitType): boolean => kind === 'giant';
const allGiants = unitsWhose(isGiantType);

const giantsOnMap = lasting((board): readonly UnitId[] =>
  allGiants(board).filter((id) => unitOf(board, id).hex >= 0),
);

/** The neutral giants while giants move. */
const freeGiants = lasting((board): readonly UnitId[] =>
  giantsOnMap(board).filter((id) => unitOf(board, id).owner === NOBODY),
);

/** Giants of one hex, and the hexes of all players' units next to them. */
interface Rampage {
  readonly giants: readonly UnitId[];
  readonly targets: readonly Hex[];
}

/** DP-17.1-d: the attack of the unit's stack; units fight once in a phase (DP-7.4.2-c). */
export function rampageOf(board: Board, id: UnitId): Rampage | Clause {
  const { hex, owner, fought } = unitOf(board, id);
  if (!isGiant(board, id) || owner !== NOBODY || hex < 0) return 'DP-17.1-b';
  if (fought) return 'DP-7.4.2-c';
  const giants = stackAt(board, hex).filter((other) => isGiant(board, other) && !unitOf(board, other).fought);
  const targets = neighboursOf(board, hex).filter((next) => isUnfought(board, next));
  return targets.length > 0 ? { giants, targets } : 'DP-17.1-d';
}

/** The giant that acts for its stack. */
const spokesmanOf = (board: Board, id: UnitId): UnitId =>
  stackAt(board, unitOf(board, id).hex).find(
    (other) => isGiant(board, other) && !unitOf(board, other).fought,
  ) ?? id;

/** Giants that have still to attack, one of each stack. */
const restless = (board: Board): UnitId[] =>
  freeGiants(board).filter((id) => spokesmanOf(board, id) === id && typeof rampageOf(board, id) !== 'string');

/** The giants of a hex attack all units of players next to them (DP-17.1-d); then no giant moves any more. */
export const rules: Rules<'rampage' | 'tame' | 'stride'> = {
  ...mastery.rules,
  rampage: {
    type: 'rampage',
    timing: 'DP-17.1-d',
    list(board, _player, sink) {
      for (const unit of restless(board)) sink.add({ type: 'rampage', unit });
    },
    named: (board, action) => ({ ...action, unit: spokesmanOf(board, action.unit) }),
    scope(board, _player, { unit }) {
      const plan = rampageOf(board, unit);
      return typeof plan === 'string' ? [] : plan.targets;
    },
    ...planned<'rampage', Rampage>({
      plan: (board, _player, { unit }) => rampageOf(board, unit),
      carryOut(play, _player, { unit }, { giants, targets }) {
        standStill(play);
        const hex = hexName(play, unitOf(play, unit).hex);
        play.events.push({ type: 'rampaged', clause: 'DP-17.1-d', units: [...giants], hex });
        play.hooks.openBattle(play, targets, giants);
      },
    }),
  },
};

/** R-DPP-98: giants attack once all have moved. */
function standStill(play: Play): void {
  for (const id of freeGiants(play)) {
    const { hex, did } = unitOf(play, id);
    const before = did ?? { from: hex, spent: 0, paid: 0, bonus: false };
    changing(play, id).did = { ...before, stopped: true };
  }
}

/** Giants have moved or are about to attack: the player says so before the game goes on. */
export const isRoused = (board: Board): boolean =>
  board.state.phase === 'giants' &&
  (freeGiants(board).some((id) => unitOf(board, id).did !== null) || restless(board).length > 0);

/** DP-17.1-e, f: phases in which giants count as units of the opponent, who decides for them (DP-17.1-j). */
const IN_THE_WAY: ReadonlySet<Phase> = new Set(['movement', 'commit', 'battles', 'support']);

/** A giant under control is its master's (DP-12.1-d). */
function keeperOf(board: Board, id: UnitId, phase: Phase): Player {
  const { state } = board;
  if (id === controlledGiant(board)) return unitOf(board, giantMaster(board)).owner;
  return IN_THE_WAY.has(phase) ? opponentOf(state, state.active) : NOBODY;
}

/** Gives a giant to whose it is in the phase, and says whether it has changed hands. */
function changesHands(play: Play, id: UnitId, phase: Phase): boolean {
  const owner = keeperOf(play, id, phase);
  if (unitOf(play, id).owner === owner) return false;
  changing(play, id).owner = owner;
  return true;
}

/** R-DPP-21: once its master is gone; a battle it is in comes to its end first. */
function goFree(play: Play): void {
  const { frames, phase } = play.state;
  if (frames.length > 0 || giantMaster(play) < 0) return;
  for (const id of giantsOnMap(play)) if (changesHands(play, id, phase)) mastery.setFree(play, id);
}

/** DP-17.1-i: unless it was disrupted in this player-turn, or units of a player are next to it. */
function recover(play: Play): void {
  for (const id of freeGiants(play)) {
    const { hex, shaken } = unitOf(play, id);
    if (!isDisrupted(play, id) || shaken || isBeset(play, hex)) continue;
    changing(play, id).down = false;
    play.events.push({ type: 'rallied', clause: 'DP-17.1-i', unit: id });
  }
}

const isBeset = (board: Board, hex: Hex): boolean =>
  neighboursOf(board, hex).some((next) =>
    stackAt(board, next).some((id) => unitOf(board, id).owner !== NOBODY),
  );

/** A position says of a giant whose it is in its phase; in the middle of a choice it may still be another's. */
function ownerProblems(board: Board): Problem[] {
  const { seats, phase, frames } = board.state;
  if (frames.length > 0 || seats.length !== 2) return [];
  return giantsOnMap(board).flatMap((id) => {
    const keeper = keeperOf(board, id, phase);
    if (unitOf(board, id).owner === keeper) return [];
    const whose = keeper === NOBODY ? 'null' : seats[keeper];
    return [{ path: `units[${id}].owner`, reason: `a giant is ${whose} in the phase ${phase} (DP-17.1-e)` }];
  });
}

export const power: Power = {
  problems: ownerProblems,
  phases: { giants: ['rampage'], movement: ['tame', 'stride'] },
  duties: { giants: (board) => (restless(board).length > 0 ? 'DP-17.1-d' : null) },
  phaseBegins(play, phase) {
    for (const id of giantsOnMap(play)) changesHands(play, id, phase);
    if (phase === 'rally') recover(play);
  },
  settles: goFree,
};

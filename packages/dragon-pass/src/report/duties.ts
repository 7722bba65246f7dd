import type { Seat } from '@hexwyrm/kernel';
import { unitOf } from '../core/board.ts';
import type { Hex } from '../core/vocabulary.ts';
import type { View } from '../game/view.ts';
import { forcedAttack } from '../heroes/pursuit.ts';
import { lateUnits } from '../movement/finish.ts';
import { besetHexes, boundAttackers, boundTargets } from '../stacks/contacts.ts';
import { boardSeen } from './seen.ts';

/** What has still to be fought in this combat phase, besides the battle that is being put together. */
export interface Duties {
  /** Stacks that must still attack (DP-7.4.3-a), including a berserk superhero's (DP-8.7.2-d). */
  readonly attackers: readonly Hex[];
  /** Stacks that must still be attacked (DP-7.4.3-b). */
  readonly targets: readonly Hex[];
  /** Stacks with spirits or agents on them (DP-7.3.5-a). */
  readonly beset: readonly Hex[];
}

const NONE: Duties = { attackers: [], targets: [], beset: [] };

/** Hexes of units that must move before the movement phase can end (DP-6.3-b, c); for their owner only. */
export function lateIn(view: View, seat: Seat): Hex[] {
  if (view.frames.length > 0 || view.seats[view.active] !== seat) return [];
  const board = boardSeen(view);
  return [...new Set(lateUnits(board).map((id) => unitOf(board, id).hex))];
}

/** The duties the seat can see. */
export function dutiesIn(view: View): Duties {
  const frame = view.frames.at(-1);
  if (view.phase !== 'battles' || (frame && frame.kind !== 'declare')) return NONE;
  const board = boardSeen(view);
  const planned = new Set(
    frame ? [...frame.targets, ...frame.attackers.map((id) => unitOf(board, id).hex)] : [],
  );
  const open = (hexes: readonly Hex[]) => [...new Set(hexes)].filter((hex) => !planned.has(hex));
  const forced = forcedAttack(board);
  return {
    attackers: open([...(forced ? [forced.active] : []), ...boundAttackers(board)]),
    targets: open([...(forced ? [forced.inactive] : []), ...boundTargets(board)]),
    beset: open(besetHexes(board)),
  };
}

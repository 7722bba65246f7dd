import { DIRECTION_NAMES } from '@hexwyrm/hexmap';
import type { MoveState } from '@hexwyrm/wargame';
import type { Action, ActionType, PrintedAction } from '../core/actions.ts';
import { type Board, hexName, isMajor, typeOf } from '../core/board.ts';
import { walkPoints } from '../core/body.ts';
import type { Event } from '../core/events.ts';
import type { Activity, Unit } from '../core/state.ts';
import { DEAD, type UnitId, WAITING } from '../core/vocabulary.ts';
import { scoreOf } from '../victory/score.ts';

/** The steps of which moves are made, and what may end one. Flights are whole by themselves, and far too many. */
export const TRAVEL: ReadonlySet<ActionType> = new Set([
  'walk',
  'turn',
  'overrun',
  'slither',
  'bound',
  'raze',
  'smash',
  'scale',
]);

/** The state of a unit in its move: its hex, what it has left, and what it has already done. */
export function moveStateOf(board: Board, id: UnitId): MoveState | null {
  const unit = board.state.units[id];
  if (!unit || unit.hex <= DEAD) return null;
  const { mp, roadMp } = allowanceOf(board, unit);
  const spent = unit.did?.spent ?? 0;
  const byRoad = roadMp > mp && (unit.did?.road ?? true);
  const mode = unit.did?.mode ?? null;
  const ended = (unit.did?.stopped ?? false) || (mode !== null && mode !== 'walk');
  const left = ended ? 0 : Math.max(0, mp - spent);
  const facing = unit.body?.facing ?? -1;
  const vp = scoreOf(board.state);
  return {
    hex: unit.hex === WAITING ? '' : hexName(board, unit.hex),
    facing: facing === -1 ? null : DIRECTION_NAMES[facing],
    spent,
    left,
    leftByRoad: byRoad && !ended ? Math.max(0, roadMp - spent) : left,
    byRoad,
    mode,
    moment: `${board.state.turn} ${board.state.phase}`,
    score: unit.side === 'invader' ? vp : -vp,
    stateKey: stateKeyOf(board, unit.did, byRoad),
  };
}

function allowanceOf(board: Board, unit: Unit): { mp: number; roadMp: number } {
  if (!isMajor(unit)) return typeOf(board, unit);
  const mp = walkPoints(board, unit);
  return { mp, roadMp: mp };
}

function stateKeyOf({ state }: Board, did: Activity | null, byRoad: boolean): string {
  const { frames, entrances, breaches } = state;
  const kept = did === null ? '' : `${did.stopped} ${did.mode} ${did.attempt} ${did.bridge}`;
  return `${frames.at(-1)?.kind} ${entrances.join('')} ${breaches.length} ${byRoad} ${kept}`;
}

/** From off the map one can bound in anywhere: nothing to look for beyond the legal actions. */
export const isStepOf =
  (unit: Unit | undefined, id: UnitId) =>
  (action: Action | PrintedAction): boolean =>
    'unit' in action &&
    action.unit === id &&
    TRAVEL.has(action.type) &&
    (action.type !== 'bound' || unit?.hex !== WAITING);

/** The movement points of the unit's steps and turns. */
export function paidFor(events: readonly Event[], unit: UnitId): number {
  let paid = 0;
  for (const event of events)
    if ((event.type === 'moved' || event.type === 'turned') && event.unit === unit) paid += event.mp;
  return paid;
}

import { remember } from '@hexwyrm/wargame';
import { companionsOf } from '../alliances/quarters.ts';
import { type Board, enemiesAt, type Play, putUnit, stackOf } from '../core/board.ts';
import { hexName, hexNumbered } from '../core/hexes.ts';
import type { Rule } from '../core/rule.ts';
import type { Clause, Hex, Player, UnitId } from '../core/vocabulary.ts';
import { toOwner } from '../screening/knowledge.ts';
import { isInside } from '../stacks/inside.ts';
import { hasGiant, isTooLarge } from '../stacks/kinds.ts';
import { type Field, fieldOf } from '../terrain/field.ts';
import { formReserve, mayWait, reserveRefusal } from './reserve.ts';
import { Sites } from './sites.ts';
import { frameOf, undeployed } from './undeployed.ts';
import { hexesFor, zoneOf, zoneRefusal } from './zones.ts';

/** Why the unit has to be set up now, or null. */
const holdRefusal = (board: Board, player: Player, id: UnitId): Clause | null =>
  mayWait(board, id) ? null : reserveRefusal(board, player, frameOf(board).held);

/** Garrisons the scenario requires: walls that still have no unit inside (DP-18.6.1-d). */
export function openGarrisons(board: Board, player: Player): Hex[] {
  const garrisons = zoneOf(board, player).garrisons ?? [];
  return garrisons
    .map((name) => hexNumbered(board, name))
    .filter((hex) => !stackOf(board, hex, player).some((id) => isInside(board, id)));
}

/**
 * Whether the unit would leave walls empty in a hex (DP-18.6.1-d): the last units that fit inside walls go
 * where a garrison is missing, and no herd is there before them; null while no walls are empty.
 */
function leavingWallsEmpty(board: Board, player: Player, id: UnitId): ((hex: Hex) => boolean) | null {
  const open = openGarrisons(board, player);
  if (open.length === 0) return null;
  if (isTooLarge(board, id)) return (hex) => open.includes(hex);
  const able = undeployed(board, player).filter((other) => !isTooLarge(board, other));
  return (hex) => able.length <= open.length && !open.includes(hex);
}

/** What is free of these hexes, found once while no unit of others moves. */
const lastFree = remember<Field, { hexes: readonly Hex[]; free: readonly Hex[] }>(() => ({
  hexes: [],
  free: [],
}));

/** DP-17.1-k: those that are not of others, nor of a giant. */
function freeHexes(board: Board, player: Player, hexes: readonly Hex[]): readonly Hex[] {
  const last = lastFree(fieldOf(board, player));
  if (last.hexes !== hexes) {
    last.hexes = hexes;
    last.free = hexes.filter((hex) => !enemiesAt(board, hex, player) && !hasGiant(board, hex));
  }
  return last.free;
}

export const deploy: Rule<'deploy'> = {
  type: 'deploy',
  timing: 'DP-18-i',
  list(board, player, sink) {
    const { unit } = frameOf(board);
    if (unit < 0) return;
    const leavesWallsEmpty = leavingWallsEmpty(board, player, unit);
    const free = freeHexes(board, player, hexesFor(board, unit));
    const hexes = leavesWallsEmpty === null ? free : free.filter((hex) => !leavesWallsEmpty(hex));
    if (sink.isBrief) sink.addEach(hexes, (hex) => ({ type: 'deploy', unit, hex }));
    else sink.addKept(new Sites(board, unit, hexes));
  },
  refusal(board, player, { unit, hex }) {
    if (frameOf(board).unit !== unit) return questionClause(board);
    const clause = zoneRefusal(board, unit, hex);
    if (clause !== null) return clause;
    if (hasGiant(board, hex)) return 'DP-17.1-k';
    if (enemiesAt(board, hex, player)) return questionClause(board);
    return leavingWallsEmpty(board, player, unit)?.(hex) ? 'DP-18.6.1-d' : null;
  },
  carryOut(play, player, { unit, hex }) {
    const frame = frameOf(play);
    const clause = questionClause(play);
    const companions = frame.kind === 'settle' ? companionsOf(play, frame, unit) : [];
    for (const id of [...companions, unit]) {
      putUnit(play, id, hex);
      play.events.push({ type: 'deployed', clause, unit: id, hex: hexName(play, hex), ...toOwner(play, id) });
    }
    goOn(play, player);
  },
};

/** DP-12.2-a, DP-13.3-d: Runners and Full Moon Corps may wait off the map, and units of a reserve. */
export const hold: Rule<'hold'> = {
  type: 'hold',
  timing: 'DP-18-j',
  list(board, player, sink) {
    const { unit } = frameOf(board);
    if (unit >= 0 && holdRefusal(board, player, unit) === null) sink.add({ type: 'hold', unit });
  },
  refusal: (board, player, { unit }) =>
    frameOf(board).unit === unit ? holdRefusal(board, player, unit) : 'DP-18-j',
  carryOut(play, player, { unit }) {
    frameOf(play).held.push(unit);
    goOn(play, player);
  },
};

/** Sets up another unit before the next one; once per unit set up, to guarantee an end. */
export const first: Rule<'first'> = {
  type: 'first',
  timing: 'DP-18-i',
  list(board, player, sink) {
    const { unit: next, named } = frameOf(board);
    if (named) return;
    for (const unit of undeployed(board, player)) if (unit !== next) sink.add({ type: 'first', unit });
  },
  refusal(board, player, { unit }) {
    const { unit: next, named } = frameOf(board);
    return !named && unit !== next && undeployed(board, player).includes(unit) ? null : questionClause(board);
  },
  carryOut(play, _player, { unit }) {
    const frame = frameOf(play);
    frame.unit = unit;
    frame.named = true;
  },
};

export const ready: Rule<'ready'> = {
  type: 'ready',
  timing: 'DP-18-i',
  list(board, _player, sink) {
    if (frameOf(board).unit < 0) sink.add({ type: 'ready' });
  },
  refusal: (board) => (frameOf(board).unit < 0 ? null : questionClause(board)),
  carryOut(play, player) {
    const { state, events } = play;
    const { kind, held } = frameOf(play);
    state.frames.pop();
    if (kind === 'deploy') {
      const waiting = held.filter((id) => mayWait(play, id));
      const seat = state.seats[player];
      events.push({ type: 'deployment-ended', clause: 'DP-18-i', seat, waiting });
      formReserve(play, player, held);
    }
    beginDeployment(play);
    if (kind === 'deploy' && state.frames.length === 0) play.hooks.startGame(play);
  },
};

/** What asks for the setup: the scenario, or an alliance. */
const questionClause = (board: Board): Clause =>
  frameOf(board).kind === 'settle' ? 'DP-14.1.4-c' : 'DP-18-i';

/** Asks the player who sets up next for their first unit. */
export function beginDeployment(play: Play): void {
  const frame = play.state.frames.at(-1);
  if (frame?.kind === 'deploy' || frame?.kind === 'settle') goOn(play, frame.player);
}

function goOn(play: Play, player: Player): void {
  const frame = frameOf(play);
  frame.unit = undeployed(play, player)[0] ?? -1;
  frame.named = false;
}

import type { Grid } from '@hexwyrm/hexmap';
import { type KeptActions, memo, remember } from '@hexwyrm/wargame';
import type { ActionOf, PrintedAction } from '../core/actions.ts';
import { battleOf } from '../core/battle.ts';
import { type Board, orderStack, type Play, stackAt, stackOf, unitOf } from '../core/board.ts';
import { topFrame } from '../core/frames.ts';
import { hexName } from '../core/hexes.ts';
import type { Rule } from '../core/rule.ts';
import { areSame } from '../core/same.ts';
import type { Clause, Hex, Player, UnitId } from '../core/vocabulary.ts';
import { loseSight } from '../screening/knowledge.ts';
import { buriesHunter, huntersFirst } from './hunters.ts';
import { isMovable, isWindow, openWindows } from './windows.ts';

const frameOf = (board: Board) => topFrame(board, 'restack');

/** The units of a stack that are put in order; the others keep their places among them. */
export const orderable = (board: Board, hex: Hex, player: Player): UnitId[] =>
  stackOf(board, hex, player).filter((id) => isMovable(board, id));

/** DP-5.2-a, R-DPC-30: a stack of two units or more, once while it stays the same. */
const isRestackable = (board: Board, player: Player, hex: Hex): boolean =>
  !board.state.restacked.includes(hex) && hasTwoToOrder(board, hex, player);

function hasTwoToOrder(board: Board, hex: Hex, player: Player): boolean {
  let found = 0;
  for (const id of stackAt(board, hex)) {
    if (unitOf(board, id).owner === player && isMovable(board, id)) found += 1;
    if (found === 2) return true;
  }
  return false;
}

/** By hex: the same whenever it is listed. */
const restackIn = memo(({ names }: Grid) => ({
  byIndex: names.map((_, hex) => ({ type: 'restack', hex }) as const),
  printed: names.map((hex) => ({ type: 'restack', hex }) as const),
}));

/** The windows that can be used, and from what that follows. */
class Windows implements KeptActions<ActionOf<'restack'>, PrintedAction> {
  readonly open: readonly Hex[];
  readonly restacked: readonly Hex[];
  readonly printed: readonly PrintedAction[];
  readonly #grid: Grid;
  readonly #hexes: readonly Hex[];

  constructor({ world, state }: Board, open: readonly Hex[], hexes: readonly Hex[]) {
    this.open = open;
    this.restacked = state.restacked.slice();
    this.#grid = world.land.grid;
    this.#hexes = hexes;
    const { printed } = restackIn(this.#grid);
    this.printed = hexes.map((hex) => printed[hex]);
  }

  get byIndex(): readonly ActionOf<'restack'>[] {
    const { byIndex } = restackIn(this.#grid);
    return this.#hexes.map((hex) => byIndex[hex]);
  }
}

const lastWindows = remember<Board, { windows: Windows | null }>(
  () => ({ windows: null }),
  ({ windows }) => ({ windows }),
);

/** In the movement phase they seldom change from one list to the next. */
function windowsOf(board: Board, player: Player): Windows {
  const open = openWindows(board, player);
  const { frames, restacked } = board.state;
  const note = lastWindows(board);
  const { windows } = note;
  if (windows?.open === open && frames.length === 0 && areSame(windows.restacked, restacked)) return windows;
  // In the movement phase only stacks of several units are open.
  const isUsable = (hex: Hex): boolean =>
    frames.length === 0 ? !restacked.includes(hex) : isRestackable(board, player, hex);
  const hexes = open.filter(isUsable);
  note.windows = new Windows(board, open, hexes);
  return note.windows;
}

export const restack: Rule<'restack'> = {
  type: 'restack',
  timing: 'DP-5.2-d',
  list(board, player, sink) {
    sink.addKept(windowsOf(board, player));
  },
  refusal(board, player, { hex }) {
    if (!isWindow(board, player, hex)) return 'DP-5.2-b';
    return isRestackable(board, player, hex) ? null : 'DP-5.2-d';
  },
  carryOut(play, player, { hex }) {
    if (player === play.state.active) loseSight(play, stackOf(play, hex, player));
    play.state.frames.push({ kind: 'restack', player, hex, placed: [] });
  },
};

/** The next unit from the top down; once all but one are placed the order is complete. */
export const next: Rule<'next'> = {
  type: 'next',
  timing: 'DP-5.2-a',
  list(board, _player, sink) {
    for (const unit of unplaced(board))
      if (depthRefusal(board, [unit]) === null) sink.add({ type: 'next', unit });
  },
  refusal: (board, _player, { unit }) =>
    unplaced(board).includes(unit) ? depthRefusal(board, [unit]) : 'DP-5.2-a',
  carryOut(play, _player, { unit }) {
    frameOf(play).placed.push(unit);
    if (unplaced(play).length <= 1) finish(play);
  },
};

/** The units not yet placed keep their order, below those that are. */
export const keep: Rule<'keep'> = {
  type: 'keep',
  timing: 'DP-5.2-a',
  list(board, _player, sink) {
    if (depthRefusal(board, unplaced(board)) === null) sink.add({ type: 'keep' });
  },
  refusal: (board) => depthRefusal(board, unplaced(board)),
  carryOut: (play) => finish(play),
};

function unplaced(board: Board): UnitId[] {
  const { player, hex, placed } = frameOf(board);
  return orderable(board, hex, player).filter((id) => !placed.includes(id));
}

/** DP-8.7.2-e: with these next, a unit that must fight must still get high enough in the stack. */
function depthRefusal(board: Board, then: readonly UnitId[]): Clause | null {
  const battle = battleOf(board);
  if (!battle || board.state.frames.at(-2)?.kind !== 'array') return null;
  const order = [...frameOf(board).placed, ...then];
  const rest = unplaced(board).filter((id) => !order.includes(id));
  return buriesHunter(board, battle, [...order, ...huntersFirst(board, battle, rest)]) ? 'DP-8.7.2-e' : null;
}

function finish(play: Play): void {
  const { player, hex, placed } = frameOf(play);
  const order = [...placed, ...unplaced(play)];
  const own: UnitId[] = [];
  for (const id of stackOf(play, hex, player)) own.push(isMovable(play, id) ? (order.shift() ?? id) : id);
  const others = stackAt(play, hex).filter((id) => unitOf(play, id).owner !== player);
  orderStack(play, hex, [...own, ...others]);
  play.state.frames.pop();
  play.state.restacked.push(hex);
  play.events.push({ type: 'restacked', clause: 'DP-5.2-a', hex: hexName(play, hex) });
}

type RestackStep = ActionOf<'restack' | 'next' | 'keep'>;

/** The steps that put a player's stack in this order, from the top down; none if it is already. */
export function stepsToOrder(
  board: Board,
  player: Player,
  hex: Hex,
  order: readonly UnitId[],
): RestackStep[] {
  const now = orderable(board, hex, player);
  const wanted = order.filter((id) => now.includes(id));
  const changed = wanted.findLastIndex((id, depth) => id !== now[depth]) + 1;
  if (changed === 0) return [];
  const placed = wanted.slice(0, Math.min(changed, wanted.length - 1));
  const rest = wanted.length - placed.length > 1;
  return [
    { type: 'restack', hex },
    ...placed.map((unit): RestackStep => ({ type: 'next', unit })),
    ...(rest ? [{ type: 'keep' } as const] : []),
  ];
}

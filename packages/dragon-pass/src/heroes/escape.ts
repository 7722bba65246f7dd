import { type Board, hexName, type Play, putUnit, range, unitOf } from '../board.ts';
import { releasePrey } from '../exotics/hunger.ts';
import type { FrameOf } from '../frames.ts';
import type { Rule } from '../rule.ts';
import { isSuperhero } from '../stacks/kinds.ts';
import { DEAD, GONE, type Hex, type UnitId } from '../vocabulary.ts';

function frameOf({ state }: Board): FrameOf<'rejoin'> {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'rejoin') throw new Error('nobody comes back');
  return frame;
}

/** DP-8.5-b: everybody who fell in this player-turn rolls once; whoever gets away is then placed. */
export function rollEscapes(play: Play): void {
  const { state } = play;
  const needed = play.world.tables.escape;
  const away: UnitId[] = [];
  for (const { unit } of state.escapes) {
    const needs = isSuperhero(play, unit) ? needed.superhero : needed.hero;
    const die = play.dice.d6();
    const success = die >= needs && refuges(play, unit).length > 0;
    play.events.push({ type: 'escape-rolled', clause: 'DP-8.5-b', unit, die, needs, success });
    if (success) away.push(unit);
    else unitOf(play, unit).hex = GONE;
  }
  state.escapes = state.escapes.filter(({ unit }) => away.includes(unit));
  for (const unit of away.reverse())
    state.frames.push({ kind: 'rejoin', player: unitOf(play, unit).owner, unit });
}

/** DP-8.5-c: hexes with a stack of the player, as near as possible to where the hero fell. */
function refuges(board: Board, id: UnitId): Hex[] {
  const pending = board.state.escapes.find(({ unit }) => unit === id);
  if (!pending) return [];
  const { owner } = unitOf(board, id);
  const own = new Set(
    board.state.units.flatMap((unit) => (unit.owner === owner && unit.hex >= 0 ? [unit.hex] : [])),
  );
  const nearest = Math.min(...[...own].map((hex) => range(board, pending.hex, hex)));
  return [...own].filter((hex) => range(board, pending.hex, hex) === nearest);
}

/** An escaped hero joins one of the nearest stacks, front side up; its order may then be changed (DP-8.5-e, h). */
export const rejoin: Rule<'rejoin'> = {
  type: 'rejoin',
  timing: 'DP-8.5-c',
  list(board, _player, sink) {
    for (const hex of refuges(board, frameOf(board).unit)) sink.actions.push({ type: 'rejoin', hex });
  },
  refusal: (board, _player, { hex }) =>
    refuges(board, frameOf(board).unit).includes(hex) ? null : 'DP-8.5-c',
  carryOut(play, player, { hex }) {
    const { state } = play;
    const { unit } = frameOf(play);
    state.frames.pop();
    state.escapes = state.escapes.filter((pending) => pending.unit !== unit);
    state.killed = state.killed.filter((other) => other !== unit);
    if (!isSuperhero(play, unit)) unitOf(play, unit).down = false;
    putUnit(play, unit, hex);
    releasePrey(play, unit);
    play.events.push({ type: 'rejoined', clause: 'DP-8.5-c', unit, hex: hexName(play, hex) });
    state.restacked = [];
    state.frames.push({ kind: 'regroup', player, hexes: [hex], clause: 'DP-8.5-e' });
  },
};

/** Dead for good. */
export const isLost = (board: Board, id: UnitId): boolean => {
  const { hex } = unitOf(board, id);
  const pending = board.state.escapes.some(({ unit }) => unit === id);
  return hex === GONE || (hex === DEAD && !pending);
};

import { type Board, faceOf, hexName, type Play, unitOf } from '../../core/board.ts';
import type { FrameOf } from '../../core/frames.ts';
import type { Rule } from '../../core/rule.ts';
import { BOXED, type Clause, type Hex, type Player } from '../../core/vocabulary.ts';
import { eliminate } from '../../harm/harm.ts';
import { structureAt } from '../../stacks/inside.ts';
import { servantOf } from '../../stacks/kinds.ts';
import { namedUnit } from '../../stacks/roster.ts';
import { strikeArea } from '../area-effect.ts';
import {
  canFinish,
  enclosedBy,
  extended,
  type Fracture,
  isComplete,
  nextHexes,
  nextRefusal,
  PLANS,
} from './fracture-lines.ts';

const LINES = [1, 2] as const;

const cultOf = (board: Board) => namedUnit(board, 'earth-shakers-cult');

/** DP-16.8-a, b: once a game, with their mark up and their spirit still in the world. */
function quakeRefusal(board: Board, player: Player): Clause | null {
  const id = cultOf(board);
  if (id < 0 || unitOf(board, id).owner !== player || unitOf(board, id).hex < 0) return 'DP-16.8-a';
  if (board.state.used.includes('quake') || !faceOf(board, id).exotic) return 'DP-16.8-a';
  const spirit = servantOf(board, id);
  return spirit >= 0 && unitOf(board, spirit).hex >= BOXED ? null : 'DP-16.8-b';
}

const blank = (lines: 1 | 2): Fracture => ({ lines: [], ...PLANS[lines] });

function planRefusal(board: Board, player: Player, lines: 1 | 2): Clause | null {
  const clause = quakeRefusal(board, player);
  if (clause !== null) return clause;
  return canFinish(board, blank(lines)) ? null : 'DP-16.8-c';
}

/** The Earth-shaker's Cult gives its spirit for an earthquake of one fracture line or two. */
export const quake: Rule<'quake'> = {
  type: 'quake',
  timing: 'DP-16.8-a',
  list(board, player, sink) {
    for (const lines of LINES)
      if (planRefusal(board, player, lines) === null) sink.add({ type: 'quake', lines });
  },
  refusal: (board, player, { lines }) => planRefusal(board, player, lines),
  carryOut(play, player, { lines }) {
    play.state.used.push('quake');
    eliminate(play, servantOf(play, cultOf(play)), 'DP-16.8-b');
    play.state.frames.push({ kind: 'fracture', player, lines: [], ...PLANS[lines] });
  },
};

function frameOf({ state }: Board): FrameOf<'fracture'> {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'fracture') throw new Error('the earth is still');
  return frame;
}

/** The next hex of a fracture line (DP-16.8-c, d, e). */
export const fracture: Rule<'fracture'> = {
  type: 'fracture',
  timing: 'DP-16.8-c',
  list(board, _player, sink) {
    for (const hex of nextHexes(board, frameOf(board))) sink.add({ type: 'fracture', hex });
  },
  refusal: (board, _player, { hex }) => nextRefusal(board, frameOf(board), hex),
  carryOut(play, _player, { hex }) {
    const frame = frameOf(play);
    frame.lines = extended(frame, hex).lines;
    if (isComplete(frame)) breakEarth(play, frame);
  },
};

/** DP-16.8-g, j: units inside a closed line die, then those on it are shaken: the last effect comes first. */
function breakEarth(play: Play, frame: FrameOf<'fracture'>): void {
  const hexes = frame.lines.flat();
  const enclosed = enclosedBy(play, frame.lines);
  play.state.frames.splice(play.state.frames.indexOf(frame), 1);
  const names = (all: readonly Hex[]): string[] => all.map((hex) => hexName(play, hex));
  play.events.push({
    type: 'earth-broke',
    clause: 'DP-16.8-f',
    hexes: names(hexes),
    enclosed: names(enclosed),
  });
  for (const hex of hexes) ruin(play, hex);
  strikeArea(play, 'quake', hexes, cultOf(play));
  if (enclosed.length > 0) strikeArea(play, 'chasm', enclosed, cultOf(play));
}

/** DP-16.8-l: a fortress on the line is destroyed; a stockade is not. */
function ruin(play: Play, hex: Hex): void {
  if (structureAt(play, hex) !== 'fortress') return;
  play.state.ruined.push(hex);
  play.events.push({ type: 'fortress-ruined', clause: 'DP-16.8-l', hex: hexName(play, hex) });
}

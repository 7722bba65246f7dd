import * as z from 'zod/mini';
import { type Board, isOwnOnMap, type Play } from '../../core/board.ts';
import { phaseFaults } from '../../core/frame-form.ts';
import { type FrameOf, topFrame } from '../../core/frames.ts';
import { hexName } from '../../core/hexes.ts';
import type { Words } from '../../core/position-words.ts';
import type { Addition, Forecasts, Foreseen, FrameRules, Harm, Power, Rules } from '../../core/power.ts';
import type { Rule } from '../../core/rule.ts';
import type { Clause, Hex, Player } from '../../core/vocabulary.ts';
import { disrupt, eliminate } from '../../harm/harm.ts';
import { stampede } from '../../harm/stampede.ts';
import { structureAt } from '../../stacks/inside.ts';
import { isDisembodied, isHerd, isTreasure, servantOf } from '../../stacks/kinds.ts';
import { strikeArea } from '../area-effect.ts';
import { mayStillUse, onceRefusal, spiritRefusal } from '../once.ts';
import {
  canFinish,
  cultOf,
  enclosedBy,
  extended,
  type Fracture,
  isComplete,
  nextHexes,
  nextRefusal,
  PLANS,
  placeRefusal,
} from './fracture-lines.ts';

export const actions = <H extends z.ZodMiniType>(hex: H) =>
  [
    z.strictObject({ type: z.literal('quake'), lines: z.literal([1, 2]) }),
    z.strictObject({ type: z.literal('fracture'), hex }),
  ] as const;

/** A fracture line is drawn hex by hex (16.8). */
export const frames = ({ player, hex }: Words) => {
  const count = z.int().check(z.nonnegative());
  const lines = z.array(z.array(hex));
  return [z.strictObject({ kind: z.literal('fracture'), player, lines, length: count, count })] as const;
};

export interface Added {
  /** Fortresses broken by an earthquake (DP-16.8-l). */
  ruined: readonly Hex[];
}

export const added: Addition<Added> = {
  blank: () => ({ ruined: [] }),
  fields: ({ hex }) => ({ ruined: z._default(z.array(hex), []) }),
};

export interface Events {
  /** The fracture lines as far as they are drawn. */
  'fracture-drawn': { hexes: string[] };
  'earth-broke': { hexes: string[]; enclosed: string[] };
  'fortress-ruined': { hex: string };
}

const LINES = [1, 2] as const;

/** DP-16.8-a, b: once a game, with their mark up and their spirit still in the world. */
function quakeRefusal(board: Board, player: Player): Clause | null {
  const id = cultOf(board);
  return onceRefusal(board, player, id, 'quake', 'DP-16.8-a') ?? spiritRefusal(board, id, 'DP-16.8-b');
}

const blank = (lines: 1 | 2): Fracture => ({ lines: [], ...PLANS[lines] });

function planRefusal(board: Board, player: Player, lines: 1 | 2): Clause | null {
  const clause = quakeRefusal(board, player);
  if (clause !== null) return clause;
  return canFinish(board, blank(lines)) ? null : 'DP-16.8-c';
}

/** The Earth-shaker's Cult gives its spirit for an earthquake of one fracture line or two. */
const quake: Rule<'quake'> = {
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

const frameOf = (board: Board) => topFrame(board, 'fracture');

/** The next hex of a fracture line (DP-16.8-c, d, e). */
const fracture: Rule<'fracture'> = {
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
    else
      play.events.push({
        type: 'fracture-drawn',
        clause: 'DP-16.8-c',
        hexes: frame.lines.flat().map((each) => hexName(play, each)),
      });
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
  play.state.ruined = [...play.state.ruined, hex];
  play.events.push({ type: 'fortress-ruined', clause: 'DP-16.8-l', hex: hexName(play, hex) });
}

export const rules: Rules<'quake' | 'fracture'> = { quake, fracture };

/** The line that is drawn now, and how much of it there is. */
function progressOf({ lines, length, count }: Fracture) {
  const open = lines.at(-1);
  const begins = open === undefined || open.length === length;
  return {
    line: begins ? lines.length + 1 : lines.length,
    lines: count,
    count: begins ? 0 : open.length,
    length,
  };
}

export const frameRules: FrameRules<'fracture'> = {
  fracture: {
    clause: 'DP-16.8-c',
    offers: ['fracture'],
    facts: progressOf,
    form: {
      on: ['nothing'],
      *faults(board, frame) {
        yield* phaseFaults(board, 'exotics');
        const { player, lines, length, count } = frame;
        const cult = cultOf(board);
        if (!isOwnOnMap(board, player, cult)) {
          yield ['player', "must have the Earth-shaker's Cult on the map (DP-16.8-a)"];
          return;
        }
        const plan = Object.values(PLANS).find((known) => known.length === length && known.count === count);
        if (!plan) {
          yield ['length', 'must be one line of 8 hexes or two of 5 (DP-16.8-c, d)'];
          return;
        }
        let drawn: Fracture = { lines: [], ...plan };
        for (const hex of lines.flat()) {
          const clause = isComplete(drawn) ? 'DP-16.8-c' : placeRefusal(board, drawn, hex);
          if (clause !== null) {
            yield ['lines', `cannot be drawn so (${clause})`];
            return;
          }
          drawn = extended(drawn, hex);
        }
        const same = drawn.lines.length === lines.length;
        if (!same || drawn.lines.some((line, index) => line.length !== lines[index]?.length))
          yield ['lines', `must be filled one after the other, ${length} hexes each`];
        if (isComplete(drawn) || !canFinish(board, drawn)) yield ['lines', 'cannot be drawn on (DP-16.8-c)'];
      },
    },
  },
};

/** DP-16.8-f: the line as it would be with the hex, and what the last one encloses. */
export const forecasts: Forecasts<'quake' | 'fracture'> = {
  quake: (board) => [
    { harm: 'quake', hexes: [], by: cultOf(board) },
    { harm: 'chasm', hexes: [], by: cultOf(board) },
  ],
  fracture(board, _player, { hex }) {
    const frame = board.state.frames.at(-1);
    if (frame?.kind !== 'fracture') return [];
    const drawn = extended(frame, hex);
    const inside = isComplete(drawn) ? enclosedBy(board, drawn.lines) : [];
    const by = cultOf(board);
    const line: Foreseen = { harm: 'quake', hexes: drawn.lines.flat(), by };
    return inside.length > 0 ? [line, { harm: 'chasm', hexes: inside, by }] : [line];
  },
};

export const harms: Readonly<Record<'quake' | 'chasm', Harm>> = {
  /** DP-16.8-g, h, i: on a fracture line all units are shaken, and herds run. */
  quake: {
    clause: 'DP-16.8-g',
    protection: 'DP-16.8-k',
    kills: false,
    spares: (board, id) => isTreasure(board, id) || isDisembodied(board, id),
    befalls(play, id) {
      if (isHerd(play, id)) stampede(play, id, 'DP-16.8-h');
      else disrupt(play, id, 'DP-16.8-g');
    },
  },
  /** DP-16.8-i, j: no unit survives inside a closed line, herds included (R-DPP-78). */
  chasm: {
    clause: 'DP-16.8-j',
    protection: 'DP-16.8-k',
    kills: true,
    spares: (board, id) => isTreasure(board, id) || isDisembodied(board, id),
    befalls: (play, id) => eliminate(play, id, 'DP-16.8-j'),
  },
};

export const power: Power = {
  phases: { exotics: ['quake'] },
  once: 'quake',
  mayAct: { exotics: (board) => mayStillUse(board, 'quake', cultOf(board)) },
};

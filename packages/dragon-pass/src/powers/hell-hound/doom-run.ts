// A Doom Run, hex by hex: all in its way die, until it ends at the edge of the map, at a dragon or superhero, or at Keener
// Than's call (DP-16.14.3-c to f, DP-16.14.4-a).

import type { DIRECTIONS } from '@hexwyrm/hexmap';
import { type Board, changing, type Play, putUnit, typeOf, unitOf } from '../../core/board.ts';
import type { FrameForm } from '../../core/frame-form.ts';
import type { FrameOf } from '../../core/frames.ts';
import { hexName, range } from '../../core/hexes.ts';
import { isHushed } from '../../core/hushed.ts';
import { endForesight, throwDie } from '../../core/rolls.ts';
import { type Clause, DEAD, type Hex, type UnitId, WAITING } from '../../core/vocabulary.ts';
import { eliminate } from '../../harm/harm.ts';
import { blameForExotic } from '../../heroes/berserk.ts';
import { isRevealed } from '../../moon/glow.ts';
import { isScreened } from '../../screening/knowledge.ts';
import { lairsOf } from '../../screening/lairs.ts';
import { isSuperhero } from '../../stacks/kinds.ts';
import { callerOf, houndOf } from '../../stacks/mount.ts';

/** The sides of a hex as the compass of the map numbers them, 1 first. */
export const directions = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

type Side = (typeof directions)[number];
type DoomRun = FrameOf<'doom-run'>;

/** DP-16.14.4-a: how near to Keener Than it has to come to hear him. */
const CALL = 3;

const nextOn = ({ world }: Board, hex: Hex, side: Side): Hex =>
  world.land.grid.neighbour[hex * 6 + directions.indexOf(side)] ?? -1;

/** DP-16.14.3-b: the straight row of hexes through `next` to the edge of the map. */
export function rowFrom(board: Board, from: Hex, next: Hex): Hex[] {
  const side = directions.find((each) => nextOn(board, from, each) === next);
  return side === undefined ? [] : rowOn(board, from, side);
}

function rowOn(board: Board, from: Hex, side: Side): Hex[] {
  const row: Hex[] = [];
  for (let hex = nextOn(board, from, side); hex >= 0; hex = nextOn(board, hex, side)) row.push(hex);
  return row;
}

/** Takes the run one hex on; called when it is the top frame. */
export function doomRun(play: Play, frame: DoomRun): void {
  const hound = houndOf(play);
  if (unitOf(play, hound).hex <= DEAD) close(play, frame);
  else if (frame.direction === null) chooseDirection(play, frame, hound);
  else if (!frame.asked) askCaller(play, frame, frame.direction);
  else if (!frame.deaf && isCalledIn(play, frame.hex)) comeToCall(play, frame, hound);
  else runOn(play, frame, hound, frame.direction);
}

function close({ state }: Play, frame: DoomRun): void {
  state.frames.splice(state.frames.indexOf(frame), 1);
}

/** DP-16.14.3-f: a die on the compass of the map. */
function chooseDirection(play: Play, frame: DoomRun, hound: UnitId): void {
  const die = throwDie(play, () => [
    {
      roll: 'doom-run',
      clause: 'DP-16.14.3-f',
      unit: hound,
      dice: 1,
      needs: 1,
      modifier: 0,
      modifiers: [],
      chance: [1, 1],
      results: directions.map((side) => ({ result: side, chance: [1, 6] })),
    },
  ]);
  const side = directions[die - 1];
  const to = hexName(play, rowOn(play, frame.hex, side).at(-1) ?? frame.hex);
  play.events.push({
    type: 'hound-amok',
    clause: 'DP-16.14.3-f',
    unit: hound,
    die,
    from: hexName(play, frame.hex),
    to,
  });
  putUnit(play, hound, WAITING);
  frame.direction = side;
}

/**
 * R-DPP-93: under screening only a revealed Keener Than is heard. The owner is asked wherever, for all that others can see,
 * he may be near the row.
 */
function askCaller(play: Play, frame: DoomRun, side: Side): void {
  frame.asked = true;
  if (isScreened(play.state)) endForesight(play);
  const unit = callerOf(play);
  if (frame.deaf || unit < 0 || unitOf(play, unit).hex < 0 || isRevealed(play, unit)) return;
  const { owner: player } = unitOf(play, unit);
  if (isHushed(play, player, 'disclose')) return;
  const row = [frame.hex, ...rowOn(play, frame.hex, side)];
  if (lairsOf(play, unit).some((lair) => row.some((hex) => range(play, lair, hex) <= CALL)))
    play.state.frames.push({ kind: 'disclose', player, unit, clause: 'DP-16.14.4-a' });
}

/** DP-16.14.4-a: whether the Hound hears Keener Than in the hex. */
export function isCalledIn(board: Board, hex: Hex): boolean {
  const caller = callerOf(board);
  if (caller < 0 || unitOf(board, caller).hex < 0 || !isRevealed(board, caller)) return false;
  return range(board, unitOf(board, caller).hex, hex) <= CALL;
}

/** DP-16.14.4-a: it comes to Keener Than and belongs to his player. */
function comeToCall(play: Play, frame: DoomRun, hound: UnitId): void {
  const { state } = play;
  const { hex, owner } = unitOf(play, callerOf(play));
  close(play, frame);
  changing(play, hound).owner = owner;
  putUnit(play, hound, hex);
  state.caught = { turn: state.turn, player: state.active };
  play.events.push({ type: 'hound-called', clause: 'DP-16.14.4-a', unit: hound, hex: hexName(play, hex) });
  blameForExotic(play, frame.slain, hound);
}

function runOn(play: Play, frame: DoomRun, hound: UnitId, side: Side): void {
  const next = nextOn(play, frame.hex, side);
  if (next < 0) perish(play, frame, frame.hex, 'DP-16.14.3-c');
  else if (unitsIn(play, next).some((id) => typeOf(play, id).kind === 'dragon'))
    perish(play, frame, next, 'DP-16.14.3-d');
  else if (unitsIn(play, next).some((id) => isSuperhero(play, id))) meetSuperhero(play, frame, next);
  else {
    frame.hex = next;
    for (const id of unitsIn(play, next)) slay(play, frame, id, hound);
  }
}

/** DP-16.14.3-c: of every player and none, spirits sent into the hex included (R-DPP-91). */
const unitsIn = ({ state: { units } }: Board, hex: Hex): UnitId[] =>
  units.flatMap((unit, id) => (unit.hex === hex ? [id] : []));

function slay(play: Play, frame: DoomRun, id: UnitId, hound: UnitId): void {
  if (unitOf(play, id).hex <= DEAD || id === hound) return;
  eliminate(play, id, 'DP-16.14.3-c');
  frame.slain.push(id);
}

/** The run is over, and so is the Hound. */
function perish(play: Play, frame: DoomRun, hex: Hex, clause: Clause): void {
  const hound = houndOf(play);
  close(play, frame);
  putUnit(play, hound, hex);
  eliminate(play, hound, clause);
}

/** DP-16.14.3-e: of several superheroes one faces it. */
function meetSuperhero(play: Play, frame: DoomRun, hex: Hex): void {
  const [first, another] = superheroesIn(play, hex);
  if (first === undefined) return;
  if (another === undefined) facedBy(play, frame, first);
  else play.state.frames.push({ kind: 'confront', player: unitOf(play, first).owner, hex });
}

export const superheroesIn = (board: Board, hex: Hex): UnitId[] =>
  unitsIn(board, hex).filter((id) => isSuperhero(board, id));

/** DP-16.14.3-e: both fall, the superhero with a chance to escape; all others in the hex are safe. */
export function facedBy(play: Play, frame: DoomRun, superhero: UnitId): void {
  perish(play, frame, unitOf(play, superhero).hex, 'DP-16.14.3-e');
  eliminate(play, superhero, 'DP-16.14.3-e');
}

export const doomRunForm: FrameForm<'doom-run'> = {
  on: ['nothing', 'battle', 'area-effect', 'lead-away', 'bat-debt', 'doom-run', 'settle', 'segment'],
  *faults(board, { direction, slain }) {
    const hound = houndOf(board);
    if (hound < 0) {
      yield ['', 'there is no Hound'];
      return;
    }
    const { hex } = unitOf(board, hound);
    if (direction !== null && hex !== WAITING) yield ['direction', 'the Hound must be waiting while it runs'];
    if (direction === null && hex < 0) yield ['direction', 'must be the one in which the Hound runs'];
    for (const [index, id] of slain.entries())
      if (unitOf(board, id).hex > DEAD) yield [`slain[${index}]`, 'is not dead'];
  },
};

/** The directions are those of the map. */
directions satisfies { readonly length: (typeof DIRECTIONS)['length'] };

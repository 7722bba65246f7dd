// Dinosaurs (16.4): placed at random, they follow the units that are with them when a phase ends, and forget who has left.

import { shuffle } from '@hexwyrm/kernel';
import { leaveBattle } from '../../core/battle.ts';
import { type Board, changing, type Play, putUnit, stackAt, unitOf } from '../../core/board.ts';
import type { Frame } from '../../core/frames.ts';
import { hexName } from '../../core/hexes.ts';
import type { Power } from '../../core/power.ts';
import { BOXED, type Clause, NOBODY, type Phase, type Player, type UnitId } from '../../core/vocabulary.ts';
import type { UnitType } from '../../core/world/unit-types.ts';
import { goHome } from '../../harm/harm.ts';
import { keeps } from '../../herds/capture.ts';
import { servantOf } from '../../stacks/kinds.ts';
import { unitsWhose } from '../../stacks/roster.ts';

export interface Events {
  'dinosaur-joined': { unit: UnitId; hex: string; seat: string };
}

const isDinosaurType = ({ kind }: UnitType): boolean => kind === 'dinosaur';
const allDinosaurs = unitsWhose(isDinosaurType);
const dinosaursOf = (board: Board): readonly UnitId[] => allDinosaurs(board);

/** DP-16.4-a, R-DPP-68: before all else one on each symbol, drawn at random from all of them. */
function place(play: Play): void {
  const dinosaurs = dinosaursOf(play);
  if (dinosaurs.length === 0) return;
  const drawn = shuffle(play.dice, dinosaurs);
  (play.world.land.symbols.get('dinosaur') ?? []).forEach((hex, index) => {
    const unit = drawn[index];
    if (unit !== undefined) putUnit(play, unit, hex);
  });
}

/** Whose unit is with it in its hex, or NOBODY. */
function companyOf(board: Board, id: UnitId): Player {
  const { hex } = unitOf(board, id);
  const friend = stackAt(board, hex).find(
    (other) => unitOf(board, other).owner !== NOBODY && keeps(board, other),
  );
  return friend === undefined ? NOBODY : unitOf(board, friend).owner;
}

const onMap = (board: Board): UnitId[] => dinosaursOf(board).filter((id) => unitOf(board, id).hex >= 0);

/** DP-6.4-c, DP-16.4-b, c, e: at the end of every phase they join the units that are with them. */
function join(play: Play, clause: Clause): void {
  for (const id of onMap(play)) {
    const owner = companyOf(play, id);
    if (owner === unitOf(play, id).owner || owner === NOBODY) continue;
    follow(play, id, owner);
    const { hex } = unitOf(play, id);
    const seat = play.state.seats[owner];
    play.events.push({ type: 'dinosaur-joined', clause, unit: id, hex: hexName(play, hex), seat });
  }
}

/** DP-16.4-d: one that is left alone is neutral. */
function forget(play: Play): void {
  for (const id of onMap(play)) {
    const { owner } = unitOf(play, id);
    if (owner === NOBODY || companyOf(play, id) === owner) continue;
    leaveBattle(play, id);
    follow(play, id, NOBODY);
    play.events.push({ type: 'became-neutral', clause: 'DP-16.4-d', unit: id });
  }
}

/** DP-16.4-g: a magician's spirit goes with it, and has no commander without a player. */
function follow(play: Play, id: UnitId, owner: Player): void {
  changing(play, id).owner = owner;
  const spirit = servantOf(play, id);
  if (spirit < 0) return;
  if (owner === NOBODY && unitOf(play, spirit).hex >= 0) goHome(play, spirit, 'DP-16.4-g');
  if (unitOf(play, spirit).hex === BOXED) changing(play, spirit).owner = owner;
}

/** While a choice is open no unit leaves it: what its player has not chosen yet may depend on them. */
const isBetweenChoices = (frame: Frame | undefined): boolean =>
  frame === undefined || frame.kind === 'battle' || frame.kind === 'segment';

/** All parts of combat are one phase (DP-2-n). */
const WITHIN_COMBAT: ReadonlySet<Phase> = new Set(['commit', 'battles']);

export const power: Power = {
  setUp: place,
  phaseEnds(play, phase) {
    if (WITHIN_COMBAT.has(phase) || dinosaursOf(play).length === 0) return;
    forget(play);
    join(play, phase === 'movement' ? 'DP-6.4-c' : 'DP-16.4-b');
  },
  settles(play) {
    const { phase, frames } = play.state;
    if (dinosaursOf(play).length > 0 && phase !== 'movement' && isBetweenChoices(frames.at(-1))) forget(play);
  },
};

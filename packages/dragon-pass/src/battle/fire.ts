import { DIRECTIONS } from '@hexwyrm/hexmap';
import { type Board, faceOf, hexName, type Play, typeOf, unitOf } from '../board.ts';
import type { Battle } from '../frames.ts';
import { chartRow } from '../stacks/inside.ts';
import { isHerd, isMajor } from '../stacks/kinds.ts';
import { type Hex, type Parts, type UnitId, WHOLE } from '../vocabulary.ts';
import { membersAt } from './fighters.ts';
import { askHits } from './hits.ts';
import type { Progress } from './sequence.ts';
import { missileResult } from './tables.ts';

/** Rolls for one stack after the other (DP-7.9.4-a); who is hit is settled before the next roll. */
export function fire(play: Play, battle: Battle): Progress {
  const [first] = battle.aims;
  if (first === undefined) return 'next';
  const by = battle.aims.filter(({ hex }) => hex === first.hex).map(({ unit }) => unit);
  battle.aims = battle.aims.filter(({ hex }) => hex !== first.hex);
  shootAt(play, battle, first.hex, by);
  return 'again';
}

function shootAt(play: Play, battle: Battle, hex: Hex, by: readonly UnitId[]): void {
  const parts = missileTotal(play, by, hex);
  const modifier = missileModifier(play, battle, hex);
  const die = play.dice.d6();
  const result = missileResult(play, parts, die + modifier);
  play.events.push({
    type: 'fired',
    clause: 'DP-7.9.5-a',
    hex: hexName(play, hex),
    total: parts / WHOLE,
    die,
    modifier,
    result,
    by: [...by],
  });
  askHits(play, battle, hex, result);
}

/** DP-7.9.6-a: factors that shoot up across a ridge count half. */
export function missileTotal(board: Board, by: readonly UnitId[], hex: Hex): Parts {
  return by.reduce((sum, id) => {
    const parts = faceOf(board, id).missiles * WHOLE;
    return sum + (shootsUp(board, unitOf(board, id).hex, hex) ? parts / 2 : parts);
  }, 0);
}

function shootsUp(board: Board, from: Hex, to: Hex): boolean {
  const { slope, grid } = board.world.land;
  return DIRECTIONS.some((direction) => {
    const side = from * 6 + direction;
    return grid.neighbour[side] === to && slope[side] === 1;
  });
}

/** DP-7.9.6-b, c and 7.9.7: the one modifier of the ground, and all those of the units in the stack. */
export function missileModifier(board: Board, battle: Battle, hex: Hex): number {
  const units = membersAt(board, [...battle.attackers, ...battle.defenders], hex);
  const majors = units.filter((id) => isMajor(board, id));
  const has = (trait: string) => (id: UnitId) => typeOf(board, id).traits.has(trait);
  const small = majors.length > 0 && majors.every((id) => has('duck')(id) || isHerd(board, id));
  const large = units.some((id) => has('giant')(id) || isHerd(board, id));
  const dragon = units.some(has('dragon'));
  return chartRow(board, hex).missile + (dragon ? -3 : 0) + (small ? -1 : 0) + (large ? 1 : 0);
}

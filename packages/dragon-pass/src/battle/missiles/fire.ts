import { DIRECTIONS } from '@hexwyrm/hexmap';
import { type RollOdds, type Sum, type Summand, sumOf } from '@hexwyrm/kernel';
import type { Progress } from '../../core/battle.ts';
import { type Board, faceOf, type Play, typeOf, unitOf } from '../../core/board.ts';
import type { Battle } from '../../core/frames.ts';
import { hexName } from '../../core/hexes.ts';
import { throwDie } from '../../core/rolls.ts';
import { type Hex, type Parts, type UnitId, WHOLE } from '../../core/vocabulary.ts';
import { dieOdds } from '../../losses/die-odds.ts';
import { missileResult } from '../../losses/tables.ts';
import { membersAt } from '../../stacks/fighters.ts';
import { chartRow } from '../../stacks/inside.ts';
import { isHerd, isMajor } from '../../stacks/kinds.ts';
import { askHits } from './hits.ts';

/** Rolls for one stack after the other (DP-7.9.4-a); who is hit is settled before the next roll. */
export function fire(play: Play, battle: Battle): Progress {
  const [first] = battle.aims;
  if (first === undefined) return 'next';
  const volley = volleyAt(play, battle, first.hex);
  const odds = () => {
    const hexes = new Set(battle.aims.map(({ hex }) => hex));
    return [...hexes].map((hex) => volleyOdds(play, battle, volleyAt(play, battle, hex)));
  };
  const die = throwDie(play, odds);
  battle.aims = battle.aims.filter(({ hex }) => hex !== first.hex);
  resolve(play, volley, die);
  return 'again';
}

/** All that is aimed at one stack, with everything that counts in its roll. */
interface Volley {
  readonly hex: Hex;
  readonly by: readonly UnitId[];
  readonly strength: Sum;
  readonly modifiers: readonly Summand[];
}

function volleyAt(board: Board, battle: Battle, hex: Hex): Volley {
  const by = battle.aims.flatMap((aim) => (aim.hex === hex ? [aim.unit] : []));
  const strength = missileStrength(board, by, hex);
  return { hex, by, strength, modifiers: missileModifiers(board, battle, hex) };
}

/** The results of the fire, one for each face of the die. */
function volleyOdds(board: Board, battle: Battle, { hex, strength, modifiers }: Volley): RollOdds {
  // DP-7.9.8.1-a: single beings and spirits are never hit.
  const harmless = !membersAt(board, [...battle.attackers, ...battle.defenders], hex).some((id) =>
    isMajor(board, id),
  );
  const odds = dieOdds('missile-fire', 'DP-7.9.5-a', modifiers, (die) => {
    const result = missileResult(board, strength.total * WHOLE, die);
    return { result: harmless || result === '-' ? 'none' : result };
  });
  return { ...odds, sum: strength };
}

function resolve(play: Play, { hex, by, strength, modifiers }: Volley, die: number): void {
  const parts: Parts = strength.total * WHOLE;
  const modifier = sumOf(modifiers).total;
  const result = missileResult(play, parts, die + modifier);
  play.events.push({
    type: 'fired',
    clause: 'DP-7.9.5-a',
    hex: hexName(play, hex),
    total: Math.floor(parts / WHOLE),
    die,
    modifier,
    result,
    by: [...by],
  });
  askHits(play, hex, result);
}

/** DP-7.9.1-a, DP-7.9.6-a: a unit's missile factor, half of it where it shoots up across a ridge. */
function missileShares(board: Board, id: UnitId, hex: Hex): Summand[] {
  const { missiles } = faceOf(board, id);
  const factor = { what: 'missile-factor', unit: id, value: missiles, clause: 'DP-7.9.1-a' };
  if (!shootsUp(board, unitOf(board, id).hex, hex)) return [factor];
  return [factor, { what: 'ridge', unit: id, value: -missiles / 2, clause: 'DP-3.RIDGE-c' }];
}

/** DP-7.9.4-a: all units that shoot at one stack, from any hexes. */
export const missileStrength = (board: Board, by: readonly UnitId[], hex: Hex): Sum =>
  sumOf(by.flatMap((id) => missileShares(board, id, hex)));

function shootsUp(board: Board, from: Hex, to: Hex): boolean {
  const { slope, grid } = board.world.land;
  return DIRECTIONS.some((direction) => {
    const side = from * 6 + direction;
    return grid.neighbour[side] === to && slope[side] === 1;
  });
}

/** DP-7.9.6-b, c and 7.9.7: the one modifier of the ground, and all those of the units in the stack. */
export function missileModifiers(board: Board, battle: Battle, hex: Hex): Summand[] {
  const units = membersAt(board, [...battle.attackers, ...battle.defenders], hex);
  const majors = units.filter((id) => isMajor(board, id));
  const has = (trait: string) => (id: UnitId) => typeOf(board, id).traits.has(trait);
  const small = majors.length > 0 && majors.every((id) => has('duck')(id) || isHerd(board, id));
  const large = units.some((id) => has('giant')(id) || isHerd(board, id));
  const dragon = units.some(has('dragon'));
  const modifiers: Summand[] = [
    { what: 'terrain', value: chartRow(board, hex).missile, clause: 'DP-PAC.MISSILE-h' },
    { what: 'dragon', value: dragon ? -3 : 0, clause: 'DP-7.9.7-c' },
    { what: 'small-targets', value: small ? -1 : 0, clause: 'DP-7.9.7-a' },
    { what: 'large-targets', value: large ? 1 : 0, clause: 'DP-7.9.7-b' },
  ];
  return modifiers.filter(({ value }) => value !== 0);
}

// Hydra (16.11): a die gives it its strength, and it stays where it is until it has been fed.

import type { RollOdds } from '@hexwyrm/kernel';
import { unitField as unit } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { type Board, isOwnOnMap, stackOf, typeOf, unitOf } from '../../core/board.ts';
import { neighboursOf, range } from '../../core/hexes.ts';
import type { Addition, Power, Rules } from '../../core/power.ts';
import { throwDie } from '../../core/rolls.ts';
import { type Clause, NOBODY, type Player, type UnitId } from '../../core/vocabulary.ts';
import { eliminate } from '../../harm/harm.ts';
import { isServantType, isUnfed } from '../../stacks/kinds.ts';
import { unitWith } from '../../stacks/roster.ts';

export const actions = () => [z.strictObject({ type: z.literal('nourish'), unit })] as const;

export interface Events {
  /** The die that fixes how many units it eliminates. */
  'hydra-roused': { unit: UnitId; die: number };
  nourished: { unit: UnitId; due: number };
}

/** What the die gave Hydra when it was won, and how many units it has been fed. */
export interface Meals {
  readonly strength: number;
  readonly fed: number;
}

export interface Added {
  /** Absent until a player wins it. */
  hydra?: Meals | undefined;
}

const count = z.int().check(z.gte(0), z.lte(6));

export const added: Addition<Added> = {
  blank: () => ({ hydra: undefined }),
  fields: () => ({ hydra: z.exactOptional(z.strictObject({ strength: count.check(z.gte(1)), fed: count })) }),
};

const hydraOf = unitWith('must-be-fed');

/** DP-16.11-d: units of its player in its hex or next to it, at any time but in the midst of a choice (R-DP-57). */
function mealRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  const hydra = hydraOf(board);
  if (!isOwnOnMap(board, player, hydra)) return 'DP-16.11-d';
  if (!isUnfed(board, hydra)) return 'DP-16.11-c';
  if (!isOwnOnMap(board, player, id) || id === hydra || isServantType(typeOf(board, id))) return 'DP-16.11-d';
  if (range(board, unitOf(board, hydra).hex, unitOf(board, id).hex) > 1) return 'DP-16.11-d';
  return board.state.frames.length === 0 ? null : 'DP-16.11-d';
}

export const rules: Rules<'nourish'> = {
  nourish: {
    type: 'nourish',
    timing: 'DP-16.11-d',
    list(board, player, sink) {
      const hydra = hydraOf(board);
      if (hydra < 0 || !isUnfed(board, hydra)) return;
      const { hex } = unitOf(board, hydra);
      if (hex < 0) return;
      for (const place of [hex, ...neighboursOf(board, hex)])
        for (const unit of stackOf(board, place, player))
          if (mealRefusal(board, player, unit) === null) sink.add({ type: 'nourish', unit });
    },
    refusal: (board, player, { unit }) => mealRefusal(board, player, unit),
    /** DP-16.11-e: food is lost for good. */
    carryOut(play, _player, { unit }) {
      const { strength, fed } = play.state.hydra ?? { strength: 0, fed: 0 };
      eliminate(play, unit, 'DP-16.11-e', true);
      play.state.hydra = { strength, fed: fed + 1 };
      play.events.push({ type: 'nourished', clause: 'DP-16.11-d', unit, due: strength - fed - 1 });
    },
  },
};

const strengthOdds = (unit: UnitId): RollOdds => ({
  roll: 'hydra',
  clause: 'DP-16.11-b',
  unit,
  dice: 1,
  needs: 1,
  modifier: 0,
  modifiers: [],
  chance: [1, 1],
  results: [1, 2, 3, 4, 5, 6].map((value) => ({ result: 'strength', value, chance: [1, 6] })),
});

export const power: Power = {
  /** DP-16.11-b */
  joined(play) {
    const unit = hydraOf(play);
    if (unit < 0 || unitOf(play, unit).hex < 0 || play.state.hydra !== undefined) return;
    const die = throwDie(play, () => [strengthOdds(unit)]);
    play.state.hydra = { strength: die, fed: 0 };
    play.events.push({ type: 'hydra-roused', clause: 'DP-16.11-b', unit, die });
  },
  phases: { movement: ['nourish'] },
  reactions: ['nourish'],
  problems(board) {
    const { hydra } = board.state;
    const id = hydraOf(board);
    if (hydra !== undefined) {
      if (id < 0) return [{ path: 'hydra', reason: 'there is no Hydra' }];
      return hydra.fed <= hydra.strength
        ? []
        : [{ path: 'hydra.fed', reason: `must be at most ${hydra.strength}` }];
    }
    const isWon = id >= 0 && unitOf(board, id).hex >= 0 && unitOf(board, id).owner !== NOBODY;
    return isWon ? [{ path: 'hydra', reason: 'must have its strength once it is won (DP-16.11-b)' }] : [];
  },
};

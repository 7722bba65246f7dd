// The Tusk Riders are won by blood at the Ivory Plinth (16.17).

import { type RollOdds, rollOdds } from '@hexwyrm/kernel';
import { unitField as unit } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { approachRefusal, noteApproach } from '../../alliances/emissaries.ts';
import { join } from '../../alliances/joining.ts';
import { allyOf } from '../../core/alliances.ts';
import { type Board, stackOf, unitOf } from '../../core/board.ts';
import { hexName } from '../../core/hexes.ts';
import type { Power, Rules } from '../../core/power.ts';
import { throwDie } from '../../core/rolls.ts';
import { type Clause, NOBODY, type Player, type UnitId } from '../../core/vocabulary.ts';
import { homesOf, type People, peopleWon } from '../../core/world/peoples.ts';
import { eliminate } from '../../harm/harm.ts';
import { isDisembodied, isDisrupted, isMagician, isTreasure } from '../../stacks/kinds.ts';

/** The magician sacrifices the unit. */
export const actions = () => [z.strictObject({ type: z.literal('sacrifice'), by: unit, unit })] as const;

export interface Events {
  sacrificed: {
    unit: UnitId;
    hex: string;
    die: number;
    result: 'joins' | 'refuses' | 'cursed';
    reveals: true;
  };
}

/** The people that hears only those who bring blood. */
const RIDERS: People = peopleWon('own');

/** DP-16.17-d, R-DPP-96: from the one to the other the alliance is granted; below it the magician dies. */
const GRANTED = { from: 2, to: 5 } as const;

function resultOf(die: number): 'joins' | 'refuses' | 'cursed' {
  if (die < GRANTED.from) return 'cursed';
  return die > GRANTED.to ? 'refuses' : 'joins';
}

const sacrificeOdds = (by: UnitId): RollOdds => ({
  ...rollOdds({
    roll: 'sacrifice',
    clause: 'DP-16.17-d',
    unit: by,
    dice: 1,
    needs: GRANTED.from,
    success: { result: 'joins' },
    failure: { result: 'cursed' },
  }),
  chance: [4, 6],
  results: [
    { result: 'joins', chance: [4, 6] },
    { result: 'refuses', chance: [1, 6] },
    { result: 'cursed', chance: [1, 6] },
  ],
});

const isAtPlinth = (board: Board, player: Player, id: UnitId): boolean => {
  const { owner, hex } = unitOf(board, id);
  return owner === player && homesOf(board.world.land, RIDERS).includes(hex);
};

/** DP-16.17-a, R-DPP-97: a magician at the Plinth who is not disrupted. */
const canOffer = (board: Board, player: Player, id: UnitId): boolean =>
  isAtPlinth(board, player, id) && isMagician(board, id) && !isDisrupted(board, id);

/** DP-16.17-b: the magician's companion, of any kind but a spirit without a body or a treasure. */
const canBleed = (board: Board, player: Player, id: UnitId): boolean =>
  isAtPlinth(board, player, id) && !isDisembodied(board, id) && !isTreasure(board, id);

function sacrificeRefusal(board: Board, player: Player, by: UnitId, id: UnitId): Clause | null {
  if (board.state.diplomacy === undefined) return 'DP-14-a';
  if (!canOffer(board, player, by)) return 'DP-16.17-a';
  if (id === by || !canBleed(board, player, id)) return 'DP-16.17-b';
  return approachRefusal(board, player, RIDERS);
}

export const rules: Rules<'sacrifice'> = {
  sacrifice: {
    type: 'sacrifice',
    timing: 'DP-16.17-a',
    list(board, player, sink) {
      if (board.state.diplomacy === undefined) return;
      if (allyOf(board.state, RIDERS) !== NOBODY) return;
      for (const hex of homesOf(board.world.land, RIDERS)) {
        const stack = stackOf(board, hex, player);
        for (const by of stack)
          for (const victim of stack)
            if (sacrificeRefusal(board, player, by, victim) === null)
              sink.add({ type: 'sacrifice', by, unit: victim });
      }
    },
    refusal: (board, player, action) => sacrificeRefusal(board, player, action.by, action.unit),
    carryOut(play, player, { by, unit: victim }) {
      const { hex } = unitOf(play, by);
      noteApproach(play, RIDERS);
      // DP-16.17-c: who is sacrificed does not come back.
      eliminate(play, victim, 'DP-16.17-c', true);
      const die = throwDie(play, () => [sacrificeOdds(by)]);
      const result = resultOf(die);
      play.events.push({
        type: 'sacrificed',
        clause: 'DP-16.17-d',
        unit: victim,
        hex: hexName(play, hex),
        die,
        result,
        reveals: true,
      });
      if (result === 'joins') join(play, player, RIDERS, 'DP-16.17-d', hex);
      // DP-16.17-e: a magician who is a hero may get away.
      if (result === 'cursed') eliminate(play, by, 'DP-16.17-d');
    },
  },
};

export const power: Power = { phases: { alliances: ['sacrifice'] } };

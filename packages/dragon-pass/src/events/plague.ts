// Plague in the fortresses of one side (DP-PAC.RandomEvents.35-a, 45-a).

import type { RollOdds } from '@hexwyrm/kernel';
import { type Board, type Play, stackAt } from '../core/board.ts';
import { hexName } from '../core/hexes.ts';
import { throwDie } from '../core/rolls.ts';
import type { Hex, UnitId } from '../core/vocabulary.ts';
import type { RandomEvent } from '../core/world/random-events.ts';
import { disrupt, eliminate } from '../harm/harm.ts';
import { toWhoKnow } from '../screening/knowledge.ts';
import { isDisembodied, isProtector, isTreasure } from '../stacks/kinds.ts';
import type { Happening } from './happening.ts';

const roll = (name: string, results: RollOdds['results'], clause: RollOdds['clause']): RollOdds => ({
  roll: name,
  clause,
  dice: 1,
  needs: 1,
  modifier: 0,
  modifiers: [],
  chance: [1, 1],
  results,
});

/** DP-PAC.RandomEvents.35-a: a fortress is struck on a 1. */
const STRUCK = 1;
const OUTBREAK: RollOdds['results'] = [
  { result: 'struck', chance: [1, 6] },
  { result: 'none', chance: [5, 6] },
];

/** DP-PAC.RandomEvents.35-b: up to which die a unit is eliminated, and disrupted. */
const DEADLY = 2;
const SICKENING = 4;
const ILLNESS: RollOdds['results'] = [
  { result: 'dead', chance: [2, 6] },
  { result: 'sick', chance: [2, 6] },
  { result: 'none', chance: [2, 6] },
];

/** R-DPP-52: all units in the hex, inside the walls or not, of any owner. */
const isExposed = (board: Board, id: UnitId): boolean =>
  !isTreasure(board, id) && !isProtector(board, id) && !isDisembodied(board, id);

const fortressesOf = ({ world }: Board, { seat }: RandomEvent): readonly Hex[] =>
  seat === 'lunar' ? world.land.fortresses.lunar : world.land.fortresses.sartar;

export const plague: Happening = {
  happens(play, event) {
    const struck = fortressesOf(play, event).filter((hex) => breaksOut(play, hex));
    // The units there now: none flees from the plague.
    const exposed = struck.map((hex) => ({
      hex,
      units: stackAt(play, hex).filter((id) => isExposed(play, id)),
    }));
    for (const { hex, units } of exposed) for (const id of units) sicken(play, hex, id);
  },
};

function breaksOut(play: Play, hex: Hex): boolean {
  const die = throwDie(play, () => [roll('plague', OUTBREAK, 'DP-PAC.RandomEvents.35-a')]);
  const struck = die <= STRUCK;
  const name = hexName(play, hex);
  play.events.push({ type: 'plague-rolled', clause: 'DP-PAC.RandomEvents.35-a', hex: name, die, struck });
  return struck;
}

function sicken(play: Play, hex: Hex, id: UnitId): void {
  const die = throwDie(play, () => [{ ...roll('illness', ILLNESS, 'DP-PAC.RandomEvents.35-b'), unit: id }]);
  const result = die <= DEADLY ? 'dead' : die <= SICKENING ? 'sick' : 'none';
  play.events.push({
    type: 'illness-rolled',
    clause: 'DP-PAC.RandomEvents.35-b',
    unit: id,
    hex: hexName(play, hex),
    die,
    result,
    ...toWhoKnow(play, [id]),
  });
  if (result === 'dead') eliminate(play, id, 'DP-PAC.RandomEvents.35-b');
  else if (result === 'sick') disrupt(play, id, 'DP-PAC.RandomEvents.35-b');
}

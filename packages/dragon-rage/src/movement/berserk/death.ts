import { type Odds, rollOdds } from '@hexwyrm/kernel';
import { remove } from '../../consequences/death.ts';
import type { Board, Play } from '../../core/board.ts';
import { isBerserk } from '../../core/body.ts';
import type { UnitId } from '../../core/vocabulary.ts';

/** What the die must show for the monster to die (DR-2.12.1.7.1-f). */
const DIES_ON = 5;

const CLAUSE = 'DR-2.12.1.7.1-f';

function raging(board: Board): UnitId[] {
  const { units } = board.state;
  const found: UnitId[] = [];
  for (let id = 0; id < units.length; id++) {
    const unit = units[id];
    if (unit.body && unit.side === 'invader' && unit.hex >= 0 && isBerserk(board, unit)) found.push(id);
  }
  return found;
}

/** After each invader player-turn, a die for each berserk invading monster: on 5+ it dies (R-DR-83). */
export function berserkDeaths(play: Play): void {
  for (const unit of raging(play)) {
    const die = play.dice.d6(() => 'berserk-death');
    const roll = { roll: 'berserk-death', unit, dice: [die], modifier: 0, needs: DIES_ON };
    play.events.push({ type: 'rolled', clause: CLAUSE, ...roll, success: die >= DIES_ON });
    if (die >= DIES_ON) remove(play, unit, CLAUSE);
  }
}

/** The rolls that end the invader's player-turn. */
export const berserkOdds = (board: Board): Odds =>
  raging(board).map((unit) =>
    rollOdds({
      roll: 'berserk-death',
      clause: CLAUSE,
      unit,
      dice: 1,
      needs: DIES_ON,
      success: { result: 'destroyed' },
      failure: { result: 'lives-on' },
    }),
  );

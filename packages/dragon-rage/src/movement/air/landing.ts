import { breakBridge } from '../../consequences/broken-bridge.ts';
import { entered } from '../../consequences/step.ts';
import { anyoneAt, type Board, type Play } from '../../core/board.ts';
import type { Unit } from '../../core/state.ts';
import type { Clause, Hex, UnitId } from '../../core/vocabulary.ts';
import { weatherIn } from '../../magic/weather.ts';
import { groundRefusal } from '../../terrain/crossing.ts';
import { smashFacedDoor } from '../../terrain/smashing.ts';
import { needsDoorBroken, raze } from '../../victory/destruction.ts';
import { isHero, isWizard } from '../../world/traits.ts';

/** DR-2.12.1.1.3-e, DR-2.12.1.1.4-i: a monster comes down only on heroes and wizards, of either side. */
const isUnderfoot = (board: Board, unit: Unit, hex: Hex): boolean =>
  board.first[hex] > 0 &&
  anyoneAt(board, hex, (other) => other !== unit && !isHero(other) && !isWizard(other));

/** Why the monster may not come down there; towers are as good as ground (DR-2.5.4-a). */
export function landingRefusal(board: Board, unit: Unit, hex: Hex, by: 'bound' | 'fly'): Clause | null {
  const refusal =
    groundRefusal(board, unit, hex) ??
    weatherIn(board, hex, by === 'bound' ? 'bars-bounds' : 'bars-landings');
  if (refusal) return refusal;
  if (!isUnderfoot(board, unit, hex)) return null;
  return by === 'bound' ? 'DR-2.12.1.1.3-e' : 'DR-2.12.1.1.4-i';
}

/** DR-2.3-h, DR-2.5.7.2-a, DR-2.5.5.1-a: the monster, put in the hex, is on the ground there. */
export function touchDown(play: Play, id: UnitId): void {
  const unit = play.state.units[id];
  const { hex } = unit;
  entered(play, id);
  breakBridge(play, id);
  if (
    unit.side === 'invader' &&
    !needsDoorBroken(play, hex) &&
    !anyoneAt(play, hex, (other) => other !== unit)
  )
    raze(play, hex, 'DR-2.3-h', id);
  smashFacedDoor(play, id);
}

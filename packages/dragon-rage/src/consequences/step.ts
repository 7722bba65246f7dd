import type { Play } from '../core/board.ts';
import { hexName, isAloft, putUnit } from '../core/board.ts';
import type { Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { keepGate, takeControl } from '../terrain/entrances.ts';
import { razeOnEntry } from '../victory/destruction.ts';
import { elowynMoved, freeElowyn } from '../victory/elowyn.ts';
import { noteInside } from '../victory/limits.ts';
import { isElemental, isPrincess } from '../world/traits.ts';
import { bridgeLeft, enteredBridge } from './bridges.ts';
import { keepControl } from './control.ts';
import { elementalEntered } from './elemental-entry.ts';

/** Moves a unit one hex over the ground, with all effects of leaving and entering. */
export function stepInto(play: Play, id: UnitId, to: Hex, mp: number, clause: Clause): void {
  const from = play.state.units[id].hex;
  putUnit(play, id, to);
  leftFor(play, id, from, mp, clause);
  entered(play, id);
}

/** Reports the unit's move from another hex, and applies the effects of leaving that one. */
export function leftFor(play: Play, id: UnitId, from: Hex, mp: number, clause: Clause): void {
  play.events.push({
    type: 'moved',
    clause,
    unit: id,
    from: from < 0 ? null : hexName(play, from),
    to: hexName(play, play.state.units[id].hex),
    mp,
    how: play.state.units[id].did?.mode ?? 'walk',
  });
  if (from < 0) return;
  bridgeLeft(play, id, from);
  keepGate(play, from);
}

/** What follows from a unit's being in a new hex, however it came there. */
export function entered(play: Play, id: UnitId): void {
  const unit = play.state.units[id];
  noteInside(play, unit);
  if (isAloft(unit)) return;
  takeControl(play, unit);
  enteredBridge(play, id);
  if (unit.hex < 0) return;
  razeOnEntry(play, id);
  freeElowyn(play, id);
  if (isPrincess(unit)) elowynMoved(play, id);
  if (isElemental(unit)) elementalEntered(play, id);
  keepControl(play);
}

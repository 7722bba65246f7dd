import { hexName, isAloft, type Play, typeOf, unitsAt } from '../board.ts';
import { slay } from '../combat/death.ts';
import { activity } from '../state.ts';
import type { Hex, UnitId } from '../vocabulary.ts';

const WOOD = 1;

/** The bridge is gone for good; whoever still stands on it drowns, wading and swimming monsters excepted (R-DR-40, 41). */
export function burnBridge(play: Play, hex: Hex): void {
  const { bridges } = play.state;
  const index = bridges.findIndex((bridge) => bridge.hex === hex);
  const burned = { hex, stage: 'burned' as const, unit: -1, turn: play.state.turn };
  if (index < 0) bridges.push(burned);
  else bridges[index] = burned;
  play.events.push({ type: 'bridge-burned', clause: 'DR-2.2.4.4-a', hex: hexName(play, hex) });
  const drowning = unitsAt(
    play,
    hex,
    (unit) =>
      !isAloft(unit) &&
      unit.type !== 'GIANT' &&
      unit.type !== 'SERPENT' &&
      typeOf(play, unit).kind !== 'major',
  );
  for (const id of drowning) slay(play, id, 'DR-2.5.7.2-d', 'drowning');
}

/** DR-2.5.7.1-b, DR-2.5.7.2-b: the bridge falls when the demolisher or the monster that broke it moves off. */
export function bridgeLeft(play: Play, id: UnitId, from: Hex): void {
  if (play.state.bridges.some((bridge) => bridge.hex === from && bridge.unit === id)) burnBridge(play, from);
}

/** Remembers who stepped onto a wooden bridge (DR-2.5.7.1-a); a tyrannosaur falls through it (DR-2.5.7.3-a). */
export function enteredBridge(play: Play, id: UnitId): void {
  const unit = play.state.units[id];
  if (play.map.bridge[unit.hex] !== WOOD) return;
  activity(unit).bridge = unit.hex;
  if (
    unit.type !== 'TREX' ||
    play.state.bridges.some((bridge) => bridge.hex === unit.hex && bridge.stage === 'burned')
  )
    return;
  burnBridge(play, unit.hex);
}

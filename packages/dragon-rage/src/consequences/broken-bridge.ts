import { hexName, type Play } from '../core/board.ts';
import type { Side, UnitId } from '../core/vocabulary.ts';
import { burnBridge, isWoodenBridge } from './bridges.ts';

/** DR-2.5.7.2-a: a major monster that bounds onto or lands on a wooden bridge breaks it; walking does not (DR-2.5.7.2-c). */
export function breakBridge(play: Play, id: UnitId): void {
  const { hex } = play.state.units[id];
  if (hex < 0 || !isWoodenBridge(play, hex)) return;
  play.state.bridges.push({ hex, stage: 'broken', unit: id, turn: play.state.turn });
  play.events.push({ type: 'bridge-broken', clause: 'DR-2.5.7.2-a', hex: hexName(play, hex), unit: id });
}

/** DR-2.5.7.2-b: units still on a broken bridge at the end of their next movement phase fall with it. */
export function brokenBridgesFall(play: Play, side: Side): void {
  const { bridges, turn, units } = play.state;
  for (const bridge of bridges) {
    if (bridge.stage !== 'broken' || bridge.turn === turn || units[bridge.unit].side !== side) continue;
    burnBridge(play, bridge.hex, 'DR-2.5.7.2-b');
  }
}

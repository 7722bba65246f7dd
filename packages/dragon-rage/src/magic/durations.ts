import { DIRECTION_NAMES } from '@hexwyrm/hexmap';
import { hexName, type Play } from '../core/board.ts';
import type { Whirlwind } from '../core/state.ts';
import type { Side } from '../core/vocabulary.ts';
import { isOnMap } from './casting.ts';
import { whirlwindArrives } from './whirlwind/whirlwind.ts';

/** DR-2.8.3-b: what the side cast before ends, or drifts, as its spell phase begins. */
export function endSpells(play: Play, side: Side): void {
  endBoosts(play, side);
  liftFog(play, side);
  passWhirlwinds(play, side);
}

/** DR-2.8.5-i */
function endBoosts(play: Play, side: Side): void {
  const { state } = play;
  if (state.boosts.length === 0) return;
  for (const boost of state.boosts)
    if (boost.side === side)
      play.events.push({ type: 'boost-over', clause: 'DR-2.8.5-i', hex: hexName(play, boost.hex) });
  state.boosts = state.boosts.filter((boost) => boost.side !== side);
}

/** DR-2.8.6-c */
function liftFog(play: Play, side: Side): void {
  const { state } = play;
  if (state.fog.length === 0) return;
  for (const fog of state.fog)
    if (fog.side === side)
      play.events.push({ type: 'fog-lifted', clause: 'DR-2.8.6-c', hex: hexName(play, fog.hex) });
  state.fog = state.fog.filter((fog) => fog.side !== side);
}

/** DR-2.8.7-c, d: a whirlwind drifts once, in the first spell phase after it was cast, and is gone in the second. */
function passWhirlwinds(play: Play, side: Side): void {
  for (const whirlwind of play.state.whirlwinds.filter((old) => old.side === side)) {
    if (whirlwind.drifted) {
      play.events.push({ type: 'whirlwind-gone', clause: 'DR-2.8.7-d', hex: hexName(play, whirlwind.hex) });
      drop(play, whirlwind);
    } else drift(play, whirlwind);
  }
}

function drift(play: Play, whirlwind: Whirlwind): void {
  const { hex } = whirlwind;
  const from = hexName(play, hex);
  const die = play.dice.d6(() => 'drift');
  play.events.push({
    type: 'rolled',
    clause: 'DR-2.8.7-c',
    roll: 'drift',
    hex: from,
    dice: [die],
    modifier: 0,
    needs: 0,
    success: true,
  });
  const direction = DIRECTION_NAMES.indexOf(play.world.tables.spells.whirlwind.drift[die - 1]);
  const to = play.map.grid.neighbour[hex * 6 + direction];
  if (to < 0 || !isOnMap(play, to)) {
    play.events.push({ type: 'whirlwind-gone', clause: 'DR-2.8.7-p', hex: from });
    drop(play, whirlwind);
    return;
  }
  whirlwind.hex = to;
  whirlwind.drifted = true;
  whirlwind.spared = [];
  play.events.push({ type: 'whirlwind-drifted', clause: 'DR-2.8.7-c', from, to: hexName(play, to) });
  whirlwindArrives(play, whirlwind);
}

function drop(play: Play, whirlwind: Whirlwind): void {
  const { whirlwinds } = play.state;
  whirlwinds.splice(whirlwinds.indexOf(whirlwind), 1);
}

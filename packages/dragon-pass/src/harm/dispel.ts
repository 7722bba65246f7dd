import { leaveBattle } from '../core/battle.ts';
import { type Play, putUnit, unitOf } from '../core/board.ts';
import { hexName } from '../core/hexes.ts';
import { type Clause, type UnitId, WAITING } from '../core/vocabulary.ts';
import { isScreened } from '../screening/knowledge.ts';

/** DP-16.13.3.3-a: an Illusionary Army leaves the map, and can be created again; all players see it go. */
export function dispel(play: Play, id: UnitId, clause: Clause): void {
  const { hex: from } = unitOf(play, id);
  if (from < 0) return;
  const hex = hexName(play, from);
  putUnit(play, id, WAITING);
  leaveBattle(play, id);
  const event = { type: 'illusion-dispelled', clause, unit: id, hex } as const;
  play.events.push(isScreened(play.state) ? { ...event, reveals: true } : event);
}

// In the movement phase illusions are recalled, and the Puppeteers change places with one (16.13.3.2).

import { type Board, isOwnOnMap, putUnit, stackOf, unitOf } from '../../core/board.ts';
import { hexName, range } from '../../core/hexes.ts';
import type { Rule } from '../../core/rule.ts';
import { type Clause, type Player, type UnitId, WAITING } from '../../core/vocabulary.ts';
import { hiddenFrom, loseSight, ONLOOKER, tellOthers, toOwner } from '../../screening/knowledge.ts';
import { ownPuppeteers } from '../../stacks/illusions.ts';
import { allIllusions, isIllusion } from '../../stacks/kinds.ts';
import { caravanOf } from '../../terrain/caravans.ts';
import { standstill } from '../../terrain/mover.ts';
import { reachOf } from './conjure.ts';
import { exchange } from './exchange.ts';

const isOnMap = (board: Board, player: Player, id: UnitId): boolean =>
  isIllusion(board, id) && isOwnOnMap(board, player, id);

/** DP-16.13.3.2-b: at the start of the phase; to change places is no move. */
const hasMoved = ({ state: { units } }: Board, player: Player): boolean =>
  units.some(({ owner, did }) => owner === player && did !== null);

/** The illusion that has changed places in this phase, or -1: it stands where the Puppeteers began. */
const tradedOf = (board: Board): UnitId => board.state.acted.find((id) => isIllusion(board, id)) ?? -1;

/** Why the illusion cannot be recalled, or null. */
function recallRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  const puppeteers = ownPuppeteers(board, player);
  if (puppeteers < 0 || !isOnMap(board, player, id)) return 'DP-16.13.3.2-b';
  const traded = tradedOf(board);
  if (id === traded) return 'DP-16.13.3.2-d';
  if (hasMoved(board, player)) return 'DP-16.13.3.2-b';
  const { hex: centre } = unitOf(board, traded < 0 ? puppeteers : traded);
  const reach = reachOf(board, puppeteers);
  return range(board, centre, unitOf(board, id).hex) <= reach ? null : 'DP-16.13.3.2-b';
}

/** An illusion leaves the map, to be created again (DP-16.13.3.2-b). */
export const recall: Rule<'recall'> = {
  type: 'recall',
  timing: 'DP-16.13.3.2-b',
  list(board, player, sink) {
    for (const unit of allIllusions(board))
      if (recallRefusal(board, player, unit) === null) sink.add({ type: 'recall', unit });
  },
  refusal: (board, player, { unit }) => recallRefusal(board, player, unit),
  carryOut(play, _player, { unit }) {
    const hex = hexName(play, unitOf(play, unit).hex);
    putUnit(play, unit, WAITING);
    play.events.push({ type: 'recalled', clause: 'DP-16.13.3.2-b', unit, hex });
  },
};

/** Why the Puppeteers cannot change places with the illusion, or null: once, before they move (R-DPP-87). */
function tradeRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  const puppeteers = ownPuppeteers(board, player);
  if (puppeteers < 0 || !isOnMap(board, player, id)) return 'DP-16.13.3.2-c';
  const { hex, did } = unitOf(board, puppeteers);
  const isLate = did !== null || caravanOf(board, puppeteers) !== undefined;
  if (isLate || board.state.acted.includes(puppeteers)) return 'DP-16.13.3.2-c';
  if (unitOf(board, id).hex === hex) return 'DP-16.13.3.2-c';
  return standstill(board, player, puppeteers);
}

export const trade: Rule<'trade'> = {
  type: 'trade',
  timing: 'DP-16.13.3.2-c',
  list(board, player, sink) {
    for (const unit of allIllusions(board))
      if (tradeRefusal(board, player, unit) === null) sink.add({ type: 'trade', unit });
  },
  refusal: (board, player, { unit }) => tradeRefusal(board, player, unit),
  carryOut(play, player, { unit }) {
    const puppeteers = ownPuppeteers(play, player);
    const [here, there] = [unitOf(play, puppeteers).hex, unitOf(play, unit).hex];
    const hidden = hiddenFrom(play, ONLOOKER);
    const isSeen = !hidden.has(puppeteers) || !hidden.has(unit);
    if (isSeen) loseSight(play, [...stackOf(play, here, player), ...stackOf(play, there, player)]);
    play.state.acted.push(puppeteers, unit);
    exchange(play, puppeteers, unit);
    const [from, to] = [hexName(play, here), hexName(play, there)];
    const event = { type: 'traded', clause: 'DP-16.13.3.2-c', unit, from, to } as const;
    play.events.push({ ...event, ...toOwner(play, puppeteers) });
    if (!isSeen) return;
    tellOthers(play, puppeteers, 'moved', here);
    tellOthers(play, unit, 'moved', there);
  },
};

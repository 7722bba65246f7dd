import { addUnit, type Board, hexName, hexNumbered, isVacant, type Play } from '../core/board.ts';
import { counter } from '../core/counters.ts';
import { listOfActions, type Rule } from '../core/rule.ts';
import { newUnit } from '../core/state.ts';
import { type Clause, DEAD, type Hex, WAITING } from '../core/vocabulary.ts';
import { weatherIn } from '../magic/weather.ts';
import { groundRefusal } from '../terrain/crossing.ts';
import { takeControl } from '../terrain/entrances.ts';
import { isReinforcementTurn } from '../world/tables.ts';
import type { UnitTypeId } from '../world/unit-types.ts';

/** DR-2.9-c, h, j: docks and bridge, the south-eastern roads, or what the players agreed on. */
function arrivalHexes(board: Board): readonly Hex[] {
  const { entryPoints } = board.state.options;
  if (!entryPoints) return board.map.reinforcementHexes;
  return [...new Set(entryPoints)].map((name) => hexNumbered(board, name)).filter((hex) => hex >= 0);
}

/** One unit lands; units owed come while there is room for them. */
export const arrive: Rule<'arrive'> = {
  type: 'arrive',
  timing: 'DR-2.6.1.6-a',
  list(board, _side, sink) {
    const { owed } = board.state;
    for (let at = 0; at < owed.length && !sink.isFull(); at++) {
      if (owed.indexOf(owed[at]) < at) continue;
      for (const hex of arrivalHexes(board))
        if (roomRefusal(board, owed[at], hex) === null) sink.add({ type: 'arrive', what: owed[at], hex });
    }
  },
  refusal(board, _side, action) {
    if (!board.state.owed.includes(action.what)) return board.map.id === 'nurkott' ? 'DR-2.9-i' : 'DR-2.9-b';
    const hex = action.hex;
    if (!arrivalHexes(board).includes(hex)) return placeClause(board);
    return roomRefusal(board, action.what, hex);
  },
  carryOut(play, _side, action) {
    const { owed } = play.state;
    owed.splice(owed.indexOf(action.what), 1);
    const hex = action.hex;
    const id = addUnit(play, counter(play.world, action.what, 'defender', hex));
    const { what } = action;
    play.events.push({ type: 'arrived', clause: placeClause(play), unit: id, what, hex: hexName(play, hex) });
    takeControl(play, play.state.units[id]);
  },
};

/** Only units without a vacant hex wait: units owed that have room come now (R-DR-106). */
export function arrivalDuty(board: Board): Clause | null {
  if (board.state.phase !== 6 || board.state.owed.length === 0) return null;
  const sink = listOfActions(1);
  arrive.list(board, 'defender', sink);
  return sink.isFull() ? 'DR-2.9-e' : null;
}

const placeClause = (board: Board): Clause => {
  if (board.state.options.entryPoints) return 'DR-2.9-j';
  return board.map.id === 'nurkott' ? 'DR-2.9-h' : 'DR-2.9-c';
};

/** DR-2.9-c, d, R-DR-106: a vacant hex it can be in, and no dock that the weather closes (DR-2.8.7-l). */
function roomRefusal(board: Board, what: UnitTypeId, hex: Hex): Clause | null {
  const refusal = groundRefusal(board, newUnit(what, 'defender', WAITING), hex);
  if (refusal) return refusal;
  if (!isVacant(board, hex)) return 'DR-2.9-d';
  return board.map.docks.includes(hex) ? weatherIn(board, hex, 'closes-docks') : null;
}

/**
 * On a schedule turn a group is called: the map's troops first, the substitute for those without a counter, and what
 * finds no counter at all is forfeited (DR-2.9-b, f, g, i). Units without room wait and are owed (DR-2.9-e).
 */
export function callReinforcements(play: Play): void {
  const { map, state, world } = play;
  const { tables } = world;
  if (map.id === 'plain' || !isReinforcementTurn(tables, state.turn)) return;
  const { group } = tables.reinforcements;
  const { unit, substitute } = tables.reinforcements[map.id];
  const regulars = Math.min(group, freeCounters(play, unit));
  const others = Math.min(group - regulars, freeCounters(play, substitute));
  const units = [...Array<UnitTypeId>(regulars).fill(unit), ...Array<UnitTypeId>(others).fill(substitute)];
  state.owed.push(...units);
  play.events.push({
    type: 'reinforcements-due',
    clause: 'DR-2.9-a',
    units,
    forfeited: group - units.length,
  });
}

/** Counters of the type neither in play nor waiting to come; the dead are free again. */
function freeCounters({ state, world }: Board, type: UnitTypeId): number {
  const inPlay = state.units.filter((unit) => unit.type === type && unit.hex !== DEAD).length;
  const waiting = state.owed.filter((owed) => owed === type).length;
  return Math.max(0, world.types[type].counters - inPlay - waiting);
}

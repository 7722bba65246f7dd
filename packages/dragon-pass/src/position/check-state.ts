import type { Problem } from '@hexwyrm/kernel';
import { type Board, openBoard, typeOf } from '../core/board.ts';
import { sheetOf } from '../core/scenarios.ts';
import type { State, Unit } from '../core/state.ts';
import { BOXED, DEAD, NOBODY, type Phase, type UnitId, WAITING } from '../core/vocabulary.ts';
import { POWERS } from '../powers/powers.ts';
import { isAgent, isBoundSpirit, isSuperhero } from '../stacks/kinds.ts';

const COMBAT: ReadonlySet<Phase> = new Set(['commit', 'battles', 'support']);

/** What no sequence of legal moves could have led to, by field; its open choices aside. */
export function checkState(state: State): Problem[] {
  const board = openBoard(state);
  return [
    ...state.units.flatMap((unit, id) => checkUnit(board, unit, id)),
    ...checkCommitted(board),
    ...checkTrack(state),
    ...POWERS.flatMap((power) => power.problems?.(board) ?? []),
  ];
}

function checkUnit(board: Board, unit: Unit, id: UnitId): Problem[] {
  const { state } = board;
  const problems: Problem[] = [];
  const must = (holds: boolean, field: string, reason: string): void => {
    if (!holds) problems.push({ path: `units[${id}].${field}`, reason });
  };
  const name = typeOf(board, id).id;
  const servant = isBoundSpirit(board, id) || isAgent(board, id);
  must(unit.hex !== BOXED || servant, 'hex', `${name} has no box`);
  must(unit.hex !== WAITING || !servant, 'hex', `${name} belongs in its box`);
  must(
    !isAgent(board, id) || unit.hex < 0 || state.committed.includes(id),
    'hex',
    `${name} must be committed`,
  );
  must(!isSuperhero(board, id) || !unit.down || state.options.berserkers, 'down', `${name} does not rage`);
  // Giants move and fight in one phase (DP-17.1-d).
  const giants = state.phase === 'giants';
  const moves = giants || state.phase === 'movement';
  must(unit.did === null || moves, 'did', `nobody moves in the phase ${state.phase}`);
  must(
    !unit.fought || giants || COMBAT.has(state.phase),
    'fought',
    `nobody fights in the phase ${state.phase}`,
  );
  const ground = board.world.land.terrain[unit.hex];
  const afloat = ground === 'lake' || ground === 'sea';
  must(
    !afloat || state.phase === 'movement',
    'hex',
    `${name} cannot be on water in the phase ${state.phase}`,
  );
  return problems;
}

/** Spirits and agents on the stacks they are to attack (DP-5.1-b). */
function checkCommitted(board: Board): Problem[] {
  const { committed, units, phase } = board.state;
  return committed.flatMap((id, index) => {
    const path = `committed[${index}]`;
    const servant = isBoundSpirit(board, id) || isAgent(board, id);
    if (!servant || (units[id]?.hex ?? -1) < 0)
      return [{ path, reason: 'must be a spirit or agent on the map' }];
    if (committed.indexOf(id) < index) return [{ path, reason: 'is committed twice' }];
    return COMBAT.has(phase) ? [] : [{ path, reason: `nobody is committed in the phase ${phase}` }];
  });
}

/** The game-turn, and what happened in it. */
function checkTrack(state: State): Problem[] {
  const { turns } = sheetOf(state);
  const { turn, contacts, phase, used, killed, escapes, units } = state;
  return [
    ...(turn > turns ? [{ path: 'turn', reason: `${state.scenario} has ${turns} game-turns` }] : []),
    ...(contacts.length > 0 && !COMBAT.has(phase)
      ? [{ path: 'contacts', reason: `nobody fights in the phase ${phase}` }]
      : []),
    ...(new Set(used).size < used.length ? [{ path: 'used', reason: 'each power works once a game' }] : []),
    ...escapes.flatMap(({ unit }, index) =>
      units[unit]?.owner === NOBODY
        ? [{ path: `escapes[${index}].unit`, reason: 'must belong to a player (DP-8.5-a)' }]
        : [],
    ),
    ...killed.flatMap((id, index) =>
      (units[id]?.hex ?? 0) > DEAD ? [{ path: `killed[${index}]`, reason: 'is not dead' }] : [],
    ),
  ];
}

import type { Seat } from '@hexwyrm/kernel';
import { occupiedHexes, openBoard, stackAt, typeOf, unitOf } from '../core/board.ts';
import { cloneFrame, type Frame } from '../core/frames.ts';
import type { State, Unit } from '../core/state.ts';
import { type Hex, type Player, type UnitId, WAITING } from '../core/vocabulary.ts';
import type { Nation } from '../core/world/unit-types.ts';
import { frameRule, isOfPower, type PowerFrame, seenPowers } from '../powers/powers.ts';
import { hiddenFrom, isScreened, playerAt, settingUp } from '../screening/knowledge.ts';

/** One counter of a stack: owner and colour are public (DP-5.3-c); `unit` is null if the rest is hidden. */
export interface Place {
  readonly unit: UnitId | null;
  readonly owner: Player;
  readonly colour: Nation;
}

export interface SeenStack {
  readonly hex: Hex;
  /** From the top down. */
  readonly places: readonly Place[];
}

/** Counters off the board that other players cannot tell apart. */
export interface Unplaced {
  readonly owner: Player;
  readonly colour: Nation;
  readonly count: number;
}

export interface KnownUnit extends Unit {
  readonly id: UnitId;
}

/** A counter of the game that the seat has no sight of: what it is, by the lists of the scenario, not where. */
export type UnseenUnit = Pick<KnownUnit, 'id' | 'type' | 'number' | 'owner' | 'first'>;

/** What a seat may know. The number of a unit identifies it: hidden ones have no place in it. */
export interface View extends Omit<State, 'units'> {
  readonly units: readonly KnownUnit[];
  /** Every stack on the board, by hex; committed spirits and agents are beside them, among the `units`. */
  readonly stacks: readonly SeenStack[];
  readonly unplaced: readonly Unplaced[];
  /** In the order of their numbers. */
  readonly unseen: readonly UnseenUnit[];
  /** How many counters that the seat cannot name have fought in this combat phase: all saw the battle. */
  readonly fought: readonly { readonly hex: Hex; readonly count: number }[];
}

export function viewFor(state: State, seat: Seat): View {
  const board = openBoard(state);
  const player = playerAt(state, seat);
  const hidden = hiddenFrom(board, player);
  const known = (id: UnitId): boolean => !hidden.has(id);
  const own = (id: UnitId): boolean => !isScreened(state) || state.units[id]?.owner === player;
  const veiled = new Set(isScreened(state) ? settingUp(state).filter((other) => other !== player) : []);
  const stacks = occupiedHexes(board)
    .map((hex) => ({
      hex,
      places: placesOf(stackAt(board, hex).filter((id) => !veiled.has(unitOf(board, id).owner))),
    }))
    .filter(({ places }) => places.length > 0);
  const fought = occupiedHexes(board)
    .map((hex) => ({
      hex,
      count: stackAt(board, hex).filter((id) => !known(id) && unitOf(board, id).fought).length,
    }))
    .filter(({ count }) => count > 0);

  function placesOf(ids: readonly UnitId[]): Place[] {
    return ids.map((id) => ({
      unit: known(id) ? id : null,
      owner: unitOf(board, id).owner,
      colour: typeOf(board, id).nation,
    }));
  }

  function unplaced(): Unplaced[] {
    const counts = new Map<string, Unplaced>();
    for (const id of hidden) {
      const { owner, hex } = unitOf(board, id);
      if (hex !== WAITING && !veiled.has(owner)) continue;
      const colour = typeOf(board, id).nation;
      const key = `${owner} ${colour}`;
      counts.set(key, { owner, colour, count: (counts.get(key)?.count ?? 0) + 1 });
    }
    return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  }

  return {
    ...state,
    ...seenPowers(state, { player, screened: isScreened(state), over: state.outcome !== null, known, own }),
    units: state.units.flatMap((unit, id) =>
      known(id) ? [{ id, ...unit, did: unit.did && { ...unit.did } }] : [],
    ),
    stacks,
    unplaced: unplaced(),
    fought,
    unseen: state.units.flatMap(({ type, number, owner, first }, id) =>
      known(id) ? [] : [{ id, type, number, owner, first }],
    ),
    control: state.control.map((place) => ({ ...place })),
    contacts: !isScreened(state) || state.active === player ? state.contacts.slice() : [],
    attackedFrom: state.attackedFrom.slice(),
    committed: state.committed.slice(),
    escapes: state.escapes.slice(),
    rages: state.rages.slice(),
    caravans: state.caravans.filter(({ herd }) => own(herd)),
    violated: state.violated.slice(),
    shielded: state.shielded.filter(known),
    killed: state.killed.slice(),
    used: state.used.slice(),
    spent: state.spent.slice(),
    acted: state.acted.filter(own),
    arrivals: state.arrivals.filter(({ unit }) => known(unit)),
    restacked: state.restacked.slice(),
    frames: state.frames.map((frame) =>
      'player' in frame && frame.player === player ? cloneFrame(frame) : seen(frame, known),
    ),
  };
}

/** A choice of another player: who makes it, and its public part. */
function seen(frame: Frame, known: (id: UnitId) => boolean): Frame {
  const copy = cloneFrame(frame);
  if (isOfPower(copy)) return frameRule<PowerFrame['kind']>(copy.kind).seen?.(copy, known) ?? copy;
  switch (copy.kind) {
    case 'deploy':
      return known(copy.unit) && copy.held.every(known)
        ? copy
        : { ...copy, unit: -1, named: false, held: [] };
    case 'restack':
      return copy.placed.every(known) ? copy : { ...copy, placed: [] };
    case 'declare':
      return { ...copy, attackers: copy.attackers.filter(known) };
    case 'protect':
      return copy.among.every(known) && !copy.secret ? copy : { ...copy, left: 0, among: [] };
    case 'blame':
      return { ...copy, candidates: copy.candidates.filter(known) };
    case 'area-effect':
      return { ...copy, by: known(copy.by) ? copy.by : -1 };
    default:
      return copy;
  }
}

import { copyBoard } from '../core/board.ts';
import type { Body, State, Unit } from '../core/state.ts';
import { copySpells } from '../magic/state.ts';

const cloneBody = (body: Body): Body => ({
  ...body,
  hp: body.hp.map((groups) => groups.slice()),
  hurtBy: body.hurtBy.slice(),
  provokedBy: body.provokedBy.slice(),
});

/** Searches clone many times over, and most units have neither a body nor anything done: a plain copy is the quickest. */
function cloneUnit(unit: Unit): Unit {
  const copy = { ...unit };
  if (unit.body) copy.body = cloneBody(unit.body);
  if (unit.did) copy.did = { ...unit.did, struck: unit.did.struck.slice(), used: unit.did.used.slice() };
  return copy;
}

const copies = <T extends object>(list: readonly T[]): T[] => list.map((item) => ({ ...item }));

/** A branch of the game; what never changes (options, corrections, outcome) is shared. */
export function cloneState(state: State): State {
  const { fog, whirlwinds, boosts, bolts } = copySpells(state);
  // Field by field: a spread into the beginning of so large a literal makes a table of names of it.
  const copy: State = {
    version: state.version,
    scenario: state.scenario,
    map: state.map,
    corrections: state.corrections,
    options: state.options,
    seats: { ...state.seats },
    first: state.first,
    goal: state.goal,
    turn: state.turn,
    phase: state.phase,
    frames: state.frames.length === 0 ? [] : structuredClone(state.frames),
    units: state.units.map(cloneUnit),
    entrances: state.entrances.slice(),
    breaches: state.breaches.slice(),
    bridges: copies(state.bridges),
    razed: state.razed.slice(),
    carcasses: state.carcasses.slice(),
    fog,
    whirlwinds,
    boosts,
    bolts,
    struck: state.struck.slice(),
    elowyn: state.elowyn && { ...state.elowyn },
    owed: state.owed.slice(),
    hadHeroes: { ...state.hadHeroes },
    lastDamage: state.lastDamage,
    lastInside: state.lastInside,
    outcome: state.outcome,
  };
  copyBoard(state, copy);
  return copy;
}

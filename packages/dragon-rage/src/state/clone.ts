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
  const copy: State = {
    ...state,
    seats: { ...state.seats },
    frames: state.frames.length === 0 ? [] : structuredClone(state.frames),
    units: state.units.map(cloneUnit),
    entrances: state.entrances.slice(),
    breaches: state.breaches.slice(),
    bridges: copies(state.bridges),
    razed: state.razed.slice(),
    carcasses: state.carcasses.slice(),
    ...copySpells(state),
    struck: state.struck.slice(),
    elowyn: state.elowyn && { ...state.elowyn },
    owed: state.owed.slice(),
    hadHeroes: { ...state.hadHeroes },
  };
  copyBoard(state, copy);
  return copy;
}

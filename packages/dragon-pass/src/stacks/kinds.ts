// What sort of unit it is: the words the rules sort units by.

import { type Board, faceOf, stackAt, typeOf, unitOf } from '../core/board.ts';
import { isToday } from '../core/chance.ts';
import { type Clause, type Hex, NOBODY, type UnitId } from '../core/vocabulary.ts';
import type { UnitType } from '../core/world/unit-types.ts';
import { pairedBy, unitsWhose } from './roster.ts';

/** DP-7.10.3-a: its CF is printed and not in parentheses. */
export const isMajor = (board: Board, id: UnitId): boolean => typeOf(board, id).major;

export const isHerd = (board: Board, id: UnitId): boolean => faceOf(board, id).herd;

export const isTreasure = (board: Board, id: UnitId): boolean => faceOf(board, id).treasure;

/** DP-7.16-a: nothing else is ever captured. */
export const isCapturable = (board: Board, id: UnitId): boolean => isHerd(board, id) || isTreasure(board, id);

/** DP-7.16-d, e: owned by a player other than its first owner; units that began neutral had none. */
export const isCaptured = (board: Board, id: UnitId): boolean => {
  const { owner, first } = unitOf(board, id);
  return owner !== NOBODY && owner !== first;
};

/** DP-4.2-c: a spirit without a body: it neither fights nor falls in melee. */
export const isDisembodied = (board: Board, id: UnitId): boolean => typeOf(board, id).disembodied;

const isAgentType = ({ kind }: UnitType): boolean => kind === 'physical-agent';
const isBoundSpiritType = ({ kind, master }: UnitType): boolean => kind === 'spirit' && master !== null;

export const isAgent = (board: Board, id: UnitId): boolean => isAgentType(typeOf(board, id));

/** A magician's spirit: bound to a master and without movement of its own. */
export const isBoundSpirit = (board: Board, id: UnitId): boolean => isBoundSpiritType(typeOf(board, id));

/** Who waits in a holding box for its magician's orders. */
export const isServantType = (type: UnitType): boolean => isBoundSpiritType(type) || isAgentType(type);
export const allServants = unitsWhose(isServantType);

/** DP-4.2-a: a counter that is not white, with a printed range of 1 or more for magic. */
export const isMagician = (board: Board, id: UnitId): boolean => {
  const { kind, front } = typeOf(board, id);
  return kind !== 'spirit' && kind !== 'physical-agent' && !front.rfSpecial && (front.rf ?? 0) >= 1;
};

/** R-DPP-29: a counter of the Lunar battalia that is troops rather than a magician's spirit or agent (R-DPP-123). */
export const isLunarTroop = (board: Board, id: UnitId): boolean =>
  typeOf(board, id).faction === 'lunar' && !isBoundSpirit(board, id) && !isAgent(board, id);

/** One of the chain that Delecti leads (16.3.2). */
export const isZombie = (board: Board, id: UnitId): boolean => typeOf(board, id).kind === 'zombie';

/** DP-16.4-f: no people, and won by company alone. */
export const isDinosaur = (board: Board, id: UnitId): boolean => typeOf(board, id).kind === 'dinosaur';

export const isHero = (board: Board, id: UnitId): boolean => typeOf(board, id).kind === 'hero';

export const isSuperhero = (board: Board, id: UnitId): boolean => typeOf(board, id).kind === 'superhero';

/** DP-16.5.2-i: counters with the number of a city; their magicians' spirits have none. */
const hasHomeCity = ({ homeCity }: UnitType): boolean => homeCity.length > 0;
export const allDragonewts = unitsWhose(hasHomeCity);

export const isDragonewt = (board: Board, id: UnitId): boolean => hasHomeCity(typeOf(board, id));

/** DP-16.16-b, R-DPP-95: doubled in its own defence while the mark of its ability is up. */
export const standsFirm = (board: Board, id: UnitId): boolean =>
  faceOf(board, id).exotic && typeOf(board, id).abilities.has('stands-firm');

const isDragonType = ({ kind }: UnitType): boolean => kind === 'dragon';
export const allDragons = unitsWhose(isDragonType);

export const isDragon = (board: Board, id: UnitId): boolean => isDragonType(typeOf(board, id));

/** DP-16.13: an Illusionary Army. */
export const isIllusionType = ({ kind }: UnitType): boolean => kind === 'illusion';
export const allIllusions = unitsWhose(isIllusionType);

export const isIllusion = (board: Board, id: UnitId): boolean => isIllusionType(typeOf(board, id));

const isProtectorType = ({ kind }: UnitType): boolean => kind === 'superhero' || kind === 'dragon';
export const allProtectors = unitsWhose(isProtectorType);

/** DP-8.4-a, DP-16.6.5-a, R-DPP-75: who is safe from exotic magic and keeps others safe. */
export const isProtector = (board: Board, id: UnitId): boolean => isProtectorType(typeOf(board, id));

/** DP-8.7.2-a: a berserk superhero is back side up and not disrupted. */
export const isBerserk = (board: Board, id: UnitId): boolean =>
  isSuperhero(board, id) && unitOf(board, id).down;

export const isDisrupted = (board: Board, id: UnitId): boolean =>
  unitOf(board, id).down && !isSuperhero(board, id);

/** DP-16.12-c: cavalry that Ironhoof holds in this game-turn. */
export const isFrozen = (board: Board, id: UnitId): boolean =>
  board.state.frozen && typeOf(board, id).cavalry;

/** DP-16.11-c: Hydra still wants food. */
export const isUnfed = (board: Board, id: UnitId): boolean => {
  const { hydra } = board.state;
  return hydra !== undefined && hydra.fed < hydra.strength && typeOf(board, id).abilities.has('must-be-fed');
};

/** What keeps a unit in its hex, in any phase: it neither moves nor retreats nor advances; or null. */
export function rootedBy(board: Board, id: UnitId): Clause | null {
  if (isFrozen(board, id)) return 'DP-16.12-c';
  if (isUnfed(board, id)) return 'DP-16.11-c';
  // It goes where its rider goes.
  return typeOf(board, id).abilities.has('runs-doom') ? 'DP-16.14.3-a' : null;
}

/** DP-PAC.RandomEvents.41-a: units of the Barbarian Horde that do not move in this game-turn. */
export const isSulking = (board: Board, id: UnitId): boolean =>
  isToday(board.state, 'horde') && typeOf(board, id).nation === 'horde';

export const isGiant = (board: Board, id: UnitId): boolean => typeOf(board, id).kind === 'giant';

/** DP-17.1-k: units of players are never placed with a giant. */
export const hasGiant = (board: Board, hex: Hex): boolean =>
  stackAt(board, hex).some((id) => isGiant(board, id));

/** DP-3.1-e: never inside a structure, nor is any unit above it. */
export const isTooLarge = (board: Board, id: UnitId): boolean => {
  return isGiant(board, id) || isDragon(board, id) || isHerd(board, id);
};

/** The magician a spirit or agent serves, or -1; numbered pieces pair by number (DP-4.2-d). */
export const masterOf = pairedBy(({ master }) => master);

/** The spirit or agent of a magician, or -1. */
export const servantOf = pairedBy(({ spirit, agent }) => spirit ?? agent);

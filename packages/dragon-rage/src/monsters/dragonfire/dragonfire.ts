import { DIRECTION_NAMES, type Direction } from '@hexwyrm/hexmap';
import { unitField } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { wizardAttacked } from '../../consequences/control.ts';
import { type Escape, escapeOdds, escapeOrDie } from '../../consequences/escape.ts';
import { fireRage } from '../../consequences/killers.ts';
import type { ActionOf } from '../../core/actions.ts';
import {
  type Board,
  hexName,
  isAloft,
  isMajor,
  isTower,
  type Play,
  typeOf,
  unitsAt,
} from '../../core/board.ts';
import { pointsLeft } from '../../core/body.ts';
import { planned, type Rule } from '../../core/rule.ts';
import { activity, type Unit } from '../../core/state.ts';
import type { Clause, Hex, UnitId } from '../../core/vocabulary.ts';
import { weatherIn } from '../../magic/weather.ts';
import { frontOf } from '../../movement/major/facing.ts';
import { raze } from '../../victory/destruction.ts';
import { OFFMAP } from '../../world/terrain.ts';
import type { BreathType } from '../../world/unit-types.ts';
import { flame } from './flame.ts';

export const actions = () =>
  [z.strictObject({ type: z.literal('breathe'), unit: unitField, facing: z.enum(DIRECTION_NAMES) })] as const;

export interface Events {
  breathed: { unit: UnitId; hexes: string[] };
}

/** A dragon breathes fire into one of its front hexes and on (2.12.1.5). */
export const breathe: Rule<'breathe'> = {
  type: 'breathe',
  timing: 'DR-2.6.1.3-a',
  list(board, side, sink) {
    const { units } = board.state;
    for (let id = 0; id < units.length && !sink.isFull(); id++) {
      const unit = units[id];
      if (unit.side !== side || unit.hex < 0 || breathRefusal(board, unit) !== null) continue;
      for (const direction of directionsOf(unit))
        if (flameOf(board, unit, direction).length > 0)
          sink.add({ type: 'breathe', unit: id, facing: DIRECTION_NAMES[direction] });
    }
  },
  ...planned<'breathe', Blaze>({
    plan(board, _side, action) {
      const unit = board.state.units[action.unit];
      const { breath } = typeOf(board, unit);
      if (!breath || !unit.body || unit.hex < 0) return 'DR-2.12.1.5-a';
      const refusal = breathRefusal(board, unit);
      if (refusal) return refusal;
      const direction = directionOf(unit, action);
      if (direction === undefined) return 'DR-2.12.1.5.1-a';
      const hexes = flameOf(board, unit, direction);
      return hexes.length > 0 ? { body: unit.body, breath, hexes } : obstacle(board, unit, direction);
    },
    odds(board, _side, action, { breath, hexes }) {
      const unit = board.state.units[action.unit];
      return hexes.flatMap((hex) =>
        victimsIn(board, hex).map((victim) =>
          escapeOdds(board, victim, fromFire(board, unit, breath, victim)),
        ),
      );
    },
    scope: (_board, { hexes }) => hexes,
    carryOut(play, _side, action, { body, breath, hexes }) {
      body.breaths--;
      activity(play.state.units[action.unit]).breathed = true;
      const names = hexes.map((hex) => hexName(play, hex));
      play.events.push({ type: 'breathed', clause: 'DR-2.12.1.5.1-a', unit: action.unit, hexes: names });
      for (const hex of hexes) burn(play, action.unit, breath, hex);
    },
  }),
  // DR-2.12.1.5.2-c
  razes: flameHexes,
};

/** The breath of a body, and the hexes that burn. */
interface Blaze {
  readonly body: NonNullable<Unit['body']>;
  readonly breath: BreathType;
  readonly hexes: readonly Hex[];
}

function flameHexes(board: Board, action: ActionOf<'breathe'>): readonly Hex[] {
  const unit = board.state.units[action.unit];
  const direction = directionOf(unit, action);
  return direction === undefined ? [] : flameOf(board, unit, direction);
}

/** Why the unit cannot breathe at all this turn, or null. */
function breathRefusal(board: Board, unit: Unit): Clause | null {
  const { breath } = typeOf(board, unit);
  if (!breath || !unit.body || unit.hex < 0) return 'DR-2.12.1.5-a';
  if (unit.body.breaths === 0) return breath.uses === 1 ? 'DR-2.12.2.1-a' : 'DR-2.12.1.5.3-a';
  if (pointsLeft(board, unit, 'head') === 0) return 'DR-2.12.1.7.1-c';
  return moveRefusal(unit, breath) ?? (isAloft(unit) ? null : weatherIn(board, unit.hex, 'bars-dragonfire'));
}

/** DR-2.12.1.5-a, b: fire after a slither, a take-off or a landing is barred, and a head breathes once a turn. */
function moveRefusal(unit: Unit, breath: BreathType): Clause | null {
  const { did } = unit;
  if (isAloft(unit) && !breath.fromFlight) return 'DR-2.12.2.1-a';
  if (!did) return null;
  if (did.breathed) return 'DR-2.12.1.5-c';
  if (did.mode === 'slither') return 'DR-2.12.1.1.2-b';
  if (isAloft(unit)) return did.tookOff ? 'DR-2.12.1.5-b' : null;
  return did.mode === 'fly' ? 'DR-2.12.1.5-a' : null;
}

const directionsOf = (unit: Unit): readonly Direction[] =>
  unit.body && unit.body.facing !== -1 ? frontOf(unit.body.facing) : [];

const directionOf = (unit: Unit, action: ActionOf<'breathe'>): Direction | undefined =>
  directionsOf(unit).find((direction) => DIRECTION_NAMES[direction] === action.facing);

const flameOf = (board: Board, unit: Unit, direction: Direction): Hex[] =>
  flame(board, unit, direction, typeOf(board, unit).breath?.range ?? 0);

/** What keeps the flame from burning anything in that direction. */
function obstacle(board: Board, unit: Unit, direction: Direction): Clause {
  if (isAloft(unit)) return 'DR-2.12.1.5-b';
  const first = board.map.grid.neighbour[unit.hex * 6 + direction];
  if (first < 0 || board.map.terrain[first] === OFFMAP) return 'DR-2.1-b';
  return weatherIn(board, first, 'bars-dragonfire') ?? 'DR-2.12.1.5.1-c';
}

/** DR-2.12.1.5.2-c: fire always destroys the victory points it reaches, doors or not (R-DR-17). */
function burn(play: Play, id: UnitId, breath: BreathType, hex: Hex): void {
  const dragon = play.state.units[id];
  const victims = victimsIn(play, hex);
  if (victims.length > 0) wizardAttacked(play, hex);
  for (const victim of victims) escapeOrDie(play, victim, fromFire(play, dragon, breath, victim));
  raze(play, hex, 'DR-2.12.1.5.2-c', id);
}

/** DR-2.12.1.5.2-d, e: friend and foe except major monsters and whom the weather shelters (DR-2.8.7-e). */
const victimsIn = (board: Board, hex: Hex): UnitId[] =>
  weatherIn(board, hex, 'shelters') ? [] : unitsAt(board, hex, (unit) => !isMajor(unit));

/** DR-2.12.1.5.2-b, DR-2.12.2.1-b, DR-2.12.2.3-d */
function fromFire(board: Board, dragon: Unit, breath: BreathType, victim: UnitId): Escape {
  const unit = board.state.units[victim];
  const weak = { what: 'weak-fire', value: breath.escapeBonus, clause: 'DR-2.12.2.1-b' };
  const tower = { what: 'tower', value: breath.towerBonus - breath.escapeBonus, clause: 'DR-2.12.1.5.2-b' };
  const shelter = isTower(board, unit.hex) ? [weak, tower] : [weak];
  const modifiers = [...shelter, ...fireRage(dragon, unit)].filter(({ value }) => value !== 0);
  return { peril: 'fire', clause: 'DR-2.12.1.5.2-a', modifiers };
}

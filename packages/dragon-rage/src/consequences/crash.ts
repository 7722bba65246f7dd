import { CERTAIN, distribution, type Odds } from '@hexwyrm/kernel';
import { type Board, hexName, isAloft, isMajor, type Play, typeOf, unitsAt } from '../core/board.ts';
import type { Hex, UnitId } from '../core/vocabulary.ts';
import { smashFacedDoor } from '../terrain/smashing.ts';
import { raze } from '../victory/destruction.ts';
import { WOODEN_BRIDGE } from '../world/city-map.ts';
import { sinks } from './carcass.ts';
import { remove } from './death.ts';
import { type Escape, escapeOdds, escapeOrDie } from './escape.ts';
import { entered } from './step.ts';

/**
 * DR-2.12.1.1.5-a: the flyer or bounder comes down in its current hex, regardless of what is there. Victory
 * points are destroyed even if the hex is held (DR-2.12.1.1.5-f); the facing stays (R-DR-80).
 */
export function crash(play: Play, id: UnitId): void {
  const unit = play.state.units[id];
  const { hex } = unit;
  if (unit.body) unit.body.aloft = false;
  play.events.push({ type: 'crashed', clause: 'DR-2.12.1.1.5-a', unit: id, hex: hexName(play, hex) });
  raze(play, hex, 'DR-2.12.1.1.5-f', id);
  if (isDeadly(play, hex)) {
    remove(play, id, 'DR-2.12.1.1.5-d');
    return;
  }
  for (const below of crushed(play, id, hex)) escapeOrDie(play, below, BELOW);
  entered(play, id);
  if (play.state.phase === 2) smashFacedDoor(play, id);
  rollDamage(play, id);
}

/**
 * DR-2.12.1.1.5-d, i, DR-2.1.2-f: any water, and a wooden bridge, which goes down with the monster (R-DR-135). Those
 * who are in the hex have their one escape roll from the falling body then.
 */
const isDeadly = (board: Board, hex: Hex): boolean =>
  sinks(board, hex) || board.map.bridge[hex] === WOODEN_BRIDGE;

/** All other units on the ground there; major monsters have no escape number and are unharmed (R-DR-80). */
const crushed = (board: Board, id: UnitId, hex: Hex): UnitId[] =>
  unitsAt(board, hex, (unit, other) => other !== id && !isAloft(unit) && !isMajor(unit));

/** The escape of the units below. */
const BELOW: Escape = { peril: 'crash', clause: 'DR-2.12.1.1.5-e' };

/** DR-2.12.1.1.5-b, c, DR-2.12.2.2-e: rolls the damage dice; the owner distributes the damage. */
function rollDamage(play: Play, id: UnitId): void {
  const unit = play.state.units[id];
  const dice = Array.from({ length: typeOf(play, unit).crashDice }, () => play.dice.d6(() => 'crash-damage'));
  const points = dice.reduce((sum, die) => sum + die, 0);
  play.events.push({
    type: 'rolled',
    clause: 'DR-2.12.1.1.5-b',
    roll: 'crash-damage',
    unit: id,
    dice,
    modifier: 0,
    needs: 0,
    success: true,
  });
  play.state.frames.push({
    kind: 'damage',
    side: unit.side,
    unit: id,
    cause: 'crash',
    points,
    given: [],
    by: -1,
  });
}

/** The rolls of a crash there: the escapes of those below, then the dice of damage, which cannot fail. */
export function crashOdds(board: Board, id: UnitId, hex: Hex): Odds {
  const below = crushed(board, id, hex);
  if (isDeadly(board, hex))
    return below.map((unit) => escapeOdds(board, unit, { peril: 'crushing', clause: 'DR-2.12.1.8-a' }));
  return [...below.map((unit) => escapeOdds(board, unit, BELOW)), ...damageOdds(board, id)];
}

function damageOdds(board: Board, unit: UnitId): Odds {
  const dice = typeOf(board, board.state.units[unit]).crashDice;
  if (dice === 0) return [];
  const results = distribution(dice).map(({ sum, chance }) => ({ result: 'damaged', value: sum, chance }));
  const certain = { needs: 0, modifier: 0, modifiers: [], chance: CERTAIN };
  return [{ roll: 'crash-damage', clause: 'DR-2.12.1.1.5-b', unit, dice, ...certain, results }];
}

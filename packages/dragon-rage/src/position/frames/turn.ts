import { directionTo } from '@hexwyrm/hexmap';
import { strikesWith } from '../../combat/resolution.ts';
import { groupUnder } from '../../combat/targets.ts';
import { type Board, isMajor, isStanding, typeOf, unitsAt } from '../../core/board.ts';
import { PHASE_NAMES, type Phase, type Side, type UnitId } from '../../core/vocabulary.ts';
import { mayNotStay } from '../../movement/foot/passing.ts';
import { canGiveWay } from '../../movement/walls/displacement.ts';
import { givesWay } from '../../movement/walls/scaling.ts';
import { groundRefusal } from '../../terrain/crossing.ts';
import { isWizard } from '../../world/traits.ts';
import type { Fault, FrameForm } from './form.ts';

/** The choice belongs to these phases of the side. */
function* phaseFaults({ state }: Board, side: Side, phases: Readonly<Record<Side, Phase>>): Iterable<Fault> {
  const phase = phases[side];
  if (state.phase !== phase) yield ['', `belongs to the phase ${PHASE_NAMES[phase]}`];
}

/** The side chooses for a unit of its own on the map. */
function* ownFaults({ state }: Board, side: Side, field: string, id: UnitId): Iterable<Fault> {
  const unit = state.units[id];
  if (unit.hex < 0) yield [field, `${unit.type} is not on the map`];
  if (unit.side !== side) yield [field, `${unit.type} does not serve the ${side}`];
}

export const passing: FrameForm<'passing'> = {
  on: ['nothing'],
  *faults(board, { side, unit, clause }) {
    yield* phaseFaults(board, side, { invader: 2, defender: 7 });
    yield* ownFaults(board, side, 'unit', unit);
    const found = mayNotStay(board, unit);
    if (found === null) yield ['unit', 'may stay where it is'];
    else if (found !== clause) yield ['clause', `must be ${found}`];
  },
};

/** DR-2.5.3.1-k: the characters behind the wall, all of them, and one who has climbed it. */
export const displace: FrameForm<'displace'> = {
  on: ['nothing'],
  *faults(board, { side, units, scaler, to }) {
    const { state, map } = board;
    if (side !== 'defender') yield ['side', 'must be the defender (DR-2.5.3.1-k)'];
    yield* phaseFaults(board, 'invader', { invader: 2, defender: 7 });
    const climber = state.units[scaler];
    if (climber === undefined) {
      yield ['scaler', `there is no unit ${scaler}`];
      return;
    }
    yield* ownFaults(board, 'invader', 'scaler', scaler);
    if (climber.did?.attempt !== 'scale') yield ['scaler', `${climber.type} has scaled no wall`];
    if (climber.hex >= 0 && directionTo(map.grid, climber.hex, to) === -1)
      yield ['to', `is not next to ${climber.type}`];
    if (groundRefusal(board, climber, to) !== null) yield ['to', `${climber.type} may not be there`];
    const there = unitsAt(board, to, (unit) => isStanding(board, unit));
    const same = units.length === there.length && there.every((id) => units.includes(id));
    if (units.length === 0 || !same) yield ['units', `there are ${there.join(', ') || 'none'} in the hex`];
    else if (!units.every((id) => givesWay(board, state.units[id])) || !canGiveWay(board, units))
      yield ['units', 'only characters with somewhere to go give way (DR-2.5.3.1-j, p)'];
  },
};

export const damage: FrameForm<'damage'> = {
  on: ['nothing', 'damage'],
  *faults(board, { side, unit: id, cause, points, given, by }) {
    yield* ownFaults(board, side, 'unit', id);
    const unit = board.state.units[id];
    const type = typeOf(board, unit);
    if (!isMajor(unit)) yield ['unit', `${unit.type} is no major monster`];
    const most =
      cause === 'lightning' ? board.world.tables.spells.lightning.power : 6 * Math.max(1, type.crashDice);
    if (points < 1 || points + given.length > most)
      yield ['points', `must be 1 to ${most}, less those given`];
    if (given.some((area) => !type.areas?.some((sheet) => sheet.area === area)))
      yield ['given', `${unit.type} has no such area`];
    if (by >= board.state.units.length || by < -1) yield ['by', `there is no unit ${by}`];
  },
};

/** DR-2.8.9-o */
export const dispel: FrameForm<'dispel'> = {
  on: ['nothing'],
  *faults(board, { side, unit, target, price }) {
    yield* phaseFaults(board, side, { invader: 1, defender: 5 });
    yield* ownFaults(board, side, 'unit', unit);
    const { units } = board.state;
    if (!isWizard(units[unit])) yield ['unit', `${units[unit].type} is no wizard`];
    if (units[unit].did?.cast) yield ['unit', 'has cast his spell (DR-2.8.4-a)'];
    const elemental = units[target];
    if (!elemental || elemental.hex < 0 || typeOf(board, elemental).kind !== 'elemental')
      yield ['target', 'must be an elemental on the map (DR-2.8.9-n)'];
    if (price < 1 || price > 6) yield ['price', 'is what a die shows (DR-2.8.9-o)'];
  },
};

export const attack: FrameForm<'attack'> = {
  on: ['nothing'],
  *faults(board, frame) {
    const { side, weapon, hex, units, bolt } = frame;
    const melee = weapon === 'melee';
    yield* phaseFaults(board, side, melee ? { invader: 4, defender: 9 } : { invader: 3, defender: 8 });
    if (units.length === 0) yield ['units', 'nobody attacks'];
    if (new Set(units).size < units.length) yield ['units', 'a unit is named twice'];
    for (const [index, id] of units.entries()) {
      const field = `units[${index}]`;
      yield* ownFaults(board, side, field, id);
      const unit = board.state.units[id];
      const type = typeOf(board, unit);
      if (type.kind === 'major') yield [field, `${unit.type} strikes by itself (DR-2.7.1.2-f)`];
      if (!melee && !type.missile) yield [field, `${unit.type} does not shoot (DR-2.7.6.1-a)`];
      if (!unit.did?.attacked) yield [field, `${unit.type} takes part: did.attacked must be true`];
    }
    if (groupUnder(board, side, hex, units).length === 0) yield ['hex', 'nobody to attack is there'];
    if (bolt && !(melee && board.state.bolts.some((held) => strikesWith(board, frame, held))))
      yield ['bolt', 'no lightning is held for that hex (DR-2.8.8-h)'];
  },
};

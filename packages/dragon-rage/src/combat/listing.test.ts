import { type Dice, pickIndex, pickOne, seededDice } from '@hexwyrm/kernel';
import { expect, test } from 'vitest';
import type { PrintedAction as Action } from '../core/actions.ts';
import { openBoard } from '../core/board.ts';
import { SMASHED, type State } from '../core/state.ts';
import { activeSide, type Phase } from '../core/vocabulary.ts';
import { dragonRage } from '../game/dragon-rage.ts';
import { type Piece, table } from '../testing/table.ts';
import { AREA_NAMES, UNIT_TYPE_IDS } from '../world/unit-types.ts';

const PHASES: readonly Phase[] = [3, 4, 8, 9];

/** Units of all kinds thrown together in a corner of the map, where walls, towers and water are. */
function melee(dice: Dice, map: 'esirien' | 'nurkott'): State {
  const pieces: Record<string, Piece> = {};
  const grid = openBoard(table({ map, phase: 3, pieces: {} }).state).map.grid;
  const centre = pickIndex(dice, grid.size);
  const near = (): string => {
    let hex = centre;
    for (let step = pickIndex(dice, 5); step > 0; step--) {
      const next = grid.neighbour[hex * 6 + pickIndex(dice, 6)];
      if (next >= 0) hex = next;
    }
    return grid.names[hex];
  };
  for (let n = 0; n < 16; n++) {
    const aloft = pickIndex(dice, 4) === 0;
    const side = pickIndex(dice, 2) === 0 ? 'invader' : 'defender';
    pieces[`unit ${n}`] = { type: pickOne(dice, UNIT_TYPE_IDS), side, hex: near(), facing: 'SE', aloft };
  }
  const t = table({ map, phase: pickOne(dice, PHASES), pieces });
  for (const unit of t.state.units) if (unit.type !== 'DRAGON' && unit.body) unit.body.aloft = false;
  t.state.entrances = t.state.entrances.map(() => (pickIndex(dice, 3) === 0 ? SMASHED : 0));
  if (pickIndex(dice, 3) === 0) t.state.fog.push({ hex: t.hex(near()), side: 'defender' });
  if (pickIndex(dice, 3) === 0)
    t.state.whirlwinds.push({ hex: t.hex(near()), side: 'invader', drifted: false, spared: [] });
  return t.state;
}

/** Every attack that can be spelt out with the units and hexes at hand. */
function* spelled(state: State): Generator<Action> {
  const { map } = openBoard(state);
  const hexes = new Set<number>();
  for (const { hex } of state.units)
    for (const other of [hex, ...map.grid.neighbour.slice(hex * 6, hex * 6 + 6)])
      if (other >= 0) hexes.add(other);
  for (const unit of state.units.keys()) {
    yield { type: 'join', unit };
    for (const type of ['melee', 'shoot'] as const) {
      for (const hex of hexes) yield { type, unit, hex: map.grid.names[hex] };
      for (const monster of state.units.keys()) {
        yield { type, unit, monster };
        for (const area of AREA_NAMES) yield { type, unit, monster, area };
      }
    }
  }
}

const KINDS: ReadonlySet<string> = new Set(['melee', 'shoot', 'join']);

/** What is listed and what is accepted, as text, in one order. */
function compare(state: State): number {
  const seat = state.seats[activeSide(state.phase)];
  const listed = dragonRage.legal(state, seat).filter(({ type }) => KINDS.has(type));
  const accepted = [...spelled(state)].filter((action) => dragonRage.explain(state, seat, action).ok);
  const texts = (actions: readonly Action[]) => actions.map((action) => JSON.stringify(action)).sort();
  expect(texts(listed)).toEqual(texts(accepted));
  return listed.length;
}

test.each(['esirien', 'nurkott'] as const)(
  'in %s exactly the attacks that are listed are accepted',
  (map) => {
    let attacks = 0;
    let joins = 0;
    for (let seed = 0; seed < 25; seed++) {
      const dice = seededDice(`${map} ${seed}`);
      const state = melee(dice, map);
      attacks += compare(state);
      const seat = state.seats[activeSide(state.phase)];
      const opening = dragonRage
        .legal(state, seat)
        .find((action) => KINDS.has(action.type) && 'hex' in action);
      if (!opening) continue;
      dragonRage.apply(state, seat, opening, dice);
      if (state.frames.at(-1)?.kind === 'attack') joins += compare(state);
    }
    expect(attacks).toBeGreaterThan(50);
    expect(joins).toBeGreaterThan(5);
  },
);

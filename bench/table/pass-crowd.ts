import fs from 'node:fs';
import zlib from 'node:zlib';
import { type Action, dragonPass, type State, worldFor } from '@hexwyrm/dragon-pass';
import { openMatch, PositionError, parseReplay, pickOne, type Seat, seededDice } from '@hexwyrm/kernel';
import { canTravel, reach } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import type { Crowd } from './crowd.ts';

interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly Action[];
}

const kept = (scenario: string) =>
  new URL(`../../apps/cli/replays/dragon-pass/${scenario}.json.gz`, import.meta.url);

const onMap = ({ units }: State): number => units.filter(({ hex }) => hex >= 0).length;

/** The kept game of the largest scenario for three with the most counters on the map in a movement phase. */
export const passCrowd = (): Crowd => crowdOf('Dragon Pass', fullest('pass-8'));

/** The same of the longest scenario, with every other counter that may stand there laid on a hex of its own. */
export const passMultitude = (): Crowd => crowdOf('Dragon Pass, all counters', allLaidOut(fullest('pass-9')));

function crowdOf(game: string, { state, seat, legal }: Moment): Crowd {
  const { grid } = worldFor(state.corrections).land;
  return {
    game,
    scenario: dragonPass.scenarioOf(state),
    counters: onMap(state),
    position: dragonPass.save(state),
    taken: new Set(state.units.flatMap(({ hex }) => grid.names[hex] ?? [])),
    movers: widest(state, seat, legal),
  };
}

function fullest(scenario: string): Moment {
  const replay = parseReplay(JSON.parse(zlib.gunzipSync(fs.readFileSync(kept(scenario))).toString()));
  const table = openMatch(dragonPass, { ...replay, actions: [] });
  let most: Moment | null = null;
  for (const { seat: by, action, dice } of replay.actions) {
    table.apply(by, action, dice);
    const decision = table.decision();
    const [seat] = decision?.seats ?? [];
    if (decision?.kind !== 'movement' || seat === undefined) continue;
    if (most === null || onMap(table.state) > onMap(most.state))
      most = { state: dragonPass.clone(table.state), seat, legal: table.legal(seat) };
  }
  if (most === null) throw new Error('nobody moves in the kept game');
  return most;
}

const positionFile = z.looseObject({
  units: z.array(z.looseObject({ owner: z.nullable(z.string()), hex: z.string() })),
});

/** Lays counters beside the map on free hexes, one after the other, as far as the position stays possible. */
function allLaidOut({ state, seat }: Moment): Moment {
  const { names } = worldFor(state.corrections).land.grid;
  const file = positionFile.parse(JSON.parse(JSON.stringify(dragonPass.save(state))));
  const taken = new Set(file.units.map(({ hex }) => hex));
  const free = names.filter((name) => !taken.has(name));
  const dice = seededDice('multitude');
  let now = state;
  for (const unit of file.units.filter(({ hex }) => !names.includes(hex))) {
    const { hex, owner } = unit;
    for (let tries = 0; tries < TRIES; tries += 1) {
      Object.assign(unit, { hex: pickOne(dice, free), owner: owner ?? seat });
      const next = opened(file);
      if (next !== null) {
        free.splice(free.indexOf(unit.hex), 1);
        now = next;
        break;
      }
      Object.assign(unit, { hex, owner });
    }
  }
  return { state: now, seat, legal: dragonPass.legal(now, seat) };
}

/** The position while it is the same seat's movement; null where it is not possible. */
function opened(file: object): State | null {
  try {
    const state = dragonPass.load(file);
    return dragonPass.decision(state)?.kind === 'movement' ? state : null;
  } catch (error) {
    if (error instanceof PositionError) return null;
    throw error;
  }
}

const TRIES = 5;

const MOVERS = 4;

/** The hexes from which a unit can reach the most others. */
function widest(state: State, seat: Seat, legal: readonly Action[]): Crowd['movers'] {
  const units = new Set(legal.flatMap((action) => ('unit' in action ? (action.unit ?? []) : [])));
  const goals = new Map<string, number>();
  if (!canTravel(dragonPass)) throw new Error('nobody travels');
  for (const unit of units) {
    const ways = reach(dragonPass, state, seat, unit);
    const [from] = ways[0]?.path ?? [];
    if (from) goals.set(from, Math.max(goals.get(from) ?? 0, new Set(ways.map(({ to }) => to)).size));
  }
  const most = [...goals].sort(([, a], [, b]) => b - a).slice(0, MOVERS);
  return Object.fromEntries(most.map(([hex, count]) => [`${hex} (${count} hexes)`, hex]));
}

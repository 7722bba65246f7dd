// What an owner of the printed game is told of corrections before a game is played with them.

import { type Dice, OptionError } from '@hexwyrm/kernel';
import { distinct, type Examination, faultsFrom, type Warning } from '@hexwyrm/wargame';
import { openPlay } from '../core/board.ts';
import type { State } from '../core/state.ts';
import { correctedSheet } from '../setup/correct-sheet.ts';
import { place } from '../setup/placement.ts';
import { freePlaces } from '../setup/places.ts';
import { type City, SCENARIOS, type Scenario, SHEETS } from '../setup/scenarios.ts';
import { nextToPlace } from '../setup/zones.ts';
import { groundChanges } from '../terrain/ground.ts';
import { chaptersOf } from '../world/correct-map.ts';
import { type Corrections, checkCorrections, parseCorrections } from '../world/corrections.ts';
import { MAP_DATA } from '../world/data.ts';
import { canWalkIn, flood, isBarrierIn, isDry } from '../world/passable.ts';
import { UNIT_TYPE_IDS } from '../world/unit-ids.ts';
import { mapDataFor, worldFor } from '../world/world.ts';
import { dragonRageRules } from './definition.ts';

const CITIES: readonly City[] = ['esirien', 'nurkott'];

/** Any roll does: only whether a scenario can be set up is asked. */
const diceInTurn = (): Dice => {
  let rolls = 0;
  return {
    d6() {
      rolls += 1;
      return (rolls % 6) + 1;
    },
  };
};

/** The faults that stop a game with the corrections, and what is unlikely in them. */
export function examineCorrections(json: unknown): Examination {
  const misread = faultsFrom(() => parseCorrections(json));
  if (misread.length > 0) return { faults: misread, warnings: [] };
  const corrections = parseCorrections(json);
  const misfits = distinct(CITIES.flatMap((city) => faultsFrom(() => checkCorrections(city, corrections))));
  if (misfits.length > 0) return { faults: misfits, warnings: [] };
  const stuck = SCENARIOS.flatMap((scenario) => stuckIn(scenario, corrections));
  return {
    faults: stuck,
    warnings: [...CITIES.flatMap((city) => onMap(city, corrections)), ...tooFew(corrections)],
  };
}

/** The options without which a scenario cannot begin; any will do. */
function askedBy({ kind }: Scenario['opening'], corrections: Corrections) {
  const map = 'esirien';
  if (kind === 'point-choice' || kind === 'planned') return { map };
  if (kind !== 'campaign') return {};
  const { startRoster } = worldFor(map, corrections).tables.campaign;
  return { map, campaign: { game: 1, rosters: { invader: startRoster, defender: startRoster } } };
}

/** What cannot be set up in the scenario. */
function stuckIn({ id, opening }: Scenario, corrections: Corrections) {
  const path = `scenarios.${id}`;
  const dice = diceInTurn();
  try {
    const options = { corrections, ...askedBy(opening, corrections) };
    const missing = leftOver(dragonRageRules.setup(id, options, dice), dice);
    return missing === null ? [] : [{ path, reason: `there is no room to set up ${missing}` }];
  } catch (error) {
    if (error instanceof OptionError) return [{ path, reason: error.message }];
    throw error;
  }
}

/** Sets everything up, each counter in the first place there is; returns the type that finds none. */
function leftOver(state: State, dice: Dice): string | null {
  const play = openPlay(state, dice);
  for (;;) {
    const frame = state.frames.at(-1);
    if (frame?.kind !== 'setup') return null;
    const [unit] = nextToPlace(play, frame.side);
    if (unit === undefined) return null;
    const [action] = freePlaces(play, unit, groundChanges(play)).byIndex;
    if (action === undefined) return unit.type;
    place.carryOut(play, frame.side, action);
  }
}

/** Points that do not add up as printed, walls with gaps, land that cannot be reached. */
function onMap(city: City, corrections: Corrections): Warning[] {
  const { chapters, at } = chaptersOf(city, corrections);
  if (Object.keys({ ...chapters.hexes, ...chapters.walls, ...chapters.entrances }).length === 0) return [];
  const { map } = worldFor(city, corrections);
  const { grid } = map;
  const data = mapDataFor(city, corrections);
  const warning = (kind: string, path: string, values: Warning['values']) => ({
    kind,
    path,
    values: { city, ...values },
  });
  const warnings: Warning[] = [];
  const was = MAP_DATA[city].totalVp;
  if (map.totalVp !== was) {
    const changed = Object.entries(chapters.hexes ?? {}).find(([, { vp }]) => vp !== undefined);
    warnings.push(warning('total-vp', `${at}hexes.${changed?.[0] ?? ''}.vp`, { now: map.totalVp, was }));
  }
  const inside = [...grid.names.keys()].filter((hex) => data.hexes[grid.names[hex] ?? '']?.inside === true);
  const within = new Set(inside);
  const outside = [...grid.names.keys()].filter((hex) => !within.has(hex));
  const isBarrier = isBarrierIn(map);
  const entered = flood(map, outside, (a, b) => !isBarrier(a, b));
  const gap = inside.find((hex) => entered.has(hex));
  if (gap !== undefined) warnings.push(warning('gap', `${at}walls`, { hex: grid.names[gap] ?? '' }));
  const reached = flood(map, map.exits.slice(0, 1), canWalkIn(map));
  const lost = [...grid.names.keys()].find((hex) => isDry(map, hex) && !reached.has(hex));
  if (lost !== undefined)
    warnings.push(warning('cut-off', `${at}hexes.${grid.names[lost]}`, { hex: grid.names[lost] ?? '' }));
  return warnings;
}

/** Fewer counters than a scenario fields: the box would not hold them. */
function tooFew(corrections: Corrections): Warning[] {
  const { types } = worldFor('esirien', corrections);
  const sheets = SHEETS.map((sheet) => correctedSheet(sheet, corrections));
  return UNIT_TYPE_IDS.flatMap((unit) => {
    if (corrections.units?.[unit]?.counters === undefined) return [];
    const has = types[unit].counters;
    const needs = (sheet: (typeof sheets)[number]) =>
      (sheet.forces.invader[unit] ?? 0) + (sheet.forces.defender[unit] ?? 0);
    const most = sheets.toSorted((a, b) => needs(b) - needs(a))[0];
    if (most === undefined || needs(most) <= has) return [];
    const values = { unit, has, need: needs(most), scenario: most.id };
    return [{ kind: 'counters', path: `units.${unit}.counters`, values }];
  });
}

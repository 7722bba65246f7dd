import type { Options } from '../core/options.ts';
import type { State } from '../core/state.ts';
import { noSpells } from '../magic/state.ts';
import type { MapId } from '../world/city-map.ts';
import type { Corrections } from '../world/corrections.ts';
import { worldFor } from '../world/world.ts';

/** An empty board before turn 1. */
export function blankState(
  scenario: string,
  map: MapId,
  options: Options,
  corrections: Corrections | null,
): State {
  const { entrances } = worldFor(map, corrections).map;
  return {
    version: 1,
    scenario,
    map,
    corrections,
    options,
    seats: { invader: 'invader', defender: 'defender' },
    first: 'invader',
    goal: 17,
    turn: 1,
    phase: 1,
    frames: [],
    units: [],
    entrances: entrances.map(() => 0),
    breaches: [],
    bridges: [],
    razed: [],
    carcasses: [],
    ...noSpells(),
    struck: [],
    elowyn: null,
    owed: [],
    hadHeroes: { invader: false, defender: false },
    lastDamage: 0,
    lastInside: 0,
    outcome: null,
  };
}

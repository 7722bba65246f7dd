// How powers are shown, as data for any table: neither rules nor drawing code come with it.

import * as assassins from './assassins/show.ts';
import * as craterMakers from './crater-makers/show.ts';
import * as crimsonBat from './crimson-bat/show.ts';
import * as disclosure from './disclosure/show.ts';
import * as dragontoothRunners from './dragontooth-runners/show.ts';
import * as earthShakers from './earth-shakers/show.ts';
import * as fullMoonCorps from './full-moon-corps/show.ts';
import * as ironhoof from './ironhoof/show.ts';
import * as stormwalkers from './stormwalkers/show.ts';
import * as transformer from './transformer/show.ts';
import * as waspSwarm from './wasp-swarm/show.ts';

/**
 * Icon and manner of every action of a power, in the order of their buttons. `aimed`: chosen first, then aimed at a hex;
 * `picks`: a choice between units.
 */
export const POWER_TRAITS = {
  ...dragontoothRunners.traits,
  ...fullMoonCorps.traits,
  ...stormwalkers.traits,
  ...craterMakers.traits,
  ...assassins.traits,
  ...waspSwarm.traits,
  ...ironhoof.traits,
  ...earthShakers.traits,
  ...crimsonBat.traits,
  ...transformer.traits,
  ...disclosure.traits,
};

/** The pictures on their units, by type. */
export const POWER_ART = {
  ...disclosure.art,
  ...dragontoothRunners.art,
  ...stormwalkers.art,
  ...waspSwarm.art,
  ...craterMakers.art,
  ...fullMoonCorps.art,
  ...crimsonBat.art,
  ...assassins.art,
  ...earthShakers.art,
  ...transformer.art,
  ...ironhoof.art,
};

/** The clause with which the rules of a power begin, by type of unit. */
export const POWER_CLAUSES = {
  ...disclosure.clauses,
  ...dragontoothRunners.clauses,
  ...stormwalkers.clauses,
  ...waspSwarm.clauses,
  ...craterMakers.clauses,
  ...fullMoonCorps.clauses,
  ...crimsonBat.clauses,
  ...assassins.clauses,
  ...earthShakers.clauses,
  ...ironhoof.clauses,
};

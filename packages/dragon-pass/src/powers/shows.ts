// How powers are shown, as data for any table: neither rules nor drawing code come with it.

import * as alliances from '../alliances/show.ts';
import * as randomEvents from '../events/show.ts';
import * as replacements from '../replacements/show.ts';
import * as assassins from './assassins/show.ts';
import * as cloakOfDarkness from './cloak-of-darkness/show.ts';
import * as cragspider from './cragspider/show.ts';
import * as craterMakers from './crater-makers/show.ts';
import * as crimsonBat from './crimson-bat/show.ts';
import * as delecti from './delecti/show.ts';
import * as disclosure from './disclosure/show.ts';
import * as dragons from './dragons/show.ts';
import * as dragontoothRunners from './dragontooth-runners/show.ts';
import * as dwarf from './dwarf/show.ts';
import * as earthShakers from './earth-shakers/show.ts';
import * as fullMoonCorps from './full-moon-corps/show.ts';
import * as giants from './giants/show.ts';
import * as hellHound from './hell-hound/show.ts';
import * as hungryJack from './hungry-jack/show.ts';
import * as hydra from './hydra/show.ts';
import * as ironhoof from './ironhoof/show.ts';
import * as puppeteers from './puppeteers/show.ts';
import * as spiritOfMovement from './spirit-of-movement/show.ts';
import * as stormwalkers from './stormwalkers/show.ts';
import * as transformer from './transformer/show.ts';
import * as tuskRiders from './tusk-riders/show.ts';
import * as waspSwarm from './wasp-swarm/show.ts';

/**
 * Icon and manner of every action of a power, in the order of their buttons. `aimed`: chosen first, then aimed at a hex;
 * `picks`: a choice between units; `effect`: it does something to hexes and the units in them, told before.
 */
export const POWER_TRAITS = {
  ...alliances.traits,
  ...randomEvents.traits,
  ...dragontoothRunners.traits,
  ...fullMoonCorps.traits,
  ...stormwalkers.traits,
  ...craterMakers.traits,
  ...cragspider.traits,
  ...hungryJack.traits,
  ...assassins.traits,
  ...waspSwarm.traits,
  ...ironhoof.traits,
  ...spiritOfMovement.traits,
  ...cloakOfDarkness.traits,
  ...hellHound.traits,
  ...puppeteers.traits,
  ...hydra.traits,
  ...giants.traits,
  ...delecti.traits,
  ...tuskRiders.traits,
  ...earthShakers.traits,
  ...crimsonBat.traits,
  ...transformer.traits,
  ...dragons.traits,
  ...disclosure.traits,
  ...replacements.traits,
  ...dwarf.traits,
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
  ...spiritOfMovement.art,
  ...cloakOfDarkness.art,
  ...hellHound.art,
  ...puppeteers.art,
};

/** Units whose rules are those of movement and combat. */
const PLAIN_CLAUSES = {
  'sun-dome-templars': 'DP-16.16-b',
};

/** The clause with which the rules of a power begin, by type of unit. */
export const POWER_CLAUSES = {
  ...PLAIN_CLAUSES,
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
  ...spiritOfMovement.clauses,
  ...cloakOfDarkness.clauses,
  ...hellHound.clauses,
  ...puppeteers.clauses,
  ...hydra.clauses,
  ...delecti.clauses,
  ...tuskRiders.clauses,
  ...dragons.clauses,
  ...giants.clauses,
  ...cragspider.clauses,
  ...hungryJack.clauses,
  ...dwarf.clauses,
};

// Apart from powers.ts, so that the page can print actions without loading the rules.

import type * as z from 'zod/mini';
import * as alliances from '../alliances/actions.ts';
import * as randomEvents from '../events/actions.ts';
import * as replacements from '../replacements/replacements.ts';
import * as assassins from './assassins/assassins.ts';
import * as cloakOfDarkness from './cloak-of-darkness/cloak-of-darkness.ts';
import * as cragspider from './cragspider/cragspider.ts';
import * as craterMakers from './crater-makers/crater-makers.ts';
import * as crimsonBat from './crimson-bat/crimson-bat.ts';
import * as delecti from './delecti/delecti.ts';
import * as disclosure from './disclosure/disclosure.ts';
import * as dragons from './dragons/dragons.ts';
import * as dragontoothRunners from './dragontooth-runners/dragontooth-runners.ts';
import * as dwarf from './dwarf/dwarf.ts';
import * as earthShakers from './earth-shakers/earth-shakers.ts';
import * as fullMoonCorps from './full-moon-corps/full-moon-corps.ts';
import * as giants from './giants/giants.ts';
import * as hellHound from './hell-hound/hell-hound.ts';
import * as hungryJack from './hungry-jack/hungry-jack.ts';
import * as hydra from './hydra/hydra.ts';
import * as ironhoof from './ironhoof/ironhoof.ts';
import * as puppeteers from './puppeteers/puppeteers.ts';
import * as spiritOfMovement from './spirit-of-movement/spirit-of-movement.ts';
import * as stormwalkers from './stormwalkers/stormwalkers.ts';
import * as transformer from './transformer/transformer.ts';
import * as tuskRiders from './tusk-riders/tusk-riders.ts';
import * as waspSwarm from './wasp-swarm/wasp-swarm.ts';

/** Every action of a power, with hexes named so. */
export const powerActions = <H extends z.ZodMiniType>(hex: H) =>
  [
    ...alliances.actions(),
    ...randomEvents.actions(hex),
    ...dragontoothRunners.actions(hex),
    ...disclosure.actions(),
    ...delecti.actions(hex),
    ...tuskRiders.actions(),
    ...stormwalkers.actions(hex),
    ...waspSwarm.actions(),
    ...craterMakers.actions(hex),
    ...fullMoonCorps.actions(hex),
    ...crimsonBat.actions(hex),
    ...assassins.actions(hex),
    ...earthShakers.actions(hex),
    ...transformer.actions(),
    ...ironhoof.actions(),
    ...spiritOfMovement.actions(),
    ...cloakOfDarkness.actions(),
    ...hellHound.actions(hex),
    ...puppeteers.actions(hex),
    ...hydra.actions(),
    ...dragons.actions(),
    ...giants.actions(hex),
    ...replacements.actions(),
    ...cragspider.actions(hex),
    ...hungryJack.actions(hex),
    ...dwarf.actions(),
  ] as const;

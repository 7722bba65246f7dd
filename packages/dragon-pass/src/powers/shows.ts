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
import * as dinosaurs from './dinosaurs/show.ts';
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
import type { PowerEvents } from './powers.ts';
import * as puppeteers from './puppeteers/show.ts';
import type { EventShow, PeoplePower, Peoples } from './showing.ts';
import * as spiritOfMovement from './spirit-of-movement/show.ts';
import * as stormwalkers from './stormwalkers/show.ts';
import * as transformer from './transformer/show.ts';
import * as tuskRiders from './tusk-riders/show.ts';
import * as waspSwarm from './wasp-swarm/show.ts';

/**
 * Icon and manner of every action of a power, in the order of their buttons. `aimed`: chosen first, then aimed at a hex;
 * `places`: it brings the unit to its hex; `picks`: a choice between units, `folded` if it is offered all through a phase,
 * `panel` if it has one of its own; `effect`: it does something to hexes and the units in them, told before.
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

type Traits = typeof POWER_TRAITS;
export type PowerAction = keyof Traits;

const isPower = (action: string): action is PowerAction => action in POWER_TRAITS;

/** The actions of powers that have the trait. */
export const powersThat = (
  trait: 'aimed' | 'effect' | 'folded' | 'panel' | 'picks' | 'places',
): readonly PowerAction[] =>
  Object.keys(POWER_TRAITS)
    .filter(isPower)
    .filter((action) => trait in POWER_TRAITS[action]);

/** Actions whose effects are told before they are chosen. */
export type Foretold = {
  [T in keyof Traits]: Traits[T] extends { readonly effect: true } ? T : never;
}[keyof Traits];

/** What a power does to a hex and the units in it: it eliminates, floods, or does something else. */
export const POWER_EFFECTS = {
  ...stormwalkers.effects,
  ...craterMakers.effects,
  ...cragspider.effects,
  ...waspSwarm.effects,
  ...earthShakers.effects,
  ...hellHound.effects,
  ...cloakOfDarkness.effects,
  ...disclosure.effects,
  ...ironhoof.effects,
  ...spiritOfMovement.effects,
};
export type EffectName = keyof typeof POWER_EFFECTS;

/**
 * Questions in the turn of another player, which a player may not want to be asked: the abilities `by` which they come about,
 * and what they come `before`.
 */
export const POWER_QUESTIONS = {
  ...ironhoof.questions,
  ...hungryJack.questions,
  ...puppeteers.questions,
  ...disclosure.questions,
  ...dragons.questions,
};
export type QuestionName = keyof typeof POWER_QUESTIONS;

/** Icons of what a later game-turn will bring. */
export const POWER_COMING = {
  arrivals: 'reinforce',
  ...randomEvents.coming,
  ...hungryJack.coming,
  ...cloakOfDarkness.coming,
  ...stormwalkers.coming,
} as const;
export type ComingName = keyof typeof POWER_COMING;

/** Events of powers that the log does not only tell in words. */
export const POWER_EVENTS: { readonly [E in keyof PowerEvents]?: EventShow } = {
  ...alliances.events,
  ...randomEvents.events,
  ...replacements.events,
  ...stormwalkers.events,
  ...craterMakers.events,
  ...fullMoonCorps.events,
  ...assassins.events,
  ...earthShakers.events,
  ...cloakOfDarkness.events,
  ...hungryJack.events,
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

/** Visits by which peoples are won in a way of their own, with the rules of each, one for each of its lines. */
export const POWER_DOORS = {
  ...dwarf.doors,
  ...delecti.doors,
  ...tuskRiders.doors,
  ...puppeteers.doors,
};

/** Units that are given to visitors, by what the die brings. */
export const POWER_GIFTS = dwarf.gifts;

/** Units that have to be revealed for their power, by type, and the rule for each. */
export const POWER_HIDING = disclosure.hiding;

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

/** What units can do without a power. */
const PLAIN_ABILITIES = {
  duck: 'DP-7.9.7-a',
  herd: 'DP-7.9.7-b',
  superhero: 'DP-8.4-a',
  hero: 'DP-8.5-b',
  'dragonewt-return': 'DP-16.5.2-a',
  'dragonewt-roads': 'DP-16.5.3-a',
  'leads-dragonewts': 'DP-16.5.2-d',
  'stands-firm': 'DP-16.16-b',
} as const;

/** Where the rules of each ability begin: those of single units, of their traits, and of their kinds. */
export const POWER_ABILITIES = {
  ...PLAIN_ABILITIES,
  ...randomEvents.abilities,
  ...disclosure.abilities,
  ...dragontoothRunners.abilities,
  ...stormwalkers.abilities,
  ...waspSwarm.abilities,
  ...craterMakers.abilities,
  ...fullMoonCorps.abilities,
  ...crimsonBat.abilities,
  ...assassins.abilities,
  ...earthShakers.abilities,
  ...transformer.abilities,
  ...ironhoof.abilities,
  ...spiritOfMovement.abilities,
  ...cloakOfDarkness.abilities,
  ...hellHound.abilities,
  ...puppeteers.abilities,
  ...hydra.abilities,
  ...delecti.abilities,
  ...tuskRiders.abilities,
  ...dinosaurs.abilities,
  ...dragons.abilities,
  ...giants.abilities,
  ...cragspider.abilities,
  ...hungryJack.abilities,
  ...dwarf.abilities,
};

/** Peoples whose rules are those of superheroes, herds, combat and the dead. */
const PLAIN_PEOPLES: Peoples = {
  androgeus: [{ clause: 'DP-16.1-d' }, { clause: 'DP-16.1-a' }],
  dragonewts: [{ clause: 'DP-16.5.2-a' }, { clause: 'DP-16.5.2-e' }, { clause: 'DP-16.5.3-a' }],
  grazelanders: [{ clause: 'DP-16.9-a' }, { clause: 'DP-16.9-d' }],
  'sun-dome-templars': [{ clause: 'DP-16.16-b' }, { clause: 'DP-16.16-c' }],
};

/** A people may have several powers: they are told in this order. */
const POWER_PEOPLES: readonly Peoples[] = [
  PLAIN_PEOPLES,
  cloakOfDarkness.peoples,
  hellHound.peoples,
  cragspider.peoples,
  earthShakers.peoples,
  assassins.peoples,
  ironhoof.peoples,
  spiritOfMovement.peoples,
  puppeteers.peoples,
  hydra.peoples,
  delecti.peoples,
  tuskRiders.peoples,
  dinosaurs.peoples,
  dragons.peoples,
  giants.peoples,
  hungryJack.peoples,
  dwarf.peoples,
];

/** What a people is known for. */
export const powersOfPeople = (people: string): readonly PeoplePower[] =>
  POWER_PEOPLES.flatMap((peoples) => peoples[people] ?? []);

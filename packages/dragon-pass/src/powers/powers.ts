// The powers of single units. One more is a folder beside these and a line in each list here, in actions.ts and in
// shows.ts: without it neither its actions, nor its events, nor its choices exist for the compiler.

import type { Dice } from '@hexwyrm/kernel';
import type * as z from 'zod/mini';
import * as alliances from '../alliances/alliances.ts';
import type { Action, ActionOf } from '../core/actions.ts';
import type { Frame } from '../core/frames.ts';
import type { Words } from '../core/position-words.ts';
import type { Forecast, FrameRule, Harm, Power, Sight } from '../core/power.ts';
import type { Player } from '../core/vocabulary.ts';
import * as randomEvents from '../events/random-events.ts';
import type { View } from '../game/view.ts';
import * as replacements from '../replacements/replacements.ts';
import * as assassins from './assassins/assassins.ts';
import * as cloakOfDarkness from './cloak-of-darkness/cloak-of-darkness.ts';
import * as cragspider from './cragspider/cragspider.ts';
import * as craterMakers from './crater-makers/crater-makers.ts';
import * as crimsonBat from './crimson-bat/crimson-bat.ts';
import * as delecti from './delecti/delecti.ts';
import * as dinosaurs from './dinosaurs/dinosaurs.ts';
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
import type { Foretold } from './shows.ts';
import * as spiritOfMovement from './spirit-of-movement/spirit-of-movement.ts';
import * as stormwalkers from './stormwalkers/stormwalkers.ts';
import * as transformer from './transformer/transformer.ts';
import * as tuskRiders from './tusk-riders/tusk-riders.ts';
import * as waspSwarm from './wasp-swarm/wasp-swarm.ts';

/** All of the fields of several types. */
type Merged<T extends readonly object[]> = T extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? First & Merged<Rest>
  : unknown;

/** In the order in which their actions are offered. */
export const POWERS: readonly Power[] = [
  alliances.power,
  randomEvents.power,
  dragontoothRunners.power,
  disclosure.power,
  delecti.power,
  tuskRiders.power,
  dinosaurs.power,
  stormwalkers.power,
  waspSwarm.power,
  craterMakers.power,
  fullMoonCorps.power,
  crimsonBat.power,
  assassins.power,
  earthShakers.power,
  transformer.power,
  ironhoof.power,
  spiritOfMovement.power,
  cloakOfDarkness.power,
  hellHound.power,
  puppeteers.power,
  hydra.power,
  dragons.power,
  giants.power,
  replacements.power,
  cragspider.power,
  hungryJack.power,
  dwarf.power,
  randomEvents.debts,
];

/** The powers that have something to do at such a moment. */
export const powersWith = (moment: keyof Power): readonly Power[] =>
  POWERS.filter((power) => power[moment] !== undefined);

export const POWER_RULES = {
  ...alliances.rules,
  ...randomEvents.rules,
  ...dragontoothRunners.rules,
  ...disclosure.rules,
  ...delecti.rules,
  ...tuskRiders.rules,
  ...stormwalkers.rules,
  ...waspSwarm.rules,
  ...craterMakers.rules,
  ...fullMoonCorps.rules,
  ...crimsonBat.rules,
  ...assassins.rules,
  ...earthShakers.rules,
  ...transformer.rules,
  ...ironhoof.rules,
  ...spiritOfMovement.rules,
  ...cloakOfDarkness.rules,
  ...hellHound.rules,
  ...puppeteers.rules,
  ...hydra.rules,
  ...dragons.rules,
  ...giants.rules,
  ...replacements.rules,
  ...cragspider.rules,
  ...hungryJack.rules,
  ...dwarf.rules,
};

/** What actions would do: of each that a folder shows with an effect. */
const FORECASTS: { readonly [T in Foretold]: Forecast<T> } = {
  ...disclosure.forecasts,
  ...stormwalkers.forecasts,
  ...waspSwarm.forecasts,
  ...craterMakers.forecasts,
  ...earthShakers.forecasts,
  ...ironhoof.forecasts,
  ...spiritOfMovement.forecasts,
  ...cloakOfDarkness.forecasts,
  ...hellHound.forecasts,
  ...dragons.forecasts,
  ...cragspider.forecasts,
};

export const forecastOf = <T extends Foretold>(type: T): Forecast<T> => FORECASTS[type];

export const isForetold = (action: Action): action is ActionOf<Foretold> => action.type in FORECASTS;

type AllEvents = [
  alliances.Events,
  randomEvents.Events,
  dragontoothRunners.Events,
  disclosure.Events,
  delecti.Events,
  tuskRiders.Events,
  dinosaurs.Events,
  stormwalkers.Events,
  waspSwarm.Events,
  craterMakers.Events,
  fullMoonCorps.Events,
  crimsonBat.Events,
  assassins.Events,
  earthShakers.Events,
  transformer.Events,
  ironhoof.Events,
  spiritOfMovement.Events,
  cloakOfDarkness.Events,
  hellHound.Events,
  puppeteers.Events,
  hydra.Events,
  dragons.Events,
  giants.Events,
  replacements.Events,
  cragspider.Events,
  hungryJack.Events,
  dwarf.Events,
];
export type PowerEvents = Merged<AllEvents>;

type AllState = [
  alliances.Added,
  randomEvents.Added,
  dragontoothRunners.Added,
  disclosure.Added,
  stormwalkers.Added,
  crimsonBat.Added,
  assassins.Added,
  earthShakers.Added,
  transformer.Added,
  ironhoof.Added,
  spiritOfMovement.Added,
  cloakOfDarkness.Added,
  hellHound.Added,
  puppeteers.Added,
  hydra.Added,
  delecti.Added,
  dragons.Added,
  replacements.Added,
  hungryJack.Added,
];
/** What powers add to the state. */
export type PowerState = Merged<AllState>;

export const blankPowers = (): PowerState => ({
  ...alliances.added.blank(),
  ...randomEvents.added.blank(),
  ...dragontoothRunners.added.blank(),
  ...disclosure.added.blank(),
  ...stormwalkers.added.blank(),
  ...crimsonBat.added.blank(),
  ...assassins.added.blank(),
  ...earthShakers.added.blank(),
  ...transformer.added.blank(),
  ...ironhoof.added.blank(),
  ...spiritOfMovement.added.blank(),
  ...cloakOfDarkness.added.blank(),
  ...hellHound.added.blank(),
  ...puppeteers.added.blank(),
  ...hydra.added.blank(),
  ...delecti.added.blank(),
  ...dragons.added.blank(),
  ...replacements.added.blank(),
  ...hungryJack.added.blank(),
});

/** The fields of a position that belong to powers. */
export const powerFields = (words: Words) => ({
  ...alliances.added.fields(words),
  ...randomEvents.added.fields(words),
  ...dragontoothRunners.added.fields(words),
  ...disclosure.added.fields(words),
  ...stormwalkers.added.fields(words),
  ...crimsonBat.added.fields(words),
  ...assassins.added.fields(words),
  ...earthShakers.added.fields(words),
  ...transformer.added.fields(words),
  ...ironhoof.added.fields(words),
  ...spiritOfMovement.added.fields(words),
  ...cloakOfDarkness.added.fields(words),
  ...hellHound.added.fields(words),
  ...puppeteers.added.fields(words),
  ...hydra.added.fields(words),
  ...delecti.added.fields(words),
  ...dragons.added.fields(words),
  ...replacements.added.fields(words),
  ...hungryJack.added.fields(words),
});

/** What a player may know of them, where it is not everything. */
export const seenPowers = (state: PowerState, sight: Sight): Partial<PowerState> => ({
  ...alliances.added.seen?.(state, sight),
  ...randomEvents.added.seen?.(state, sight),
  ...dragontoothRunners.added.seen?.(state, sight),
  ...disclosure.added.seen?.(state, sight),
  ...stormwalkers.added.seen?.(state, sight),
  ...crimsonBat.added.seen?.(state, sight),
  ...assassins.added.seen?.(state, sight),
  ...earthShakers.added.seen?.(state, sight),
  ...transformer.added.seen?.(state, sight),
  ...ironhoof.added.seen?.(state, sight),
  ...spiritOfMovement.added.seen?.(state, sight),
  ...dragons.added.seen?.(state, sight),
  ...replacements.added.seen?.(state, sight),
  ...hungryJack.added.seen?.(state, sight),
  ...cloakOfDarkness.added.seen?.(state, sight),
  ...hellHound.added.seen?.(state, sight),
  ...puppeteers.added.seen?.(state, sight),
});

/** What a player may not know of them, made up. */
export const guessedPowers = (view: View, player: Player, dice: Dice): Partial<PowerState> => ({
  ...alliances.added.guess?.(view, player, dice),
  ...randomEvents.added.guess?.(view, player, dice),
  ...replacements.added.guess?.(view, player, dice),
});

export const powerFrames = (words: Words) =>
  [
    ...delecti.frames(words),
    ...alliances.frames(words),
    ...randomEvents.frames(words),
    ...crimsonBat.frames(words),
    ...assassins.frames(words),
    ...earthShakers.frames(words),
    ...ironhoof.frames(words),
    ...dragons.frames(words),
    ...replacements.frames(words),
    ...hungryJack.frames(words),
    ...hellHound.frames(words),
    ...puppeteers.frames(words),
  ] as const;

export type PowerFrame = z.infer<ReturnType<typeof powerFrames>[number]>;

export const FRAME_RULES: { readonly [K in PowerFrame['kind']]: FrameRule<K> } = {
  ...delecti.frameRules,
  ...alliances.frameRules,
  ...randomEvents.frameRules,
  ...crimsonBat.frameRules,
  ...assassins.frameRules,
  ...earthShakers.frameRules,
  ...ironhoof.frameRules,
  ...dragons.frameRules,
  ...replacements.frameRules,
  ...hungryJack.frameRules,
  ...hellHound.frameRules,
  ...puppeteers.frameRules,
};

export const frameRule = <K extends PowerFrame['kind']>(kind: K): FrameRule<K> => FRAME_RULES[kind];

/** Whether the choice is one that a power asks for. */
export const isOfPower = (frame: Frame): frame is PowerFrame => frame.kind in FRAME_RULES;

const ALL_HARMS = {
  ...stormwalkers.harms,
  ...waspSwarm.harms,
  ...craterMakers.harms,
  ...earthShakers.harms,
  ...cragspider.harms,
};
export type HarmName = keyof typeof ALL_HARMS;
export const HARMS: Readonly<Record<HarmName, Harm>> = ALL_HARMS;
export const HARM_NAMES = Object.keys(HARMS).filter((name): name is HarmName => name in HARMS);

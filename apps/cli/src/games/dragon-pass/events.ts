import type { Event, State } from '@hexwyrm/dragon-pass';
import { signed, spaced } from '../words.ts';
import { placeName, unitName, unitNames } from './names.ts';

type Words = {
  readonly [T in Event['type']]: (event: Extract<Event, { type: T }>, state: State) => string | null;
};

const points = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
const rolls = (thrown: readonly { readonly seat: string; readonly die: number }[]): string =>
  thrown.length === 0 ? '' : ` (dice: ${thrown.map(({ seat, die }) => `${seat} ${die}`).join(', ')})`;

/** What happened, in one line each. */
const WORDS: Words = {
  'moon-chosen': ({ phase }) => `the Red Moon begins at ${spaced(phase)}`,
  deployed: ({ unit, hex }, state) => `${unitName(state, unit)} is set up at ${placeName(state, hex)}`,
  'deployment-ended': ({ seat, waiting }, state) =>
    `${seat} has set up${waiting.length > 0 ? `; off the map: ${unitNames(state, waiting)}` : ''}`,
  'turn-began': ({ turn, moon }) => `== game-turn ${turn}${moon === null ? '' : `, moon ${spaced(moon)}`}`,
  phase: ({ turn, seat, phase }) => `-- turn ${turn}, ${seat}: ${phase}`,
  conceded: ({ seat }) => `${seat} gives up`,
  'game-over': ({ winner, reason }) => `the game is over: ${winner ?? 'nobody'} wins (${spaced(reason)})`,
  moved: ({ unit, from, to, cost }, state) =>
    `${unitName(state, unit)} moves from ${from} to ${placeName(state, to)} for ${points(cost, 'point')}`,
  carried: ({ unit, by }, state) => `${unitName(state, by)} takes ${unitName(state, unit)} along`,
  'set-down': ({ unit, hex }, state) => `${unitName(state, unit)} is set down at ${hex}`,
  arrived: ({ unit, hex }, state) => `${unitName(state, unit)} arrives at ${placeName(state, hex)}`,
  restacked: ({ hex }, state) => `stack rearranged at ${placeName(state, hex)}`,
  unseen: ({ what, seat, colour, from, to }) =>
    `a ${spaced(colour)} unit of ${seat} has ${what} ${from === '' ? '' : `from ${from} `}to ${to === '' ? 'somewhere off the map' : to}`,
  'control-changed': ({ hex, seat }, state) => `${seat} controls ${placeName(state, hex)}`,
  'glowline-fell': () => 'the Temple of the Reaching Moon is taken: the Glowline is gone',
  committed: ({ unit, hex }, state) =>
    `${unitName(state, unit)} is committed against ${placeName(state, hex)}`,
  supported: ({ unit, hex }, state) => `${unitName(state, unit)} supports ${placeName(state, hex)}`,
  'returned-to-box': ({ unit }, state) => `${unitName(state, unit)} returns to its box`,
  'battle-declared': ({ attackers, defenders, targets, commander }, state) =>
    `battle for ${targets.map((hex) => placeName(state, hex)).join(' and ')}: ${unitNames(state, attackers)} against ${unitNames(state, defenders)}; ${commander} defends`,
  'command-rolled': (event) => `dice for the command of the defence${rolls(event.rolls)}`,
  'battle-ended': ({ targets }) => `the battle for ${targets.join(' and ')} is over`,
  struck: ({ cause, total, die, modifier, loss, by, hex, targets = hex === undefined ? [] : [hex] }, state) =>
    `${spaced(cause)} by ${unitNames(state, by)}${targets.length === 0 ? '' : ` at ${targets.join(' and ')}`}: ${total}, die ${die}${signed(modifier)}: a loss of ${loss}`,
  fired: ({ hex, total, die, modifier, result, by }, state) =>
    `missile fire by ${unitNames(state, by)} at ${hex}: ${total}, die ${die}${signed(modifier)}: ${result === '-' ? 'no effect' : result}`,
  devoured: ({ by, unit }, state) => `${unitName(state, by)} devours ${unitName(state, unit)}`,
  reserved: ({ units }, state) => `held in reserve: ${unitNames(state, units)}`,
  held: ({ units, clause }, state) => `cannot retreat (${clause}): ${unitNames(state, units)}`,
  retreated: ({ unit, from, to }, state) =>
    `${unitName(state, unit)} retreats from ${from} to ${placeName(state, to)}`,
  advanced: ({ unit, from, to }, state) =>
    `${unitName(state, unit)} advances from ${from} to ${placeName(state, to)}`,
  disrupted: ({ unit }, state) => `${unitName(state, unit)} is disrupted`,
  eliminated: ({ unit }, state) => `${unitName(state, unit)} is eliminated`,
  captured: ({ unit, seat, hex }, state) => `${seat} captures ${unitName(state, unit)} at ${hex}`,
  'became-neutral': ({ unit }, state) => `${unitName(state, unit)} becomes neutral`,
  stampeded: ({ unit, die, from, to }, state) =>
    `${unitName(state, unit)} stampedes from ${from}, die ${die}: ${to === null ? 'off the map' : `to ${to}`}`,
  rallied: ({ unit }, state) => `${unitName(state, unit)} rallies`,
  'escape-rolled': ({ unit, die, needs, success }, state) =>
    `${unitName(state, unit)} tries to escape, needs ${needs}, die ${die}: ${success ? 'gets away' : 'is lost'}`,
  rejoined: ({ unit, hex }, state) => `${unitName(state, unit)} rejoins at ${placeName(state, hex)}`,
  protected: ({ units, hex }, state) => `protected at ${hex}: ${unitNames(state, units)}`,
  'went-berserk': ({ unit, scapegoat }, state) =>
    `${unitName(state, unit)} goes berserk against ${unitName(state, scapegoat)}`,
  'rage-ended': ({ unit }, state) => `${unitName(state, unit)} calms down`,
  sown: ({ unit, hex }, state) => `${unitName(state, unit)} is sown at ${placeName(state, hex)}`,
  disclosed: ({ unit, hex }, state) => `${unitName(state, unit)} is shown at ${placeName(state, hex)}`,
  concealed: ({ unit }, state) => `${unitName(state, unit)} is hidden again`,
  'storm-raised': ({ hex }, state) =>
    `a storm rises over ${hex === null ? 'the whole board' : placeName(state, hex)}`,
  'weather-changed': ({ weather }) => `the weather: ${weather}`,
  flooded: ({ hexes }) => `flooded: ${hexes.join(' ')}`,
  drained: () => 'the floods drain away',
  'meteors-fell': ({ hex }, state) => `meteors fall on ${placeName(state, hex)}`,
  'wasps-swarmed': ({ hex }, state) => `wasps swarm at ${placeName(state, hex)}`,
  mustered: ({ unit, hex }, state) => `${unitName(state, unit)} appears at ${placeName(state, hex)}`,
  fed: ({ unit, due }, state) => `${unitName(state, unit)} is fed to the Bat: ${due} more to eat`,
  'bat-starved': () => 'the Crimson Bat starves',
  'bat-unsated': ({ seat, due, rolls: thrown }) =>
    `the Bat died hungry: ${seat} names ${points(due, 'victim')}${rolls(thrown)}`,
  'feeding-missed': ({ phase }) => `the Bat was not fed on ${spaced(phase)}`,
  'earth-broke': ({ hexes, enclosed }) =>
    `the earth breaks at ${hexes.join(' ')}${enclosed.length > 0 ? `; enclosed: ${enclosed.join(' ')}` : ''}`,
  'fortress-ruined': ({ hex }, state) => `${placeName(state, hex)} is in ruins`,
  'cavalry-frozen': () => 'Ironhoof freezes all cavalry this game-turn',
  scouted: ({ unit, hex, die, result }, state) =>
    `${unitName(state, unit)} slips into ${placeName(state, hex)}, die ${die}: ${result}`,
  'assassin-struck': ({ unit, target, die, modifier, success }, state) =>
    `${unitName(state, unit)} strikes at ${unitName(state, target)}, die ${die}${signed(modifier)}: ${success ? 'succeeds' : 'fails'}`,
  'assassin-fled': ({ unit, die, result }, state) =>
    `${unitName(state, unit)} getaway, die ${die}: ${result}`,
  seen: ({ hex, units }, state) => `seen at ${placeName(state, hex)}: ${unitNames(state, units)}`,
  transformed: ({ unit, factor }, state) => `the ${factor} of ${unitName(state, unit)} is doubled`,
  resurrected: ({ unit, hex }, state) => `${unitName(state, unit)} lives again at ${placeName(state, hex)}`,
};

const say = <T extends Event['type']>(event: Extract<Event, { type: T }>, type: T, state: State) =>
  WORDS[type](event, state);

export const describeEvent = (state: State, event: Event): string | null => say(event, event.type, state);

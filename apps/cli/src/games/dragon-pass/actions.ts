import { type Action, type ActionType, dragonPass, type State } from '@hexwyrm/dragon-pass';
import { placeName, unitAtGlance, unitName } from './names.ts';

type Words = {
  readonly [T in ActionType]: (action: Extract<Action, { type: T }>, state: State) => string;
};

/** What each action is called in a list of choices, under the name of its unit. */
const WORDS: Words = {
  moon: ({ phase }) => `begin with the moon at ${phase.replaceAll('-', ' ')}`,
  deploy: ({ hex }, state) => `set it up at ${placeName(state, hex)}`,
  hold: () => 'keep it off the map for now',
  first: ({ unit }, state) => `set up ${unitName(state, unit)} before the others`,
  ready: () => 'confirm setup',
  step: ({ to }, state) => `move to ${placeName(state, to)}`,
  carry: ({ cargo }, state) => `carry ${unitName(state, cargo)}`,
  'set-down': () => 'be set down',
  arrive: ({ hex }, state) => `enter the map at ${placeName(state, hex)}`,
  restack: ({ hex }, state) => `rearrange the stack at ${placeName(state, hex)}`,
  next: ({ unit }, state) => `next from the top: ${unitName(state, unit)}`,
  keep: () => 'leave the rest as is',
  end: () => 'end the phase',
  commit: ({ hex }, state) => `commit against the stack at ${placeName(state, hex)}`,
  attack: ({ hex, unit }, state) =>
    `attack ${placeName(state, hex)}${unit === null ? ' with spirits and agents alone' : ''}`,
  join: () => 'join the attack',
  widen: ({ hex }, state) => `attack ${placeName(state, hex)} in the same battle`,
  fight: () => 'fight the battle',
  support: ({ hex }, state) => `support the stack at ${placeName(state, hex)}`,
  done: () => 'done',
  hush: () => 'do not ask again in this player-turn',
  defer: () => 'let the other defending players go first',
  protect: ({ unit }, state) => `protect ${unitName(state, unit)}`,
  withhold: () => 'hold it back from the attack',
  devour: ({ unit }, state) => `devour ${unitName(state, unit)}`,
  take: ({ unit }, state) => `lose ${unitName(state, unit)}`,
  aim: ({ hex }, state) => `shoot at ${placeName(state, hex)}`,
  volley: ({ hex }, state) => `all remaining units fire at ${placeName(state, hex)}`,
  disrupt: ({ unit }, state) => `${unitName(state, unit)} is disrupted`,
  lose: ({ unit }, state) => `${unitName(state, unit)} is eliminated`,
  reserve: () => 'hold it and all below it in reserve',
  retreat: ({ to }, state) => `retreat to ${placeName(state, to)}`,
  'lead-away': ({ to }, state) => `lead it away to ${placeName(state, to)}`,
  advance: ({ to }, state) => `advance to ${placeName(state, to)}`,
  blame: ({ unit }, state) => `name ${unitName(state, unit)} as the killer`,
  rejoin: ({ hex }, state) => `rejoin the army at ${placeName(state, hex)}`,
  reappear: ({ hex }, state) => `come back at ${placeName(state, hex)}`,
  hasten: ({ unit }, state) => `hasten ${unitName(state, unit)}`,
  drive: ({ to }, state) => `drive the herd, and all it hastens, to ${placeName(state, to)}`,
  ride: ({ to }, state) => `run along the dragonewt road to ${placeName(state, to)}`,
  sow: ({ hex }, state) => `sow the tooth at ${placeName(state, hex)}`,
  disclose: ({ unit }, state) => `show where ${unitName(state, unit)} is`,
  conceal: ({ unit }, state) => `hide ${unitName(state, unit)} again`,
  storm: ({ hex }, state) =>
    hex === null ? 'raise a storm over the whole board' : `raise a storm at ${placeName(state, hex)}`,
  wasps: () => 'let the wasps swarm',
  meteor: ({ hex }, state) => `call meteors down on ${placeName(state, hex)}`,
  muster: ({ hex }, state) => `appear at ${placeName(state, hex)}`,
  feed: ({ unit }, state) => `feed ${unitName(state, unit)} to the Bat`,
  scout: ({ hex }, state) => `send the assassin to ${placeName(state, hex)}`,
  strike: ({ unit }, state) => `strike at ${unitName(state, unit)}`,
  quake: ({ lines }) => `raise an earthquake with ${lines === 1 ? 'one line' : 'two lines'}`,
  fracture: ({ hex }, state) => `extend the fracture line to ${placeName(state, hex)}`,
  freeze: () => 'freeze all cavalry this game-turn',
  transform: ({ factor }) => `double its ${factor}`,
  forfeit: ({ hex, depth }, state) => `lose number ${depth + 1} from the top at ${placeName(state, hex)}`,
  concede: () => 'concede',
};

const say = <T extends ActionType>(action: Extract<Action, { type: T }>, type: T, state: State): string =>
  WORDS[type](action, state);

export const describeAction = (state: State, action: Action): string => say(action, action.type, state);

/** Choices between units: listed on their own, not under a unit. */
const AMONG_UNITS: ReadonlySet<ActionType> = new Set([
  'first',
  'next',
  'protect',
  'take',
  'disrupt',
  'lose',
  'blame',
  'feed',
  'strike',
  'disclose',
  'conceal',
]);

/** Choices are listed by the unit that acts. */
export function groupOf(state: State, action: Action): string | null {
  const unit = AMONG_UNITS.has(action.type) ? null : dragonPass.unitOf(action);
  return unit === null ? null : unitAtGlance(state, unit);
}

import { type Action, type ActionType, dragonRage, type State } from '@hexwyrm/dragon-rage';
import { typeName, unitAtGlance, unitName } from './names.ts';

type Words = {
  readonly [T in ActionType]: (action: Extract<Action, { type: T }>, state: State) => string;
};

const facing = (direction: string | undefined): string => (direction ? `, facing ${direction}` : '');

interface Aim {
  readonly hex?: string | undefined;
  readonly monster?: number | undefined;
  readonly area?: string | undefined;
}

const target = ({ hex, monster, area }: Aim, state: State): string => {
  if (monster === undefined) return hex ?? '';
  return `${unitName(state, monster)}${area ? `, ${area}` : ''}`;
};

const groups = (used: Readonly<Record<string, number | undefined>>): string =>
  Object.entries(used)
    .filter(([, count]) => count)
    .map(([area, count]) => `${count} ${area}`)
    .join(', ');

const cast: Words['cast'] = (action, state) => {
  const { spell, radius, hex, target: unit, element, hold } = action;
  const aim = unit === undefined ? hex : unitName(state, unit);
  const words = [
    element ? `${element} ${spell}` : spell,
    radius === undefined ? '' : `radius ${radius}`,
    aim === undefined ? '' : `at ${aim}`,
    hold ? 'held back for a melee' : '',
  ];
  return `cast ${words.filter(Boolean).join(', ')}`;
};

/** What each action is called in a list of choices, under the name of its unit. */
const WORDS: Words = {
  recruit: ({ what, side }) => `recruit ${typeName(what)}${side ? ` for the ${side}` : ''}`,
  goal: ({ goal }) => `set the goal to ${goal} points`,
  ready: () => 'ready',
  'choose-side': ({ side }) => `play the ${side}`,
  place: (action) => `place ${typeName(action.what)} at ${action.hex}${facing(action.facing)}`,
  face: (action) => `turn it to ${action.facing}`,
  end: () => 'end the phase',
  concede: () => 'concede',
  walk: (action) => `walk to ${action.to}${facing(action.facing)}`,
  turn: (action) => `turn to ${action.facing}`,
  overrun: ({ to }) => `overrun ${to}`,
  slither: (action) => `slither${action.to ? ` to ${action.to}` : ''}${facing(action.facing)}`,
  bound: (action) => `bound to ${action.to}${facing(action.facing)}`,
  fly: (action) =>
    `fly ${action.route.join(' ') || 'on the spot'}${facing(action.facing)}, ${action.land ? 'land' : 'stay up'}`,
  fall: ({ to }) => `fall from the tower to ${to}`,
  raze: () => 'destroy the hex',
  smash: ({ to, mp }) => `smash the entrance to ${to}${mp ? ` with ${mp} MP` : ''}`,
  scale: ({ to }) => `scale the wall to ${to}`,
  displace: ({ to }) => `move aside to ${to}`,
  arrive: ({ what, hex }) => `bring ${typeName(what)} on at ${hex}`,
  shoot: (action, state) => `shoot at ${target(action, state)}`,
  breathe: (action) => `breathe fire to ${action.facing}`,
  melee: (action, state) => `attack ${target(action, state)}`,
  join: ({ bolt }) => (bolt ? 'add the lightning bolt' : 'join the attack'),
  roll: () => 'roll',
  strike: (action) => `strike ${action.hex} with ${groups(action.groups) || 'nothing'}`,
  demolish: () => 'prepare to burn the bridge',
  assign: ({ area }) => `assign 1 damage to the ${area}`,
  cast,
  pay: () => 'pay the price',
  decline: () => 'decline',
};

const say = <T extends ActionType>(action: Extract<Action, { type: T }>, type: T, state: State): string =>
  WORDS[type](action, state);

export const describeAction = (state: State, action: Action): string => say(action, action.type, state);

/** Choices are listed by unit; counters that are not on the map yet by what they are. */
export function groupOf(state: State, action: Action): string | null {
  if (action.type === 'place') return `set up ${typeName(action.what)}`;
  if (action.type === 'arrive') return `bring ${typeName(action.what)} on`;
  const unit = dragonRage.unitOf(action);
  return unit === null ? null : unitAtGlance(state, unit);
}

import type { Event, State } from '@hexwyrm/dragon-rage';
import type { RollOdds } from '@hexwyrm/kernel';
import { chanceOf, signed, spaced } from '../words.ts';
import { typeName, unitName } from './names.ts';

type Words = {
  readonly [T in Event['type']]: (event: Extract<Event, { type: T }>, state: State) => string | null;
};

const army = (counts: Readonly<Record<string, number | undefined>>): string =>
  Object.entries(counts)
    .map(([type, count]) => `${count} ${typeName(type)}`)
    .join(', ') || 'nothing';

const units = (ids: readonly number[], state: State): string =>
  ids.map((id) => unitName(state, id)).join(', ');
const between = ([a, b]: readonly [string, string]): string => `${a}|${b}`;
const needed = (cell: number | 'D' | 'M'): string => {
  if (cell === 'D') return 'destroyed without a roll';
  return cell === 'M' ? 'cannot hit' : `needs ${cell}`;
};

const rolled: Words['rolled'] = (event, state) => {
  const { roll, unit, dice, modifier, needs, atMost, success } = event;
  const who = unit === undefined ? '' : ` of ${unitName(state, unit)}`;
  const sum = `${dice.join(' + ')}${signed(modifier)}`;
  return `dice for ${spaced(roll)}${who}: ${sum}, needs ${needs}${atMost ? ' at most' : ''}: ${success ? 'succeeds' : 'fails'}`;
};

/** What happened, in one line each. */
const WORDS: Words = {
  recruited: ({ side, what }) => `the ${side} recruits ${typeName(what)}`,
  'armies-revealed': ({ invader, defender, goal }) =>
    `the invader has ${army(invader)}; the defender has ${army(defender)}; the goal is ${goal}`,
  planned: ({ invader, defender, goal }) =>
    `planned: invader ${army(invader)}; defender ${army(defender)}; goal ${goal}`,
  'sides-rolled': ({ dice }) => `dice for the choice of sides: ${dice.join(', ')}`,
  'side-chosen': ({ seat, side }) => `${seat} plays the ${side}`,
  'goal-set': ({ goal }) => `the goal is ${goal}`,
  placed: ({ unit, hex }, state) => `${unitName(state, unit)} is set up at ${hex}`,
  faced: ({ unit, facing }, state) => `${unitName(state, unit)} faces ${facing}`,
  phase: ({ turn, phase }) => `-- turn ${turn}: ${spaced(phase)}`,
  conceded: ({ side }) => `the ${side} concedes`,
  'game-over': ({ winner, reason }) => `the game is over: ${winner ?? 'nobody'} wins (${spaced(reason)})`,
  moved: ({ unit, from, to }, state) => `${unitName(state, unit)} moves ${from ?? ''} to ${to}`,
  turned: ({ unit, facing }, state) => `${unitName(state, unit)} turns to ${facing}`,
  'took-off': ({ unit }, state) => `${unitName(state, unit)} takes off`,
  landed: ({ unit, hex }, state) => `${unitName(state, unit)} lands at ${hex}`,
  crashed: ({ unit, hex }, state) => `${unitName(state, unit)} crashes at ${hex}`,
  displaced: ({ unit, from, to }, state) => `${unitName(state, unit)} gives way from ${from} to ${to}`,
  arrived: ({ unit, hex }, state) => `${unitName(state, unit)} arrives at ${hex}`,
  'reinforcements-due': (event) =>
    `reinforcements: ${event.units.map(typeName).join(', ') || 'none'}${event.forfeited ? `, ${event.forfeited} forfeited` : ''}`,
  'control-changed': (event) => `the ${event.side} controls the entrance ${between(event.between)}`,
  'entrance-opened': (event, state) => `${unitName(state, event.unit)} opens ${between(event.between)}`,
  'entrance-closed': (event) => `the entrance ${between(event.between)} is shut`,
  'entrance-smashed': (event, state) => `${unitName(state, event.unit)} breaks ${between(event.between)}`,
  'wall-breached': (event, state) => `${unitName(state, event.unit)} breaches ${between(event.between)}`,
  'bridge-marked': ({ hex, unit }, state) => `${unitName(state, unit)} prepares to burn the bridge ${hex}`,
  'bridge-broken': ({ hex, unit }, state) => `the bridge ${hex} breaks under ${unitName(state, unit)}`,
  'bridge-saved': ({ hex }) => `the bridge ${hex} is saved`,
  'bridge-burned': ({ hex }) => `the bridge ${hex} is gone`,
  rolled,
  attack: (event, state) =>
    `${event.weapon} by ${units(event.units, state)} on ${event.hex}: ${event.attack} against ${event.defence}, ${needed(event.cell)}`,
  missed: ({ hex }) => `the attack on ${hex} misses`,
  wounded: ({ unit }, state) => `${unitName(state, unit)} is wounded`,
  destroyed: ({ unit }, state) => `${unitName(state, unit)} is destroyed`,
  damaged: ({ unit, area, points }, state) =>
    `${unitName(state, unit)} loses ${points} point${points === 1 ? '' : 's'}${area ? ` on the ${area}` : ''}`,
  'group-lost': ({ unit, area }, state) => `${unitName(state, unit)} loses a ${area} group`,
  berserk: ({ unit }, state) => `${unitName(state, unit)} goes berserk`,
  killers: (event, state) => `marked as killers: ${units(event.units, state)}`,
  breathed: ({ unit, hexes }, state) => `${unitName(state, unit)} breathes fire on ${hexes.join(' ')}`,
  demoralised: ({ side }) => `the ${side} is demoralised`,
  'attack-lost': ({ unit }, state) => `${unitName(state, unit)} loses its attack`,
  cast: ({ unit, spell, cost }, state) => `${unitName(state, unit)} casts ${spell} for ${cost} points`,
  'boost-over': ({ hex }) => `the boost at ${hex} is over`,
  'fog-lifted': ({ hex }) => `the fog at ${hex} lifts`,
  'whirlwind-drifted': ({ from, to }) => `the whirlwind drifts from ${from} to ${to}`,
  'whirlwind-gone': ({ hex }) => `the whirlwind at ${hex} is gone`,
  'bolt-held': ({ target }, state) => `a lightning bolt is held back for ${unitName(state, target)}`,
  'bolt-lost': ({ target }, state) => `the bolt held back for ${unitName(state, target)} is lost`,
  summoned: ({ unit, hex }, state) => `${unitName(state, unit)} appears at ${hex}`,
  'control-lost': ({ unit }, state) => `${unitName(state, unit)} is no longer controlled`,
  dispelled: ({ unit }, state) => `${unitName(state, unit)} is dispelled`,
  'dispel-declined': ({ unit }, state) => `${unitName(state, unit)} declines to dispel`,
  razed: ({ hex, vp, score }) => `${hex} is destroyed for ${vp}: the score is ${score}`,
  'score-changed': ({ by, score }) => `the score changes by ${by} to ${score}`,
  carcass: ({ unit, hex }, state) => `${unitName(state, unit)} lies dead at ${hex}`,
  freed: ({ unit }, state) => `${unitName(state, unit)} is free`,
  saved: ({ unit }, state) => `${unitName(state, unit)} is saved`,
};

const say = <T extends Event['type']>(event: Extract<Event, { type: T }>, type: T, state: State) =>
  WORDS[type](event, state);

export const describeEvent = (state: State, event: Event): string | null => say(event, event.type, state);

/** `scaling of Orc 3: one die, 5 or more: 33 %`: a roll before it is made. */
export function describeRoll(state: State, odds: RollOdds): string {
  const { roll, unit, comparison } = odds;
  const who = unit === undefined ? '' : ` of ${unitName(state, unit)}`;
  const sums = comparison ? ` ${comparison.attack.total} against ${comparison.defence.total}` : '';
  return `${spaced(roll)}${who}${sums}: ${chanceOf(odds)}`;
}

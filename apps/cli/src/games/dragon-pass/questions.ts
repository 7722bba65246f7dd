import type { State } from '@hexwyrm/dragon-pass';
import type { Decision, Json } from '@hexwyrm/kernel';
import { spaced } from '../words.ts';
import { placeName } from './names.ts';

type Asked = State['phase'] | State['frames'][number]['kind'];

/** What each decision is about. */
const WORDS: Readonly<Record<Asked, string>> = {
  movement: 'movement',
  exotics: 'exotic powers',
  commit: 'commit spirits and agents',
  battles: 'choose a battle',
  support: 'magical support',
  rally: 'rally',
  moon: 'the phase of the Red Moon to begin with',
  deploy: 'set-up',
  restack: 'rearrange a stack, from the top down',
  declare: 'who fights in the battle',
  battle: 'battle',
  'area-effect': 'an exotic power strikes',
  protect: 'units the superhero protects',
  disclose: 'whether to show the unit before the battle',
  agents: 'which agents strike',
  spirits: 'which spirits strike',
  devour: 'victims of chaotic magic',
  casualties: 'casualties',
  aim: 'who shoots at whom',
  hits: 'who is hit',
  array: 'stacks and reserves before the melee',
  retreat: 'who retreats',
  regroup: 'rearrange stacks',
  'lead-away': 'where the captured unit goes',
  advance: 'who advances',
  blame: 'name the scapegoat',
  rejoin: 'where the escaped hero rejoins his army',
  reappear: 'where the Inhuman King comes back',
  rallying: 'the rest of the rally',
  assassin: 'whether the assassin strikes, and at whom',
  fracture: 'draw the fracture line',
  freeze: 'whether Ironhoof freezes all cavalry',
  'bat-debt': 'victims for the hungry Bat',
};

const about: Readonly<Record<string, string>> = WORDS;

/** `sartar: casualties at 3524 Boldhome, 4 left`. */
export function question(state: State, { seats, kind, facts = {} }: Decision): string {
  const hex = typeof facts.hex === 'string' ? ` at ${placeName(state, facts.hex)}` : '';
  const counts = ['left', 'disrupt', 'eliminate'].flatMap((name) => countOf(name, facts[name]));
  return [`${seats.join(' and ')}: ${about[kind] ?? spaced(kind)}${hex}`, ...counts].join(', ');
}

const countOf = (name: string, value: Json | undefined): string[] =>
  typeof value === 'number' && value > 0 ? [name === 'left' ? `${value} left` : `${name} ${value}`] : [];

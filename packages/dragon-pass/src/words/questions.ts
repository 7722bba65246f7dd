import type { Decision } from '@hexwyrm/kernel';
import { numberIn, type Speech, textIn, type Values } from '@hexwyrm/words';
import { PEOPLES, SCENARIO_SHEETS, WAITING, worldFor } from '../data/index.ts';
import type { Findings, View } from '../index.ts';
import { placeMark, placeMarks } from './places.ts';
import { companyOf, unitLabel } from './unit-labels.ts';

type Frame = View['frames'][number];
type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;
type Battle = FrameOf<'battle'>;

/** Values in the question of a decision: the place, the units, and the progress of the choice. */
export function questionValues(speech: Speech, findings: Findings, { facts }: Decision, view: View): Values {
  const frame = view.frames.at(-1);
  const battle = view.frames.find((other): other is Battle => other.kind === 'battle');
  const { names } = worldFor(view.corrections).land.grid;
  const marks = (hexes: readonly number[]) =>
    placeMarks(
      speech,
      hexes.map((hex) => names[hex] ?? ''),
    );
  const hex = textIn(facts, 'hex');
  return {
    ...countsIn(facts),
    hex: hex === null ? '' : placeMark(speech, hex),
    left: numberIn(facts, 'left') ?? 0,
    unit: frame && 'unit' in frame ? unitLabel(speech, view, frame.unit) : '',
    targets: marks(battle?.targets ?? []),
    ...(frame && valuesOf(speech, findings, frame, view, battle, marks)),
  };
}

/** How far the choice has come, in numbers. */
const countsIn = (facts: Decision['facts'] = {}): Values =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) => (typeof fact === 'number' ? [[name, fact]] : [])),
  );

/** The same question comes before a melee and after the battle. */
const REGROUPS: Readonly<Record<string, string>> = { 'DP-7.10.2-a': 'melee', 'DP-7.12-a': 'battle' };

/** What only this kind of choice counts. */
function valuesOf(
  speech: Speech,
  findings: Findings,
  frame: Frame,
  view: View,
  battle: Battle | undefined,
  marks: (hexes: readonly number[]) => string,
): Values {
  switch (frame.kind) {
    case 'deploy': {
      const missing = findings.garrisonsMissing(view, frame.player);
      return {
        count: frame.unit < 0 ? 0 : waiting(view, frame),
        missing: missing.length,
        garrisons: marks(missing),
        named: String(frame.named),
      };
    }
    case 'settle':
      return { count: frame.unit < 0 ? 0 : settling(view, frame) };
    case 'restack':
      return { count: frame.placed.length };
    case 'declare':
      return {
        targets: marks(frame.targets),
        count: frame.attackers.length,
        units: companyOf(speech, view, frame.attackers),
      };
    case 'diplomacy':
      return { fund: String(SCENARIO_SHEETS.some(({ id, purchases }) => id === view.scenario && purchases)) };
    case 'protect':
      return { left: frame.left };
    case 'devour':
      return { count: frame.prey.length };
    case 'casualties':
      return {
        cause: CAUSES[frame.cause],
        loss: (isAnswer(frame) ? battle?.loss.attackers : battle?.loss.defenders) ?? 0,
        count: frame.taken.length,
      };
    case 'aim':
      return { side: frame.side, count: battle?.aims.length ?? 0 };
    case 'hits': {
      const { disrupt, eliminate, either } = frame;
      return { either, eliminate, count: disrupt + eliminate };
    }
    case 'array':
      return { count: battle?.reserve.length ?? 0 };
    case 'retreat':
      return { count: battle?.withdrawn.length ?? 0 };
    case 'regroup':
      return { hexes: marks(frame.hexes), when: REGROUPS[frame.clause] ?? 'now' };
    case 'advance':
      return { count: frame.moved.length };
    case 'blame':
      return { unit: unitLabel(speech, view, frame.avenger) };
    case 'disclose':
      return { why: frame.clause === 'DP-16.14.4-a' ? 'hound' : 'glow' };
    default:
      return {};
  }
}

/** Names that a message can choose by. */
const CAUSES: Readonly<Record<FrameOf<'casualties'>['cause'], string>> = {
  physical: 'physical',
  spirit: 'spirit',
  'defensive-spirit': 'dsm',
  attack: 'attack',
  'counter-attack': 'counter',
};

/** The attackers fall where the defenders strike back. */
const isAnswer = ({ cause }: FrameOf<'casualties'>): boolean =>
  cause === 'counter-attack' || cause === 'defensive-spirit';

/** Units the player still sets up; assassins wait off the map for all the game (DP-18-j). */
function waiting(view: View, { player, held }: FrameOf<'deploy'>): number {
  const { types } = worldFor(view.corrections);
  return view.units.filter(
    ({ id, owner, hex, type }) =>
      owner === player && hex === WAITING && types[type]?.kind !== 'assassin' && !held.includes(id),
  ).length;
}

/** Units of a new ally that the player still sets up. */
function settling(view: View, { player, people }: FrameOf<'settle'>): number {
  const { types } = worldFor(view.corrections);
  const levies = PEOPLES.find(({ id }) => id === people)?.units ?? [];
  const comes = new Set(
    levies.flatMap(({ type, at, beside }) => (at === undefined && beside === undefined ? [type] : [])),
  );
  return view.units.filter(
    ({ owner, hex, type }) => owner === player && hex === WAITING && comes.has(types[type].id),
  ).length;
}

import type { Event, View } from '@hexwyrm/dragon-rage';
import type { Seat } from '@hexwyrm/kernel';
import type { PhaseSign, TurnKit } from '../../../table/kit.ts';
import { coloursOf, type RageView, type Side } from '../view.ts';

type PhaseName = Extract<Event, { type: 'phase' }>['phase'];

/** The phases of a turn in their printed order. */
const PHASES: readonly (PhaseSign & { readonly id: PhaseName })[] = [
  { id: 'invader-spells', icon: 'spells', heading: { text: 'side.invader', side: 'invader' } },
  { id: 'invader-movement', icon: 'walk' },
  { id: 'invader-archery', icon: 'fire' },
  { id: 'invader-melee', icon: 'melee' },
  { id: 'defender-spells', icon: 'spells', heading: { text: 'side.defender', side: 'defender' } },
  { id: 'defender-reinforcements', icon: 'reinforce' },
  { id: 'defender-movement', icon: 'walk' },
  { id: 'defender-archery', icon: 'archery' },
  { id: 'defender-melee', icon: 'melee' },
  { id: 'advance-turn', icon: 'turn', heading: { text: 'rage.side-end', side: '' } },
];

const BEFORE: ReadonlySet<string> = new Set(['draft', 'plan', 'choose-side', 'markers', 'setup']);

/** Whether armies are still being gathered and set up. */
const isBefore = ({ frames }: View): boolean => frames.some(({ kind }) => BEFORE.has(kind));

const SIDES: readonly Side[] = ['invader', 'defender'];

/** The heading of a side in the colours of its counters. */
function inColours(phase: PhaseSign, view: View): PhaseSign {
  const side = SIDES.find((name) => name === phase.heading?.side);
  if (side === undefined || phase.heading === undefined) return phase;
  return { ...phase, heading: { ...phase.heading, side: coloursOf(view, side) } };
}

/** How a turn of Dragon Rage goes. */
export const rageTurn: TurnKit = {
  phasesOf: (view: View) => PHASES.map((phase) => inColours(phase, view)),
  phaseAt: (view: View) => (isBefore(view) ? -1 : view.phase - 1),
  whose({ phase }, { seats }: View): Seat | null {
    const side = SIDES.find((name) => phase.startsWith(`${name}-`));
    return side === undefined ? null : seats[side];
  },
  sidesOf: (view: RageView) =>
    SIDES.map((side) => ({
      seat: view.seats[side],
      side: coloursOf(view, side),
      name: `side.${side}`,
      condition: view.answers.morale[side] ? 'rage.demoralised' : null,
    })),
};

import type { View } from '@hexwyrm/dragon-pass';
import { SCENARIO_SHEETS, worldFor } from '@hexwyrm/dragon-pass/data';
import type { OtherPhases, PhaseSign, TurnKit } from '../../../table/kit.ts';
import type { PassView } from '../view.ts';

type PhaseName = View['phase'];
type Step = PhaseSign & { readonly id: PhaseName | 'diplomacy' | 'events' };

/** What comes before the first player-turn of a game-turn, where peoples can be won (DP-2-a). */
const SEGMENTS: readonly Step[] = [
  { id: 'diplomacy', icon: 'diplomacy' },
  { id: 'events', icon: 'dice' },
];

/** The phases of a player-turn in their printed order; combat is three of them (DP-2-n). */
const PHASES: readonly (PhaseSign & { readonly id: PhaseName })[] = [
  { id: 'giants', icon: 'giant' },
  { id: 'alliances', icon: 'alliance' },
  { id: 'movement', icon: 'walk' },
  { id: 'exotics', icon: 'lightning' },
  { id: 'commit', icon: 'spells' },
  { id: 'battles', icon: 'melee' },
  { id: 'support', icon: 'spells' },
  { id: 'rally', icon: 'heal' },
];

const BEFORE: ReadonlySet<string> = new Set(['moon', 'deploy']);

const SEATS = ['lunar', 'sartar', 'tarsh', 'independents'] as const;

const sideAt = ({ seats }: View, player: number): (typeof SEATS)[number] =>
  SEATS.find((name) => name === seats[player]) ?? 'independents';

const segmentsOf = ({ scenario }: View): readonly Step[] =>
  SCENARIO_SHEETS.find(({ id }) => id === scenario)?.income === undefined ? [] : SEGMENTS;

/** Those of the present player's turn, after the segments; before the first turn those of who comes first. */
function phasesOf(view: PassView): readonly Step[] {
  const segments = segmentsOf(view);
  const { phases } = view.answers;
  const own = signsOf(view, phases);
  const heading = headingOf(view, view.active);
  return [
    ...segments,
    ...own.map((phase, i) => (i === 0 && segments.length > 0 ? { ...phase, heading } : phase)),
  ];
}

/** Without giants on the map there is no random movement (DP-17.1-a). */
const signsOf = (view: View, phases: readonly string[]): readonly Step[] => {
  const { types } = worldFor(view.corrections);
  const giants = view.units.some(({ hex, type }) => hex >= 0 && types[type]?.kind === 'giant');
  return PHASES.filter(({ id }) => phases.includes(id)).map((phase) =>
    phase.id === 'giants' && !giants ? { ...phase, skipped: true } : phase,
  );
};

const headingOf = (view: View, player: number) => {
  const side = sideAt(view, player);
  return { text: `seat.${side}`, side } as const;
};

/** The player-turns before and after the present one of a game-turn that begins with segments (DP-2-a). */
function othersOf(view: PassView): readonly OtherPhases[] {
  if (segmentsOf(view).length === 0) return [];
  const order = [...view.seats.keys()].sort((a, b) => (view.reversed ? b - a : a - b));
  const present = order.indexOf(view.active);
  return order
    .filter((player) => player !== view.active)
    .map((player) => ({
      heading: headingOf(view, player),
      phases: signsOf(view, view.answers.phases),
      done: order.indexOf(player) < present,
    }));
}

/** The present phase among those that are shown; one that passes by unshown belongs to the last before it. */
function phaseAt(view: PassView): number {
  const segments = segmentsOf(view);
  const segment = view.frames.find(({ kind }) => kind === 'segment');
  if (segment?.kind === 'segment') return Math.max(0, Math.min(segment.step, segments.length) - 1);
  const now = PHASES.findIndex(({ id }) => id === view.phase);
  return phasesOf(view).findLastIndex((step) => PHASES.findIndex(({ id }) => id === step.id) <= now);
}

/** How a turn of Dragon Pass goes. */
export const passTurn: TurnKit = {
  phasesOf,
  othersOf,
  phaseAt: (view: PassView) => (view.frames.some(({ kind }) => BEFORE.has(kind)) ? -1 : phaseAt(view)),
  whose: (event) => ('seat' in event && typeof event.seat === 'string' ? event.seat : null),
  sidesOf: (view: View) =>
    view.seats.map((seat, player) => {
      const side = sideAt(view, player);
      return { seat, side, name: `seat.${side}`, condition: null };
    }),
};

import type { View } from '@hexwyrm/dragon-pass';
import type { PhaseSign, TurnKit } from '../../../table/kit.ts';
import type { PassView } from '../view.ts';

type PhaseName = View['phase'];

/** The phases of a player-turn in their printed order; combat is three of them (DP-2-n). */
const PHASES: readonly (PhaseSign & { readonly id: PhaseName })[] = [
  { id: 'giants', icon: 'dice' },
  { id: 'alliances', icon: 'crown' },
  { id: 'movement', icon: 'walk' },
  { id: 'exotics', icon: 'lightning' },
  { id: 'commit', icon: 'spells' },
  { id: 'battles', icon: 'melee' },
  { id: 'support', icon: 'spells' },
  { id: 'rally', icon: 'heal' },
];

const BEFORE: ReadonlySet<string> = new Set(['moon', 'deploy']);

const SEATS = ['lunar', 'sartar', 'tarsh', 'independents'] as const;

/** Those that the present player's turn has; before the first turn those of who comes first. */
function phasesOf(view: PassView): typeof PHASES {
  const { phases } = view.answers;
  return PHASES.filter(({ id }) => phases.includes(id));
}

/** The present phase among those that are shown; one that passes by unshown belongs to the last before it. */
function phaseAt(view: PassView): number {
  const now = PHASES.findIndex(({ id }) => id === view.phase);
  return phasesOf(view).findLastIndex((phase) => PHASES.indexOf(phase) <= now);
}

/** How a turn of Dragon Pass goes. */
export const passTurn: TurnKit = {
  phasesOf,
  phaseAt: (view: PassView) => (view.frames.some(({ kind }) => BEFORE.has(kind)) ? -1 : phaseAt(view)),
  whose: (event) => ('seat' in event && typeof event.seat === 'string' ? event.seat : null),
  sidesOf: ({ seats }: View) =>
    seats.map((seat) => {
      const side = SEATS.find((name) => name === seat) ?? 'independents';
      return { seat, side, name: `seat.${side}`, condition: null };
    }),
};

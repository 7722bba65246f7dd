import type { View } from '@hexwyrm/bridgehead';
import { SIDES } from '@hexwyrm/bridgehead/data';
import type { PhaseSign, TurnKit } from '../../../table/kit.ts';

const PHASES: readonly PhaseSign[] = [
  { id: 'movement', icon: 'walk' },
  { id: 'fighting', icon: 'melee' },
];

/** How a turn of Bridgehead goes. */
export const bridgeheadTurn: TurnKit = {
  phasesOf: ({ active }: View) =>
    PHASES.map((phase, i) =>
      i > 0 ? phase : { ...phase, heading: { text: `side.${active}`, side: active } },
    ),
  phaseAt: ({ phase }: View) => PHASES.findIndex(({ id }) => id === phase),
  whose: (event) => ('side' in event && typeof event.side === 'string' ? event.side : null),
  sidesOf: () => SIDES.map((side) => ({ seat: side, side, name: `side.${side}`, condition: null })),
};

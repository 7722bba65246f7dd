// What later game-turns will bring, as far as the seat knows: units that come back, weather and clouds that end.

import type { Coming } from '../../core/power.ts';
import type { View } from '../../game/view.ts';
import { powersWith } from '../../powers/powers.ts';

const FORESIGHTED = powersWith('coming');

export function comingIn(view: View): readonly Coming[] {
  const { arrivals, turn } = view;
  const due: readonly Coming[] =
    arrivals.length > 0
      ? [{ turn, what: 'arrivals', clause: 'DP-6.1-a', units: arrivals.map(({ unit }) => unit) }]
      : [];
  return [...due, ...FORESIGHTED.flatMap((power) => power.coming?.(view) ?? [])];
}

// What a later game-turn will bring, as far as the seat knows: units that come back, weather and clouds that end.

import type { Clause, UnitId } from '../../core/vocabulary.ts';
import type { View } from '../../game/view.ts';
import { CLOUDY_DAYS } from '../../powers/cloak-of-darkness/cloak-of-darkness.ts';
import { TRIP } from '../../powers/hungry-jack/fetch.ts';
import { RAINY_DAYS, STORMY_DAYS } from '../../powers/stormwalkers/storm-days.ts';

export interface Coming {
  readonly turn: number;
  readonly what: 'arrivals' | 'emperor' | 'jack' | 'cloud-ends' | 'rain-ends' | 'flood-ends';
  readonly clause: Clause;
  /** The units that come, where the seat knows them. */
  readonly units: readonly UnitId[];
}

export function comingIn(view: View): readonly Coming[] {
  const { arrivals, chance, jack, cloud, storm, turn } = view;
  const away = chance?.away;
  const coming: Coming[] = [];
  if (arrivals.length > 0)
    coming.push({ turn, what: 'arrivals', clause: 'DP-6.1-a', units: arrivals.map(({ unit }) => unit) });
  if (away)
    coming.push({ turn: away.back, what: 'emperor', clause: 'DP-PAC.RandomEvents.36-b', units: [away.unit] });
  for (const trip of jack?.fetching ?? [])
    coming.push({ turn: trip.turn + TRIP, what: 'jack', clause: 'DP-16.10.1-c', units: [trip.unit] });
  if (cloud)
    coming.push({ turn: cloud.turn + CLOUDY_DAYS, what: 'cloud-ends', clause: 'DP-16.14.2-g', units: [] });
  if (storm?.kind === 'great') {
    if (view.rain)
      coming.push({ turn: storm.turn + RAINY_DAYS, what: 'rain-ends', clause: 'DP-12.3-m', units: [] });
    coming.push({ turn: storm.turn + STORMY_DAYS, what: 'flood-ends', clause: 'DP-12.3-n', units: [] });
  }
  return coming;
}

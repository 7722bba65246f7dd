import type { Event } from '@hexwyrm/dragon-pass';
import { type EventShow, POWER_EVENTS } from '@hexwyrm/dragon-pass/data';

type Type = Event['type'];

/** What a turn is remembered for, besides what powers did in it. */
const NOTABLE: ReadonlySet<Type> = new Set<Type>([
  'control-changed',
  'glowline-fell',
  'reserve-formed',
  'game-over',
]);

const SHOWN: { readonly [E in Type]?: EventShow } = POWER_EVENTS;

export const isNotable = ({ type }: Event): boolean => NOTABLE.has(type) || SHOWN[type]?.notable === true;

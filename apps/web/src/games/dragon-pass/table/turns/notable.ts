import type { Event } from '@hexwyrm/dragon-pass';

/** What a turn is remembered for. */
const NOTABLE: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'control-changed',
  'storm-raised',
  'meteors-fell',
  'earth-broke',
  'glowline-fell',
  'random-event',
  'alliance-won',
  'emperor-left',
  'withdrawn',
  'emperor-expected',
  'flew-west',
  'came-back',
  'giant-appeared',
  'stars-appeared',
  'reserve-formed',
  'reserves-called',
  'brought-back',
  'replaced',
  'bought',
  'cloud-spread',
  'goblins-joined',
  'game-over',
]);

export const isNotable = ({ type }: Event): boolean => NOTABLE.has(type);

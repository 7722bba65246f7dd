import type { Event } from '@hexwyrm/dragon-pass';
import type { Entry } from '@hexwyrm/protocol';
import { expect, it } from 'vitest';
import { effectsOf } from './effects-of.ts';

const entry = (...events: readonly Event[]): Entry => ({ seat: 'lunar', action: null, rolled: [], events });

const plague: Event = {
  type: 'random-event',
  clause: 'DP-PAC.RandomEvents.45-a',
  turn: 3,
  dice: [4, 5],
  name: 'plague-sartar',
  kind: 'plague',
  none: false,
};
const rolled = (hex: string, struck: boolean): Event => ({
  type: 'plague-rolled',
  clause: 'DP-PAC.RandomEvents.35-a',
  hex,
  die: struck ? 1 : 4,
  struck,
});
const phase: Event = { type: 'phase', clause: 'DP-2-a', seat: 'lunar', phase: 'giants', turn: 3 };
const lost: Event = { type: 'eliminated', clause: 'DP-7.10.7-a', unit: 1, hex: '3220' };

it('are told up to the next phase, and without what the event was not about', () => {
  expect(
    effectsOf([entry(lost), entry(plague, rolled('3220', true), rolled('3524', false), phase, lost)]),
  ).toEqual([rolled('3220', true), rolled('3524', false)]);
  expect(effectsOf([entry(lost)])).toEqual([]);
});

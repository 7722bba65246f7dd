// The random events segment: two dice, and what they bring (DP-15-a, b, c).

import type { RollOdds } from '@hexwyrm/kernel';
import type { Play } from '../core/board.ts';
import { throwDie } from '../core/rolls.ts';
import { phasesOf } from '../core/scenarios.ts';
import type { State } from '../core/state.ts';
import { type EventKind, eventOn, RANDOM_EVENTS } from '../core/world/random-events.ts';
import { auction } from './auction.ts';
import { chanceOf, remark } from './chance.ts';
import { courtship } from './courtship.ts';
import { emperor, emperorReturns } from './emperor.ts';
import { giant } from './giant.ts';
import { gift } from './gift.ts';
import type { Happening } from './happening.ts';
import { order } from './order.ts';
import { plague } from './plague.ts';
import { returns } from './returns.ts';
import { stars } from './stars.ts';
import { withdrawal } from './withdrawal.ts';

/** What the events of each kind do; some only last for the game-turn. */
const HAPPENINGS: Readonly<Record<EventKind, Happening>> = {
  order,
  auction,
  courtship,
  rain: {},
  giant,
  glowline: {},
  withdrawal,
  return: returns,
  plague,
  emperor,
  horde: {},
  stars,
  gift,
};

/** DP-15-a, b: where the scenario has the segment, and no player has objected. */
const hasRandomEvents = (state: State): boolean =>
  state.options.events !== false && phasesOf(state, state.active).includes('giants');

const ODDS: RollOdds = {
  roll: 'random-event',
  clause: 'DP-15-c',
  dice: 2,
  needs: 1,
  modifier: 0,
  modifiers: [],
  chance: [1, 1],
  results: RANDOM_EVENTS.map(({ id, rolls }) => ({ result: id, chance: [rolls.length, 36] })),
};

/** Once a game-turn, after the diplomacy. */
export function rollEvent(play: Play): void {
  const { state, events } = play;
  emperorReturns(play);
  if (!hasRandomEvents(state)) return;
  const dice = [throwDie(play, () => [ODDS]), throwDie(play, () => [ODDS])];
  const roll = dice[0] * 10 + dice[1];
  const event = eventOn(roll);
  const { without, happens } = HAPPENINGS[event.kind];
  const none = without?.(play, event) ?? null;
  const { turn } = state;
  remark(play, { rolled: [...chanceOf(play).rolled, { turn, roll, without: none }] });
  const { id: name, kind } = event;
  events.push({
    type: 'random-event',
    clause: none ?? event.clause,
    turn,
    dice,
    name,
    kind,
    none: none !== null,
  });
  if (none === null) happens?.(play, event);
}

import { join } from '../combat/joining.ts';
import { melee } from '../combat/melee.ts';
import { shoot } from '../combat/missiles.ts';
import { roll } from '../combat/resolution.ts';
import { strike } from '../combat/strike.ts';
import type { ActionType } from '../core/actions.ts';
import type { Frame } from '../core/frames.ts';
import type { Rule } from '../core/rule.ts';
import type { Phase } from '../core/vocabulary.ts';
import { decline, pay } from '../magic/dispel/dispel.ts';
import { cast } from '../magic/spells.ts';
import { ABILITY_RULES } from '../monsters/abilities.ts';
import { assign } from '../monsters/wounds.ts';
import { fall } from '../movement/air/fall.ts';
import { walk } from '../movement/foot/walk.ts';
import { overrun } from '../movement/major/overrun-attack.ts';
import { turnInPlace } from '../movement/major/turn.ts';
import { razeInPlace } from '../movement/razing.ts';
import { smashing } from '../movement/walls/breaking.ts';
import { displace } from '../movement/walls/displacement.ts';
import { scale } from '../movement/walls/scaling.ts';
import { goal, ready, recruit } from '../setup/draft.ts';
import { mark } from '../setup/markers.ts';
import { face, place } from '../setup/placement.ts';
import { arrive } from '../setup/reinforcements.ts';
import { chooseSide } from '../setup/sides.ts';
import { demolish } from '../terrain/demolition.ts';
import { concede } from '../victory/concession.ts';
import { end, startGame } from './flow.ts';

/** After the last counter is set up the game begins. */
const placeAndStart: Rule<'place'> = {
  ...place,
  carryOut(play, side, action) {
    place.carryOut(play, side, action);
    if (play.state.frames.length === 0) startGame(play);
  },
};

/** Every kind of action and the rule that governs it. */
export const RULES: { readonly [T in ActionType]: Rule<T> } = {
  recruit,
  goal,
  ready,
  'choose-side': chooseSide,
  mark,
  place: placeAndStart,
  face,
  end,
  concede,
  walk,
  turn: turnInPlace,
  overrun,
  fall,
  raze: razeInPlace,
  smash: smashing,
  scale,
  displace,
  arrive,
  shoot,
  melee,
  join,
  roll,
  strike,
  demolish,
  assign,
  cast,
  pay,
  decline,
  ...ABILITY_RULES,
};

const MOVEMENT: readonly ActionType[] = [
  'end',
  'walk',
  'turn',
  'overrun',
  'slither',
  'bound',
  'fly',
  'fall',
  'raze',
  'smash',
  'scale',
];

/** What each phase offers (2.6.1). */
const PHASE_ACTIONS: { readonly [P in Phase]: readonly ActionType[] } = {
  1: ['end', 'cast'],
  2: MOVEMENT,
  3: ['end', 'shoot', 'breathe'],
  4: ['end', 'melee', 'strike', 'demolish'],
  5: ['end', 'cast'],
  6: ['end', 'arrive'],
  7: MOVEMENT,
  8: ['end', 'shoot'],
  9: ['end', 'melee', 'demolish'],
  10: ['end'],
};

/** What each frame offers; while one is open nothing else is. */
const FRAME_ACTIONS: { readonly [K in Frame['kind']]: readonly ActionType[] } = {
  draft: ['recruit', 'ready'],
  plan: ['recruit', 'goal', 'ready'],
  'choose-side': ['choose-side'],
  markers: ['mark', 'ready'],
  setup: ['place'],
  face: ['face'],
  passing: ['walk', 'turn', 'overrun', 'raze', 'smash'],
  displace: ['displace'],
  damage: ['assign'],
  dispel: ['pay', 'decline'],
  attack: ['join', 'roll'],
};

export function offered(frame: Frame | undefined, phase: Phase): readonly ActionType[] {
  return frame ? FRAME_ACTIONS[frame.kind] : PHASE_ACTIONS[phase];
}

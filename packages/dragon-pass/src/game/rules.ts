import { advance } from '../battle/afterwards/advance.ts';
import { attack, fight, join, widen } from '../battle/declare/declaration.ts';
import { hush } from '../battle/hush.ts';
import { reserve } from '../battle/melee/array.ts';
import { aim, volley } from '../battle/missiles/aiming.ts';
import { disruptHit, lose } from '../battle/missiles/hits.ts';
import { defer } from '../battle/precedence.ts';
import { retreat } from '../battle/retreat/retreat.ts';
import type { ActionType } from '../core/actions.ts';
import type { CoreFrameKind, Frame } from '../core/frames.ts';
import type { Rule } from '../core/rule.ts';
import { forPhases, type Phase } from '../core/vocabulary.ts';
import { reappear } from '../dragonewts/resurrection.ts';
import { ride } from '../dragonewts/roads.ts';
import { leadAway } from '../herds/capture.ts';
import { drive } from '../herds/drive.ts';
import { hasten } from '../herds/hasten.ts';
import { blame } from '../heroes/berserk.ts';
import { rejoin } from '../heroes/escape.ts';
import { protect } from '../heroes/protection.ts';
import { take } from '../losses/casualties.ts';
import { devour } from '../magic/chaos.ts';
import { commit } from '../magic/commit.ts';
import { support } from '../magic/support.ts';
import { withhold } from '../magic/withhold.ts';
import { arrive } from '../movement/arrive.ts';
import { carry, setDown } from '../movement/carry.ts';
import { step } from '../movement/step.ts';
import { FRAME_RULES, isOfPower, POWER_RULES, POWERS } from '../powers/powers.ts';
import { deploy, first, hold, ready } from '../setup/deployment.ts';
import { moon } from '../setup/moon.ts';
import { keep, next, restack } from '../stacks/restack.ts';
import { concede } from '../victory/concession.ts';
import { done } from './done.ts';
import { end } from './flow.ts';

/** Every kind of action and the rule that governs it. */
export const RULES: { readonly [T in ActionType]: Rule<T> } = {
  moon,
  deploy,
  hold,
  first,
  ready,
  step,
  carry,
  'set-down': setDown,
  arrive,
  restack,
  next,
  keep,
  commit,
  attack,
  join,
  widen,
  fight,
  support,
  done,
  hush,
  defer,
  protect,
  withhold,
  devour,
  take,
  aim,
  volley,
  disrupt: disruptHit,
  lose,
  reserve,
  retreat,
  'lead-away': leadAway,
  advance,
  blame,
  rejoin,
  reappear,
  hasten,
  drive,
  ride,
  concede,
  end,
  ...POWER_RULES,
};

/** What each phase offers beside powers (DP-2-i, DP-2-n). */
const CORE_ACTIONS: { readonly [P in Phase]: readonly ActionType[] } = {
  giants: ['end', 'step'],
  alliances: ['end'],
  movement: ['end', 'step', 'hasten', 'drive', 'ride', 'carry', 'set-down', 'arrive', 'restack'],
  exotics: ['end'],
  commit: ['end', 'commit'],
  battles: ['end', 'attack'],
  support: ['end', 'support'],
  rally: ['end'],
};

/** What each frame that belongs to no power offers; while one is open nothing else is. */
const FRAME_ACTIONS: { readonly [K in CoreFrameKind]: readonly ActionType[] } = {
  moon: ['moon'],
  deploy: ['deploy', 'hold', 'first', 'ready'],
  settle: ['deploy', 'first', 'ready'],
  restack: ['next', 'keep'],
  declare: ['fight', 'join', 'widen'],
  segment: [],
  battle: [],
  'area-effect': [],
  protect: ['protect', 'done'],
  disclose: ['done', 'disclose', 'hush'],
  agents: ['done', 'withhold'],
  spirits: ['done', 'withhold'],
  devour: ['devour', 'done'],
  casualties: ['take', 'done'],
  aim: ['volley', 'aim', 'done', 'defer'],
  hits: ['disrupt', 'lose'],
  array: ['done', 'restack', 'reserve', 'hush'],
  retreat: ['done', 'retreat', 'defer'],
  regroup: ['done', 'restack', 'defer', 'hush'],
  'lead-away': ['lead-away'],
  advance: ['done', 'advance'],
  blame: ['blame'],
  rejoin: ['rejoin'],
  reappear: ['reappear'],
  rallying: ['done'],
};

const PHASE_ACTIONS = forPhases((phase): readonly ActionType[] => [
  ...CORE_ACTIONS[phase],
  ...POWERS.flatMap(({ phases }) => phases?.[phase] ?? []),
]);

export function offered(frame: Frame | undefined, phase: Phase): readonly ActionType[] {
  if (frame === undefined) return PHASE_ACTIONS[phase];
  return isOfPower(frame) ? FRAME_RULES[frame.kind].offers : FRAME_ACTIONS[frame.kind];
}

/** Actions available to a player during any decision (DP-12.1-b, DP-12.2-b, DP-13.1-b). */
export const REACTIONS: readonly ActionType[] = POWERS.flatMap(({ reactions }) => reactions ?? []);

/** Actions available to a seat during any decision. */
export const ANY_TIME: ReadonlySet<ActionType> = new Set([...REACTIONS, 'concede']);

import type { Problem } from '@hexwyrm/kernel';
import { type Board, openBoard } from '../../core/board.ts';
import type { Fault, FrameForm } from '../../core/frame-form.ts';
import type { CoreFrameKind, Frame, FrameKind } from '../../core/frames.ts';
import type { State } from '../../core/state.ts';
import { FRAME_RULES, frameRule, isOfPower, type PowerFrame } from '../../powers/powers.ts';
import { battle, declare } from './battle.ts';
import { areaEffect } from './exotics.ts';
import {
  advance,
  agents,
  aim,
  array,
  blame,
  casualties,
  devour,
  disclose,
  hits,
  leadAway,
  retreat,
  spirits,
} from './fight.ts';
import { rallying, reappear, rejoin } from './rally.ts';
import { deploy, moon, segment, settle } from './set-up.ts';
import { protect, regroup, restack } from './stacks.ts';

/** The form of every kind of frame that belongs to no power. */
const FORMS: { readonly [K in CoreFrameKind]: FrameForm<K> } = {
  moon,
  deploy,
  settle,
  restack,
  declare,
  segment,
  battle,
  'area-effect': areaEffect,
  protect,
  disclose,
  agents,
  spirits,
  devour,
  casualties,
  aim,
  hits,
  array,
  retreat,
  regroup,
  'lead-away': leadAway,
  advance,
  blame,
  rejoin,
  reappear,
  rallying,
};

const formFor = <K extends CoreFrameKind>(kind: K): FrameForm<K> => FORMS[kind];

const faultsOf = (board: Board, frame: Frame): Iterable<Fault> =>
  isOfPower(frame)
    ? frameRule<PowerFrame['kind']>(frame.kind).form.faults(board, frame)
    : formFor<CoreFrameKind>(frame.kind).faults(board, frame);

const mayLieOn = (frame: Frame): readonly string[] =>
  isOfPower(frame) ? FRAME_RULES[frame.kind].form.on : FORMS[frame.kind].on;

/** What keeps the game from going on from its open choices. */
export function checkFrames(state: State): Problem[] {
  const board = openBoard(state);
  const problems: Problem[] = [];
  state.frames.forEach((frame, index) => {
    const order = orderFaults(frame, state.frames[index - 1], index === state.frames.length - 1);
    // A frame on the wrong kind of frame may rely on data that is not there.
    for (const [field, reason] of order.length > 0 ? order : faultsOf(board, frame))
      problems.push({ path: `frames[${index}]${field && `.${field}`}`, reason });
  });
  return problems;
}

const ASKS_NOBODY: ReadonlySet<FrameKind> = new Set(['segment', 'battle', 'area-effect']);

function orderFaults(frame: Frame, below: Frame | undefined, isTop: boolean): Fault[] {
  const on = below?.kind ?? 'nothing';
  if (!mayLieOn(frame).includes(on)) return [['', `${frame.kind} does not lie on ${on}`]];
  const asksNobody = isOfPower(frame)
    ? FRAME_RULES[frame.kind].proceed !== undefined
    : ASKS_NOBODY.has(frame.kind);
  return isTop && asksNobody ? [['', `somebody has to be asked something in a ${frame.kind}`]] : [];
}

import type { Problem } from '@hexwyrm/kernel';
import { openBoard } from '../../core/board.ts';
import type { Frame, FrameKind } from '../../core/frames.ts';
import type { State } from '../../core/state.ts';
import { battle, declare } from './battle.ts';
import { areaEffect, assassin, batDebt, fracture } from './exotics.ts';
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
import type { Fault, FrameForm } from './form.ts';
import { rallying, reappear, rejoin } from './rally.ts';
import { deploy, freeze, moon } from './set-up.ts';
import { protect, regroup, restack } from './stacks.ts';

/** Every kind of frame and its form. */
const FORMS: { readonly [K in FrameKind]: FrameForm<K> } = {
  moon,
  deploy,
  restack,
  declare,
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
  assassin,
  fracture,
  freeze,
  'bat-debt': batDebt,
};

const formFor = <K extends FrameKind>(kind: K): FrameForm<K> => FORMS[kind];

const formOf = (frame: Frame): FrameForm<FrameKind> => formFor<FrameKind>(frame.kind);

/** What keeps the game from going on from its open choices. */
export function checkFrames(state: State): Problem[] {
  const board = openBoard(state);
  const problems: Problem[] = [];
  state.frames.forEach((frame, index) => {
    const order = orderFaults(frame, state.frames[index - 1], index === state.frames.length - 1);
    // A frame on the wrong kind of frame may rely on data that is not there.
    for (const [field, reason] of order.length > 0 ? order : formOf(frame).faults(board, frame))
      problems.push({ path: `frames[${index}]${field && `.${field}`}`, reason });
  });
  return problems;
}

function orderFaults(frame: Frame, below: Frame | undefined, isTop: boolean): Fault[] {
  const on = below?.kind ?? 'nothing';
  if (!formOf(frame).on.includes(on)) return [['', `${frame.kind} does not lie on ${on}`]];
  const asksNobody = frame.kind === 'battle' || frame.kind === 'area-effect';
  return isTop && asksNobody ? [['', `somebody has to be asked something in a ${frame.kind}`]] : [];
}

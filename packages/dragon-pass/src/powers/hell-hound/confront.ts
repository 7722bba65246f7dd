// One of several superheroes in a hex faces the Hound (DP-16.14.3-e, R-DPP-91).

import { type Board, unitOf } from '../../core/board.ts';
import type { FrameForm } from '../../core/frame-form.ts';
import type { FrameOf } from '../../core/frames.ts';
import type { Rule } from '../../core/rule.ts';
import { facedBy, superheroesIn } from './doom-run.ts';

function frameOf<K extends 'confront' | 'doom-run'>({ state }: Board, kind: K): FrameOf<K> {
  const frame = state.frames.findLast((each): each is FrameOf<K> => each.kind === kind);
  if (!frame) throw new Error('the Hound faces nobody');
  return frame;
}

export const confront: Rule<'confront'> = {
  type: 'confront',
  timing: 'DP-16.14.3-e',
  list(board, _player, sink) {
    for (const unit of superheroesIn(board, frameOf(board, 'confront').hex))
      sink.add({ type: 'confront', unit });
  },
  refusal: (board, _player, { unit }) =>
    superheroesIn(board, frameOf(board, 'confront').hex).includes(unit) ? null : 'DP-16.14.3-e',
  carryOut(play, _player, { unit }) {
    play.state.frames.pop();
    facedBy(play, frameOf(play, 'doom-run'), unit);
  },
};

export const confrontForm: FrameForm<'confront'> = {
  on: ['doom-run'],
  *faults(board, { player, hex }) {
    const superheroes = superheroesIn(board, hex);
    if (superheroes.length < 2) yield ['hex', 'must have several superheroes in it'];
    else if (superheroes.some((id) => unitOf(board, id).owner !== player))
      yield ['player', 'must own the superheroes'];
  },
};

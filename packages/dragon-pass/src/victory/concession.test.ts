import { describe, expect, it } from 'vitest';
import { openBoard } from '../core/board.ts';
import type { State } from '../core/state.ts';
import { dragonPass } from '../testing/by-index.ts';
import { opened } from '../testing/opening.ts';

const givesUp = (state: State, seat: string) => {
  dragonPass.apply(state, seat, { type: 'concede' }, { d6: () => 1 });
  return dragonPass.outcome(state);
};

describe('giving up', () => {
  it('DP-2-d: the other side wins', () => {
    const { state } = opened('pass-1');
    expect(givesUp(state, 'sartar')).toMatchObject({ winner: 'lunar', reason: 'concession' });
    expect(dragonPass.legal(state, 'lunar')).toEqual([]);
  });

  it('R-DP-52: of two others whoever holds his capital and another, or nobody', () => {
    const afterwards = (seat: string, held: Record<string, readonly string[]>) => {
      const { state } = opened('pass-8');
      const { index } = openBoard(state).world.land.grid;
      state.control = Object.entries(held).flatMap(([whose, names]) =>
        names.map((name) => ({ hex: index.get(name) ?? -1, player: state.seats.indexOf(whose) })),
      );
      return givesUp(state, seat);
    };
    const ahead = { tarsh: ['1816'], sartar: ['3524', '0906'] };
    expect(afterwards('lunar', ahead)).toMatchObject({ winner: 'sartar', reason: 'concession' });
    expect(afterwards('sartar', ahead)?.winner).toBeNull();
    expect(afterwards('lunar', { tarsh: ['1816'], sartar: ['3524'] })?.winner).toBeNull();
  });
});

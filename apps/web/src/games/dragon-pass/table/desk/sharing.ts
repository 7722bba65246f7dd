import type { View } from '@hexwyrm/dragon-pass';

const frameOf = ({ frames }: View) => {
  const frame = frames.at(-1);
  return frame?.kind === 'diplomacy' ? frame : null;
};

/** Whether the player has still to share out the points of this game-turn. */
export const isSharing = (view: View, player: number): boolean =>
  frameOf(view)?.players.includes(player) ?? false;

/** Those who have sealed their points while others have not. */
export function sealedIn(view: View): readonly number[] {
  const frame = frameOf(view);
  const received =
    view.diplomacy?.incomes.filter(({ turn, points }) => turn === view.turn && points > 0) ?? [];
  return frame === null
    ? []
    : received.map(({ player }) => player).filter((player) => !frame.players.includes(player));
}

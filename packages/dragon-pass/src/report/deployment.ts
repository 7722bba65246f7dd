import type { PrintedAction } from '../core/actions.ts';
import { hexName, hexNumbered } from '../core/hexes.ts';
import type { Hex, Player } from '../core/vocabulary.ts';
import type { View } from '../game/view.ts';
import { openGarrisons } from '../setup/deployment.ts';
import { stepsToPosts } from '../setup/posts.ts';
import { boardSeen } from './seen.ts';

/** Where a counter was set up, by its type and number; null: it waits off the map. */
export interface Posting {
  readonly type: string;
  readonly number: number;
  readonly hex: string | null;
}

/** A player's setup so far, each stack from the bottom up. */
export function postingsIn(view: View, player: Player): Posting[] {
  const { world } = boardSeen(view);
  const frame = view.frames.at(-1);
  const held = frame?.kind === 'deploy' ? frame.held : [];
  return view.units
    .filter(({ id, owner, hex }) => owner === player && (hex >= 0 || held.includes(id)))
    .sort((a, b) => a.rank - b.rank)
    .map(({ type, number, hex }) => ({
      type: world.types[type].id,
      number,
      hex: world.land.grid.names[hex] ?? null,
    }));
}

/** The steps that set up the units still waiting as saved; the rules refuse hexes that are closed now. */
export function deploySteps(view: View, player: Player, kept: readonly Posting[]): PrintedAction[] {
  const board = boardSeen(view);
  const posts = kept.flatMap(({ type, number, hex }) => {
    const index = board.world.typeIndex.get(type);
    const unit = view.units.find(
      (one) => one.owner === player && one.type === index && one.number === number,
    );
    return unit ? [{ unit: unit.id, hex: hex === null ? -1 : hexNumbered(board, hex) }] : [];
  });
  return stepsToPosts(board, player, posts).map((step) =>
    'hex' in step ? { ...step, hex: hexName(board, step.hex) } : step,
  );
}

/** Walls in which the player must still set up a unit (DP-18.6.1-d). */
export const garrisonsMissing = (view: View, player: Player): Hex[] => openGarrisons(boardSeen(view), player);

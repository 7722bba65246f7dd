import { type RefObject, useState } from 'react';
import { useLayoutEffect } from '../../../base/effects.ts';
import type { TournamentOnPage } from '../sort.ts';

/** A line between two cards: the way of a player from one round to the next. */
export interface Way {
  readonly player: string;
  readonly path: string;
}

/** Where a player stands in a round. */
export const slotOf = (round: number, player: string): string => `${round}/${player}`;

/** The lines between the cards, wherever the browser has laid these out. */
export function useWays(board: RefObject<HTMLElement | null>, view: TournamentOnPage): readonly Way[] {
  const [ways, setWays] = useState<readonly Way[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards are those of the view
  useLayoutEffect(() => {
    const { current } = board;
    if (current === null) return;
    const watcher = new ResizeObserver(() => setWays(waysIn(current)));
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [board, view]);
  return ways;
}

function waysIn(board: HTMLElement): Way[] {
  const slots = new Map(
    [...board.querySelectorAll<HTMLElement>('[data-slot]')].map((slot) => [slot.dataset.slot, slot]),
  );
  const origin = board.getBoundingClientRect();
  /** The middle of the slot, at one edge of its card. */
  const edgeOf = (slot: HTMLElement, edge: 'left' | 'right') => {
    const { top, height } = slot.getBoundingClientRect();
    const card = slot.closest('.bracket-match') ?? slot;
    return { x: card.getBoundingClientRect()[edge] - origin.left, y: top + height / 2 - origin.top };
  };
  return [...slots].flatMap(([name = '', slot]) => {
    const [round, player] = name.split('/');
    const next = slots.get(slotOf(Number(round) + 1, player));
    if (next === undefined) return [];
    const from = edgeOf(slot, 'right');
    const to = edgeOf(next, 'left');
    const bend = (from.x + to.x) / 2;
    return [{ player, path: `M${from.x} ${from.y}C${bend} ${from.y} ${bend} ${to.y} ${to.x} ${to.y}` }];
  });
}

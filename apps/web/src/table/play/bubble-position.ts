import { type RefObject, useState } from 'react';
import { useEffect, useLayoutEffect } from '../../base/effects.ts';

interface Spot {
  readonly left: number;
  readonly top: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
  /** Pixels between it and the hex; those beside the hex stay visible with a wide one. */
  readonly gap: number;
}

const cellOf = (node: HTMLElement | null, hex: number): Element | null =>
  node?.querySelector(`[role="gridcell"][id$="hex${hex}"]`) ?? null;

/** Pixels of the board that an element along its lower edge would cover. */
const ALONG = 110;

/** The edge of the board along which nothing covers the hex. */
export function useFreeEdge(area: RefObject<HTMLElement | null>, hex: number | null): 'top' | 'bottom' {
  const [edge, setEdge] = useState<'top' | 'bottom'>('bottom');
  useLayoutEffect(() => {
    const board = area.current?.getBoundingClientRect();
    const at = hex === null ? undefined : cellOf(area.current, hex)?.getBoundingClientRect();
    setEdge(board && at && at.bottom > board.bottom - ALONG ? 'top' : 'bottom');
  }, [area, hex]);
  return edge;
}

/**
 * Places an element of that size beside a hex: on the side away from the selected unit, inside the board.
 * Null if there is no room, or no hex.
 */
export function useBeside(
  area: RefObject<HTMLElement | null>,
  hex: number | null,
  { width, height, gap }: Size,
): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  useEffect(() => {
    const node = area.current;
    const place = (): void => {
      const box = node?.getBoundingClientRect();
      const cell = hex === null ? null : cellOf(node, hex);
      if (!box || !cell || box.width < width * 2) {
        setSpot(null);
        return;
      }
      const at = cell.getBoundingClientRect();
      const chosen = node?.querySelector('[role="gridcell"][aria-selected="true"]')?.getBoundingClientRect();
      const right = at.right - box.left + gap;
      const left = at.left - box.left - gap - width;
      const crowded = chosen !== undefined && chosen.left > at.left && chosen.left < at.right + gap + width;
      const toLeft = left >= 8 && (crowded || right + width > box.width);
      setSpot({
        left: Math.min(Math.max(toLeft ? left : right, 8), box.width - width - 8),
        top: Math.min(Math.max(at.top - box.top - 20, 8), box.height - height),
      });
    };
    place();
    // Cells follow the map when it has come to rest.
    const cells = node?.querySelector('.board-cells');
    const watcher = new MutationObserver(place);
    if (cells) watcher.observe(cells, { attributes: true, attributeFilter: ['style'] });
    return () => watcher.disconnect();
  }, [area, hex, width, height, gap]);
  return spot;
}

/** Pixels between a hex and the element over or under it, and between that and the edge of the board. */
const CLOSE_BY = 4;
const RIM = 8;
/** Pixels that the legend takes up in its corner. */
const LEGEND = 44;

/** Where things are on the page. */
interface Measured {
  readonly board: DOMRect;
  /** The element that is placed, as drawn. */
  readonly own: DOMRect;
  readonly hex: DOMRect | undefined;
  /** The hex of the selected unit. */
  readonly chosen: DOMRect | undefined;
}

type Node = RefObject<HTMLElement | null>;

/** Places an element by what is measured, again whenever it changes its size; null until it is drawn. */
function useMeasured(
  area: Node,
  node: Node,
  hex: number | null,
  spotIn: (measured: Measured) => Spot | null,
): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const board = area.current?.getBoundingClientRect();
      const own = node.current?.getBoundingClientRect();
      const cell = hex === null ? null : cellOf(area.current, hex);
      const chosen = area.current?.querySelector('[role="gridcell"][aria-selected="true"]');
      const cells = { hex: cell?.getBoundingClientRect(), chosen: chosen?.getBoundingClientRect() };
      setSpot(board && own ? spotIn({ board, own, ...cells }) : null);
    };
    place();
    const watcher = new ResizeObserver(place);
    if (node.current) watcher.observe(node.current);
    return () => watcher.disconnect();
  }, [area, node, hex, spotIn]);
  return spot;
}

/** Pixels from the upper edge of the board to the first of these parts of the page that cover it. */
const freeHeight = ({ top, bottom }: DOMRect, covers: string): number =>
  Math.min(
    bottom,
    ...[...document.querySelectorAll(covers)].map((part) => part.getBoundingClientRect().top),
  ) - top;

function over({ board, own, hex: at }: Measured): Spot | null {
  if (at === undefined) return null;
  const height = freeHeight(board, '.sheet');
  const above = at.top - board.top - own.height - CLOSE_BY;
  const under = at.bottom - board.top + CLOSE_BY;
  const fitsUnder = under + own.height <= height - RIM;
  const top = above >= RIM || !fitsUnder ? above : under;
  const left = (at.left + at.right - own.width) / 2 - board.left;
  return {
    left: Math.max(RIM, Math.min(left, board.width - own.width - RIM)),
    top: Math.max(RIM, Math.min(top, height - own.height - RIM)),
  };
}

/** Places an element over a hex, or under it if there is more room, fully inside the free part of the board. */
export const useOver = (area: Node, node: Node, hex: number): Spot | null =>
  useMeasured(area, node, hex, over);

function aside({ board, own, hex: at }: Measured): Spot {
  const toLeft = at !== undefined && at.left - board.left > board.width / 2;
  return { left: toLeft ? RIM : board.width - own.width - RIM, top: RIM + LEGEND };
}

/** Places an element in an upper corner of the board, the one away from the hex. */
export const useAside = (area: Node, node: Node, hex: number | null): Spot | null =>
  useMeasured(area, node, hex, aside);

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function freeStrip({ board, own, hex: at, chosen }: Measured): Spot {
  const low = freeHeight(board, '.sheet, .floats') - own.height - RIM;
  const left = (board.width - own.width) / 2;
  const covered = (top: number): number => {
    const there = new DOMRect(board.left + left, board.top + top, own.width, own.height);
    return [at, chosen].filter((cell) => cell !== undefined && overlap(cell, there)).length;
  };
  const high = RIM + LEGEND;
  return { left, top: covered(high) <= covered(low) ? high : Math.max(RIM, low) };
}

/** Along the upper or the lower edge of the free part of the board, where it covers neither the hex nor the chosen unit. */
export function useFreeStrip(area: Node, node: Node, hex: number | null): Spot | null {
  const spot = useMeasured(area, node, hex, freeStrip);
  return hex === null ? null : spot;
}

import { type RefObject, useState } from 'react';
import { useEffect, useLayoutEffect } from '../../effects.ts';

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

/** What lies along the lower edge of the board would cover so much of it: pixels. */
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
 * Where something of that size lies beside a hex: on the side away from the chosen unit, inside the board. Null where
 * there is no room, or no hex.
 */
export function useBeside(
  area: RefObject<HTMLElement | null>,
  hex: number | null,
  { width, height, gap }: Size,
): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  useEffect(() => {
    const node = area.current;
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
  }, [area, hex, width, height, gap]);
  return spot;
}

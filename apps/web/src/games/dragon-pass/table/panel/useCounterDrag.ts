import { type PointerEvent, useRef } from 'react';
import type { UnitId } from '../../../../board/types.ts';

/** So many pixels make a drag of a press. */
const SLACK = 6;

interface Handlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onClickCapture(event: { preventDefault(): void; stopPropagation(): void }): void;
}

/** Dragging counters of a row: each goes to the place of the counter under the pointer. */
export function useCounterDrag(
  placeAt: (x: number, y: number) => number | null,
  move: (unit: UnitId, place: number) => void,
): (unit: UnitId) => Handlers {
  const drag = useRef<{ readonly unit: UnitId; readonly x: number; readonly y: number } | null>(null);
  const place = useRef<number | null>(null);
  const dragged = useRef(false);
  return (unit) => ({
    onPointerDown({ clientX: x, clientY: y, button }) {
      dragged.current = false;
      place.current = null;
      if (button === 0) drag.current = { unit, x, y };
    },
    onPointerMove({ clientX, clientY, currentTarget, pointerId }) {
      const now = drag.current;
      if (now === null || Math.hypot(clientX - now.x, clientY - now.y) < SLACK) return;
      if (!dragged.current) currentTarget.setPointerCapture(pointerId);
      dragged.current = true;
      const at = placeAt(clientX, clientY);
      if (at === null || at === place.current) return;
      place.current = at;
      move(now.unit, at);
    },
    onPointerUp() {
      drag.current = null;
    },
    onPointerCancel() {
      drag.current = null;
    },
    // What ends a drag is no click.
    onClickCapture(event) {
      if (!dragged.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  });
}

import { type RefObject, useRef } from 'react';
import { useEffect } from '../../base/effects.ts';
import type { BoardCamera } from '../camera/useCamera.ts';
import type { Field } from '../field.ts';
import type { Hex, HexGesture } from '../types.ts';

interface PointerUse {
  /** Hexes with a piece that the mouse can take hold of. */
  readonly grips: ReadonlySet<Hex>;
  readonly onHex: (hex: Hex, how: HexGesture) => void;
  readonly onDouble: (hex: Hex) => void;
  readonly onLeave: () => void;
  /** The hand has begun to drag the map. */
  readonly onDrag: () => void;
}

const LONG_PRESS = 480;
/** Pixels a finger may wander and still press. */
const WANDER = 9;

/** Reports clicks, taps, long presses and hovering by hex. */
export function usePointer(
  frame: RefObject<HTMLDivElement | null>,
  field: Field,
  { camera, isBusy }: Pick<BoardCamera, 'camera' | 'isBusy'>,
  grip: RefObject<boolean>,
  use: PointerUse,
): void {
  const latest = useRef(use);
  latest.current = use;

  useEffect(() => {
    const node = frame.current;
    if (!node) return;
    let hovered: Hex | null = null;
    let pressing: ReturnType<typeof setTimeout> | undefined;
    let pressedAt = { x: 0, y: 0 };
    // A long press was reported: ignore the click and menu the browser makes of it.
    let told = 0;
    /** The hex of the piece the mouse holds, and whether it has left it. */
    let gripped: Hex | null = null;
    let dragged = false;
    /** The hand has moved since it was put down: it drags something, and means no hex. */
    let wandered = false;

    const hexAt = ({ clientX, clientY }: MouseEvent): Hex | null => {
      const box = node.getBoundingClientRect();
      const { x, y, k } = camera();
      return field.at({ x: (clientX - box.left - x) / k, y: (clientY - box.top - y) / k });
    };
    const isOurs = ({ target }: Event) => !(target instanceof Element && target.closest('.board-overview'));
    const lately = () => performance.now() - told < 800;
    const endPress = () => {
      clearTimeout(pressing);
      pressing = undefined;
    };

    const onClick = (event: MouseEvent) => {
      if (!isOurs(event) || lately() || wandered) return;
      const hex = hexAt(event);
      if (hex !== null) latest.current.onHex(hex, event.shiftKey ? 'via' : 'click');
    };
    const onDouble = (event: MouseEvent) => {
      const hex = hexAt(event);
      if (isOurs(event) && hex !== null) latest.current.onDouble(hex);
    };
    const onMenu = (event: MouseEvent) => {
      event.preventDefault();
      if (!isOurs(event) || lately()) return;
      const how = pressing === undefined ? 'context' : 'press';
      endPress();
      told = event.button === 2 ? 0 : performance.now();
      const hex = hexAt(event);
      if (hex !== null) latest.current.onHex(hex, how);
    };
    const onDown = (event: PointerEvent) => {
      endPress();
      wandered = false;
      if (!event.isPrimary || !isOurs(event)) return;
      pressedAt = { x: event.clientX, y: event.clientY };
      if (event.pointerType === 'mouse') {
        take(event);
        return;
      }
      pressing = setTimeout(() => {
        told = performance.now();
        const hex = hexAt(event);
        if (hex !== null) latest.current.onHex(hex, 'press');
      }, LONG_PRESS);
    };
    const take = (event: PointerEvent) => {
      const hex = event.button === 0 ? hexAt(event) : null;
      gripped = hex !== null && latest.current.grips.has(hex) ? hex : null;
      grip.current = gripped !== null;
      dragged = false;
    };
    const drag = (event: PointerEvent, held: Hex) => {
      const hex = hexAt(event);
      if (!dragged) latest.current.onHex(held, 'grip');
      dragged = true;
      if (hex === null || hex === hovered) return;
      hovered = hex;
      latest.current.onHex(hex, 'hover');
    };
    const onUp = (event: PointerEvent) => {
      endPress();
      const held = gripped;
      const hex = hexAt(event);
      gripped = null;
      grip.current = false;
      // Releasing the map over a hex does not count as hovering it.
      if (wandered) hovered = hex;
      if (held === null || !dragged) return;
      told = performance.now();
      if (hex !== null && hex !== held) latest.current.onHex(hex, 'drop');
    };
    const onMove = (event: PointerEvent) => {
      const far = Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y);
      if (gripped !== null && event.buttons === 1 && (dragged || far > WANDER)) drag(event, gripped);
      if (far > WANDER) endPress();
      if (far > WANDER && event.buttons !== 0 && !wandered) {
        wandered = true;
        if (gripped === null) latest.current.onDrag();
      }
      if (event.pointerType !== 'mouse' || event.buttons !== 0 || isBusy()) return;
      const hex = isOurs(event) ? hexAt(event) : null;
      if (hex === hovered) return;
      hovered = hex;
      if (hex === null) latest.current.onLeave();
      else latest.current.onHex(hex, 'hover');
    };
    const onOut = () => {
      endPress();
      if (hovered !== null) latest.current.onLeave();
      hovered = null;
    };

    node.addEventListener('click', onClick);
    node.addEventListener('dblclick', onDouble);
    node.addEventListener('contextmenu', onMenu);
    node.addEventListener('pointerdown', onDown);
    node.addEventListener('pointermove', onMove);
    node.addEventListener('pointerup', onUp);
    node.addEventListener('pointercancel', onUp);
    node.addEventListener('pointerleave', onOut);
    return () => {
      endPress();
      node.removeEventListener('click', onClick);
      node.removeEventListener('dblclick', onDouble);
      node.removeEventListener('contextmenu', onMenu);
      node.removeEventListener('pointerdown', onDown);
      node.removeEventListener('pointermove', onMove);
      node.removeEventListener('pointerup', onUp);
      node.removeEventListener('pointercancel', onUp);
      node.removeEventListener('pointerleave', onOut);
    };
  }, [frame, field, camera, isBusy, grip]);
}

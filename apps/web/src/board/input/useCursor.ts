import { type KeyboardEvent, useState } from 'react';
import type { BoardCamera } from '../camera/useCamera.ts';
import { type Field, middleHex } from '../field.ts';
import type { Hex, HexGesture } from '../types.ts';
import { commandOf, directionOf } from './keys.ts';

interface CursorUse {
  readonly field: Field;
  readonly camera: BoardCamera;
  /** Where the page wants it. */
  readonly wanted: Hex | null;
  readonly onHex: (hex: Hex, how: HexGesture) => void;
  readonly onCursor: ((hex: Hex) => void) | undefined;
  readonly onBack: (() => void) | undefined;
}

export interface Cursor {
  readonly hex: Hex;
  put(hex: Hex): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** The hex the keyboard is at, and what keys do there. */
export function useCursor({ field, camera, wanted, onHex, onCursor, onBack }: CursorUse): Cursor {
  const [state, setState] = useState({ hex: wanted ?? middleHex(field), wanted, field });
  let { hex } = state;
  if (state.wanted !== wanted || state.field !== field) {
    if (wanted !== null) hex = wanted;
    else if (state.field !== field) hex = middleHex(field);
    setState({ hex, wanted, field });
  }

  const put = (next: Hex) => setState({ hex: next, wanted, field });
  const go = (next: Hex) => {
    put(next);
    camera.reveal(next);
    onCursor?.(next);
    onHex(next, 'hover');
  };
  const commands = {
    enter: () => onHex(hex, 'enter'),
    via: () => onHex(hex, 'via'),
    context: () => onHex(hex, 'context'),
    back: onBack,
    in: () => camera.zoomBy(1.3),
    out: () => camera.zoomBy(1 / 1.3),
    fit: () => camera.fit(),
  };

  return {
    hex,
    put,
    onKeyDown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const direction = directionOf(event);
      const command = commandOf(event);
      const run = command === null ? undefined : commands[command];
      if (direction === null && run === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (direction === null) return run?.();
      const next = field.grid.neighbour[hex * 6 + direction];
      if (field.isOn(next)) go(next);
    },
  };
}

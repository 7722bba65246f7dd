import type { Direction } from '@hexwyrm/hexmap';

export interface Key {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

const NUMPAD: Readonly<Record<string, Direction>> = {
  Numpad8: 0,
  Numpad9: 1,
  Numpad3: 2,
  Numpad2: 3,
  Numpad1: 4,
  Numpad7: 5,
};

/** The cursor's target for a key: arrows north, south and upper sides, Shift for lower ones; or numpad. */
export function directionOf({ key, code, shiftKey }: Key): Direction | null {
  if (code in NUMPAD) return NUMPAD[code];
  if (code.startsWith('Numpad')) return null;
  switch (key) {
    case 'ArrowUp':
      return 0;
    case 'ArrowDown':
      return 3;
    case 'ArrowLeft':
      return shiftKey ? 4 : 5;
    case 'ArrowRight':
      return shiftKey ? 2 : 1;
    default:
      return null;
  }
}

export type Command = 'enter' | 'via' | 'back' | 'context' | 'in' | 'out' | 'fit';

export function commandOf({ key, code, shiftKey }: Key): Command | null {
  switch (key) {
    case 'Enter':
    case ' ':
      return shiftKey ? 'via' : 'enter';
    case 'Escape':
      return 'back';
    case 'ContextMenu':
      return 'context';
    case 'F10':
      return shiftKey ? 'context' : null;
    case '+':
    case '=':
      return 'in';
    case '-':
    case '−':
      return 'out';
    case '0':
      return code === 'Numpad0' ? null : 'fit';
    default:
      return null;
  }
}

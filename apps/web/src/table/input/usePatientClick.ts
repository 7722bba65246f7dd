import { useRef } from 'react';
import { useEffect } from '../../base/effects.ts';
import type { Hex } from '../../board/types.ts';
import type { Table } from '../context.ts';

/**
 * A click far from a unit selected a moment ago may come before the host has sent its reach: it waits for the
 * answer instead of being refused.
 */
export function usePatientClick({ seeking, commands }: Table): Table['commands']['click'] {
  const waiting = useRef<Hex | null>(null);
  useEffect(() => {
    const hex = waiting.current;
    if (seeking || hex === null) return;
    waiting.current = null;
    commands.click(hex);
  }, [seeking, commands]);
  return (hex) => {
    waiting.current = seeking && !commands.isMeant(hex) ? hex : null;
    if (waiting.current === null) commands.click(hex);
  };
}

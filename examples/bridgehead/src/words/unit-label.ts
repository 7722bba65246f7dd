import type { Speech } from '@hexwyrm/words';
import type { View } from '../index.ts';

/** "Red captain", "Blue guard 2". */
export function unitLabel({ say }: Speech, { units }: View, id: number): string {
  const { side, type } = units[id];
  const alike = units.flatMap((unit, other) => (unit.side === side && unit.type === type ? [other] : []));
  return say(`unit.${type}`, { side, number: alike.indexOf(id) + 1 });
}

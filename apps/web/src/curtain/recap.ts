import type { View } from '@hexwyrm/dragon-rage';
import type { Happening } from '../result/chronicle.ts';

export interface Recap {
  readonly moved: number;
  readonly attacks: number;
  readonly lost: number;
  /** Victory points the invader won. */
  readonly razed: number;
}

/** What a side missed, in figures. */
export function recapOf(story: readonly Happening[], view: View, side: 'invader' | 'defender'): Recap {
  const moved = new Set<number>();
  let attacks = 0;
  let lost = 0;
  let razed = 0;
  for (const { event } of story) {
    if (event.type === 'moved' || event.type === 'landed') moved.add(event.unit);
    if (event.type === 'attack' || event.type === 'breathed') attacks += 1;
    if (event.type === 'razed') razed += event.vp;
    if (event.type === 'destroyed' && view.units[event.unit]?.side === side) lost += 1;
  }
  return { moved: moved.size, attacks, lost, razed };
}

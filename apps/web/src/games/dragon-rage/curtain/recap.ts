import type { Event, View } from '@hexwyrm/dragon-rage';
import type { Happening } from '../../../replay/happenings.ts';
import type { Side } from '../view.ts';

export interface Recap {
  readonly moved: number;
  readonly attacks: number;
  readonly lost: number;
  /** Hit points the monsters of the side lost. */
  readonly hurt: number;
  /** Victory points the invader won. */
  readonly razed: number;
}

/** Monsters are not fought by the table: who attacks them rolls to hit. Lightning is an attack once, however it ends. */
const isAttack = (event: Event): boolean =>
  (event.type === 'attack' && event.weapon !== 'lightning') ||
  event.type === 'breathed' ||
  (event.type === 'rolled' && event.roll === 'to-hit') ||
  (event.type === 'cast' && event.spell === 'lightning');

/** What a side missed, in figures. */
export function recapOf(
  story: readonly Happening<Event>[],
  units: readonly Pick<View['units'][number], 'side'>[],
  side: Side | null,
): Recap {
  const moved = new Set<number>();
  let attacks = 0;
  let lost = 0;
  let hurt = 0;
  let razed = 0;
  for (const { event } of story) {
    if (event.type === 'moved' || event.type === 'landed') moved.add(event.unit);
    if (isAttack(event)) attacks += 1;
    if (event.type === 'razed') razed += event.vp;
    if (event.type === 'damaged' && units[event.unit]?.side === side) hurt += event.points;
    if (event.type === 'destroyed' && units[event.unit]?.side === side) lost += 1;
  }
  return { moved: moved.size, attacks, lost, hurt, razed };
}

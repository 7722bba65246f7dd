import type { Happening } from '../games/dragon-rage/result/chronicle.ts';

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
const isAttack = (event: Happening['event']): boolean =>
  (event.type === 'attack' && event.weapon !== 'lightning') ||
  event.type === 'breathed' ||
  (event.type === 'rolled' && event.roll === 'to-hit') ||
  (event.type === 'cast' && event.spell === 'lightning');

type Side = 'invader' | 'defender';

/** What a side missed, in figures. */
export function recapOf(
  story: readonly Happening[],
  units: readonly { readonly side: Side }[],
  side: Side,
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

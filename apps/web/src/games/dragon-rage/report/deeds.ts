import type { Event, View } from '@hexwyrm/dragon-rage';
import { worldFor } from '@hexwyrm/dragon-rage/data';
import type { LogEvent } from '../../../replay/log-events.ts';
import type { Side } from '../view.ts';

/** Attacks of one kind. */
interface Attacks {
  count: number;
  hits: number;
  readonly hexes: string[];
}

/** What a side did. */
export interface Deeds {
  /** Units that moved, and where to. */
  readonly moved: ReadonlyMap<number, string>;
  readonly arrived: number;
  readonly shots: Attacks;
  readonly blows: Attacks;
  /** Hexes in dragonfire. */
  readonly burned: readonly string[];
  readonly spells: readonly string[];
}

/** Monsters are not fought by the table: each attacker rolls to hit. Lightning is reported as a spell. */
export function deedsOf(missed: readonly LogEvent<Event>[], view: View, side: Side): Deeds {
  const moved = new Map<number, string>();
  let arrived = 0;
  const [shots, blows]: [Attacks, Attacks] = [none(), none()];
  const burned: string[] = [];
  const spells: string[] = [];
  /** The attack that waits for its die. */
  let rolling: Attacks | null = null;
  let shooting = false;
  const isOf = (unit: number | undefined) => unit !== undefined && view.units[unit]?.side === side;
  for (const { event } of missed) {
    if (event.type === 'phase') shooting = event.phase.endsWith('archery');
    if (event.type === 'moved' && isOf(event.unit)) moved.set(event.unit, event.to);
    if (event.type === 'arrived' && isOf(event.unit)) arrived += 1;
    if (event.type === 'breathed' && isOf(event.unit)) burned.push(...event.hexes);
    if (event.type === 'cast' && isOf(event.unit)) spells.push(event.spell);
    if (event.type === 'attack' && event.weapon !== 'lightning') {
      rolling = isOf(event.units[0]) ? (event.weapon === 'missile' ? shots : blows) : null;
      rolling?.hexes.push(event.hex);
      if (rolling) rolling.count += 1;
      if (rolling && event.cell === 'D') rolling.hits += 1;
    }
    if (event.type !== 'rolled') continue;
    if (event.roll === 'attack' && rolling) {
      if (event.success) rolling.hits += 1;
      rolling = null;
    }
    if (event.roll === 'to-hit' && isOf(event.unit)) {
      const attacks = shooting ? shots : blows;
      attacks.count += 1;
      if (event.success) attacks.hits += 1;
      attacks.hexes.push(...hexOf(view, event.target));
    }
  }
  return { moved, arrived, shots, blows, burned, spells };
}

const none = (): Attacks => ({ count: 0, hits: 0, hexes: [] });

/** Where a unit is now, if it is on the map. */
export function hexOf(view: View, unit: number | undefined): readonly string[] {
  const hex = view.units[unit ?? -1]?.hex ?? -1;
  const name = worldFor(view.map, null).map.grid.names[hex];
  return name === undefined ? [] : [name];
}

import type { Action, View, World } from '@hexwyrm/dragon-pass';
import type { UnitId } from '../../../../board/types.ts';
import { hiddenAt } from '../../board/stacks.ts';
import { unitIn } from '../../view.ts';

export type Forfeit = Extract<Action, { type: 'forfeit' }>;

/** Units that can be named for the hunger of the Bat: identical units of one stack are one choice. */
export interface Victims {
  /** Names the lowest of them. */
  readonly action: Forfeit;
  /** A covered one is below 0. */
  readonly unit: UnitId;
  readonly count: number;
  readonly strength: number;
}

/** The strongest in sight first, then covered ones as they lie. */
export function victimsIn(view: View, world: World, choices: readonly Forfeit[]): readonly Victims[] {
  const found = new Map<string, Victims>();
  for (const action of choices) {
    const unit = unitAt(view, world, action);
    const kind = unit < 0 ? `${unit}` : kindOf(view, unit);
    const key = `${action.hex} ${kind}`;
    const count = (found.get(key)?.count ?? 0) + 1;
    found.set(key, { action, unit, count, strength: strengthOf(view, world, unit) });
  }
  return [...found.values()].sort((a, b) => (a.strength === b.strength ? 0 : b.strength - a.strength));
}

/** The unit in that place among those of the Bat's owner. */
function unitAt({ stacks, units }: View, { land, types }: World, { hex, depth }: Forfeit): UnitId {
  const at = land.grid.index.get(hex) ?? -1;
  const bat = units.find(({ type }) => types[type]?.abilities.has('devours-lunars'));
  const places = stacks.find((stack) => stack.hex === at)?.places ?? [];
  const own = places.flatMap(({ owner, unit }, place) =>
    owner === bat?.owner ? [unit ?? hiddenAt(at, place)] : [],
  );
  return own[depth] ?? hiddenAt(at, depth);
}

function kindOf(view: View, id: UnitId): string {
  const unit = unitIn(view, id);
  return JSON.stringify([unit?.type, unit?.down]);
}

/** Printed combat and magic factors; a covered unit comes after all others. */
function strengthOf(view: View, { types }: World, id: UnitId): number {
  const front = types[unitIn(view, id)?.type ?? -1]?.front;
  return front === undefined ? -1 : (front.cf ?? 0) + Math.max(front.mgf ?? 0, 0);
}

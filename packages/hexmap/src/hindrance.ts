/** One step of a search: where it leads, what has been spent by then, and what would forbid it. */
export interface Stride<N, H> {
  readonly to: N;
  readonly spent: number;
  readonly hindrance: H | null;
}

export interface Quest<N, H> {
  readonly start: N;
  /** The most that may be spent, in whole points. */
  readonly budget: number;
  /** Nodes with the same key have the same future. */
  key(node: N): number;
  isGoal(node: N): boolean;
  strides(node: N, spent: number): Iterable<Stride<N, H>>;
}

interface Trail<N, H> {
  readonly node: N;
  readonly first: H | null;
}

/**
 * Why a goal is not reached though the budget would suffice: the first hindrance on the way that has the fewest of them,
 * the cheapest of those. `free` where a way has none, `far` where every way costs more than the budget.
 */
export function firstHindrance<N, H>(quest: Quest<N, H>): { readonly hindrance: H } | 'free' | 'far' {
  const least = new Map<number, number>();
  let level = lanes<Trail<N, H>>(quest.budget);
  level[0]?.push({ node: quest.start, first: null });
  while (level.some((lane) => lane.length > 0)) {
    const worse = lanes<Trail<N, H>>(quest.budget);
    for (let spent = 0; spent <= quest.budget; spent++)
      // A step may be free, so the lane can grow while it is emptied.
      for (const { node, first } of level[spent] ?? []) {
        const key = quest.key(node);
        if ((least.get(key) ?? Number.POSITIVE_INFINITY) <= spent) continue;
        least.set(key, spent);
        if (quest.isGoal(node)) return first === null ? 'free' : { hindrance: first };
        for (const { to, spent: total, hindrance } of quest.strides(node, spent))
          (hindrance === null ? level : worse)[total]?.push({ node: to, first: first ?? hindrance });
      }
    level = worse;
  }
  return 'far';
}

const lanes = <T>(budget: number): T[][] => Array.from({ length: budget + 1 }, () => []);

import { PEOPLES } from '@hexwyrm/dragon-pass/data';
import { useMemo } from 'react';
import { usePassTable } from '../../usePassTable.ts';
import { unitIn } from '../../view.ts';
import { type Kind, kindNamed, type Way, wayNamed } from './kinds.ts';

/** A people as it is printed, and how it stands in this game. */
export type People = Omit<(typeof PEOPLES)[number], 'kind' | 'way'> & {
  readonly kind: Kind;
  readonly way: Way | null;
  /** Whose ally it is; -1: neutral. */
  readonly owner: number;
  readonly since: number | null;
  /** One of its units can act now. */
  readonly canAct: boolean;
};

/** All peoples of the pass. */
export function usePeoples(): readonly People[] {
  const { view, world, legal } = usePassTable();
  return useMemo(() => {
    const able = new Set(
      legal.flatMap((action) => {
        const unit = 'unit' in action && action.unit !== null ? unitIn(view, action.unit) : undefined;
        return unit === undefined ? [] : [world.types[unit.type]?.id];
      }),
    );
    return PEOPLES.map((people) => {
      const allied = view.diplomacy?.allied.find((one) => one.people === people.id);
      return {
        ...people,
        kind: kindNamed(people.kind),
        way: wayNamed(people.way),
        owner: allied?.player ?? -1,
        since: allied?.turn ?? null,
        canAct: people.units.some(({ type }) => able.has(type)),
      };
    });
  }, [view, world, legal]);
}

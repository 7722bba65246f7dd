import { PEOPLES } from '@hexwyrm/dragon-pass/data';
import { useMemo } from 'react';
import { usePassTable } from '../../usePassTable.ts';
import type { PeopleId } from './leaders.ts';

/** A kind of unit of a people: one of its counters, and how many there are. */
interface Members {
  readonly type: number;
  readonly number: number;
  readonly count: number;
}

/** The units of a people by kind, in the order of its row in the data. */
export function useMembers(people: PeopleId): readonly Members[] {
  const { world } = usePassTable();
  return useMemo(() => {
    const { units = [] } = PEOPLES.find(({ id }) => id === people) ?? {};
    return units.flatMap(({ type: id, number }) => {
      const type = world.types[world.typeIndex.get(id) ?? -1];
      if (type === undefined) return [];
      const only = number !== undefined;
      return [{ type: type.index, number: only ? number - 1 : 0, count: only ? 1 : type.names.length }];
    });
  }, [world, people]);
}

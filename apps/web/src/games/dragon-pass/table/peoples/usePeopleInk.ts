import { useTheme } from '../../../../theme/theme.ts';
import { liveryPalette } from '../../art/counters/livery.ts';
import { printedFace } from '../../art/counters/printed.ts';
import { usePassTable } from '../../usePassTable.ts';
import { leaderOf, type PeopleId } from './leaders.ts';

/** The colour of a people’s counters. */
export function usePeopleInk(): (people: PeopleId) => string {
  const { theme } = useTheme();
  const { world } = usePassTable();
  return (people) => {
    const { unit, number } = leaderOf(people);
    const type = world.types[world.typeIndex.get(unit) ?? -1];
    if (type === undefined) throw new RangeError(`there is no unit type ${unit}`);
    return liveryPalette(printedFace(type, number).livery, theme).bottom;
  };
}

import { DEAD } from '@hexwyrm/dragon-rage/data';
import { nameOf } from '../../../../board/field.ts';
import { useWords } from '../../../../i18n/index.ts';
import { ArmyBook } from '../../../../table/army/ArmyBook.tsx';
import { useRageTable } from '../../useRageTable.ts';

/** The units of both sides. */
export default function Army() {
  const { view, menu, field } = useRageTable();
  const { unitLabel, placeName, seatName } = useWords();
  const sides = (['invader', 'defender'] as const).map((side) => {
    const demoralised = view.answers.morale[side];
    const units = view.units.flatMap((unit, id) => {
      if (unit.side !== side) return [];
      const stateOf = () => {
        if (unit.hex === DEAD) return 'dead';
        if (unit.hex < 0) return 'off';
        if (menu.units.has(id)) return 'ready';
        return demoralised ? 'weak' : 'map';
      };
      const place = unit.hex < 0 ? '' : placeName(view, nameOf(field, unit.hex));
      return [{ id, label: unitLabel(view, id), place, state: stateOf() } as const];
    });
    return { id: side, name: seatName(view.seats[side]), units };
  });
  return <ArmyBook sides={sides} />;
}

import { DEAD } from '@hexwyrm/dragon-pass/data';
import { nameOf } from '../../../../board/field.ts';
import { useWords } from '../../../../i18n/index.ts';
import { ArmyBook } from '../../../../table/army/ArmyBook.tsx';
import { usePassTable } from '../../usePassTable.ts';

/** The units of all players that the viewer may know of. */
export default function Army() {
  const { view, menu, field } = usePassTable();
  const { unitLabel, placeName, seatName } = useWords();
  const sides = view.seats.map((seat, player) => {
    const own = view.units.filter(({ owner }) => owner === player);
    const units = own.map(({ id, hex, down }) => {
      const stateOf = () => {
        if (hex === DEAD) return 'dead';
        if (hex < 0) return 'off';
        if (menu.units.has(id)) return 'ready';
        return down ? 'weak' : 'map';
      };
      const place = hex < 0 ? '' : placeName(view, nameOf(field, hex));
      return { id, label: unitLabel(view, id), place, state: stateOf() } as const;
    });
    return { id: seat, name: seatName(seat), units };
  });
  return <ArmyBook sides={sides} />;
}

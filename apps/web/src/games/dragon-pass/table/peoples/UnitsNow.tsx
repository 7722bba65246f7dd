import { BOXED, DEAD, GONE } from '@hexwyrm/dragon-pass/data';
import { nameOf } from '../../../../board/field.ts';
import { useWords } from '../../../../i18n/index.ts';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { faceOf } from '../../board/faces.ts';
import { usePassTable } from '../../usePassTable.ts';
import type { Unit } from '../../view.ts';
import { Counter } from '../Counter.tsx';
import { UnitName } from '../UnitName.tsx';
import { useMembers } from './useMembers.ts';
import type { People } from './usePeoples.ts';

/** What has become of the units of an ally: where they are, and which are lost. */
export function UnitsNow({ people: { id } }: { readonly people: People }) {
  const { view, field } = usePassTable();
  const { t } = useWords();
  const set = useSelection((selection) => selection.set);
  const members = useMembers(id);
  const known = view.units.filter(({ type, number }) =>
    members.some((one) => one.type === type && (one.count > 1 || one.number === number)),
  );
  const hidden = members.reduce((sum, { count }) => sum + count, 0) - known.length;
  const lost = known.filter(isLost).length;
  return (
    <>
      <h4 className="label">{t('pages.units-now', { alive: known.length - lost, lost })}</h4>
      <ul className="people-units">
        {known.map((unit) => (
          <li key={unit.id} data-lost={isLost(unit)}>
            <button
              type="button"
              aria-disabled={unit.hex < 0}
              onClick={() =>
                unit.hex >= 0 &&
                set({
                  page: null,
                  inspected: unit.id,
                  sight: { hexes: [unit.hex], close: true },
                  lit: { hexes: [unit.hex], flash: false },
                })
              }
            >
              <Counter face={faceOf(view, unit.id, {})} size={44} />
              <span>
                <UnitName unit={unit.id} />{' '}
                <b>{unit.hex >= 0 ? nameOf(field, unit.hex) : t(`pages.unit-${placeOf(unit)}`)}</b>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="hint">{t('pages.units-hidden', { count: hidden })}</p>}
    </>
  );
}

const isLost = ({ hex }: Unit): boolean => hex === DEAD || hex === GONE;

const placeOf = (unit: Unit) => (isLost(unit) ? 'lost' : unit.hex === BOXED ? 'boxed' : 'waiting');

import { useWords } from '../../../../i18n/index.ts';
import { useDesk } from '../../../../table/desk.ts';
import { faceOf } from '../../board/faces.ts';
import { usePassTable } from '../../usePassTable.ts';
import { unitIn } from '../../view.ts';
import { Counter } from '../Counter.tsx';
import { Stack } from './Stack.tsx';
import '../../../../table/panel/unit.css';

/** The unit that is chosen or looked at, and the stack it lies in. */
export function UnitCard() {
  const { view, world, field } = usePassTable();
  const inspected = useDesk((desk) => desk.inspected);
  const { t, unitLabel, seatName, placeName } = useWords();
  const unit = inspected === null ? undefined : unitIn(view, inspected);
  const type = unit && world.types[unit.type];
  if (unit === undefined || type === undefined) return null;
  const hex = field.grid.names[unit.hex];
  const name = hex === undefined ? '' : placeName(view, hex);
  const place = hex === undefined ? t('table.off-map') : name === hex ? hex : `${hex}, ${name}`;
  const tags = [t(`kind.${type.kind}`), seatName(view.seats[unit.owner] ?? '')];
  if (unit.down) tags.push(t(type.kind === 'superhero' ? 'pass.berserk' : 'pass.disrupted'));
  return (
    <section className="card unit" data-spot="unit" aria-label={unitLabel(view, unit.id)}>
      <header>
        <Counter face={faceOf(view, unit.id, {})} size={64} />
        <div>
          <h3>{unitLabel(view, unit.id)}</h3>
          <p className="hint">{place}</p>
          <ul className="tags">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </div>
      </header>
      <Stack hex={unit.hex} />
    </section>
  );
}

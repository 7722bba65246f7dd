import { GRID, MOVEMENT_POINTS, STRENGTH, terrainAt } from '@hexwyrm/bridgehead/data';
import { useWords } from '../../../i18n/index.ts';
import { useSelection } from '../../../table/select/selection-store.ts';
import { counterSvg } from '../board/index.ts';
import { useBridgeheadTable } from './useBridgeheadTable.ts';
import '../../../table/panel/unit.css';

/** The unit that is chosen or looked at. */
export function UnitCard() {
  const { view } = useBridgeheadTable();
  const { t, unitLabel } = useWords();
  const id = useSelection((selection) => selection.inspected);
  const unit = id === null ? undefined : view.units[id];
  if (id === null || unit === undefined || unit.hex < 0) return null;
  const tags = [
    t('state.strength', { strength: STRENGTH[unit.type] }),
    t('state.points', { left: MOVEMENT_POINTS - unit.spent, all: MOVEMENT_POINTS }),
    ...(unit.fought ? [t('state.fought')] : []),
  ];
  return (
    <section className="card unit" aria-label={unitLabel(view, id)}>
      <header>
        <svg
          className="counter"
          viewBox="-56 -56 112 112"
          width={56}
          height={56}
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions from numbers and known names
          dangerouslySetInnerHTML={{ __html: counterSvg(view, id, {}) }}
        />
        <div>
          <h3>{unitLabel(view, id)}</h3>
          <p className="hint">
            {GRID.names[unit.hex]}, {t(`terrain.${terrainAt(unit.hex)}`)}
          </p>
          <ul className="tags">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </div>
      </header>
    </section>
  );
}

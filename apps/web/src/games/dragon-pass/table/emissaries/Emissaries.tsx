import { useWords } from '../../../../i18n/index.ts';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Crest } from '../peoples/Crest.tsx';
import { usePeoples } from '../peoples/usePeoples.ts';
import { OddsStrip } from './OddsStrip.tsx';
import './emissaries.css';

/** Powers that are won by an emissary: those in whose home the player has units, and the rest counted. */
export function Emissaries() {
  const { view, field } = usePassTable();
  const { t, unitLabel, list } = useWords();
  const set = useSelection((selection) => selection.set);
  const embassies = view.answers.emissaries.filter(({ refusal }) => refusal === null);
  const rest = usePeoples().filter(
    ({ id, kind, owner }) => kind === 'minor' && owner < 0 && embassies.every(({ people }) => people !== id),
  ).length;
  const show = (hex: string) => {
    const hexes = [field.grid.index.get(hex) ?? []].flat();
    set({ page: null, sight: { hexes, close: true }, lit: { hexes, flash: false } });
  };
  return (
    <div className="desk-emissaries">
      {embassies.map(({ people, hex, envoys, faces }) => (
        <button
          key={people}
          type="button"
          className="emissary-card"
          data-now="true"
          onClick={() => show(hex)}
        >
          <Crest people={people} size={28} />
          <span>
            <b>{t('pages.emissary-at', { people: t(`people.${people}`), hex })}</b>
            <small>{list(envoys.map(({ unit }) => unitLabel(view, unit)))}</small>
          </span>
          <OddsStrip faces={faces} />
        </button>
      ))}
      <button type="button" className="emissary-card" onClick={() => set({ page: 'powers' })}>
        <span>
          <b>{t('pages.more-minors', { count: rest })}</b>
          <small>{t('pages.powers')}</small>
        </span>
      </button>
    </div>
  );
}

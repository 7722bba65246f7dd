import { type Family, familyOf } from '../../games/dragon-rage/table/kinds.ts';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { useDesk } from '../desk.ts';
import './legend.css';

type Sign = Family | 'road' | 'arc-head' | 'arc-legs';

const SIGNS: readonly Sign[] = ['walk', 'road', 'bound', 'overrun', 'target', 'zone', 'arc-head', 'arc-legs'];

/** What the marks on the board mean, only those that are there. */
export function Legend() {
  const { shown, view } = useTable();
  const { t } = useWords();
  const { subject } = useDesk();
  const present = new Set<Sign>(shown.map(({ kind }) => familyOf(kind)));
  if (shown.some(({ ways }) => ways?.[0]?.roadOnly)) present.add('road');
  if (subject?.kind === 'unit' && (view.units[subject.unit]?.body?.facing ?? -1) >= 0) {
    present.add('arc-head');
    present.add('arc-legs');
  }
  const families = SIGNS.filter((sign) => present.has(sign));
  if (families.length === 0) return null;
  return (
    <ul className="legend" aria-label={t('table.legend')}>
      {families.map((family) => (
        <li key={family}>
          <span className={`swatch ${family}`} aria-hidden="true" />
          {t(`table.mark-${family}`)}
        </li>
      ))}
    </ul>
  );
}

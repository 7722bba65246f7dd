import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { type Family, familyOf } from '../kinds.ts';
import './legend.css';

const FAMILIES: readonly Family[] = ['walk', 'bound', 'overrun', 'target', 'zone'];

/** What the marks on the board mean, only those that are there. */
export function Legend() {
  const { shown } = useTable();
  const { t } = useWords();
  const present = new Set(shown.map(({ kind }) => familyOf(kind)));
  const families = FAMILIES.filter((family) => present.has(family));
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

import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import type { Family, Sign } from '../kit.ts';
import { traitsOf } from '../select/selection.ts';
import { useSelection } from '../select/selection-store.ts';
import './legend.css';

const SIGNS: readonly (Family | 'road' | 'able')[] = [
  'able',
  'walk',
  'road',
  'bound',
  'overrun',
  'target',
  'zone',
];

/** What the marks on the board mean, only those that are there. */
export function Legend() {
  const { kit, shown, view, menu } = useTable();
  const { t } = useWords();
  const { subject, preview } = useSelection();
  const own = kit.play.useSigns(view, { subject, preview });
  const present = new Set<string>(shown.map(({ kind }) => traitsOf(kit.play, kind).family ?? 'zone'));
  if (subject === null && [...menu.units.keys()].some((id) => kit.play.placeOf(view, id) >= 0))
    present.add('able');
  if (shown.some(({ ways }) => ways?.[0]?.roadOnly)) present.add('road');
  const signs = [
    ...SIGNS.filter((id) => present.has(id)).map((id): Sign => ({ id, meaning: `table.mark-${id}` })),
    ...own,
  ];
  if (signs.length === 0) return null;
  return (
    <ul className="legend" aria-label={t('table.legend')}>
      {signs.map(({ id, meaning }) => (
        <li key={id}>
          <span className={`swatch ${id}`} aria-hidden="true" />
          {t(meaning)}
        </li>
      ))}
    </ul>
  );
}

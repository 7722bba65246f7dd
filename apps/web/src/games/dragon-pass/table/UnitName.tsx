import { useWords } from '../../../i18n/index.ts';
import { usePassTable } from '../usePassTable.ts';
import { softly } from '../words/soft-hyphens.ts';

/** What a unit is called, for narrow places. */
export function UnitName({ unit }: { readonly unit: number }) {
  const { view } = usePassTable();
  const { t, unitLabel } = useWords();
  return softly(unitLabel(view, unit), t('pass.breaks'));
}

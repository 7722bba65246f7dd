import type { Hex } from '../../../../board/types.ts';
import { useWords } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';

/** "3220, Jonstown"; null off the map. */
export function usePlace(at: Hex): string | null {
  const { view, field } = usePassTable();
  const { placeName } = useWords();
  const hex = field.grid.names[at];
  if (hex === undefined) return null;
  const name = placeName(view, hex);
  return name === hex ? hex : `${hex}, ${name}`;
}

import { useCallback } from 'react';
import type { Kind } from '../../games/dragon-rage/table/kinds.ts';
import { useWords } from '../../i18n/index.ts';

/** "Bound", "Fog": the word for a way of acting. */
export function useKindName(): (kind: Kind) => string {
  const { t } = useWords();
  return useCallback((kind) => t(`verb.${kind}`), [t]);
}

import { useCallback } from 'react';
import { useWords } from '../../i18n/index.ts';
import type { Kind } from '../kinds.ts';

/** "Bound", "Fog": the word for a way of acting. */
export function useKindName(): (kind: Kind) => string {
  const { t } = useWords();
  return useCallback((kind) => t(`verb.${kind}`), [t]);
}

import { useWords } from '../../i18n/index.ts';
import type { Kind } from '../kinds.ts';

/** "Bound", "Fog": the word for a way of acting. */
export function useKindName(): (kind: Kind) => string {
  const { t } = useWords();
  return (kind) => t(`verb.${kind}`);
}

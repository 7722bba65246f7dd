import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useWordsKit } from '../../i18n/words-context.ts';
import { openRule } from '../select/selection-store.ts';

/** The number of a rule; opens the rule beside the board. Its title is looked up on hover. */
export function ClauseLink({ clause }: { readonly clause: string }) {
  const { clauseNumber, clauseTitle } = useWords();
  const { prefix } = useWordsKit();
  const [pointedAt, setPointedAt] = useState(false);
  if (!clause.startsWith(prefix)) return null;
  return (
    <button
      type="button"
      className="clause"
      title={pointedAt ? clauseTitle(clause) : undefined}
      onPointerEnter={() => setPointedAt(true)}
      onFocus={() => setPointedAt(true)}
      onClick={() => openRule(clause)}
    >
      {clauseNumber(clause)}
    </button>
  );
}

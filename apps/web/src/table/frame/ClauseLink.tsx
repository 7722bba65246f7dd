import { useWords } from '../../i18n/index.ts';
import { useWordsKit } from '../../i18n/words-context.ts';
import { openRule } from '../desk.ts';

/** The number of a rule; opens the rule beside the board. */
export function ClauseLink({ clause }: { readonly clause: string }) {
  const { clauseNumber, clauseTitle } = useWords();
  const { prefix } = useWordsKit();
  if (!clause.startsWith(prefix)) return null;
  return (
    <button type="button" className="clause" title={clauseTitle(clause)} onClick={() => openRule(clause)}>
      {clauseNumber(clause)}
    </button>
  );
}

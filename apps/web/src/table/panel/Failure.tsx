import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { ClauseLink } from '../frame/ClauseLink.tsx';
import { useTexts } from '../texts/useTexts.ts';

/** What the host could not do; the game is as it was before. */
export function Failure() {
  const { error, clearError } = useGame();
  const words = useWords();
  const text = useTexts();
  if (error === null) return null;
  const { clause, message } = error;
  return (
    <section className="ask" role="alert">
      <p>
        {text('error')} {clause === undefined ? message : words.clauseText(clause)}{' '}
        {clause !== undefined && <ClauseLink clause={clause} />}
      </p>
      <button type="button" className="button" onClick={clearError}>
        {text('close')}
      </button>
    </section>
  );
}

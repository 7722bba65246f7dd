import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { ClauseLink } from '../frame/ClauseLink.tsx';

/** What the host could not do; the game is as it was before. */
export function Failure() {
  const { error, clearError } = useGame();
  const words = useWords();
  const { t } = words;
  if (error === null) return null;
  const { clause, message } = error;
  return (
    <section className="ask" role="alert">
      <p>
        {t('table.error')} {clause === undefined ? message : words.clauseText(clause)}{' '}
        {clause !== undefined && <ClauseLink clause={clause} />}
      </p>
      <button type="button" className="button" onClick={clearError}>
        {t('table.close')}
      </button>
    </section>
  );
}

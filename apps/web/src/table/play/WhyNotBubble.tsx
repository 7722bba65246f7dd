import type { RefObject } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { ClauseLink } from '../frame/ClauseLink.tsx';
import { useSelection } from '../select/selection-store.ts';
import { useBeside } from './bubble-position.ts';
import './why.css';

const SIZE = { width: 300, height: 190, gap: 14 };

/** A refusal that teaches: what was asked, the fact on the board, the rule. Shown beside the hex. */
export function WhyNotBubble({ area }: { readonly area: RefObject<HTMLElement | null> }) {
  const { view } = useTable();
  const { whyNot, set } = useSelection();
  const words = useWords();
  const { t } = words;
  const spot = useBeside(area, whyNot?.hex ?? null, SIZE);
  if (whyNot === null) return null;
  const { action, refusal } = whyNot;
  const fact = words.refusalFact(refusal);
  const rule = words.clauseText(refusal.clause);
  return (
    <section className="why-not" aria-labelledby="why-not" style={spot ?? {}} data-placed={spot !== null}>
      <button
        type="button"
        className="close"
        aria-label={t('table.close')}
        onClick={() => set({ whyNot: null })}
      >
        ×
      </button>
      <h2 id="why-not">
        {t('table.why-not')} {action && <span>{words.actionLabel(action, view)}</span>}
      </h2>
      {fact !== '' && <p>{fact}</p>}
      <p>
        {rule} <ClauseLink clause={refusal.clause} />
      </p>
    </section>
  );
}

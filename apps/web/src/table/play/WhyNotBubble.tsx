import { type RefObject, useRef } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { ClauseLink } from '../frame/ClauseLink.tsx';
import { useSelection } from '../select/selection-store.ts';
import { useBeside, useFreeStrip } from './bubble-position.ts';
import './why.css';

const SIZE = { width: 300, height: 190, gap: 14 };
const NO_HEX = -1;

/** A refusal that teaches: what was asked, the fact on the board, the rule. Shown beside the hex. */
export function WhyNotBubble({ area }: { readonly area: RefObject<HTMLElement | null> }) {
  const { view } = useTable();
  const { whyNot, set } = useSelection();
  const words = useWords();
  const { t } = words;
  const own = useRef<HTMLElement>(null);
  const beside = useBeside(area, whyNot?.hex ?? null, SIZE);
  const strip = useFreeStrip(area, own, whyNot === null ? null : (whyNot.hex ?? NO_HEX));
  const spot = beside ?? strip;
  if (whyNot === null) return null;
  const { action, refusal } = whyNot;
  const fact = words.refusalFact(refusal);
  const rule = words.clauseText(refusal.clause);
  return (
    <section
      ref={own}
      className="why-not"
      aria-labelledby="why-not"
      style={spot ?? {}}
      data-placed={spot !== null}
    >
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

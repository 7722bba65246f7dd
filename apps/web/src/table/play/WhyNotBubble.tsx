import { type RefObject, useEffect, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { useDesk, type WhyNot } from '../desk.ts';
import { ClauseLink } from '../frame/ClauseLink.tsx';
import './why.css';

const WIDTH = 300;
const HEIGHT = 190;
const GAP = 14;

/** A refusal that teaches: what was asked, the fact on the board, the rule. It lies beside the hex. */
export function WhyNotBubble({ area }: { readonly area: RefObject<HTMLElement | null> }) {
  const { view } = useTable();
  const { whyNot, set } = useDesk();
  const words = useWords();
  const { t } = words;
  const spot = useSpot(area, whyNot);
  if (whyNot === null) return null;
  const { action, refusal } = whyNot;
  const fact = words.refusalFact(refusal);
  const rule = words.clauseText(refusal.clause);
  return (
    <section
      className="why-not"
      role="status"
      aria-live="polite"
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
      <h3>
        {t('table.why-not')} {action && <span>{words.actionLabel(action, view)}</span>}
      </h3>
      {fact !== '' && <p>{fact}</p>}
      <p>
        {rule} <ClauseLink clause={refusal.clause} />
      </p>
    </section>
  );
}

/** Beside the refused hex, on the side away from the chosen unit, inside the board; null where there is no room. */
function useSpot(
  area: RefObject<HTMLElement | null>,
  asked: WhyNot | null,
): { left: number; top: number } | null {
  const [spot, setSpot] = useState<{ left: number; top: number } | null>(null);
  useEffect(() => {
    const node = area.current;
    const box = node?.getBoundingClientRect();
    const hex = asked?.hex ?? null;
    const cell = hex === null ? null : node?.querySelector(`[role="gridcell"][id$="hex${hex}"]`);
    if (!box || !cell || box.width < WIDTH * 2) {
      setSpot(null);
      return;
    }
    const at = cell.getBoundingClientRect();
    const chosen = node?.querySelector('[role="gridcell"][aria-selected="true"]')?.getBoundingClientRect();
    const right = at.right - box.left + GAP;
    const left = at.left - box.left - GAP - WIDTH;
    const crowded = chosen !== undefined && chosen.left > at.left && chosen.left < at.right + GAP + WIDTH;
    const toLeft = left >= 8 && (crowded || right + WIDTH > box.width);
    const top = at.top - box.top - 20;
    setSpot({
      left: Math.min(Math.max(toLeft ? left : right, 8), box.width - WIDTH - 8),
      top: Math.min(Math.max(top, 8), box.height - HEIGHT),
    });
  }, [area, asked]);
  return spot;
}

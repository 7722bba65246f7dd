import type { RefObject } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { useSelection } from '../select/selection-store.ts';
import { useBeside } from './bubble-position.ts';
import { Sums } from './Sums.tsx';
import './sum-bubble.css';

const SIZE = { width: 300, height: 330, gap: 64 };

/** The sums behind the chances of the preview, beside its hex; rules open once the preview is held. */
export function SumBubble({ area }: { readonly area: RefObject<HTMLElement | null> }) {
  const { odds } = useTable();
  const { preview, whyNot } = useSelection();
  const words = useWords();
  const rolls = preview === null ? [] : (odds.get(preview.action) ?? []);
  const spot = useBeside(area, rolls.length > 0 ? (preview?.option.hex ?? null) : null, SIZE);
  if (rolls.length === 0 || spot === null || whyNot !== null) return null;
  return (
    <section
      className="sum-bubble"
      aria-label={words.t('odds.sum')}
      style={spot}
      data-held={preview?.held === true}
    >
      <Sums rolls={rolls} />
    </section>
  );
}

import type { Odds } from '@hexwyrm/kernel';
import { type RefObject, useRef } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { useSelection } from '../select/selection-store.ts';
import { useAside } from './bubble-position.ts';
import { Sums } from './Sums.tsx';
import './sum-bubble.css';

interface SumBubbleProps {
  readonly area: RefObject<HTMLElement | null>;
  /** Where the command bar is. */
  readonly edge: 'top' | 'bottom';
}

/** The sums behind the chances of the preview, in a corner away from its hex; rules open once the preview is held. */
export function SumBubble({ area, edge }: SumBubbleProps) {
  const { odds } = useTable();
  const { preview, whyNot } = useSelection();
  const rolls = preview === null ? [] : (odds.get(preview.action) ?? []);
  if (preview === null || rolls.length === 0 || whyNot !== null) return null;
  return <Placed area={area} edge={edge} hex={preview.option.hex} held={preview.held} rolls={rolls} />;
}

interface PlacedProps extends SumBubbleProps {
  readonly hex: number;
  readonly held: boolean;
  readonly rolls: Odds;
}

function Placed({ area, edge, hex, held, rolls }: PlacedProps) {
  const { t } = useWords();
  const card = useRef<HTMLElement>(null);
  const spot = useAside(area, card, hex);
  return (
    <section
      ref={card}
      className="sum-bubble"
      aria-label={t('odds.sum')}
      style={spot ?? { visibility: 'hidden' }}
      data-held={held}
      data-edge={edge}
    >
      <Sums rolls={rolls} />
    </section>
  );
}

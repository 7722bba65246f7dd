import { useState } from 'react';
import { useWords } from '../../../../i18n/index.ts';
import { recall, remember } from '../../../../storage/settings.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import type { Sign } from '../../words/signs.ts';
import './signs.css';

const KEY = 'signs';

interface SignsProps {
  readonly signs: readonly Sign[];
  /** Closed at first despite the player's preference, if there are many. */
  readonly shut?: boolean;
}

/** Every factor and sign of a counter in words, each with its rule; shut and open as the player likes it. */
export function Signs({ signs, shut = false }: SignsProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(() => !shut && recall(KEY) !== 'shut');
  const toggle = (next: boolean): void => {
    if (!shut) remember(KEY, next ? null : 'shut');
    setOpen(next);
  };
  return (
    <details className="signs" open={open} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary className="label">{t('pass.signs')}</summary>
      <dl>
        {(['combat', 'magic', 'move', 'range'] as const).map((factor) => (
          <div key={factor}>
            <dt>{t(`pass.factor.${factor}`)}</dt>
            {signs
              .filter((sign) => sign.factor === factor)
              .map(({ id, values, clause }) => (
                <dd key={id}>
                  {t(id, values)} <ClauseLink clause={clause} />
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

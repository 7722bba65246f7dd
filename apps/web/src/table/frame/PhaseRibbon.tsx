import { useRef } from 'react';
import { useWords } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useTable } from '../context.ts';
import './ribbon.css';
import { useEffect } from '../../base/effects.ts';
import { useClock } from './useClock.ts';

/** The phases in their order, the present one lit. */
export function PhaseRibbon() {
  const { snapshot } = useTable();
  const words = useWords();
  const { t } = words;
  const list = useRef<HTMLOListElement>(null);
  const { phases, at: phase, stopped } = useClock();
  useEffect(() => {
    const lit = list.current?.querySelector('[aria-current]');
    if (lit && phase >= 0) lit.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [phase]);
  const over = snapshot.outcome !== null;
  return (
    <nav className="ribbon" data-spot="phases" aria-label={t('table.phases')}>
      <ol ref={list}>
        {phases.map(({ id, icon, heading }, i) => {
          const now = !over && !stopped && i === phase;
          const done = !now && (over || i < phase);
          return (
            <li key={id} className={now ? 'now' : done ? 'done' : ''} aria-current={now ? 'step' : undefined}>
              {heading && <span className={`label side ${heading.side}`}>{t(heading.text)}</span>}
              <span className="phase" title={words.phaseName(id)}>
                <span className="number">{done ? '✓' : i + 1}</span>
                <Icon name={icon} size={16} />
                <span className="name">{words.phaseShort(id)}</span>
                {now && <span className="visually-hidden">, {t('table.phase-now')}</span>}
                {done && <span className="visually-hidden">, {t('table.phase-done')}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

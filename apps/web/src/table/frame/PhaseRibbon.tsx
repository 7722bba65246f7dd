import { useEffect, useRef } from 'react';
import { isBefore, PHASES } from '../../games/dragon-rage/table/phases.ts';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { Icon } from '../icons/Icon.tsx';
import { PHASE_ICONS } from '../icons/names.ts';
import './ribbon.css';

/** The ten phases in their order, the present one lit. */
export function PhaseRibbon() {
  const { view, snapshot } = useTable();
  const words = useWords();
  const { t } = words;
  const list = useRef<HTMLOListElement>(null);
  const phase = isBefore(view.frames) ? 0 : view.phase;
  useEffect(() => {
    const lit = list.current?.querySelector('[aria-current]');
    if (lit && phase > 0) lit.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [phase]);
  const over = snapshot.outcome !== null;
  return (
    <nav className="ribbon" data-spot="phases" aria-label={t('table.phases')}>
      <ol ref={list}>
        {PHASES.map((name, i) => {
          const number = i + 1;
          const now = !over && number === phase;
          const done = !now && (over || number < phase);
          return (
            <li
              key={name}
              className={now ? 'now' : done ? 'done' : ''}
              aria-current={now ? 'step' : undefined}
            >
              {number === 1 && <span className="label side invader">{words.t('side.invader')}</span>}
              {number === 10 && <span className="label side">{t('table.side-end')}</span>}
              {number === 5 && <span className="label side defender">{words.t('side.defender')}</span>}
              <span className="phase">
                <span className="number">{done ? '✓' : number}</span>
                <Icon name={PHASE_ICONS[i] ?? 'turn'} size={16} />
                {words.phaseShort(name)}
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

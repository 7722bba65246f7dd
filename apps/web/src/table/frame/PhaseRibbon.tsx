import { useRef } from 'react';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useTable } from '../context.ts';
import type { PhaseSign } from '../kit.ts';
import './ribbon.css';
import { useEffect } from '../../base/effects.ts';

interface Phases {
  readonly phases: readonly PhaseSign[];
  readonly at: number;
}

/** Phases done when the player's turn ends: all before the next player's, or all if that is another turn. */
export function halted(last: Phases, { phases, at }: Phases): Phases {
  const same = phases.every(({ id }, i) => last.phases[i]?.id === id);
  return { phases: last.phases, at: same && at > last.at ? at : last.phases.length };
}

/** The phases in their order, the present one lit. */
export function PhaseRibbon() {
  const { kit, view, snapshot } = useTable();
  const words = useWords();
  const { t } = words;
  const list = useRef<HTMLOListElement>(null);
  const turnOver = useGame((game) => game.turnOver);
  const live = { phases: kit.turn.phasesOf(view), at: kit.turn.phaseAt(view) };
  // While the player's turn is over but not yet handed over, no other turn has begun.
  const last = useRef(live);
  if (!turnOver) last.current = live;
  const { phases, at: phase } = turnOver ? halted(last.current, live) : live;
  useEffect(() => {
    const lit = list.current?.querySelector('[aria-current]');
    if (lit && phase >= 0) lit.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [phase]);
  const over = snapshot.outcome !== null;
  return (
    <nav className="ribbon" data-spot="phases" aria-label={t('table.phases')}>
      <ol ref={list}>
        {phases.map(({ id, icon, heading }, i) => {
          const now = !over && !turnOver && i === phase;
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

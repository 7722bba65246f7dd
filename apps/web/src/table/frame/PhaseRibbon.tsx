import { useRef } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import './ribbon.css';
import { useEffect } from '../../base/effects.ts';
import { FoldedPhases } from './FoldedPhases.tsx';
import { Phase } from './Phase.tsx';
import { useClock } from './useClock.ts';

/** The phases in their order, the present one lit; those of other players folded before and after them. */
export function PhaseRibbon() {
  const { snapshot } = useTable();
  const { t } = useWords();
  const list = useRef<HTMLOListElement>(null);
  const { phases, at: phase, stopped, others } = useClock();
  useEffect(() => {
    const lit = list.current?.querySelector('[aria-current]');
    if (lit && phase >= 0) lit.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [phase]);
  const over = snapshot.outcome !== null;
  const shared = phases.findIndex(({ heading }) => heading !== undefined);
  const signs = phases.map((sign, i) => {
    const now = !over && !stopped && i === phase;
    return <Phase key={sign.id} sign={sign} number={i + 1} now={now} done={!now && (over || i < phase)} />;
  });
  const folded = (done: boolean) =>
    others
      .filter((other) => other.done === done)
      .map((other) => <FoldedPhases key={other.heading.side} others={other} />);
  return (
    <nav className="ribbon" data-spot="phases" aria-label={t('table.phases')}>
      <ol ref={list}>
        {signs.slice(0, Math.max(0, shared))}
        {folded(true)}
        {signs.slice(Math.max(0, shared))}
        {folded(false)}
      </ol>
    </nav>
  );
}

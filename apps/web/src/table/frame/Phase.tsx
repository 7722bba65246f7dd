import { useWords } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { PhaseSign } from '../kit.ts';

interface PhaseProps {
  readonly sign: PhaseSign;
  readonly number: number;
  readonly now: boolean;
  readonly done: boolean;
}

/** A phase on the ribbon: its number, or what has become of it. */
export function Phase({ sign: { id, icon, heading, skipped }, number, now, done }: PhaseProps) {
  const { t, phaseName, phaseShort } = useWords();
  return (
    <li className={now ? 'now' : done ? 'done' : ''} aria-current={now ? 'step' : undefined}>
      {heading && <span className={`label side ${heading.side}`}>{t(heading.text)}</span>}
      <span className="phase" title={phaseName(id)} data-skipped={skipped === true && !now}>
        <span className="number">{skipped && !now ? '–' : done ? '✓' : number}</span>
        <Icon name={icon} size={16} />
        <span className="name">{phaseShort(id)}</span>
        {now && <span className="visually-hidden">, {t('table.phase-now')}</span>}
        {skipped && !now && <span className="visually-hidden">, {t('table.phase-skipped')}</span>}
        {done && !skipped && <span className="visually-hidden">, {t('table.phase-done')}</span>}
      </span>
    </li>
  );
}

import type { ReactNode } from 'react';
import { useWords } from '../../i18n/index.ts';
import './track.css';
import { useClock } from './useClock.ts';

interface TurnsProps {
  /** The last turn that the game has; a longer game goes on. */
  readonly last: number;
  /** What a turn brings: its sign and its name. */
  bringsAt?(turn: number): { readonly sign: ReactNode; readonly name: string } | null;
}

/** Turns gone and to come. */
export function Turns({ last, bringsAt }: TurnsProps) {
  const { t } = useWords();
  const { turn: now } = useClock();
  const turns = Array.from({ length: Math.max(last, now) }, (_, i) => i + 1);
  return (
    <>
      <span className="label">
        {t('table.turn')} <span className="turn-number">{now}</span>
      </span>
      <ol className="turns" aria-label={t('table.turn-n', { turn: now })}>
        {turns.map((turn) => {
          const brings = bringsAt?.(turn);
          return (
            <li
              key={turn}
              className={turn < now ? 'gone' : turn === now ? 'now' : ''}
              data-brings={Boolean(brings)}
              aria-current={turn === now ? 'step' : undefined}
              title={brings?.name}
            >
              {brings?.sign}
              <span>{turn}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

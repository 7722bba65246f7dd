import { useWords } from '../../i18n/index.ts';
import './track.css';
import { useClock } from './useClock.ts';

interface TurnsProps {
  /** The last turn that the game has; a longer game goes on. */
  readonly last: number;
}

/** Turns gone and to come. */
export function Turns({ last }: TurnsProps) {
  const { t } = useWords();
  const { turn: now } = useClock();
  const turns = Array.from({ length: Math.max(last, now) }, (_, i) => i + 1);
  return (
    <>
      <span className="label">
        {t('table.turn')} <span className="turn-number">{now}</span>
      </span>
      <ol className="turns" aria-label={t('table.turn-n', { turn: now })}>
        {turns.map((turn) => (
          <li
            key={turn}
            className={turn < now ? 'gone' : turn === now ? 'now' : ''}
            aria-current={turn === now ? 'step' : undefined}
          >
            <span>{turn}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

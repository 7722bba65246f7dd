import { useWords } from '../../i18n/index.ts';
import type { LogEvent } from '../../replay/log-events.ts';
import { usePlayer } from '../../replay/player.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useTable } from '../context.ts';
import { useSelection } from '../select/selection-store.ts';
import { Sentence } from './Sentence.tsx';
import { useMissed } from './useMissed.ts';
import { useReport } from './useReport.ts';
import './recap.css';

/** A report of events since the player's last turn, until they act; a press plays it on the board. */
export function Recap() {
  const missed = useMissed();
  return missed && <Report missed={missed.logEvents} from={missed.from} />;
}

interface ReportProps {
  readonly missed: readonly LogEvent[];
  readonly from: number;
}

function Report({ missed, from }: ReportProps) {
  const set = useSelection((selection) => selection.set);
  const { view, seat } = useTable();
  const play = usePlayer((player) => player.play);
  const { t } = useWords();
  const lines = useReport(missed, view, seat);
  if (lines.length === 0) return null;
  return (
    <section className="card recap" aria-label={t('history.since')}>
      <header>
        <strong>{t('history.since')}</strong>
        <button type="button" className="button small" onClick={() => void play(from, true)}>
          {t('history.show-since')}
        </button>
      </header>
      <ul>
        {lines.map(({ icon, sentence, actions }) => (
          <li key={sentence.text}>
            <button
              type="button"
              className="line-tool"
              aria-label={`${t('report.in-log')}: ${sentence.text}`}
              title={t('report.in-log')}
              onClick={() => set({ sought: { actions } })}
            >
              <Icon name={icon} size={16} />
            </button>
            <p>
              <Sentence sentence={sentence} chance={null} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same for screen readers. */
export function SpokenRecap() {
  const missed = useMissed();
  return missed && <SpokenReport missed={missed.logEvents} />;
}

function SpokenReport({ missed }: { readonly missed: readonly LogEvent[] }) {
  const { view, seat } = useTable();
  const { t } = useWords();
  const lines = useReport(missed, view, seat);
  if (lines.length === 0) return null;
  return (
    <p>
      {t('history.since')} {lines.map(({ sentence }) => sentence.text).join(' ')}
    </p>
  );
}

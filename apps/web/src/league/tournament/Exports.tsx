import { csvOf, htmlOf, SHEETS, sheetOf } from '@hexwyrm/league';
import { download, downloadText } from '../../files/download.ts';
import { useWords } from '../../i18n/index.ts';
import { loadContest } from '../../storage/contests.ts';
import type { TournamentPartProps } from './TournamentPage.tsx';

/** Headings of sheets, and reasons in their cells. */
const HEADINGS = [
  'standings',
  'pairings',
  'bracket',
  'place',
  'player',
  'opponent',
  'points',
  'resistance',
  'won',
  'lost',
  'byes',
  'round',
  'table',
  'scenario',
  'games',
  'note',
  'side',
  'goes on',
] as const;

/** Standings, pairings and bracket to print or for a spreadsheet, and the whole tournament as a file. */
export function Exports({ view, handle }: TournamentPartProps) {
  const words = useWords();
  const { t } = words;
  const { contest } = handle;
  const say = (name: string): string => {
    const round = /^round (\d+)$/.exec(name)?.[1];
    if (round !== undefined) return t('tournament.round-short', { number: Number(round) });
    const known = HEADINGS.find((heading) => heading === name);
    return known === undefined ? name : t(`tournament.sheet-${known === 'goes on' ? 'goes-on' : known}`);
  };
  const sheets = SHEETS.filter((name) => name !== 'bracket' || view.settings.format !== 'swiss');
  const page = () =>
    downloadText(
      'tournament.html',
      'text/html',
      htmlOf(
        view.settings.name,
        sheets.map((name) => sheetOf(view, name)),
        words.language,
        say,
      ),
    );
  const whole = async () => {
    const kept = contest.status === 'open' ? await loadContest(contest.row.id) : null;
    if (kept !== null) download('hexwyrm-tournament.json', kept.file);
  };
  return (
    <section className="panel" aria-labelledby="exports">
      <h2 className="label" id="exports">
        {t('tournament.tab-export')}
      </h2>
      <div className="event-steps">
        <button type="button" className="button" onClick={page}>
          {t('tournament.export-page')}
        </button>
        {sheets.map((name) => (
          <button
            key={name}
            type="button"
            className="button"
            onClick={() => downloadText(`${name}.csv`, 'text/csv', csvOf(sheetOf(view, name), say))}
          >
            {t('tournament.export-csv', { what: t(`tournament.sheet-${name}`) })}
          </button>
        ))}
        <button type="button" className="button" onClick={() => download('standings.json', { ...view })}>
          {t('tournament.export-json')}
        </button>
        <button type="button" className="button" onClick={() => void whole()}>
          {t('tournament.export-file')}
        </button>
      </div>
      <p className="hint">{t('tournament.file-hint')}</p>
    </section>
  );
}

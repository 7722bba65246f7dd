import { csvOf, htmlOf, SHEETS, type SheetName, type SheetWords, sheetOf } from '@hexwyrm/league';
import { download, downloadText } from '../../files/download.ts';
import { useWords } from '../../i18n/index.ts';
import { loadContest } from '../../storage/contests.ts';
import type { TournamentPartProps } from './TournamentPage.tsx';

/** Standings, pairings and bracket to print or for a spreadsheet, and the whole tournament as a file. */
export function Exports({ view, handle }: TournamentPartProps) {
  const words = useWords();
  const { t } = words;
  const { contest } = handle;
  const sheetWords: SheetWords = {
    word: (name) => t(`sheet.${name}`),
    scenario: (id) => words.scenarioName(id),
  };
  /** Pairings that the players do not know yet are no part of what goes out. */
  const told = { ...view, rounds: view.rounds.filter((round) => round.told) };
  const sheet = (name: SheetName) => sheetOf(told, name, sheetWords);
  const sheets = SHEETS.filter((name) => name !== 'bracket' || view.settings.format !== 'swiss');
  const page = () =>
    downloadText(
      'tournament.html',
      'text/html',
      htmlOf(view.settings.name, sheets.map(sheet), words.language),
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
            onClick={() => downloadText(`${name}.csv`, 'text/csv', csvOf(sheet(name)))}
          >
            {t('tournament.export-csv', { what: t(`sheet.${name}`) })}
          </button>
        ))}
        <button type="button" className="button" onClick={() => download('standings.json', told)}>
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

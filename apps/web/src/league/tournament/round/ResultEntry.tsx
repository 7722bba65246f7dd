import { useState } from 'react';
import { useWords } from '../../../i18n/index.ts';
import { FileButton } from '../../../ui/FileButton.tsx';
import { GoalSum } from '../GoalSum.tsx';
import { ReasonField } from '../ReasonField.tsx';
import { type LegNumber, type MatchOnPage, namesIn } from '../sort.ts';
import type { TournamentPartProps } from '../TournamentPage.tsx';
import { Foretelling } from './Foretelling.tsx';
import { foretold, type TypedResult } from './foretold.ts';

interface ResultEntryProps extends TournamentPartProps {
  readonly match: MatchOnPage;
  readonly leg: LegNumber;
  close(): void;
}

/** The result of a game: its replay, or the points razed that somebody types; winner, match point and resistance follow. */
export function ResultEntry({ view, handle, kit, match, leg, close }: ResultEntryProps) {
  const { t } = useWords();
  const nameOf = namesIn(view);
  const { invader, defender, report, goal } = match.legs[leg];
  const { resistance: total } = view;
  const [razed, setRazed] = useState(String(report?.points.invader ?? ''));
  const [conceded, setConceded] = useState<TypedResult['conceded']>(null);
  const [reason, setReason] = useState('');
  const typed: TypedResult = { razed: Number(razed), total, conceded };
  const isNumber =
    razed.trim() !== '' && Number.isInteger(typed.razed) && typed.razed >= 0 && typed.razed <= total;
  const isReady =
    !handle.busy &&
    isNumber &&
    foretold(kit.scoring, match, leg, typed) !== null &&
    (report === null || reason.trim() !== '');
  /** What is counted already can be set right where nothing else is typed. */
  const mayType = report !== null || view.settings.results === 'typed';
  const enter = async () => {
    const game = { match: match.id, leg, razed: typed.razed, conceded };
    const done = await handle.run(
      report === null ? { type: 'result', ...game } : { type: 'correct', ...game, reason },
    );
    if (done) close();
  };
  const count = async (file: File) => {
    if (await handle.run({ type: 'replay', match: match.id, leg, replay: await file.text() })) close();
  };
  return (
    <section className="panel event-entry" aria-labelledby="entry">
      <h2 className="label" id="entry">
        {t(report === null ? 'tournament.by-hand' : 'tournament.correct-by-hand')}
      </h2>
      <h3>
        {nameOf(invader)} – {nameOf(defender)}, {t('tournament.game', { number: leg + 1 })}
      </h3>
      <ul className="sum-lines">
        <li>
          <span>{t('home.new.invader')}</span>
          <strong>{nameOf(invader)}</strong>
        </li>
        <li>
          <span>{t('home.new.defender')}</span>
          <strong>{nameOf(defender)}</strong>
        </li>
      </ul>
      <GoalSum goal={goal} />
      {mayType ? (
        <>
          <label className="event-razed">
            <span>
              <b>{t('tournament.points-razed')}</b> {t('tournament.of', { total })}
            </span>
            <input
              ref={(field) => field?.focus()}
              className="text-field"
              inputMode="numeric"
              value={razed}
              onChange={({ target }) => setRazed(target.value)}
              onKeyDown={({ key }) => {
                if (key === 'Enter' && isReady) void enter();
              }}
            />
          </label>
          <label className="event-razed">
            <span>{t('tournament.how')}</span>
            <select
              className="select"
              value={conceded ?? ''}
              onChange={({ target: { value } }) =>
                setConceded(value === 'invader' || value === 'defender' ? value : null)
              }
            >
              <option value="">{t('tournament.played-out')}</option>
              <option value="invader">{t('tournament.conceded', { name: nameOf(invader) })}</option>
              <option value="defender">{t('tournament.conceded', { name: nameOf(defender) })}</option>
            </select>
          </label>
          {isNumber && <Foretelling {...{ kit, match, leg, typed, nameOf }} />}
        </>
      ) : (
        <p className="contest-note">{t('tournament.about-replays-only')}</p>
      )}
      {report !== null && <ReasonField reason={reason} change={setReason} />}
      <div className="event-steps">
        <button type="button" className="button" onClick={close}>
          {t('tournament.cancel')}
        </button>
        {report === null && (
          <FileButton
            label={t('campaign.count-replay')}
            className="button"
            onFile={(file) => void count(file)}
          >
            {t('campaign.count-replay')}
          </FileButton>
        )}
        {mayType && (
          <button
            type="button"
            className="button button-primary"
            disabled={!isReady}
            onClick={() => void enter()}
          >
            {t(report === null ? 'tournament.enter-result' : 'tournament.correct')}
          </button>
        )}
      </div>
      <p className="hint">{t('tournament.kept')}</p>
    </section>
  );
}

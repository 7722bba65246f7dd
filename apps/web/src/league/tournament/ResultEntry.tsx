import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { Clause } from '../Clause.tsx';
import { GoalSum } from './GoalSum.tsx';
import { ReasonField } from './ReasonField.tsx';
import { type LegNumber, type MatchOnPage, namesIn } from './sort.ts';
import type { TournamentPartProps } from './TournamentPage.tsx';

interface ResultEntryProps extends TournamentPartProps {
  readonly match: MatchOnPage;
  readonly leg: LegNumber;
  close(): void;
}

type Ending = 'played' | 'invader' | 'defender';

/** A result that somebody types: the points razed; winner, match point and resistance follow. Or its replay. */
export function ResultEntry({ view, handle, kit, match, leg, close }: ResultEntryProps) {
  const { t } = useWords();
  const nameOf = namesIn(view);
  const { invader, defender, report, goal } = match.legs[leg];
  const total = kit.maps.find(({ id }) => id === view.settings.map)?.points ?? 0;
  const [razed, setRazed] = useState(String(report?.points.invader ?? ''));
  const [ending, setEnding] = useState<Ending>('played');
  const [reason, setReason] = useState('');
  const number = Number(razed);
  const isNumber = razed.trim() !== '' && Number.isInteger(number) && number >= 0 && number <= total;
  const enter = async () => {
    const game = { match: match.id, leg, razed: number, conceded: ending === 'played' ? null : ending };
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
      {goal !== null && <GoalSum goal={goal} />}
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
            if (key === 'Enter' && isNumber) void enter();
          }}
        />
      </label>
      <label className="event-razed">
        <span>{t('tournament.how')}</span>
        <select
          className="select"
          value={ending}
          onChange={({ target: { value } }) =>
            setEnding(value === 'invader' || value === 'defender' ? value : 'played')
          }
        >
          <option value="played">{t('tournament.played-out')}</option>
          <option value="invader">{t('tournament.conceded', { name: nameOf(invader) })}</option>
          <option value="defender">{t('tournament.conceded', { name: nameOf(defender) })}</option>
        </select>
      </label>
      {isNumber && (
        <ul className="sum-lines">
          <li>
            <span>
              {t('tournament.resistance-of', { name: nameOf(invader) })} <Clause clause="DR-5.1-c" />
            </span>
            <strong>{number}</strong>
          </li>
          <li>
            <span>
              {t('tournament.resistance-of', { name: nameOf(defender) })} <Clause clause="DR-5.1-d" />
            </span>
            <strong>
              {total} − {number} = {total - number}
            </strong>
          </li>
        </ul>
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
        <button
          type="button"
          className="button button-primary"
          disabled={!isNumber || (report !== null && reason.trim() === '')}
          onClick={() => void enter()}
        >
          {t(report === null ? 'tournament.enter-result' : 'tournament.correct')}
        </button>
      </div>
      <p className="hint">{t('tournament.kept')}</p>
    </section>
  );
}

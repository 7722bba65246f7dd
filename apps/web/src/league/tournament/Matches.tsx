import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { Clause } from '../Clause.tsx';
import { NoteLine } from './NoteLine.tsx';
import { ReasonField } from './ReasonField.tsx';
import { ResultEntry } from './ResultEntry.tsx';
import { LEGS, type LegNumber, type MatchOnPage, namesIn } from './sort.ts';
import type { TournamentPartProps } from './TournamentPage.tsx';

/** A game that a result is entered for. */
export interface Entering {
  readonly match: MatchOnPage;
  readonly leg: LegNumber;
}

/** The last round that was drawn: its matches, what is open, and how to go on. */
export function RoundPanel(props: TournamentPartProps) {
  const { view } = props;
  const { t } = useWords();
  const [entering, setEntering] = useState<Entering | null>(null);
  const round = view.rounds.at(-1);
  return (
    <div className="event-columns">
      <section className="panel" aria-labelledby="round">
        <h2 className="label" id="round">
          {round === undefined
            ? t('tournament.no-round')
            : t('tournament.round', { number: round.number, matches: round.matches.length })}
        </h2>
        {round !== undefined && <Matches {...props} round={round} entering={entering} enter={setEntering} />}
        <Steps {...props} />
      </section>
      {entering !== null && (
        <ResultEntry
          key={`${entering.match.id}/${entering.leg}`}
          {...props}
          entering={entering}
          close={() => setEntering(null)}
        />
      )}
    </div>
  );
}

interface MatchesProps extends TournamentPartProps {
  readonly round: TournamentPartProps['view']['rounds'][number];
  readonly entering: Entering | null;
  enter(entering: Entering): void;
}

function Matches({ view, handle, round, entering, enter }: MatchesProps) {
  const { t, scenarioName } = useWords();
  const nameOf = namesIn(view);
  const games = round.matches.length * 2;
  const columns = ['match', 'game-1', 'game-2', 'points', 'resistance'] as const;
  return (
    <>
      <p className="event-scenario">
        <b>{scenarioName(round.scenario)}</b>{' '}
        {round.die !== null && <span>{t('tournament.by-die', { die: round.die })} </span>}
        <Clause clause="DR-5.1-f" />
      </p>
      <p>{t('tournament.games-in', { count: games - round.open, games })}</p>
      <progress className="event-progress" max={games} value={games - round.open} aria-hidden="true" />
      <div className="history-scroll">
        <table className="history">
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(`tournament.column-${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {round.matches.map((match) => {
              const [one, other] = match.players;
              const [first, second] = [match.score[one], match.score[other]];
              return (
                <tr key={match.id} data-entering={entering?.match.id === match.id}>
                  <th scope="row">
                    {nameOf(one)} – {nameOf(other)}
                    {match.notes.map((note) => (
                      <NoteLine key={note.reason} note={note} nameOf={nameOf} />
                    ))}
                  </th>
                  {LEGS.map((leg) => (
                    <td key={leg}>
                      <Leg {...{ match, leg, handle, nameOf, enter }} told={round.told} />
                    </td>
                  ))}
                  <td>
                    {first?.points} : {second?.points}
                  </td>
                  <td>
                    {first?.resistance} : {second?.resistance}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {round.idle.map((note) => (
        <NoteLine key={note.player} note={note} nameOf={nameOf} />
      ))}
    </>
  );
}

interface LegProps extends Entering {
  readonly handle: TournamentPartProps['handle'];
  readonly told: boolean;
  nameOf(id: string): string;
  enter(entering: Entering): void;
}

/** One of the two games: who has won, or how to play it or enter it. */
function Leg({ match, leg, handle, nameOf, told, enter }: LegProps) {
  const { t } = useWords();
  const { invader, defender, report } = match.legs[leg];
  if (report !== null) {
    const winner = report.winner === 'invader' ? invader : defender;
    return (
      <>
        {t('tournament.razed', { name: nameOf(invader), razed: report.points.invader ?? 0 })},{' '}
        <b>{t('tournament.won', { name: nameOf(winner) })}</b>{' '}
        <button type="button" className="proof-link" onClick={() => enter({ match, leg })}>
          {t('tournament.correct')}
        </button>
      </>
    );
  }
  if (!told) return <>{t('tournament.invades', { name: nameOf(invader) })}</>;
  const begun = handle.savedOf(match.id, leg) !== undefined;
  return (
    <>
      {t('tournament.invades', { name: nameOf(invader) })}{' '}
      <button
        type="button"
        className="proof-link"
        disabled={handle.busy}
        aria-label={`${t(begun ? 'tournament.go-on' : 'tournament.play')}: ${nameOf(invader)} – ${nameOf(defender)}`}
        onClick={() => void handle.play(match.id, leg)}
      >
        {t(begun ? 'tournament.go-on' : 'tournament.play')}
      </button>{' '}
      <button
        type="button"
        className="proof-link"
        aria-label={`${t('tournament.enter')}: ${nameOf(invader)} – ${nameOf(defender)}`}
        onClick={() => enter({ match, leg })}
      >
        {t('tournament.enter')}
      </button>
    </>
  );
}

/** What the organiser does next: draw, tell, draw again before that, or end it. */
function Steps({ view, handle }: TournamentPartProps) {
  const { t } = useWords();
  const [reason, setReason] = useState('');
  const { phase, rounds } = view;
  const number = rounds.length + 1;
  if (phase === 'closed') return <p className="contest-note">{t('tournament.closed')}</p>;
  if (phase === 'drawn') {
    return (
      <div className="event-steps">
        <p className="contest-note">{t('tournament.before-telling')}</p>
        <button
          type="button"
          className="button button-primary"
          onClick={() => void handle.run({ type: 'tell' })}
        >
          {t('tournament.tell')}
        </button>
        <ReasonField reason={reason} change={setReason} />
        <button
          type="button"
          className="button"
          disabled={reason.trim() === ''}
          onClick={() => void handle.run({ type: 'redraw', reason })}
        >
          {t('tournament.redraw')}
        </button>
      </div>
    );
  }
  return (
    <div className="event-steps">
      {phase === 'playing' && (
        <p className="contest-note">{t('tournament.waits', { number, count: rounds.at(-1)?.open ?? 0 })}</p>
      )}
      <button
        type="button"
        className="button button-primary"
        disabled={phase === 'playing'}
        onClick={() => void handle.run({ type: 'draw' })}
      >
        {t('tournament.start-round', { number })}
      </button>
      {phase === 'between' && (
        <button type="button" className="button" onClick={() => void handle.run({ type: 'close' })}>
          {t('tournament.close')}
        </button>
      )}
    </div>
  );
}

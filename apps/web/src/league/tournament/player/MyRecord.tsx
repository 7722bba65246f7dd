import { useWords } from '../../../i18n/index.ts';
import { Clause } from '../../Clause.tsx';
import { Initial } from '../Initial.tsx';
import { PlayerLink } from '../PlayerLink.tsx';
import { RatingFigure } from '../RatingFigure.tsx';
import { namesIn, rivalOf, standingOf } from '../sort.ts';
import type { PlayerPartProps } from './PlayerPage.tsx';

/** How a player stands, and whom they have met. */
export function MyRecord({ view, player, hrefOf }: PlayerPartProps) {
  const { t, signed } = useWords();
  const nameOf = namesIn(view);
  const { place, points, resistance, won, lost, byes, rating, handicap } = standingOf(view, player);
  const met = view.rounds
    .filter(({ told }) => told)
    .flatMap(({ number, matches }) =>
      matches.filter(({ players }) => players.includes(player)).map((match) => ({ number, match })),
    );
  return (
    <section className="panel" aria-labelledby="record">
      <h2 className="label" id="record">
        {t('tournament.record')}
      </h2>
      <ul className="sum-lines">
        <li>
          <span>{t('tournament.column-place')}</span>
          <strong>{t('tournament.place-of', { place, count: view.standings.length })}</strong>
        </li>
        <li>
          <span>
            {t('tournament.column-points')} <Clause clause="DR-5.1-b" />
          </span>
          <strong>{points}</strong>
        </li>
        <li>
          <span>
            {t('tournament.column-resistance')} <Clause clause="DR-5.1-e" />
          </span>
          <strong>{resistance}</strong>
        </li>
        <li>
          <span>{t('tournament.won-lost')}</span>
          <strong>
            {won} : {lost}
          </strong>
        </li>
        {byes > 0 && (
          <li>
            <span>
              {t('tournament.column-byes')} <Clause clause="DR-5.2-e" />
            </span>
            <strong>{byes}</strong>
          </li>
        )}
        <li>
          <span>{t('tournament.rating')}</span>
          <strong>
            <RatingFigure {...rating} />
          </strong>
        </li>
        <li>
          <span>
            {t('tournament.handicap')} <Clause clause="DR-3.3.4-a" />
          </span>
          <strong>{signed(handicap)}</strong>
        </li>
      </ul>
      {met.length > 0 && (
        <table className="history">
          <caption className="label">{t('tournament.opponents')}</caption>
          <thead>
            <tr>
              {(['round', 'player', 'games', 'resistance'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`sheet.${name}`)}
                </th>
              ))}
              <th scope="col">{t('tournament.rating')}</th>
            </tr>
          </thead>
          <tbody>
            {met.map(({ number, match }) => {
              const rival = rivalOf(match, player);
              const [mine, yours] = [match.score[player], match.score[rival]];
              return (
                <tr key={match.id}>
                  <td>{number}</td>
                  <th scope="row">
                    <Initial id={rival} name={nameOf(rival)} />{' '}
                    <PlayerLink href={hrefOf(rival)} name={nameOf(rival)} />
                  </th>
                  <td>
                    {mine?.points} : {yours?.points}
                  </td>
                  <td>
                    {mine?.resistance} : {yours?.resistance}
                  </td>
                  <td>
                    <RatingFigure {...standingOf(view, rival).rating} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}

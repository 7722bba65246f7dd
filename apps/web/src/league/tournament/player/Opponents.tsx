import { useWords } from '../../../i18n/index.ts';
import { Clause } from '../../Clause.tsx';
import { Initial } from '../Initial.tsx';
import { PlayerLink } from '../PlayerLink.tsx';
import { RatingFigure } from '../RatingFigure.tsx';
import { namesIn, rivalOf, standingOf } from '../sort.ts';
import type { PlayerPartProps } from './PlayerPage.tsx';
import { useMeetings } from './useMeetings.ts';

/** Whom a player has met here, how strong they are, and the handicap between the two from all contests of this device. */
export function Opponents({ view, kit, game, player, hrefOf }: PlayerPartProps) {
  const { t, signed } = useWords();
  const nameOf = namesIn(view);
  const meetings = useMeetings(game, view.version);
  const met = view.rounds
    .filter(({ told }) => told)
    .flatMap(({ number, matches }) =>
      matches.filter(({ players }) => players.includes(player)).map((match) => ({ number, match })),
    );
  if (met.length === 0) return null;
  return (
    <>
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
            <th scope="col">
              {t('tournament.handicap')} <Clause clause="DR-3.3.4-a" />
            </th>
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
                <td>{signed(kit.handicapAgainst(meetings, nameOf(player), nameOf(rival)))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="hint">{t('tournament.about-handicap-against')}</p>
    </>
  );
}

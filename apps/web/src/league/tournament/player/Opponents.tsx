import { useWords } from '../../../i18n/index.ts';
import { Table } from '../../Table.tsx';
import { HandicapHeading } from '../HandicapHeading.tsx';
import { Initial } from '../Initial.tsx';
import { Lopsided } from '../Lopsided.tsx';
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
  const rivals = [...new Set(met.map(({ match }) => rivalOf(match, player)))];
  const against = (rival: string): number => kit.handicapAgainst(meetings, nameOf(player), nameOf(rival));
  const columns = [
    ...(['round', 'player', 'games', 'resistance'] as const).map((name) => ({
      name,
      heading: t(`sheet.${name}`),
    })),
    { name: 'rating', heading: t('tournament.rating') },
    { name: 'handicap', heading: <HandicapHeading /> },
  ];
  return (
    <>
      <Table caption={t('tournament.opponents')} columns={columns}>
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
              <td>{signed(against(rival))}</td>
            </tr>
          );
        })}
      </Table>
      <p className="hint">{t('tournament.about-handicap-against')}</p>
      {rivals.map((rival) => (
        <Lopsided key={rival} kit={kit} handicap={against(rival)}>
          {t('tournament.lopsided-against', { name: nameOf(player), rival: nameOf(rival) })}
        </Lopsided>
      ))}
    </>
  );
}

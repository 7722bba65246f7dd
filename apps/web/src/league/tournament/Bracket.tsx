import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { NoteLine } from './NoteLine.tsx';
import { type MatchOnPage, namesIn, type TournamentOnPage } from './sort.ts';

/** The rounds of an elimination, column by column: a level match sends both on, so it is no fixed tree. */
export function Bracket({ view }: { readonly view: TournamentOnPage }) {
  const { t } = useWords();
  const [followed, follow] = useState<string | null>(null);
  const nameOf = namesIn(view);
  const rounds = view.rounds.filter(({ stage }) => stage === 'elimination');
  if (rounds.length === 0) return <p className="panel">{t('tournament.no-bracket')}</p>;
  return (
    <ol className="bracket">
      {rounds.map((round) => (
        <li key={round.number}>
          <h2 className="label">{t('tournament.tab-round', { number: round.number })}</h2>
          <ul>
            {round.matches.map((match) => (
              <li key={match.id} className={`bracket-match bracket-${match.side}`}>
                {match.side === 'second' && <span className="label">{t('tournament.second-chance')}</span>}
                {match.players.map((player) => (
                  <Player
                    key={player}
                    match={match}
                    name={nameOf(player)}
                    player={player}
                    isFollowed={followed === player}
                    follow={() => follow(followed === player ? null : player)}
                  />
                ))}
                {match.notes.map((note) => (
                  <NoteLine key={note.reason} note={note} nameOf={nameOf} />
                ))}
              </li>
            ))}
            {round.idle.map((note) => (
              <li key={note.player} className="bracket-match bracket-idle">
                <NoteLine note={note} nameOf={nameOf} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

interface PlayerProps {
  readonly match: MatchOnPage;
  readonly player: string;
  readonly name: string;
  readonly isFollowed: boolean;
  follow(): void;
}

function Player({ match, player, name, isFollowed, follow }: PlayerProps) {
  const score = match.score[player];
  return (
    <button
      type="button"
      className="bracket-player"
      aria-pressed={isFollowed}
      data-winner={match.winner === player}
      onClick={follow}
    >
      <span>{name}</span> <strong>{score?.points}</strong> <small>{score?.resistance}</small>
    </button>
  );
}

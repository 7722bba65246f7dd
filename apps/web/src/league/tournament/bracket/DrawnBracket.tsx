import { useRef, useState } from 'react';
import { useWords } from '../../../i18n/index.ts';
import { Laurel } from '../../../result/Laurel.tsx';
import { Initial } from '../Initial.tsx';
import { NoteLine } from '../NoteLine.tsx';
import { namesIn, type TournamentOnPage } from '../sort.ts';
import { betterIn, type Column, championOf, type Place } from './columns.ts';
import { RoundHeading } from './RoundHeading.tsx';
import { slotOf, useWays } from './useWays.ts';

interface DrawnBracketProps {
  readonly view: TournamentOnPage;
  readonly columns: readonly Column[];
}

/** Cards, column by column, and the ways between them; that of one player is lit, at the end the winner's. */
export function DrawnBracket({ view, columns }: DrawnBracketProps) {
  const { t } = useWords();
  const nameOf = namesIn(view);
  const champion = championOf(view);
  const [followed, follow] = useState(champion);
  const [pointedAt, pointAt] = useState<string | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const ways = useWays(board, view);
  const lit = pointedAt ?? followed;
  const following: Following = {
    lit,
    followed,
    nameOf,
    pointAt,
    follow: (player) => follow(followed === player ? null : player),
  };
  return (
    <div className="bracket-scroll">
      <div className="bracket-board" ref={board}>
        <svg className="bracket-ways" aria-hidden="true">
          {ways.map(({ player, path }) => (
            <path key={path} d={path} data-lit={player === lit} />
          ))}
        </svg>
        <ol className="bracket">
          {columns.map(({ round, places }) => (
            <li key={round.number}>
              <RoundHeading round={round} />
              <ul>
                {places.map((place) => (
                  <Card key={place.players.join(' ')} {...{ place, following }} round={round.number} />
                ))}
              </ul>
            </li>
          ))}
          {champion !== null && (
            <li>
              <h2 className="label bracket-round">{t('tournament.winner')}</h2>
              <ul>
                <li className="bracket-match bracket-champion" data-lit={lit === champion}>
                  <div className="event-laurel" aria-hidden="true">
                    <Laurel />
                  </div>
                  <strong data-slot={slotOf(view.rounds.length + 1, champion)}>{nameOf(champion)}</strong>
                </li>
              </ul>
            </li>
          )}
        </ol>
      </div>
    </div>
  );
}

/** Whose way is looked at. */
interface Following {
  readonly lit: string | null;
  readonly followed: string | null;
  nameOf(id: string): string;
  follow(player: string): void;
  pointAt(player: string | null): void;
}

interface CardProps {
  readonly place: Place;
  readonly round: number;
  readonly following: Following;
}

function Card({ place, round, following }: CardProps) {
  const { t } = useWords();
  const { lit, nameOf } = following;
  const isLit = lit !== null && place.players.includes(lit);
  if (place.kind === 'idle') {
    const [player] = place.players;
    return (
      <li className="bracket-match bracket-idle" data-lit={isLit}>
        <Player {...{ round, player, following }} score={null} isBetter />
        <NoteLine note={{ ...place.note, player: null }} nameOf={nameOf} />
      </li>
    );
  }
  const { match } = place;
  const better = betterIn(match);
  const isRunning = !match.complete && match.legs.some(({ begun, report }) => begun || report !== null);
  return (
    <li className={`bracket-match bracket-${match.side}`} data-lit={isLit}>
      {match.side === 'second' && <span className="label">{t('tournament.second-chance')}</span>}
      {match.players.map((player) => (
        <Player
          key={player}
          {...{ round, player, following }}
          score={match.score[player] ?? null}
          isBetter={better === null || better === player}
        />
      ))}
      {isRunning && <p className="bracket-state">{t('tournament.state-running')}</p>}
      {match.notes.map((note) => (
        <NoteLine key={note.reason} note={note} nameOf={nameOf} />
      ))}
    </li>
  );
}

interface PlayerProps {
  readonly round: number;
  readonly player: string;
  readonly score: { readonly points: number; readonly resistance: number } | null;
  readonly isBetter: boolean;
  readonly following: Following;
}

function Player({ round, player, score, isBetter, following }: PlayerProps) {
  const { t } = useWords();
  const { followed, nameOf, follow, pointAt } = following;
  const name = nameOf(player);
  return (
    <button
      type="button"
      className="bracket-player"
      aria-label={score === null ? name : t('tournament.bracket-line', { name, ...score })}
      aria-pressed={followed === player}
      data-better={isBetter}
      data-slot={slotOf(round, player)}
      onClick={() => follow(player)}
      onPointerEnter={() => pointAt(player)}
      onPointerLeave={() => pointAt(null)}
      onFocus={() => pointAt(player)}
      onBlur={() => pointAt(null)}
    >
      <Initial id={player} name={name} />
      <span>{name}</span>
      <small>{score?.resistance}</small>
      <strong>{score?.points}</strong>
    </button>
  );
}

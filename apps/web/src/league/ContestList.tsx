import { use } from 'react';
import { Link } from 'wouter';
import { useWords } from '../i18n/index.ts';
import { useGames } from '../kit/games.ts';
import { gameOf } from '../kit/ids.ts';
import { pathOf, type SavedContest } from '../storage/contests.ts';
import '../home/saved-games.css';

interface ContestListProps {
  readonly heading: string;
  readonly contests: readonly SavedContest[];
  /** Where those that are over are told too. */
  remove?(contest: SavedContest): void;
}

/** Contests of this device. */
export function ContestList({ heading, contests, remove }: ContestListProps) {
  if (contests.length === 0) return null;
  return (
    <section className="saved" aria-labelledby="contests">
      <h2 className="label" id="contests">
        {heading}
      </h2>
      <ul>
        {contests.map((row) => (
          <ContestLine key={row.id} row={row} remove={() => remove?.(row)} />
        ))}
      </ul>
    </section>
  );
}

function ContestLine({ row, remove }: { readonly row: SavedContest; remove(): void }) {
  const { t, date } = useWords();
  const { pictureOf } = use(useGames().homeOf(gameOf(row)));
  const verb = t(row.over ? 'home.saved.result' : 'home.saved.play');
  return (
    <li className="saved-line">
      <img src={pictureOf(row.standing)} alt="" width={120} height={73} />
      <div className="saved-text">
        <h3>{row.name}</h3>
        <p>
          {t(`contest.line-${row.kind}`, numbersOf(row.standing))} · {date(row.updated)}
        </p>
        {row.over && (
          <p className="saved-when">
            <button type="button" onClick={remove}>
              {t('home.saved.delete')}
            </button>
          </p>
        )}
      </div>
      <Link className="button button-primary" href={pathOf(row)} aria-label={`${verb}: ${row.name}`}>
        {verb}
      </Link>
    </li>
  );
}

const numbersOf = (standing: SavedContest['standing']): Record<string, number> =>
  Object.fromEntries(
    Object.entries(standing).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])),
  );

import { useWords } from '../../../i18n/index.ts';
import { Clause } from '../../Clause.tsx';
import { HandicapHeading } from '../HandicapHeading.tsx';
import { Lopsided } from '../Lopsided.tsx';
import { RatingFigure } from '../RatingFigure.tsx';
import { namesIn, standingOf } from '../sort.ts';
import { Opponents } from './Opponents.tsx';
import type { PlayerPartProps } from './PlayerPage.tsx';

/** How a player stands, and whom they have met. */
export function MyRecord(props: PlayerPartProps) {
  const { view, kit, player } = props;
  const { t, signed } = useWords();
  const { place, points, resistance, won, lost, byes, rating, handicap } = standingOf(view, player);
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
            <HandicapHeading />
          </span>
          <strong>{signed(handicap)}</strong>
        </li>
      </ul>
      <Lopsided kit={kit} handicap={handicap}>
        {t('tournament.lopsided', { name: namesIn(view)(player) })}
      </Lopsided>
      <Opponents {...props} />
    </section>
  );
}

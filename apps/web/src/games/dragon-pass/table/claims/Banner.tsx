import { useState } from 'react';
import { mix } from '../../../../art/draw/colour.ts';
import { useEffect } from '../../../../base/effects.ts';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { Band } from '../peoples/Band.tsx';
import { usePeopleInk } from '../peoples/usePeopleInk.ts';
import { LaurelCrest } from './LaurelCrest.tsx';
import { lastAlliance } from './last-alliance.ts';
import './banner.css';

/** Milliseconds until it folds by itself. */
const UNFOLDED = 4000;

/** A people has joined a side: told over the board, folded as soon as the game goes on. */
export function Banner() {
  const { view, log, player } = usePassTable();
  const { t, who, seatName } = useWords();
  const inkOf = usePeopleInk();
  const told = useVolume('pages');
  const won = lastAlliance(log, view);
  const [folded, setFolded] = useState<number | null>(null);
  const moment = won?.actions ?? null;
  useEffect(() => {
    if (moment === null) return;
    const timer = setTimeout(() => setFolded(moment), UNFOLDED);
    const fold = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setFolded(moment);
    };
    addEventListener('keydown', fold);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', fold);
    };
  }, [moment]);
  if (!told || won === null) return null;
  const { people, seat, told: telling, die, actions } = won;
  const ink = inkOf(people);
  const ground = `linear-gradient(100deg, ${mix(ink, '#17171c', 0.6)}, ${mix(ink, '#101014', 0.86)})`;
  const isFolded = folded === actions || actions < log.length;
  const own = view.seats[player] === seat;
  const major = view.answers.diplomacy?.majors.find((one) => one.people === people);
  return (
    <section
      className="alliance-banner"
      data-folded={isFolded}
      data-own={own}
      style={{ background: ground }}
      aria-label={t('pages.alliance-granted')}
    >
      <LaurelCrest people={people} size={isFolded ? 30 : 84} />
      <div>
        <p className="label">
          {t('pages.alliance-granted')} · {seatName(seat)}, {t('table.turn-n', { turn: view.turn })}
        </p>
        <h2>{t(`people.${people}`)}</h2>
        <Band people={people} size={34} />
      </div>
      {die !== null && (
        <span className="banner-die" role="img" aria-label={t('pages.dice', { roll: die })}>
          {die}
        </span>
      )}
      {telling !== null && major !== undefined && (
        <ul className="sum-lines">
          <li>
            <span>{t(own ? 'pages.your-total-stated' : 'pages.their-total-stated', who(seat))}</span>
            <b>{telling}</b>
          </li>
          <li>
            <span>
              {t('pages.lead-needed')} <ClauseLink clause="DP-14.1.3-b" />
            </span>
            <b>{major.lead}</b>
          </li>
          {own && (
            <li className="sum-total">
              <span>
                {t('pages.held-or-fewer', {
                  ...who(view.seats[1 - player]),
                  most: telling - major.lead,
                })}
              </span>
              <b>{t('pages.granted')}</b>
            </li>
          )}
        </ul>
      )}
      <button
        type="button"
        className="close"
        aria-label={t('table.close')}
        onClick={() => setFolded(actions)}
      >
        ×
      </button>
    </section>
  );
}

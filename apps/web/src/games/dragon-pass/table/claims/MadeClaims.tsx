import { useVolume, useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { Crest } from '../peoples/Crest.tsx';
import { axisEnd, RangeBar } from '../points/RangeBar.tsx';
import { rangeOf } from '../points/range-of.ts';
import { SecretSign } from '../points/SecretSign.tsx';
import './claims.css';
import '../desk/share-points.css';

/** The claims of this phase and their answers; the player asked also sees what no other player does (DP-14.1.3-c). */
export function MadeClaims() {
  const { view, player } = usePassTable();
  const { t, who } = useWords();
  const told = useVolume('pages');
  const claims = (view.diplomacy?.told ?? []).filter(
    ({ turn, claim, player: by }) => turn === view.turn && claim !== null && by === view.active,
  );
  if (!told || claims.length === 0 || view.phase !== 'alliances') return null;
  const claimant = view.seats[view.active];
  return (
    <section className="card scene made-claims" aria-label={t('pages.made-claims')}>
      <p className="label">{t('pages.made-claims')}</p>
      <ul>
        {claims.map(({ people, points, claim }, i) => {
          const name = t(`people.${people}`);
          return (
            <li key={people}>
              <Crest people={people} size={26} />
              <span>
                <b>{name}</b> {t('pages.claimed-with', { points })}
              </span>
              <span className="claim-answer" data-granted={claim === 'granted'}>
                {t(claim === 'granted' ? 'pages.granted' : 'pages.denied')}
              </span>
              {claim === 'denied' && player !== view.active && player >= 0 && (
                <Rebuff people={people} points={points} />
              )}
              {claim === 'denied' && player === view.active && (
                <Denied people={people} points={points} latest={i === claims.length - 1} />
              )}
            </li>
          );
        })}
      </ul>
      <p className="hint">{t('pages.heard', who(claimant))}</p>
    </section>
  );
}

interface DeniedProps {
  readonly people: string;
  readonly points: number;
  readonly latest: boolean;
}

/** What a denial shows the player who has claimed (DP-14.1.3-c), and what it may have brought the other side. */
function Denied({ people, points, latest }: DeniedProps) {
  const { view, player } = usePassTable();
  const { t, who } = useWords();
  const rival = view.seats[1 - player];
  const major = view.answers.diplomacy?.majors.find((one) => one.people === people);
  if (major === undefined) return null;
  const floor = points - major.lead + 1;
  const range = rangeOf(major, 0);
  return (
    <div className="denied">
      <ul className="sum-lines">
        {floor > 0 && (
          <li>
            <span>
              {t('pages.denied-held', who(rival))} <ClauseLink clause="DP-14.1.3-b" />
            </span>
            <b>{t('pages.or-more', { points: floor })}</b>
          </li>
        )}
        {latest && (
          <>
            <li>
              <span>
                {t('pages.denied-knows', who(rival))} <ClauseLink clause="DP-14.1.3-h" />
              </span>
              <b>{points}</b>
            </li>
            <li>
              <span>
                {t('pages.claim-again')} <ClauseLink clause="DP-14.1.3-f" />
              </span>
              <b>{t('pages.next-turn')}</b>
            </li>
          </>
        )}
      </ul>
      {latest && (
        <>
          <RangeBar range={range} end={axisEnd([range])} own={view.seats[player]} other={rival} />
          <p className="hint">
            {t('pages.denied-means', who(rival))} <ClauseLink clause="DP-14.1.3-d" />
          </p>
        </>
      )}
    </div>
  );
}

/** What a denied claim did for the player who was asked: only that player sees it (R-DPP-36). */
function Rebuff({ people, points }: { readonly people: string; readonly points: number }) {
  const { view, player } = usePassTable();
  const { t } = useWords();
  const own = (view.diplomacy?.ledger ?? []).filter(
    (entry) => entry.player === player && entry.people === people,
  );
  const total = own.reduce((sum, entry) => sum + entry.points, 0);
  const bonus = own.findLast(({ why, turn }) => why === 'rebuff' && turn === view.turn)?.points ?? 0;
  return (
    <div className="note">
      <SecretSign text={t('pages.only-you-this')} />
      <ul className="sum-lines">
        <li>
          <span>{t('pages.you-held')}</span>
          <b>{total - bonus}</b>
        </li>
        <li>
          <span>
            {t(bonus > 0 ? 'pages.rebuff' : 'pages.no-rebuff', { points })}{' '}
            <ClauseLink clause={bonus > 0 ? 'DP-14.1.3-d' : 'DP-14.1.3-e'} />
          </span>
          <b>+{bonus}</b>
        </li>
        <li className="sum-total">
          <span>{t('pages.you-hold-now')}</span>
          <b>{total}</b>
        </li>
      </ul>
    </div>
  );
}

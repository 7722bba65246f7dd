import { useWords } from '../../../../i18n/index.ts';
import { Clause } from '../../../../league/Clause.tsx';
import type { CampaignOnPage } from '../facts/campaign-standing.ts';
import { of, SIDES, useCompany } from '../facts/sides.ts';

/** Both rosters now, and how many games each has won. */
export function Standing({ view }: { readonly view: CampaignOnPage }) {
  const { t } = useWords();
  const { rosters, played, games, settings } = view;
  const { fullName } = useCompany(settings);
  const count = played.length;
  return (
    <section className="card" aria-labelledby="standing">
      <h2 className="label" id="standing">
        {count === 0 ? t('campaign.standing-start') : t('campaign.standing', { count, games })}
      </h2>
      <div className="standing-pair">
        {SIDES.map((side) => (
          <p key={side} className={`standing-side from-${side}`}>
            <b>{fullName(side)}</b>
            <strong>{of(rosters, side)}</strong>
            <span>
              {t('campaign.games-won', {
                count: played.filter(({ report }) => report.winner === side).length,
              })}
            </span>
          </p>
        ))}
      </div>
      <p className="hint">
        {t('campaign.who-wins', { games })} <Clause clause="DR-4.5-a" />
      </p>
    </section>
  );
}

import { useWords } from '../../../../i18n/index.ts';
import type { CampaignOnPage } from '../facts/campaign-standing.ts';
import { of, SIDES, useCompany } from '../facts/sides.ts';
import { RosterChart } from './RosterChart.tsx';
import { SideSign } from './SideSign.tsx';

/** Both rosters from the start on. */
export function RosterLines({ view }: { readonly view: CampaignOnPage }) {
  const { t } = useWords();
  const { settings, played, rosters, games } = view;
  const { nameOf } = useCompany(settings);
  const steps = [...played.map(({ before }) => before), rosters];
  const points = steps.map((each) => ({ invader: of(each, 'invader'), defender: of(each, 'defender') }));
  return (
    <section aria-labelledby="rosters">
      <div className="roster-head">
        <h2 className="label" id="rosters">
          {t('campaign.rosters')}
        </h2>
        <p>
          {SIDES.map((side) => (
            <span key={side}>
              <SideSign side={side} /> {nameOf(side)}
            </span>
          ))}
        </p>
      </div>
      <RosterChart
        {...{ points, games }}
        labelOf={(index) => (index === 0 ? t('campaign.at-start') : t('campaign.after', { number: index }))}
      />
    </section>
  );
}

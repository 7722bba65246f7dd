import type { World } from '@hexwyrm/dragon-rage';
import type { NextGame } from '@hexwyrm/league';
import { useWords } from '../../../../i18n/index.ts';
import { Clause, Clauses } from '../../../../league/Clause.tsx';
import type { CampaignOnPage } from '../facts/campaign-standing.ts';
import { of, SIDES, type Side, useCompany } from '../facts/sides.ts';

interface StakesProps {
  readonly view: CampaignOnPage;
  readonly next: NextGame;
  readonly world: Pick<World, 'tables'>;
}

/** What the next game would do to the rosters, whoever wins it. */
export function Stakes({ view, next, world }: StakesProps) {
  const { t, signed } = useWords();
  const { nameOf, roleOf } = useCompany(view.settings);
  const gainOf = (winner: Side, side: Side) => of(of(next.stakes, winner), side).lines;
  const clauses = SIDES.flatMap((winner) =>
    SIDES.flatMap((side) => gainOf(winner, side).map(({ clause }) => clause)),
  );
  const isClose = clauses.includes('DR-4.4-a');
  return (
    <section className="card" aria-labelledby="stakes">
      <h2 className="label" id="stakes">
        {t('campaign.stakes', { number: next.number })}
      </h2>
      <table className="stakes">
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {nameOf(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SIDES.map((winner) => (
            <tr key={winner}>
              <th scope="row">
                {t('campaign.if-wins', { seat: winner })}
                {nameOf(winner) !== roleOf(winner) && ` (${nameOf(winner)})`}
              </th>
              {SIDES.map((side) => {
                const gain = gainOf(winner, side).reduce((sum, { value }) => sum + value, 0);
                return (
                  <td key={side}>
                    <b>{signed(gain)}</b> → {of(view.rosters, side) + gain}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr>
            <th scope="row">
              {t('campaign.if-trophy')} <Clause clause="DR-4.4-d" />
            </th>
            {SIDES.map((side) => (
              <td key={side}>{signed(world.tables.campaign.after.killedHeroOrDragon)}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="hint">
        {t(isClose ? 'campaign.rosters-close' : 'campaign.rosters-far')}
        <Clauses all={clauses} />
      </p>
    </section>
  );
}

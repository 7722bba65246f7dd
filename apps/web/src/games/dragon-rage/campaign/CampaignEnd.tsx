import { UNIT_ORDER } from '@hexwyrm/dragon-rage/words';
import type { CampaignOutcome, Report } from '@hexwyrm/league';
import { Link } from 'wouter';
import { Clause } from '../../../league/Clause.tsx';
import { freshFace } from '../board/fresh-face.ts';
import { cityNamed } from '../home/scenarios.ts';
import { Counter } from '../table/Counter.tsx';
import { useRageWords } from '../words/useRageWords.ts';
import type { CampaignPartProps } from './CampaignPage.tsx';
import { armyOf, goalOf, scoreOf } from './facts/report-facts.ts';
import { isSide, of, SIDES, useCompany } from './facts/sides.ts';
import { cityOf, worldOf } from './facts/world-of.ts';
import { NextGame } from './NextGame.tsx';
import { CampaignBanner } from './parts/CampaignBanner.tsx';
import { HonoursCards } from './parts/HonoursCards.tsx';
import { RosterLines } from './parts/RosterLines.tsx';
import { SideSign } from './parts/SideSign.tsx';
import { useSaveCampaign } from './useSaveCampaign.ts';

/** Who has won the campaign, or that the players are level, and how it came to that. */
export function CampaignEnd({
  view,
  campaign,
  navigateTo,
  outcome,
}: CampaignPartProps & { readonly outcome: CampaignOutcome | null }) {
  const { t, signed, armyList } = useRageWords();
  const { settings, rosters, played, next } = view;
  const { nameOf, sideName, people } = useCompany(settings);
  const map = cityOf(settings);
  const world = worldOf(settings);
  const save = useSaveCampaign(campaign);
  const winner = outcome?.winner && isSide(outcome.winner) ? outcome.winner : null;
  const city = cityNamed(settings.map);
  const mine = people[0] ?? 'invader';
  const other = mine === 'invader' ? 'defender' : 'invader';
  const { bot } = of(settings.players, other);
  const opponent = bot === undefined ? { here: '' } : { bot };
  const last = played.at(-1);
  /** The invader who looks at it alone reads that the city is theirs. */
  const isMine = winner === 'invader' && people.length === 1 && people[0] === 'invader';
  const isRecruited = (report: Report): boolean => Object.keys(armyOf(report, mine)).length > 0;
  const fate = winner === null ? 'tie' : isMine ? 'yours' : winner;
  return (
    <main className="result">
      <CampaignBanner
        winner={winner}
        emblem={winner === 'defender' ? 'HERO' : 'DRAGON'}
        world={world}
        kicker={
          winner === null
            ? t('campaign.tie-kicker', { city })
            : t('campaign.won-by', { name: sideName(winner), city })
        }
        title={t(`campaign.end-${fate}`, { city })}
        text={
          <>
            {t(outcome === null ? 'campaign.level' : `campaign.ended-${outcome.reason}`, {
              first: of(rosters, 'invader'),
              second: of(rosters, 'defender'),
            })}{' '}
            {t('campaign.attacks-won', {
              count: played.filter(({ report }) => report.winner === 'invader').length,
              games: played.length,
            })}{' '}
            <Clause clause={outcome?.clause ?? 'DR-4.5-a'} />
          </>
        }
      >
        <p className="banner-rosters">
          {SIDES.map((side) => (
            <span key={side}>
              <strong>{of(rosters, side)}</strong> {nameOf(side)}
            </span>
          ))}
        </p>
      </CampaignBanner>
      <div className="after-body">
        <div>
          <section aria-labelledby="years">
            <h2 className="label" id="years">
              {t('campaign.years')}
            </h2>
            <ol className="years">
              {played.map(({ number, report, after }) => (
                <li key={number}>
                  <button type="button" className="year" onClick={() => navigateTo(number)}>
                    <SideSign side={isSide(report.winner) ? report.winner : 'defender'} size={34} />
                    <b>{t('campaign.game', { number })}</b>
                    <span>
                      {t(`campaign.year-${report.winner === 'invader' ? 'invader' : 'defender'}`)}{' '}
                      {goalOf(report) !== null && `${scoreOf(report)} / ${goalOf(report)}`}
                    </span>
                    <span>{SIDES.map((side) => of(after, side)).join(' : ')}</span>
                  </button>
                </li>
              ))}
            </ol>
          </section>
          <RosterLines view={view} />
          {played.some(({ report }) => isRecruited(report)) && (
            <section aria-labelledby="armies">
              <h2 className="label" id="armies">
                {t('campaign.armies', { name: nameOf(mine) })}
              </h2>
              <ul className="end-armies">
                {played.map(({ number, report, before }) => {
                  const army = armyOf(report, mine);
                  return (
                    <li key={number} className="card">
                      <p>
                        <b>{t('campaign.game', { number })}</b> <span>{of(before, mine)}</span>
                      </p>
                      <p className="visually-hidden">{armyList(army)}</p>
                      <p aria-hidden="true">
                        {UNIT_ORDER.filter((type) => army[type] !== undefined).map((type) => (
                          <span key={type}>
                            <Counter face={freshFace(type, mine, world)} size={30} />×{army[type]}
                          </span>
                        ))}
                      </p>
                    </li>
                  );
                })}
              </ul>
            </section>
          )}
        </div>
        <div>
          {next !== null && <NextGame {...{ view, next, campaign, navigateTo, world }} />}
          {last !== undefined && (
            <section className="card" aria-labelledby="last-game">
              <h2 className="label" id="last-game">
                {t('campaign.the-last')}
              </h2>
              <p>
                {t('campaign.before-it', {
                  first: of(last.before, 'invader'),
                  second: of(last.before, 'defender'),
                })}
              </p>
              <ul className="sum-lines">
                {SIDES.flatMap((side) =>
                  of(last.gains, side).lines.map(({ reason, clause, value }) => (
                    <li key={`${side} ${reason}`}>
                      <span>
                        {nameOf(side)}:{' '}
                        {t(`campaign.line-${reason === 'won' || reason === 'lost' ? reason : 'trophy'}`)}{' '}
                        <Clause clause={clause} />
                      </span>
                      <strong>{signed(value)}</strong>
                    </li>
                  )),
                )}
              </ul>
            </section>
          )}
          <HonoursCards {...{ view, world }} />
        </div>
      </div>
      <div className="result-foot">
        <Link
          className={outcome === null ? 'button' : 'button button-primary'}
          href={`/campaign?${new URLSearchParams({ map, as: other, ...opponent })}`}
        >
          {t('campaign.again')}
        </Link>
        <button type="button" className="button" onClick={() => void save()}>
          {t('campaign.save')}
        </button>
        <Link className="button" href="/">
          {t('home.home')}
        </Link>
      </div>
    </main>
  );
}

import type { World } from '@hexwyrm/dragon-rage';
import { isUnitType } from '@hexwyrm/dragon-rage/words';
import { useWords } from '../../../i18n/index.ts';
import { Clause, Clauses } from '../../../league/Clause.tsx';
import { freshFace } from '../board/fresh-face.ts';
import { cityNamed } from '../home/scenarios.ts';
import { Counter } from '../table/Counter.tsx';
import { useRageWords } from '../words/useRageWords.ts';
import type { CampaignPartProps } from './CampaignPage.tsx';
import { goalOf, scoreOf, turnOf } from './facts/report-facts.ts';
import { isSide, of, SIDES, type Side, useCompany } from './facts/sides.ts';
import { cityOf, worldOf } from './facts/world-of.ts';
import { AppliedTable } from './parts/AppliedTable.tsx';
import { CampaignBanner } from './parts/CampaignBanner.tsx';
import { CountUp } from './parts/CountUp.tsx';
import { GoalLines } from './parts/GoalLines.tsx';
import { GoalWas } from './parts/GoalWas.tsx';
import { RosterLines } from './parts/RosterLines.tsx';

/** What a game did to the rosters, and by which line of the table. */
export function AfterGame({
  view,
  campaign,
  navigateTo,
  number,
}: CampaignPartProps & { readonly number: number }) {
  const { t, signed } = useWords();
  const { settings, next, games } = view;
  const { nameOf, fullName, sideName } = useCompany(settings);
  const game = view.played.find((each) => each.number === number);
  if (game === undefined) throw new RangeError(`game ${number} has not been played`);
  const { report, gains, before, after } = game;
  const winner: Side = isSide(report.winner) ? report.winner : 'defender';
  const map = cityOf(settings);
  const world = worldOf(settings);
  const [score, goal, turn] = [scoreOf(report), goalOf(report), turnOf(report)];
  const applied = SIDES.flatMap((side) =>
    of(gains, side)
      .lines.slice(0, 1)
      .map(({ clause }) => clause),
  );
  const isClose = applied.includes('DR-4.4-a');
  /** What this game has led to. */
  const comes = number === view.played.length ? next : null;
  return (
    <main className="result after-game">
      <CampaignBanner
        winner={winner}
        emblem={winner === 'invader' ? 'DRAGON' : 'INF'}
        world={world}
        kicker={t('campaign.wins-game', {
          name: sideName(winner),
          city: cityNamed(settings.map),
          number,
          games,
        })}
        title={t(`campaign.fate-${winner}`)}
        text={
          score !== null &&
          goal !== null &&
          turn !== null &&
          t('campaign.razed-of', { score, total: world.map.totalVp, goal, turn })
        }
      />
      <div className="after-body">
        <div>
          <section aria-labelledby="applied">
            <h2 className="label" id="applied">
              {t('campaign.what-it-does')}
            </h2>
            <p>
              {t(isClose ? 'campaign.had-close' : 'campaign.had-far', {
                one: nameOf('invader'),
                first: of(before, 'invader'),
                other: nameOf('defender'),
                second: of(before, 'defender'),
                apart: Math.abs(of(before, 'invader') - of(before, 'defender')),
              })}
              <Clauses all={applied} />
            </p>
            <AppliedTable {...{ view, game, world }} />
          </section>
          <div className="trophies">
            {SIDES.map((side) => (
              <Trophies
                key={side}
                title={t('campaign.trophy-of', { name: nameOf(side) })}
                {...{ side, report, world }}
              />
            ))}
          </div>
          <GoalWas {...{ game, map }} goesOn={next !== null} />
        </div>
        <div>
          <section aria-labelledby="new-rosters">
            <h2 className="label" id="new-rosters">
              {t('campaign.new-rosters')}
            </h2>
            {SIDES.map((side) => (
              <p key={side} className={`new-roster from-${side}`}>
                <b>{fullName(side)}</b>
                <span>
                  <b>{of(before, side)}</b>{' '}
                  {of(gains, side)
                    .lines.map(({ value }) => signed(value))
                    .join(' ')}
                </span>
                <strong>
                  → <CountUp from={of(before, side)} to={of(after, side)} />
                </strong>
              </p>
            ))}
          </section>
          <RosterLines view={view} />
          {comes !== null && (
            <>
              <p className="contest-note">
                {t(comes.number === games ? 'campaign.then-decides' : 'campaign.then', {
                  number: comes.number,
                  cap: comes.prospect.cap,
                  goal: comes.prospect.goal.reduce((sum, { value }) => sum + value, 0),
                })}{' '}
                <Clause clause="DR-4.3.1-e" />
              </p>
              <GoalLines
                prospect={comes.prospect}
                number={comes.number}
                ahead={of(after, 'invader') - of(after, 'defender')}
                princess={settings.options.elowyn === true}
                world={world}
              />
            </>
          )}
        </div>
      </div>
      <div className="result-foot">
        {comes !== null && (
          <button
            type="button"
            className="button button-primary"
            disabled={campaign.busy}
            onClick={() => void campaign.play()}
          >
            {t(comes.deciding ? 'campaign.play-sixth' : 'campaign.recruit', { number: comes.number })}
          </button>
        )}
        {campaign.savedOf(number) !== undefined && (
          <>
            <button type="button" className="button" onClick={() => void campaign.watch(number)}>
              {t('campaign.watch')}
            </button>
            <button type="button" className="button" onClick={() => void campaign.look(number)}>
              {t('campaign.whole-result')}
            </button>
          </>
        )}
        <button type="button" className="button" onClick={() => navigateTo(null)}>
          {t('campaign.to-campaign')}
        </button>
      </div>
      <p className="visually-hidden" role="alert">
        {t('campaign.announced', {
          name: sideName(winner),
          number,
          one: nameOf('invader'),
          from: of(before, 'invader'),
          to: of(after, 'invader'),
          other: nameOf('defender'),
          was: of(before, 'defender'),
          is: of(after, 'defender'),
        })}
      </p>
    </main>
  );
}

interface TrophiesProps {
  readonly title: string;
  readonly side: Side;
  readonly world: World;
  readonly report: CampaignPartProps['view']['played'][number]['report'];
}

/** Heroes and Dragons of the other side that fell; where there are none the line stays. */
function Trophies({ title, side, report, world }: TrophiesProps) {
  const { t, unitName } = useRageWords();
  const trophies = report.trophies[side] ?? [];
  const other = side === 'invader' ? 'defender' : 'invader';
  return (
    <section className="card trophy">
      <h3 className="label">{title}</h3>
      {trophies.length === 0 && <p className="hint">{t('campaign.nobody')}</p>}
      <ul>
        {trophies.map(({ what, hex, turn }) => (
          <li key={`${what} ${hex} ${turn}`}>
            {isUnitType(what) && (
              <span aria-hidden="true">
                <Counter face={freshFace(what, other, world)} size={40} />
              </span>
            )}
            <b>{isUnitType(what) ? unitName(what) : what}</b>
            {hex !== null && turn !== null && <span> {t('campaign.fell', { hex, turn })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

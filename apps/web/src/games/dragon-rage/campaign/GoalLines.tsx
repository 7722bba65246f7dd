import type { World } from '@hexwyrm/dragon-rage';
import type { Prospect } from '@hexwyrm/league';
import { useWords } from '../../../i18n/index.ts';
import { Clause } from '../../../league/Clause.tsx';

type GoalTable = World['tables']['campaign']['goal'];

/** What the armies may still add: told before it costs. */
function byArmies(table: GoalTable, number: number, princess: boolean) {
  const lines = [
    { name: 'dragons', value: table.dragon },
    { name: 'other-majors', value: table.otherMajor },
    { name: 'minors', value: table.minor },
    { name: 'many-invaders', value: table.manyInvaders.add },
  ] as const;
  const late = { name: 'many-defenders', value: table.manyDefenders.addEach } as const;
  const used = { name: 'princess', value: table.princess } as const;
  return [...lines, ...(princess ? [used] : []), ...(number >= table.manyDefenders.fromGame ? [late] : [])];
}

const GOAL_REASONS = ['base', 'nurkott', 'invader-ahead'] as const;

/** What the goal of a campaign game consists of, apart from the armies. */
function goalReason(reason: string): (typeof GOAL_REASONS)[number] {
  const known = GOAL_REASONS.find((name) => name === reason);
  if (known === undefined) throw new RangeError(`the goal has no part ${reason}`);
  return known;
}

interface GoalLinesProps {
  readonly prospect: Prospect;
  readonly number: number;
  /** Whether the defender may use the princess. */
  readonly princess: boolean;
  readonly world: Pick<World, 'map' | 'tables'>;
}

/** What it takes to win the next game, before there are armies. */
export function GoalLines({ prospect, number, princess, world: { map, tables } }: GoalLinesProps) {
  const { t, signed } = useWords();
  const sum = prospect.goal.reduce((goal, { value }) => goal + value, 0);
  return (
    <section aria-labelledby="campaign-goal">
      <h2 className="label" id="campaign-goal">
        {t('campaign.goal-title', { number })}
      </h2>
      <ul className="sum-lines">
        {prospect.goal.map((line, index) => (
          <li key={line.reason}>
            <span>
              {t(`rage.goal.${goalReason(line.reason)}`)} <Clause clause={line.clause} />
            </span>
            <strong>{index === 0 ? line.value : signed(line.value)}</strong>
          </li>
        ))}
        {byArmies(tables.campaign.goal, number, princess).map(({ name, value }) => (
          <li key={name} className="sum-later">
            <span>{t(`campaign.adds.${name}`)}</span>
            <strong>{signed(value)}</strong>
          </li>
        ))}
        <li className="sum-total">
          <span>{t('campaign.goal-before', { total: map.totalVp })}</span>
          <strong>{sum}</strong>
        </li>
      </ul>
      {prospect.markers > 0 && (
        <p className="contest-note">
          {t('campaign.markers', { count: prospect.markers })} <Clause clause="DR-4.3.3-a" />
        </p>
      )}
    </section>
  );
}

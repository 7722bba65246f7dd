import type { World } from '@hexwyrm/dragon-rage';
import type { Prospect } from '@hexwyrm/league';
import { useWords } from '../../../../i18n/index.ts';
import { Clause } from '../../../../league/Clause.tsx';
import { isGoalReason } from '../facts/goal-reasons.ts';
import { GoalLine } from './GoalLine.tsx';

type GoalTable = World['tables']['campaign']['goal'];

/** What the armies may still add: told before it costs. */
function byArmies(table: GoalTable, number: number, princess: boolean) {
  const lines = [
    { name: 'dragons', clause: 'DR-4.3.2-a', value: table.dragon },
    { name: 'other-majors', clause: 'DR-4.3.2-a', value: table.otherMajor },
    { name: 'minors', clause: 'DR-4.3.2-a', value: table.minor },
    { name: 'many-invaders', clause: 'DR-4.3.2-a', value: table.manyInvaders.add },
  ] as const;
  const late = {
    name: 'many-defenders',
    clause: 'DR-4.3.2-b',
    value: table.manyDefenders.addEach,
  } as const;
  const used = { name: 'princess', clause: 'DR-4.3.2-a', value: table.princess } as const;
  return [...lines, ...(princess ? [used] : []), ...(number >= table.manyDefenders.fromGame ? [late] : [])];
}

interface GoalLinesProps {
  readonly prospect: Prospect;
  readonly number: number;
  /** How far the invader's roster is ahead. */
  readonly ahead: number;
  /** Whether the defender may use the princess. */
  readonly princess: boolean;
  readonly world: Pick<World, 'map' | 'tables'>;
}

/** What it takes to win the next game, before there are armies. */
export function GoalLines({ prospect, number, ahead, princess, world: { map, tables } }: GoalLinesProps) {
  const { t } = useWords();
  const sum = prospect.goal.reduce((goal, { value }) => goal + value, 0);
  return (
    <section aria-labelledby="campaign-goal">
      <h2 className="label" id="campaign-goal">
        {t('campaign.goal-title', { number })}
      </h2>
      <ul className="sum-lines">
        {prospect.goal.map(({ reason, clause, value }, index) => (
          <GoalLine
            key={reason}
            text={
              reason === 'invader-ahead'
                ? t('campaign.ahead', { apart: ahead })
                : isGoalReason(reason)
                  ? t(`rage.goal.${reason}`)
                  : reason
            }
            base={index === 0}
            {...{ clause, value }}
          />
        ))}
        {byArmies(tables.campaign.goal, number, princess).map(({ name, clause, value }) => (
          <GoalLine key={name} text={t(`campaign.adds.${name}`)} {...{ clause, value }} later />
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

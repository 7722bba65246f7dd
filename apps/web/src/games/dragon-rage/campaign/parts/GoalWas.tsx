import type { World } from '@hexwyrm/dragon-rage';
import type { PlayedGame } from '@hexwyrm/league';
import { useWords } from '../../../../i18n/index.ts';
import { Clause } from '../../../../league/Clause.tsx';
import { coverOf } from '../../home/covers.ts';
import { goalLinesOf, goalOf } from '../facts/report-facts.ts';
import { GoalLine } from './GoalLine.tsx';

interface GoalWasProps {
  readonly game: PlayedGame;
  readonly map: World['map']['id'];
  /** Whether another game comes. */
  readonly goesOn: boolean;
}

/** What the invader had to raze, and what made that much of it; nothing where a typed result does not say. */
export function GoalWas({ game: { number, report }, map, goesOn }: GoalWasProps) {
  const { t } = useWords();
  const goal = goalOf(report);
  if (goal === null) return null;
  return (
    <section className="card after-city" aria-labelledby="rebuilt">
      <img src={coverOf(map)} alt="" width={240} height={145} />
      <div>
        <h2 className="label" id="rebuilt">
          {t('campaign.goal-was', { number })}
        </h2>
        <ul className="sum-lines">
          {goalLinesOf(report).map(({ reason, clause, count, value }, index) => (
            <GoalLine
              key={reason}
              text={`${t(`rage.goal.${reason}`)}${count > 1 ? ` (${count})` : ''}`}
              base={index === 0}
              {...{ clause, value }}
            />
          ))}
          <li className="sum-total">
            <span>{t('draft.vp')}</span>
            <strong>{goal}</strong>
          </li>
        </ul>
        {goesOn && (
          <p className="hint">
            {t('campaign.rebuilt')} <Clause clause="DR-4.1-c" />
          </p>
        )}
      </div>
    </section>
  );
}

import { totalOf } from '@hexwyrm/league';
import { useWords } from '../../../i18n/index.ts';
import { Clause } from '../../Clause.tsx';
import type { EventKit } from '../../kit.ts';
import type { LegNumber, MatchOnPage } from '../sort.ts';
import { foretold, type TypedResult } from './foretold.ts';

interface ForetellingProps {
  readonly kit: EventKit;
  readonly match: MatchOnPage;
  readonly leg: LegNumber;
  readonly typed: TypedResult;
  nameOf(id: string): string;
}

/** What the result means that is being typed: who wins the game, and how the match stands then. */
export function Foretelling({ kit, match, leg, typed, nameOf }: ForetellingProps) {
  const { t } = useWords();
  const { invader, defender, goal } = match.legs[leg];
  const { razed, total, conceded } = typed;
  const found = foretold(kit.scoring, match, leg, typed);
  if (found === null)
    return (
      <p className="contest-note" role="status">
        {t('tournament.reached-already')}
      </p>
    );
  const { isReached, winner, score } = found;
  return (
    <ul className="sum-lines" aria-live="polite">
      <li>
        <span>
          {conceded !== null
            ? t('tournament.conceded', { name: nameOf(conceded === 'invader' ? invader : defender) })
            : t(isReached ? 'tournament.goal-reached' : 'tournament.goal-missed', { goal: totalOf(goal) })}
        </span>
        <strong>{t('tournament.won', { name: nameOf(winner) })}</strong>
      </li>
      <li>
        <span>
          {t('tournament.resistance-of', { name: nameOf(invader) })} <Clause clause="DR-5.1-c" />
        </span>
        <strong>{razed}</strong>
      </li>
      <li>
        <span>
          {t('tournament.resistance-of', { name: nameOf(defender) })} <Clause clause="DR-5.1-d" />
        </span>
        <strong>
          {total} − {razed} = {total - razed}
        </strong>
      </li>
      <li>
        <span>
          {t('tournament.games-so-far')} <Clause clause="DR-5.1-b" />
        </span>
        <strong>
          {score[invader]?.points} : {score[defender]?.points}
        </strong>
      </li>
      <li>
        <b>{t('tournament.resistance-so-far')}</b>
        <strong>
          {score[invader]?.resistance} : {score[defender]?.resistance}
        </strong>
      </li>
    </ul>
  );
}

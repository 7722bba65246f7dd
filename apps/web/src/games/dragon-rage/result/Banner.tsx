import { worldFor } from '@hexwyrm/dragon-rage/data';
import { UNIT_ORDER } from '@hexwyrm/dragon-rage/words';
import type { Snapshot } from '@hexwyrm/protocol';
import { viewOf } from '../../../engine/view.ts';
import { useWords } from '../../../i18n/index.ts';
import { BrokenStandard } from '../../../result/BrokenStandard.tsx';
import type { ResultProps } from '../../../result/kit.ts';
import { Laurel } from '../../../result/Laurel.tsx';
import { VerdictTitle, verdictOf } from '../../../result/Verdict.tsx';
import { freshFace } from '../board/fresh-face.ts';
import { Counter } from '../table/Counter.tsx';
import { coloursOf, rageView, type Side } from '../view.ts';

interface BannerProps {
  readonly snapshot: Snapshot;
  readonly seats: ResultProps['seats'];
  readonly total: number;
  /** The side that conceded, if the game ended like this. */
  readonly conceded: Side | null;
  nameOf(side: Side): string;
}

/** The winner, and their title. */
export function Banner({ snapshot, seats, total, conceded, nameOf }: BannerProps) {
  const { t, has, ending, scenarioName } = useWords();
  const view = rageView(viewOf(snapshot));
  const { outcome } = snapshot;
  if (outcome === null) return null;
  const winner: Side = outcome.winner === view.seats.invader ? 'invader' : 'defender';
  const fact = (name: string): string => String(outcome.facts?.[name] ?? '');
  const titleId = `rage.result.title.${fact('title')}`;
  const gradeId = `rage.result.grade.${fact('grade')}`;
  const razed = { score: view.answers.score.score, total, turn: view.turn };
  const world = worldFor(view.map, view.corrections);
  const city = view.map === 'nurkott' ? 'Nurkott' : 'Esirien';
  const best = UNIT_ORDER.find((type) =>
    view.units.some((unit) => unit.side === winner && unit.type === type),
  );
  const verdict = verdictOf(outcome, snapshot, seats);
  return (
    <div className={verdict === 'lost' ? 'banner banner-lost' : `banner banner-${coloursOf(view, winner)}`}>
      <div className="banner-laurel" aria-hidden="true">
        {verdict === 'lost' ? <BrokenStandard /> : <Laurel />}
        {best && verdict !== 'lost' && <Counter face={freshFace(best, winner, world)} size={92} />}
      </div>
      <div>
        <p className="banner-kicker">
          {city}, {scenarioName(view.scenario)}
        </p>
        <VerdictTitle verdict={verdict} name={nameOf(winner)} />
        <p className="banner-text">
          <strong>{t(has(titleId) ? titleId : `rage.result.${winner}`)}.</strong>{' '}
          {has(gradeId)
            ? t('rage.result.graded', { ...razed, floor: view.answers.score.grades.marginal })
            : t('rage.result.razed', { ...razed, goal: view.goal })}{' '}
          {conceded === null ? ending(outcome.reason) : t('rage.result.conceded', { side: conceded })}{' '}
          {has(gradeId) && t(gradeId)}
        </p>
      </div>
    </div>
  );
}

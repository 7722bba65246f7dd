import type { Action } from '@hexwyrm/dragon-pass';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import type { GameAction } from '../../../../kit/kit.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { usePassAnswer } from '../../useAnswer.ts';

type Move = Extract<Action, { type: 'step' | 'ride' | 'drive' }>;

const isMove = (action: GameAction): action is Move =>
  action.type === 'step' || action.type === 'ride' || action.type === 'drive';

/** Effects of the move: zones of control, fights, rivers and ridges that halve (DP-6.5.1-a, DP-3.RIVER-c). */
export function Consequences() {
  const preview = useSelection((selection) => selection.preview);
  const { t, number } = useWords();
  const told = useVolume('moves');
  const move = preview !== null && isMove(preview.action) ? preview.action : null;
  const to = preview?.way?.to ?? move?.to;
  const arrival = usePassAnswer('arrival', move && to !== undefined ? { unit: move.unit, hex: to } : null);
  if (!told || move === null || arrival === null) return null;
  const ride = move.type === 'ride' ? arrival.road : null;
  return (
    <>
      {ride && (
        <span className="cost">
          {t('table.way-cost', { cost: number(ride.cost), left: number(ride.left) })}{' '}
          <ClauseLink clause="DP-16.5.3-b" />
        </span>
      )}
      {arrival.consequences.map(({ what, clause }) => (
        <span key={what} className="passed" data-consequence={what}>
          {t(`moves.to-${what}`)} <ClauseLink clause={clause} />
        </span>
      ))}
    </>
  );
}

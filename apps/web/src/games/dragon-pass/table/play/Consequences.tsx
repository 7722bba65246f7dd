import type { Action } from '@hexwyrm/dragon-pass';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import type { GameAction } from '../../../../kit/kit.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { useCompany } from '../../../../table/select/useCompany.ts';
import { usePassAnswer } from '../../useAnswer.ts';
import { isMove } from '../kinds.ts';
import { EffectSum } from '../powers/EffectSum.tsx';

type Move = Extract<Action, { readonly unit: number; readonly to: string }>;

/** A unit moves by itself: it neither retreats from a battle nor advances after one. */
const moves = (action: GameAction): action is Move =>
  isMove(action.type) && 'to' in action && 'unit' in action && !AFTER_BATTLE.has(action.type);

const AFTER_BATTLE: ReadonlySet<string> = new Set<Action['type']>(['retreat', 'advance']);

/** Effects of the move, or of the power, in preview. */
export function Consequences() {
  return (
    <>
      <MoveConsequences />
      <EffectSum />
    </>
  );
}

/** Zones of control, fights, rivers and ridges that halve, diplomacy points (DP-6.5.1-a, DP-3.RIVER-c, DP-14.1.5-a). */
function MoveConsequences() {
  const preview = useSelection((selection) => selection.preview);
  const { going } = useCompany(preview);
  const { t, number } = useWords();
  const told = useVolume('moves');
  const move = preview !== null && moves(preview.action) ? preview.action : null;
  const to = preview?.way?.to ?? move?.to;
  const arrival = usePassAnswer(
    'arrival',
    move && to !== undefined
      ? { unit: move.unit, hex: to, path: [...(preview?.way?.path.slice(1) ?? [])], others: [...going] }
      : null,
  );
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
      {arrival.consequences.map(({ what, clause, people }) => (
        <span key={`${what} ${people}`} className="passed" data-consequence={what}>
          {t(`moves.to-${what}`, { people: people === null ? '' : t(`people.${people}`) })}{' '}
          <ClauseLink clause={clause} />
        </span>
      ))}
    </>
  );
}

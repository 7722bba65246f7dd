import { useMemo } from 'react';
import type { UnitId } from '../../board/types.ts';
import type { GameAction } from '../../kit/kit.ts';
import type { PlayKit } from '../kit.ts';
import { type Menu, traitsOf } from '../select/selection.ts';
import { decisiveRoll, shareOf } from './chances.ts';
import { type OddsBook, useOdds } from './useOdds.ts';
import type { Session } from './useSession.ts';

type Units = Menu['units'];

/** Units that can do nothing but roll, and in vain: no reason to wait for them. */
export function useHopeless(session: Session, { units }: Menu, mostAsked: number): ReadonlySet<UnitId> {
  const { play } = session.kit;
  const rolls = useMemo(() => onlyRolls(units, play, mostAsked), [units, play, mostAsked]);
  const odds = useOdds(session, rolls);
  return useMemo(() => hopelessIn(units, odds), [units, odds]);
}

/** All that can be done, if it is nothing but rolls, and few enough to be asked about. */
function onlyRolls(units: Units, play: PlayKit, most: number): readonly GameAction[] {
  const actions = [...units.values()].flat();
  return actions.length <= most && actions.every((action) => traitsOf(play, play.kindOf(action)).rolls)
    ? actions
    : [];
}

export const hopelessIn = (units: Units, odds: OddsBook): ReadonlySet<UnitId> =>
  new Set(
    [...units].flatMap(([unit, actions]) =>
      actions.every((action) => isInVain(action, odds)) ? [unit] : [],
    ),
  );

function isInVain(action: GameAction, odds: OddsBook): boolean {
  const roll = decisiveRoll(odds.get(action));
  return roll !== null && shareOf(roll) === 0;
}

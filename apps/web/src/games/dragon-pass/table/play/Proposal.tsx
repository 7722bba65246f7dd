import { useState } from 'react';
import { useEffect } from '../../../../base/effects.ts';
import { useWords } from '../../../../i18n/index.ts';
import type { GameAction } from '../../../../kit/kit.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { Key } from '../../../../ui/Key.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { isPlacing } from '../../view.ts';
import { KINDS } from '../kinds.ts';
import { PROPOSAL_KEY } from '../overlays.ts';

const NONE: readonly GameAction[] = [];

/** The game's suggestion, accepted with one press: casualties, targets, partitions, a whole setup. */
export function Proposal() {
  const { kit, snapshot, mine, seat, host, view, menu, act, busy } = usePassTable();
  const { t, list, actionLabel, company } = useWords();
  const [proposal, setProposal] = useState<{
    readonly of: typeof snapshot;
    readonly actions: readonly GameAction[];
  } | null>(null);
  useEffect(() => {
    if (!mine) return;
    let wanted = true;
    host.propose(seat).then(
      (actions) => wanted && setProposal({ of: snapshot, actions }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [snapshot, mine, seat, host]);
  const setup = isPlacing(view);
  const fresh = proposal?.of === snapshot;
  const waits = busy || !fresh;
  // During setup the button keeps its place, so the content below does not jump.
  const actions = fresh || setup ? (proposal?.actions ?? NONE) : NONE;
  if (actions.length === 0) return null;
  // What ends the choice as it is has a button already, and so has a volley.
  const [first] = actions;
  const ends = actions.length === 1 && (first?.type === menu.end?.type || first?.type === 'volley');
  // That the choice ends with it is no step to be counted, unless there is no other.
  const steps = actions.filter((action) => kit.play.roleOf(action) !== 'end');
  const named = setup ? NONE : steps.length > 0 ? steps : actions;
  const told = named.map((action) => actionLabel(action, view));
  const precious = first !== undefined && KINDS[first.type]?.precious === true;
  const fallen = actions.flatMap((action) =>
    action.type === 'take' && 'unit' in action && typeof action.unit === 'number' ? [action.unit] : [],
  );
  return (
    <button
      type="button"
      className={precious ? 'button button-primary proposal' : 'button proposal'}
      data-spot="proposal"
      data-key={PROPOSAL_KEY}
      hidden={ends}
      // Not disabled: that would take the keyboard focus away.
      aria-disabled={waits}
      title={list(told)}
      onClick={() => !waits && act(actions)}
    >
      <Icon name="bot" size={18} />
      {setup
        ? t('pass.deploy-rest')
        : fallen.length > 0
          ? t('pass.propose-fallen', { units: company(view, fallen) })
          : t('pass.propose', { more: told.length - 1, first: told[0] ?? '' })}{' '}
      <Key name={PROPOSAL_KEY.toUpperCase()} />
    </button>
  );
}

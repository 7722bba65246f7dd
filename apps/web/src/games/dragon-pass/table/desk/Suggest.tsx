import { useWords } from '../../../../i18n/index.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { Key } from '../../../../ui/Key.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { PROPOSAL_KEY } from '../overlays.ts';
import type { OpenDesk } from './useDesk.ts';

/** Lays out what the game suggests, to be looked at and changed before it is sealed. */
export function Suggest({ desk: { diplomacy, give } }: { readonly desk: OpenDesk }) {
  const { host, seat } = usePassTable();
  const { t } = useWords();
  const lay = async () => {
    const actions = await host.propose(seat);
    const wanted = new Map(
      actions.flatMap((action) =>
        'people' in action && typeof action.people === 'string' && 'points' in action
          ? [[action.people, Number(action.points)] as const]
          : [],
      ),
    );
    const { majors, fund } = diplomacy;
    for (const { people } of fund === null ? majors : [...majors, fund])
      give(people, wanted.get(people) ?? 0);
  };
  return (
    <button type="button" className="button" data-key={PROPOSAL_KEY} onClick={() => void lay()}>
      <Icon name="bot" size={18} />
      {t('pages.suggest')} <Key name={PROPOSAL_KEY.toUpperCase()} />
    </button>
  );
}

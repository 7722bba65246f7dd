import { useFirstScreenShown } from '../../base/later.tsx';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { PARTY_KEY } from '../input/keys.ts';
import { PARTIES } from '../kit.ts';
import { partiesNow } from '../select/party.ts';
import { useSelection } from '../select/selection-store.ts';
import { Choices } from './Choices.tsx';
import { ChooseUnits } from './late-parts.ts';

/** Whether the chosen unit goes alone, or takes others of its stack along. */
export function Party() {
  const { kit, view, menu } = useTable();
  const { subject, party, set } = useSelection();
  const { t } = useWords();
  const parties = partiesNow(kit.play, view, menu, subject).map(({ id }) => id);
  const name = (value: string | number | boolean) => PARTIES.find((id) => id === value) ?? 'alone';
  const come = useFirstScreenShown();
  return (
    <Choices
      label={t('table.party')}
      values={parties.length > 0 ? ['alone', ...parties] : []}
      chosen={parties.some((id) => id === party) ? party : 'alone'}
      name={(value) => t(`table.party-${name(value)}`)}
      onChoose={(value) => set({ party: name(value), preview: null })}
      letter={PARTY_KEY}
    >
      {come && <ChooseUnits />}
    </Choices>
  );
}

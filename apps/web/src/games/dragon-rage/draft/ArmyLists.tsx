import { useState } from 'react';
import { useGame } from '../../../engine/store.ts';
import { useRageTable } from '../useRageTable.ts';
import { useRageWords } from '../words/useRageWords.ts';
import { ARMIES, type ArmyList } from './army-lists.ts';
import { useCampaignArmies } from './useCampaignArmies.ts';
import { type Muster, takenOf } from './useDraft.ts';

interface ArmyListsProps {
  readonly muster: Muster;
  readonly planned: boolean;
}

/** The armies of earlier games of the campaign, and those kept by name on this device, for this city and side. */
export function ArmyLists({ muster: { side, ledger }, planned }: ArmyListsProps) {
  const { view, busy } = useRageTable();
  const { t, armyList } = useRageWords();
  const { act, retract } = useGame();
  const [lists, setLists] = useState(ARMIES.list);
  const [name, setName] = useState('');
  const here = lists.filter((list) => list.map === view.map && list.side === side);
  const before = useCampaignArmies(side);
  const taken = takenOf(ledger);

  const recruit = (what: string) => (planned ? { type: 'recruit', what, side } : { type: 'recruit', what });
  const take = async ({ army }: Pick<ArmyList, 'army'>) => {
    for (const { what, taken: count } of taken)
      for (let n = 0; n < count; n += 1) await retract(recruit(what));
    const wanted = Object.entries(army).flatMap(([what, count]) =>
      Array.from({ length: count }, () => recruit(what)),
    );
    await act(wanted);
  };
  const keep = () => {
    const army = Object.fromEntries(taken.map(({ what, taken: count }) => [what, count]));
    setLists(ARMIES.keep({ name: name.trim(), map: view.map, side, army }));
    setName('');
  };

  return (
    <details className="card army-lists">
      <summary className="label">{t('draft.lists', { count: before.length + here.length })}</summary>
      <ul>
        {before.map((each) => (
          <li key={each.number}>
            <button type="button" className="button" disabled={busy} onClick={() => void take(each)}>
              {t('draft.list-game', { number: each.number, won: String(each.won) })}
            </button>
            <span className="hint">{armyList(each.army)}</span>
          </li>
        ))}
        {here.map((list) => (
          <li key={list.name}>
            <button type="button" className="button" disabled={busy} onClick={() => void take(list)}>
              {t('draft.list-take', { name: list.name })}
            </button>
            <span className="hint">{armyList(list.army)}</span>
            <button
              type="button"
              className="button narrow"
              aria-label={t('draft.list-forget', { name: list.name })}
              onClick={() => setLists(ARMIES.forget(list))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {taken.length > 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') keep();
          }}
        >
          <input
            className="text-field"
            value={name}
            maxLength={40}
            placeholder={t('draft.list-name')}
            aria-label={t('draft.list-name')}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className="button" disabled={name.trim() === ''}>
            {t('draft.list-keep')}
          </button>
        </form>
      )}
    </details>
  );
}

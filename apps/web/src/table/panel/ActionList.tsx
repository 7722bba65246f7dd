import { fold } from '@hexwyrm/words';
import { useMemo, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import type { GameAction } from '../../kit/kit.ts';
import { useTable } from '../context.ts';
import { actionsOf, type Option } from '../select/selection.ts';
import { useSelection } from '../select/selection-store.ts';

const SHOWN = 60;

/** Every legal action as a line: everything the board offers is also available here. */
export function ActionList() {
  const { menu, legal } = useTable();
  const { subject } = useSelection();
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const own = actionsOf(menu, subject);
  const actions = own.length > 0 ? own : legal;
  if (actions.length === 0) return null;
  return (
    <details
      className="all-actions"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('table.all-actions', { count: actions.length })}</summary>
      {open && <Lines actions={actions} />}
    </details>
  );
}

/** Actions as lines that can be searched; those that are about a hex are previewed first. */
export function Lines({ actions }: { readonly actions: readonly GameAction[] }) {
  const { kit, view, commands } = useTable();
  const { set } = useSelection();
  const words = useWords();
  const { t } = words;
  const [filter, setFilter] = useState('');
  const lines = useMemo(
    () => actions.map((action) => ({ action, label: words.actionLabel(action, view) })),
    [actions, words, view],
  );
  const wanted = fold(filter.trim());
  const found = wanted === '' ? lines : lines.filter(({ label }) => fold(label).includes(wanted));
  const choose = (action: GameAction): void => {
    const hex = kit.play.targetOf(action, view);
    if (hex < 0) {
      commands.take(action);
      return;
    }
    const option: Option = { kind: kit.play.kindOf(action), hex, actions: [action] };
    set({ preview: { option, action, way: null, held: true }, whyNot: null });
  };
  return (
    <>
      {lines.length > 12 && (
        <input
          type="search"
          value={filter}
          placeholder={t('table.filter')}
          aria-label={t('table.filter')}
          onChange={({ target }) => setFilter(target.value)}
        />
      )}
      <ul>
        {found.slice(0, SHOWN).map(({ action, label }) => (
          <li key={JSON.stringify(action)}>
            <button type="button" onClick={() => choose(action)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      {found.length > SHOWN && <p className="hint">{t('table.more', { count: found.length - SHOWN })}</p>}
    </>
  );
}

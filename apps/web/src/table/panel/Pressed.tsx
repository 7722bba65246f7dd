import { useWords } from '../../i18n/index.ts';
import { Key } from '../../ui/Key.tsx';
import { useTable } from '../context.ts';
import { traitsOf } from '../select/selection.ts';
import { useSelection } from '../select/selection-store.ts';

/** What was pressed at its hex, to be confirmed: pressing the hex again does the same. */
export function Pressed() {
  const { kit, menu, view, commands } = useTable();
  const words = useWords();
  const pressed = useSelection((selection) => selection.pressed);
  if (pressed === null || !menu.joins.includes(pressed)) return null;
  if (!traitsOf(kit.play, kit.play.kindOf(pressed)).confirmed) return null;
  return (
    <button
      type="button"
      className="button button-primary"
      data-commit
      onClick={() => commands.take(pressed)}
    >
      {words.actionLabel(pressed, view)} <Key name="↵" />
    </button>
  );
}

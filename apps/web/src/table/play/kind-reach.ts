import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { type Kind, traitsOf } from '../select/selection.ts';
import { useSelection } from '../select/selection-store.ts';

/** How far a way of acting goes, or what it costs: "12 hexes". */
export function useKindReach(): (kind: Kind, count: number) => string {
  const { kit, view, options } = useTable();
  const { subject } = useSelection();
  const { t, kindReach } = useWords();
  const here = subject?.kind === 'unit' ? kit.play.placeOf(view, subject.unit) : undefined;
  return (kind, count) => {
    const { button, family } = traitsOf(kit.play, kind);
    const own = kindReach(kind, count, view);
    if (own !== null) return own;
    if (button && options.every((option) => option.kind !== kind || option.hex === here))
      return t('table.here');
    return t(family === 'target' ? 'table.targets' : 'table.hexes', { count });
  };
}

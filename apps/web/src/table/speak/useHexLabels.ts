import { useMemo } from 'react';
import { nameOf } from '../../board/field.ts';
import type { Hex } from '../../board/types.ts';
import { useWords } from '../../i18n/index.ts';
import { chipRoll } from '../ask-host/chances.ts';
import { useTable } from '../context.ts';
import { optionsAt, optionsOf } from '../select/selection.ts';

/** A hex for screen readers: what is there, and what the selected unit or an answer can do there. */
export function useHexLabels(): (hex: Hex) => string {
  const { kit, view, field, shown, menu, odds } = useTable();
  const words = useWords();
  // What is there changes with the game only, what can be done with every selection.
  const placeOf = useMemo(() => {
    const known = new Map<Hex, string>();
    return (hex: Hex): string => {
      const label = known.get(hex) ?? words.hexLabel(nameOf(field, hex), view);
      known.set(hex, label);
      return label;
    };
  }, [words, field, view]);
  const offered = useMemo(
    () => [...shown, ...optionsOf(menu.joins, view, kit.play)],
    [shown, menu, view, kit],
  );
  return useMemo(
    () => (hex) => {
      const here = optionsAt(offered, hex, kit.play).map((option) => {
        const { kind, ways } = option;
        const cost = ways?.[0]?.cost ?? 0;
        const roll = chipRoll(option, odds, kit.play);
        if (roll)
          return words.t('table.option-odds', {
            option: words.kindName(kind),
            chance: words.odds(roll, view).chance,
          });
        return cost > 0 ? `${words.kindName(kind)} (${words.t('table.mp', { cost })})` : words.kindName(kind);
      });
      if (here.length === 0) return placeOf(hex);
      return `${placeOf(hex)} ${words.t('table.do-here', { options: words.list(here) })}`;
    },
    [placeOf, offered, odds, view, words, kit],
  );
}

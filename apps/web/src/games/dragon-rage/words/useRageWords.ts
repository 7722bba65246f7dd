import type { View } from '@hexwyrm/dragon-rage';
import { abilitiesOf, armyList, type UnitTypeId, unitName } from '@hexwyrm/dragon-rage/words';
import { speechOf } from '@hexwyrm/words';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { useWords } from '../../../i18n/useWords.ts';
import type { Words } from '../../../i18n/words.ts';

/** Words of Dragon Rage's own cards, besides those of every table. */
interface RageWords extends Words {
  /** "infantry"; for several "infantry units" */
  unitName(type: UnitTypeId, count?: number): string;
  /** What the unit can do, one line each: for its card. */
  abilities(view: View, type: UnitTypeId): string[];
  /** "2 Dragons and 3 trolls" */
  armyList(army: Partial<Record<UnitTypeId, number>>): string;
}

export function useRageWords(): RageWords {
  const words = useWords();
  const { tongue } = useLanguage();
  return useMemo(() => {
    const speech = speechOf(tongue);
    return {
      ...words,
      unitName: (type, count) => unitName(speech, type, count),
      abilities: (view, type) => abilitiesOf(speech, view, type),
      armyList: (army) => armyList(speech, army),
    };
  }, [words, tongue]);
}

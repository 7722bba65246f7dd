import type { GameEvent } from '@hexwyrm/kernel';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';

/** The chance of a roll, as it was before it: "28 %"; null where none is known. */
export function useChance(event: GameEvent): string | null {
  const { kit } = useTable();
  const { t, number } = useWords();
  const share = kit.story.chanceOf(event);
  return share === null ? null : t('history.chance', { chance: number(Math.round(share * 100)) });
}

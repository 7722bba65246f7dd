import type { UnitTypeId } from '@hexwyrm/dragon-rage/words';
import { useWords } from '../../../i18n/index.ts';
import { useRageTable } from '../useRageTable.ts';

/** The printed figures of a kind of counter in one line: strengths and move, or hit points by area. */
export function useFigures(what: UnitTypeId): string {
  const { world } = useRageTable();
  const { t } = useWords();
  const type = world.types[what];
  if (type.areas !== null) {
    const areas = type.areas.map(({ area, groups, hp }) =>
      groups === 1 ? `${t(`area.${area}`)} ${hp}` : `${t(`area.${area}`)} ${groups} × ${hp}`,
    );
    const all = type.areas.reduce((sum, { groups, hp }) => sum + groups * hp, 0);
    return t('draft.body', { points: all, areas: areas.join(', ') });
  }
  const figures: string[] = [];
  if (type.attack > 0) figures.push(t('draft.attack', { value: type.attack }));
  if (type.defence > 0) figures.push(t('draft.defence', { value: type.defence }));
  if (type.hp > 0) figures.push(t('draft.hit-points', { value: type.hp }));
  if (type.mp > 0) figures.push(t('draft.move', { value: type.mp }));
  return figures.join(' · ');
}

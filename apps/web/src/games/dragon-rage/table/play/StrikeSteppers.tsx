import { useWords } from '../../../../i18n/index.ts';
import { useRagePreview, useRageTable } from '../../useRageTable.ts';
import { groupsKey } from '../variants.ts';

const AREAS = ['head', 'wings', 'legs'] as const;

/** How many groups of each area strike: one stepper an area. */
export function StrikeSteppers() {
  const { commands } = useRageTable();
  const preview = useRagePreview();
  const { t } = useWords();
  if (preview?.action.type !== 'strike') return null;
  const { action, option } = preview;
  const { groups } = action;
  const listed = option.actions.flatMap((action) => (action.type === 'strike' ? [action.groups] : []));
  const allowed = new Set(listed.map(groupsKey));
  type Groups = typeof groups;
  /** One group more or less, or why not. */
  const strikeWith = (wished: Groups): void => {
    if (allowed.has(groupsKey(wished))) commands.adjust({ groups: groupsKey(wished) });
    else commands.explain({ ...action, groups: wished }, option.hex);
  };
  const most = (area: (typeof AREAS)[number]) => Math.max(...listed.map((each) => each[area] ?? 0));
  return (
    <fieldset className="steppers" aria-label={t('rage.groups')}>
      <span className="label">{t('rage.groups')}</span>
      {AREAS.filter((area) => most(area) > 0).map((area) => {
        const now = groups[area] ?? 0;
        const less: Groups = { ...groups, [area]: now - 1 };
        const more: Groups = { ...groups, [area]: now + 1 };
        const name = t(`area.${area}`);
        return (
          <span key={area} className="stepper">
            <span>{name}</span>
            <button
              type="button"
              aria-label={t('rage.strike-less', { area: name })}
              disabled={now === 0}
              aria-disabled={!allowed.has(groupsKey(less))}
              onClick={() => strikeWith(less)}
            >
              −
            </button>
            <output>
              {now}/{most(area)}
            </output>
            <button
              type="button"
              aria-label={t('rage.strike-more', { area: name })}
              aria-disabled={!allowed.has(groupsKey(more))}
              onClick={() => strikeWith(more)}
            >
              +
            </button>
          </span>
        );
      })}
    </fieldset>
  );
}

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
  const { groups } = preview.action;
  const listed = preview.option.actions.flatMap((action) =>
    action.type === 'strike' ? [action.groups] : [],
  );
  const allowed = new Set(listed.map(groupsKey));
  const most = (area: (typeof AREAS)[number]) => Math.max(...listed.map((each) => each[area] ?? 0));
  return (
    <fieldset className="steppers" aria-label={t('rage.groups')}>
      <span className="label">{t('rage.groups')}</span>
      {AREAS.filter((area) => most(area) > 0).map((area) => {
        const now = groups[area] ?? 0;
        const less = groupsKey({ ...groups, [area]: now - 1 });
        const more = groupsKey({ ...groups, [area]: now + 1 });
        const name = t(`area.${area}`);
        return (
          <span key={area} className="stepper">
            <span>{name}</span>
            <button
              type="button"
              aria-label={t('rage.strike-less', { area: name })}
              disabled={!allowed.has(less)}
              onClick={() => commands.adjust({ groups: less })}
            >
              −
            </button>
            <output>
              {now}/{most(area)}
            </output>
            <button
              type="button"
              aria-label={t('rage.strike-more', { area: name })}
              disabled={!allowed.has(more)}
              onClick={() => commands.adjust({ groups: more })}
            >
              +
            </button>
          </span>
        );
      })}
    </fieldset>
  );
}

import { DIRECTION_NAMES } from '@hexwyrm/hexmap';
import { useWords } from '../../../../i18n/index.ts';
import { facingWay } from '../../../../table/select/ways.ts';
import { Key } from '../../../../ui/Key.tsx';
import { useRagePreview, useRageTable } from '../../useRageTable.ts';
import { directionOf } from '../target.ts';
import { facingsOf, fieldOf } from '../variants.ts';

/** Six buttons, one a hexside: where the monster will look. */
export function FacingDial() {
  const { commands } = useRageTable();
  const preview = useRagePreview();
  const words = useWords();
  const { t } = words;
  if (preview === null || preview.action.type === 'breathe') return null;
  const { ways, actions } = preview.option;
  const facings = ways ? DIRECTION_NAMES.filter((name) => facingWay(ways, name)) : facingsOf(actions);
  if (facings.length < 2) return null;
  const now = ways ? preview.way?.facing : fieldOf(preview.action, 'facing');
  return (
    <fieldset className="facing" aria-label={t('rage.facing')}>
      <span className="label">
        {t('rage.facing')} <Key name="F" />
      </span>
      <div className="segments">
        {facings.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === now}
            aria-label={words.t(`direction.${name}`)}
            title={words.t(`direction.${name}`)}
            onClick={() => commands.face(name)}
          >
            <svg viewBox="-10 -10 20 20" width="18" height="18" aria-hidden="true">
              <path
                d="M0-8L6 5L0 2L-6 5Z"
                fill="currentColor"
                transform={`rotate(${directionOf(name) * 60})`}
              />
            </svg>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

import type { Action } from '@hexwyrm/dragon-rage';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { useDesk } from '../desk.ts';
import type { UnitId } from '../target.ts';
import { valuesOf } from '../variants.ts';
import './body.css';

type Area = Extract<Action, { type: 'assign' }>['area'];

const hitOn = (needs: number): string => (needs >= 6 ? '6' : `${needs}+`);

/** The body of a major monster: hearts by group, strength and what hits it. Rows are buttons where an area is asked. */
export function BodySheet({ unit }: { readonly unit: UnitId }) {
  const { view, world } = useTable();
  const { t } = useWords();
  const choose = useAreaChoice(unit);
  const body = view.units[unit]?.body;
  const type = view.units[unit]?.type;
  const areas = type === undefined ? null : world.types[type].areas;
  if (!body || !areas) return null;
  return (
    <div className="body-sheet">
      {choose?.title && (
        <p className="asks" role="status">
          {choose.title}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('table.health')}</th>
            <th scope="col">{t('table.strength-hit')}</th>
          </tr>
        </thead>
        <tbody>
          {areas.map((area, i) => {
            const groups = body.hp[i] ?? [];
            const name = t(`area.${area.area}`);
            const pick = choose?.pick(area.area);
            return (
              <tr key={area.area} className={choose?.chosen === area.area ? 'chosen' : ''}>
                <th scope="row">
                  {pick ? (
                    <button
                      type="button"
                      data-choice
                      aria-pressed={choose?.chosen === area.area}
                      onClick={pick}
                    >
                      {name}
                    </button>
                  ) : (
                    name
                  )}
                </th>
                <td>
                  {groups.map((left, group) => (
                    <Hearts
                      // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other name than their place
                      key={group}
                      left={left}
                      all={area.hp}
                      label={t('table.hp', { left, all: area.hp })}
                    />
                  ))}
                </td>
                <td>
                  {area.strength === 0
                    ? '–'
                    : groups.length > 1
                      ? t('table.each', { strength: area.strength })
                      : area.strength}
                  {' · '}
                  <strong>{hitOn(area.hitOn)}</strong>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Hearts({
  left,
  all,
  label,
}: {
  readonly left: number;
  readonly all: number;
  readonly label: string;
}) {
  return (
    <span className={left === 0 ? 'hearts lost' : 'hearts'} role="img" aria-label={label}>
      {Array.from({ length: all }, (_, i) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: hearts are alike
          key={i}
          viewBox="0 0 20 18"
          className={i < left ? 'full' : 'empty'}
          aria-hidden="true"
        >
          <path d="M10 17C4 12 1 9 1 5.5A4.3 4.3 0 0 1 10 4a4.3 4.3 0 0 1 9 1.5C19 9 16 12 10 17z" />
        </svg>
      ))}
    </span>
  );
}

interface AreaChoice {
  readonly title: string;
  readonly chosen: Area | null;
  pick(area: Area): (() => void) | null;
}

/** Whether an area of this monster is asked, and what choosing one does. */
function useAreaChoice(unit: UnitId): AreaChoice | null {
  const { view, menu, commands } = useTable();
  const { preview } = useDesk();
  const { t } = useWords();
  const frame = view.frames.at(-1);
  if (frame?.kind === 'damage' && frame.unit === unit) {
    const assigns = menu.answers.filter((action) => action.type === 'assign');
    if (assigns.length === 0) return null;
    return {
      title: t('table.damage-title', { count: frame.points }),
      chosen: null,
      pick(area) {
        const found = assigns.find((action) => action.area === area);
        return found ? () => commands.take(found) : null;
      },
    };
  }
  const action = preview?.action;
  if (preview == null || (action?.type !== 'melee' && action?.type !== 'shoot') || action.monster !== unit)
    return null;
  const areas = valuesOf(
    preview.option.actions.filter((other) => 'monster' in other && other.monster === unit),
    'area',
  );
  return {
    title: t('table.area'),
    chosen: action.area ?? null,
    pick: (area) => (areas.includes(area) ? () => commands.adjust({ area, monster: unit }) : null),
  };
}

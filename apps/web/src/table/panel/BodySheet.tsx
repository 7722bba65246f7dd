import type { Action } from '@hexwyrm/dragon-rage';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { useDesk } from '../desk.ts';
import type { UnitId } from '../target.ts';
import { valuesOf } from '../variants.ts';
import { HeartGroup } from './Hearts.tsx';
import { rollOf } from './rolls.ts';
import './body.css';

type Area = Extract<Action, { type: 'assign' }>['area'];

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
                    <HeartGroup
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
                  <strong>{rollOf(area.hitOn)}</strong>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
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

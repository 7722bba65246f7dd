import type { Action } from '@hexwyrm/dragon-rage';
import type { UnitId } from '../../../../board/types.ts';
import { useWords } from '../../../../i18n/index.ts';
import { decisiveRoll } from '../../../../table/ask-host/chances.ts';
import { Key } from '../../../../ui/Key.tsx';
import { useRagePreview, useRageTable } from '../../useRageTable.ts';
import { valuesOf, vary } from '../variants.ts';
import { HeartGroup } from './Hearts.tsx';
import { rollOf } from './rolls.ts';
import './body.css';

type Area = Extract<Action, { type: 'assign' }>['area'];

/** A major monster's body: hearts by group, strength, what hits it. Rows are buttons to choose an area. */
export function BodySheet({ unit }: { readonly unit: UnitId }) {
  const { view, world } = useRageTable();
  const { t } = useWords();
  const choose = useAreaChoice(unit);
  const body = view.units[unit]?.body;
  const type = view.units[unit]?.type;
  const areas = type === undefined ? null : world.types[type].areas;
  if (!body || !areas) return null;
  /** The digit that chooses it: those are counted that can be chosen. */
  const digitOf = (area: Area): number =>
    areas.filter((other) => choose?.pick(other.area)).findIndex((other) => other.area === area) + 1;
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
            <th scope="col">{t('rage.health')}</th>
            <th scope="col">{t(choose?.aims ? 'rage.hit-chance' : 'rage.strength-hit')}</th>
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
                  {choose ? (
                    <button
                      type="button"
                      {...(pick && { 'data-choice': true })}
                      aria-pressed={choose.chosen === area.area}
                      aria-disabled={pick === null}
                      onClick={pick ?? (() => choose.refuse(area.area))}
                    >
                      {name} {pick && !choose.aims && <Key name={`${digitOf(area.area)}`} />}
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
                      label={t('rage.hp', { left, all: area.hp })}
                    />
                  ))}
                </td>
                <td>
                  <AreaFigures
                    area={area}
                    groups={groups.length}
                    aimed={choose?.aims ? choose.rollAt(area.area) : null}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface AreaFiguresProps {
  readonly area: { readonly strength: number; readonly hitOn: number };
  readonly groups: number;
  /** What hits it and with what chance, while an attack is aimed. */
  readonly aimed: AimedRoll | null;
}

/** The area's attack and hit numbers; while an attack is aimed, what hits it and with what chance. */
function AreaFigures({ area, groups, aimed }: AreaFiguresProps) {
  const { t } = useWords();
  if (aimed !== null)
    return (
      <>
        {aimed.needs} · <strong>{aimed.chance}</strong>
      </>
    );
  const { strength, hitOn } = area;
  return (
    <>
      {strength === 0 ? '–' : groups > 1 ? t('rage.each', { strength }) : strength} ·{' '}
      <strong>{rollOf(hitOn)}</strong>
    </>
  );
}

interface AimedRoll {
  readonly needs: string;
  readonly chance: string;
}

const NOT_AIMED: AimedRoll = { needs: '–', chance: '–' };

interface AreaChoice {
  readonly title: string;
  readonly chosen: Area | null;
  /** What choosing it does; null where it cannot be chosen. */
  pick(area: Area): (() => void) | null;
  /** Says why it cannot be chosen. */
  refuse(area: Area): void;
  /** Whether it is to be hit, not given damage to. */
  readonly aims: boolean;
  /** The roll that hits it; dashes where it cannot be aimed at. */
  rollAt(area: Area): AimedRoll;
}

/** Whether an area of this monster is asked, and what choosing one does. */
function useAreaChoice(unit: UnitId): AreaChoice | null {
  const { view, menu, odds, commands } = useRageTable();
  const preview = useRagePreview();
  const words = useWords();
  const { t } = words;
  const frame = view.frames.at(-1);
  if (frame?.kind === 'damage' && frame.unit === unit) {
    const assigns = menu.answers.filter((action) => action.type === 'assign');
    if (assigns.length === 0) return null;
    return {
      title: t('rage.damage-title', { count: frame.points }),
      chosen: null,
      aims: false,
      pick(area) {
        const found = assigns.find((action) => action.area === area);
        return found ? () => commands.take(found) : null;
      },
      refuse: (area) => commands.explain({ type: 'assign', area }, null),
      rollAt: () => NOT_AIMED,
    };
  }
  const action = preview?.action;
  if (preview == null || (action?.type !== 'melee' && action?.type !== 'shoot') || action.monster !== unit)
    return null;
  const areas = valuesOf(
    preview.option.actions.filter((other) => 'monster' in other && other.monster === unit),
    'area',
  );
  if (areas.length === 0) return null;
  return {
    title: t('rage.area'),
    chosen: action.area ?? null,
    aims: true,
    pick: (area) => (areas.includes(area) ? () => commands.adjust({ area, monster: unit }) : null),
    refuse: (area) => commands.explain({ ...action, area }, preview.option.hex),
    rollAt(area) {
      if (!areas.includes(area)) return NOT_AIMED;
      const roll = decisiveRoll(odds.get(vary(preview.option.actions, action, { area, monster: unit })));
      return roll ? words.odds(roll, view) : NOT_AIMED;
    },
  };
}

import { useWords } from '../../../../i18n/index.ts';
import { decisiveRoll } from '../../../../table/ask-host/chances.ts';
import { Choices } from '../../../../table/play/Choices.tsx';
import { WayChoices } from '../../../../table/play/WayChoices.tsx';
import { useRagePreview, useRageTable } from '../../useRageTable.ts';
import { fieldOf, valuesOf, vary } from '../variants.ts';
import { FacingDial } from './FacingDial.tsx';
import { StrikeSteppers } from './StrikeSteppers.tsx';

/** What is left to choose about the action in preview: facing, way, groups, area, target. */
export function Refinements() {
  const { view, odds, commands } = useRageTable();
  const preview = useRagePreview();
  const words = useWords();
  const { t } = words;
  if (preview === null) return null;
  const { action, option } = preview;
  const { actions } = option;
  const monsters = valuesOf(actions, 'monster');
  const routes = valuesOf(actions, 'route');
  const route = routes.indexOf(fieldOf(action, 'route') ?? '');
  const areas = valuesOf(
    actions.filter((other) => fieldOf(other, 'monster') === fieldOf(action, 'monster')),
    'area',
  );
  const areaName = (area: string | number | boolean): string => {
    const id = `area.${area}`;
    const name = words.has(id) ? t(id) : String(area);
    const roll = decisiveRoll(odds.get(vary(actions, action, { area: String(area) })));
    return roll ? `${name} ${words.odds(roll, view).chance}` : name;
  };
  const elementName = (element: string | number | boolean): string =>
    t(element === 'fire' ? 'rage.element-fire' : 'rage.element-earth');
  const unitName = (id: string | number | boolean): string => words.unitLabel(view, Number(id));
  return (
    <div className="refine">
      {action.type === 'strike' && <StrikeSteppers />}
      <FacingDial />
      {option.kind !== 'smash' && <WayChoices />}
      <Choices
        label={t('table.which-target')}
        values={monsters.length > 0 ? monsters : valuesOf(actions, 'target')}
        chosen={fieldOf(action, monsters.length > 0 ? 'monster' : 'target')}
        name={unitName}
        onChoose={(id) =>
          commands.adjust(monsters.length > 0 ? { monster: Number(id) } : { target: Number(id) })
        }
      />
      <Choices
        label={t('rage.area')}
        values={areas}
        chosen={fieldOf(action, 'area')}
        name={areaName}
        onChoose={(area) => commands.adjust({ area: String(area) })}
      />
      <Choices
        label={t('rage.element')}
        values={valuesOf(actions, 'element')}
        chosen={fieldOf(action, 'element')}
        name={elementName}
        onChoose={(element) => commands.adjust({ element: String(element) })}
      />
      <Choices
        label={t('rage.radius')}
        values={valuesOf(actions, 'radius')}
        chosen={fieldOf(action, 'radius')}
        name={String}
        onChoose={(radius) => commands.adjust({ radius: Number(radius) })}
      />
      <Choices
        label={t('rage.effort')}
        values={valuesOf(actions, 'mp')}
        chosen={fieldOf(action, 'mp')}
        name={String}
        onChoose={(mp) => commands.adjust({ mp: Number(mp) })}
      />
      {valuesOf(actions, 'hold').length > 1 && (
        <label className="hold">
          <input
            type="checkbox"
            checked={fieldOf(action, 'hold') === true}
            onChange={({ target }) => commands.adjust({ hold: target.checked })}
          />
          {t('rage.hold')}
        </label>
      )}
      {routes.length > 1 && (
        <button
          type="button"
          className="button"
          onClick={() => commands.adjust({ route: String(routes[(route + 1) % routes.length]) })}
        >
          {t('rage.way', { n: route + 1, all: routes.length })}
        </button>
      )}
    </div>
  );
}

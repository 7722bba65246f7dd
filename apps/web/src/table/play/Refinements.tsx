import { FacingDial } from '../../games/dragon-rage/table/play/FacingDial.tsx';
import { StrikeSteppers } from '../../games/dragon-rage/table/play/StrikeSteppers.tsx';
import { fieldOf, valuesOf, vary } from '../../games/dragon-rage/table/variants.ts';
import { useWords } from '../../i18n/index.ts';
import { decisiveRoll } from '../chances.ts';
import { useTable } from '../context.ts';
import { useDesk } from '../desk.ts';
import { Choices } from './Choices.tsx';

/** What is left to choose about the action in preview: facing, way, groups, area, target. */
export function Refinements() {
  const { view, odds, commands } = useTable();
  const { preview } = useDesk();
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
    t(element === 'fire' ? 'table.element-fire' : 'table.element-earth');
  const unitName = (id: string | number | boolean): string => words.unitLabel(view, Number(id));
  const ways = (option.ways ?? []).filter(({ facing }) => facing === preview.way?.facing);
  const wayName = (at: string | number | boolean): string => {
    const way = ways[Number(at)];
    return way ? t('table.way-choice', { cost: way.cost, road: way.byRoad, vp: way.gain }) : '';
  };
  return (
    <div className="refine">
      {action.type === 'strike' && <StrikeSteppers />}
      <FacingDial />
      {option.kind !== 'smash' && (
        <Choices
          label={t('table.which-way')}
          values={ways.map((_, at) => at)}
          chosen={preview.way === null ? -1 : ways.indexOf(preview.way)}
          name={wayName}
          onChoose={(at) => {
            const way = ways[Number(at)];
            if (way) commands.goBy(way);
          }}
        />
      )}
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
        label={t('table.area')}
        values={areas}
        chosen={fieldOf(action, 'area')}
        name={areaName}
        onChoose={(area) => commands.adjust({ area: String(area) })}
      />
      <Choices
        label={t('table.element')}
        values={valuesOf(actions, 'element')}
        chosen={fieldOf(action, 'element')}
        name={elementName}
        onChoose={(element) => commands.adjust({ element: String(element) })}
      />
      <Choices
        label={t('table.radius')}
        values={valuesOf(actions, 'radius')}
        chosen={fieldOf(action, 'radius')}
        name={String}
        onChoose={(radius) => commands.adjust({ radius: Number(radius) })}
      />
      <Choices
        label={t('table.effort')}
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
          {t('table.hold')}
        </label>
      )}
      {routes.length > 1 && (
        <button
          type="button"
          className="button"
          onClick={() => commands.adjust({ route: String(routes[(route + 1) % routes.length]) })}
        >
          {t('table.way', { n: route + 1, all: routes.length })}
        </button>
      )}
    </div>
  );
}

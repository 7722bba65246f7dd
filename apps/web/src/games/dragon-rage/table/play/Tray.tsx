import { isUnitType, type UnitTypeId } from '@hexwyrm/dragon-rage/words';
import { useGame } from '../../../../engine/store.ts';
import { TrayItem } from '../../../../table/play/TrayItem.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { faceOf } from '../../board/faces.ts';
import { freshFace } from '../../board/fresh-face.ts';
import { useRageTable } from '../../useRageTable.ts';
import { useRageWords } from '../../words/useRageWords.ts';
import { Counter } from '../Counter.tsx';
import '../../../../table/play/tray.css';

/** Counters that are not on the board: to be set up, arriving, or waiting at the edge of the map. */
export function Tray() {
  const { menu, view, world, side, commands } = useRageTable();
  const words = useRageWords();
  const { t } = words;
  const { delegate, busy } = useGame();
  const outside = [...menu.units.keys()].filter((id) => (view.units[id]?.hex ?? 0) < 0);
  if (menu.counters.size === 0 && outside.length === 0) return null;
  const setup = view.frames.some(({ kind }) => kind === 'setup');
  const waiting = (what: UnitTypeId): number => {
    if (!setup) return view.owed.filter((type) => type === what).length;
    return view.units.filter((unit) => unit.type === what && unit.side === side && unit.hex === -1).length;
  };
  const counters = [...menu.counters.keys()].filter(isUnitType);
  const left = counters.reduce((sum, what) => sum + waiting(what), 0);
  return (
    <fieldset
      className="tray"
      aria-label={t(setup ? 'table.tray' : menu.counters.size > 0 ? 'table.arriving' : 'table.waiting')}
    >
      {setup && menu.counters.size > 0 && (
        <button
          type="button"
          className="button tray-rest"
          aria-disabled={busy}
          onClick={() => !busy && void delegate()}
        >
          <Icon name="bot" size={18} />
          {t('draft.place-rest', { count: left })}
        </button>
      )}
      <p className="label">
        {t(setup ? 'table.tray' : menu.counters.size > 0 ? 'table.arriving' : 'table.waiting')}
      </p>
      <ul>
        {counters.map((what, i) => (
          <TrayItem
            key={what}
            subject={{ kind: 'counter', what }}
            select={commands.select}
            picture={<Counter face={freshFace(what, side ?? 'defender', world)} size={44} />}
            index={i}
          >
            <span>{words.unitName(what)}</span>
            {waiting(what) > 0 && <small>× {waiting(what)}</small>}
          </TrayItem>
        ))}
        {outside.map((id, i) => (
          <TrayItem
            key={id}
            subject={{ kind: 'unit', unit: id }}
            select={commands.select}
            picture={<Counter face={faceOf(view, id, {})} size={44} />}
            index={counters.length + i}
          >
            <span>{words.unitLabel(view, id)}</span>
          </TrayItem>
        ))}
      </ul>
    </fieldset>
  );
}

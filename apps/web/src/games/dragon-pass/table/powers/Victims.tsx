import { useWords } from '../../../../i18n/index.ts';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { Key } from '../../../../ui/Key.tsx';
import { faceOf } from '../../board/faces.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Counter } from '../Counter.tsx';
import { UnitName } from '../UnitName.tsx';
import { type Forfeit, type Victims as Same, victimsIn } from './victims.ts';
import '../../../../table/play/tray.css';

/** So many are shown at once; the others are folded. */
const SHOWN = 9;

/** The units that a Bat takes with it when it dies hungry (DP-13.1-p). */
export function Victims() {
  const { view, world, menu } = usePassTable();
  const { t, kindName } = useWords();
  const choices = menu.answers.filter((action): action is Forfeit => action.type === 'forfeit');
  const victims = victimsIn(view, world, choices);
  if (victims.length === 0) return null;
  const list = (some: readonly Same[], isFirst: boolean) => (
    <ul>
      {some.map((same, index) => (
        <li key={`${same.action.hex} ${same.unit}`}>
          <Victim same={same} digit={isFirst ? index + 1 : null} />
        </li>
      ))}
    </ul>
  );
  return (
    <fieldset className="tray" aria-label={kindName('forfeit')}>
      {list(victims.slice(0, SHOWN), true)}
      {victims.length > SHOWN && (
        <details>
          <summary>{t('pass.more-units', { count: victims.length - SHOWN })}</summary>
          {list(victims.slice(SHOWN), false)}
        </details>
      )}
    </fieldset>
  );
}

/** One choice; pointing at it lights its hex up. */
function Victim({ same, digit }: { readonly same: Same; readonly digit: number | null }) {
  const { view, world, commands } = usePassTable();
  const { t, actionLabel } = useWords();
  const set = useSelection((selection) => selection.set);
  const { action, unit, count } = same;
  const label = actionLabel(action, view);
  const look = () =>
    set({
      lit: { hexes: [world.land.grid.index.get(action.hex) ?? -1], flash: false },
      ...(unit >= 0 && { inspected: unit }),
    });
  return (
    <button
      type="button"
      data-choice
      title={label}
      aria-label={label}
      onClick={() => commands.take(action)}
      onFocus={look}
      onPointerEnter={look}
      onBlur={() => set({ lit: null })}
      onPointerLeave={() => set({ lit: null })}
    >
      <Counter face={faceOf(view, unit, {})} size={44} />
      <span>{unit >= 0 ? <UnitName unit={unit} /> : t('pass.hidden')}</span>
      <small>
        {action.hex}
        {count > 1 && ` ×${count}`}
        {unit < 0 && ` · ${action.depth + 1}`}
      </small>
      {digit !== null && <Key name={`${digit}`} />}
    </button>
  );
}

import { useWords } from '../../../../i18n/index.ts';
import { useDesk } from '../../../../table/desk.ts';
import { Key } from '../../../../table/frame/Key.tsx';
import { Icon } from '../../../../table/icons/Icon.tsx';
import { faceOf } from '../../board/faces.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Counter } from '../Counter.tsx';
import { KINDS } from '../kinds.ts';
import '../../../../table/play/tray.css';

/** Units that are not on the board, and powers that are aimed at it. */
export function Tray() {
  const { menu, view, commands, kit } = usePassTable();
  const { subject } = useDesk();
  const { t, unitLabel, kindName } = useWords();
  const outside = [...menu.units.keys()].filter((id) => kit.play.placeOf(view, id) < 0);
  const powers = [...menu.counters.keys()];
  if (outside.length === 0 && powers.length === 0) return null;
  return (
    <fieldset className="tray" aria-label={t('pass.tray')}>
      <p className="label">{t('pass.tray')}</p>
      <ul>
        {powers.map((what) => (
          <li key={what}>
            <button
              type="button"
              data-choice
              aria-pressed={subject?.kind === 'counter' && subject.what === what}
              onClick={() => commands.select({ kind: 'counter', what })}
            >
              <Icon name={KINDS[what]?.icon ?? 'spells'} size={30} />
              <span>{kindName(what)}</span>
            </button>
          </li>
        ))}
        {outside.map((id, i) => (
          <li key={id}>
            <button
              type="button"
              data-choice
              aria-pressed={subject?.kind === 'unit' && subject.unit === id}
              onClick={() => commands.select({ kind: 'unit', unit: id })}
            >
              <Counter face={faceOf(view, id, {})} size={44} />
              <span>{unitLabel(view, id)}</span>
              {i < 9 && <Key name={`${i + 1}`} />}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

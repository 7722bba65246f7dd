import { useWords } from '../../../../i18n/index.ts';
import { TrayItem } from '../../../../table/play/TrayItem.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { faceOf } from '../../board/faces.ts';
import { usePassTable } from '../../usePassTable.ts';
import { isPlacing } from '../../view.ts';
import { Counter } from '../Counter.tsx';
import { KINDS } from '../kinds.ts';
import { MoonFactor } from '../MoonFactor.tsx';
import { UnitName } from '../UnitName.tsx';
import '../../../../table/play/tray.css';

/** Units that are not on the board, and powers that are aimed at it. */
export function Tray() {
  const { menu, view, commands, kit } = usePassTable();
  const { t, kindName } = useWords();
  const outside = [...menu.units.keys()].filter((id) => kit.play.placeOf(view, id) < 0);
  const powers = [...menu.counters.keys()];
  // The question names the next unit to set up; the others are listed under it.
  const deploys = isPlacing(view);
  if (deploys || (outside.length === 0 && powers.length === 0)) return null;
  return (
    <>
      {powers.length > 0 && (
        <fieldset className="tray" aria-label={t('pass.powers')}>
          <p className="label">{t('pass.powers')}</p>
          <ul>
            {powers.map((what, i) => (
              <TrayItem
                key={what}
                subject={{ kind: 'counter', what }}
                select={commands.select}
                picture={<Icon name={KINDS[what]?.icon ?? 'spells'} size={30} />}
                index={i}
              >
                <span>{kindName(what)}</span>
              </TrayItem>
            ))}
          </ul>
        </fieldset>
      )}
      {outside.length > 0 && (
        <fieldset className="tray" aria-label={t('pass.tray')}>
          <p className="label">{t('pass.tray')}</p>
          <ul>
            {outside.map((id, i) => (
              <TrayItem
                key={id}
                subject={{ kind: 'unit', unit: id }}
                select={commands.select}
                picture={<Counter face={faceOf(view, id, {})} size={44} />}
                index={powers.length + i}
              >
                <span>
                  <UnitName unit={id} />
                </span>
                <MoonFactor unit={id} />
              </TrayItem>
            ))}
          </ul>
        </fieldset>
      )}
    </>
  );
}

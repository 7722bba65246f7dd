import { useState } from 'react';
import type { UnitId } from '../../board/types.ts';
import { useVolume, useWords } from '../../i18n/index.ts';
import { useTheme } from '../../theme/theme.ts';
import { useTable } from '../context.ts';
import { Drawer } from '../drawer/Drawer.tsx';
import { useSelection } from '../select/selection-store.ts';
import { usePhone } from '../usePhone.ts';
import { type ListedUnit, matchingUnits, STATES, type StateFilter } from './unit-list.ts';
import './army.css';

/** A side with all of its units that the player may know of. */
export interface ArmySide {
  readonly id: string;
  readonly name: string;
  readonly units: readonly ListedUnit[];
}

/** All units by side and state; a press goes to the unit. */
export function ArmyBook({ sides }: { readonly sides: readonly ArmySide[] }) {
  const { t } = useWords();
  const { snapshot } = useTable();
  const [text, setText] = useState('');
  const [shown, setShown] = useState<StateFilter>('all');
  const told = useVolume('later');
  const all = sides.flatMap(({ units }) => units);
  const count = (state: StateFilter) => all.filter((unit) => state === 'all' || unit.state === state).length;
  return (
    <Drawer title={t('books.army')}>
      {told && (
        <div className="army-book">
          <div className="army-filter">
            <input
              type="search"
              className="text-field"
              aria-label={t('army.filter')}
              placeholder={t('army.filter')}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <select
              className="select"
              aria-label={t('army.state')}
              value={shown}
              onChange={({ target }) => setShown(STATES.find((state) => state === target.value) ?? 'all')}
            >
              {(['all', ...STATES] as const).map((state) => (
                <option key={state} value={state}>
                  {t(`army.${state}`, { count: count(state) })}
                </option>
              ))}
            </select>
          </div>
          {snapshot.secrets && <p className="hint">{t('army.hidden')}</p>}
          {sides.map((side) => (
            <Side key={side.id} side={side} found={matchingUnits(side.units, text, shown)} />
          ))}
        </div>
      )}
    </Drawer>
  );
}

interface SideProps {
  readonly side: ArmySide;
  readonly found: readonly ListedUnit[];
}

function Side({ side, found }: SideProps) {
  const { t } = useWords();
  const goTo = useGoTo();
  return (
    <section aria-label={side.name}>
      <h3>{side.name}</h3>
      {found.length === 0 && <p className="hint">{t('army.none')}</p>}
      {STATES.map((state) => {
        const units = found.filter((unit) => unit.state === state);
        return units.length === 0 ? null : (
          <div key={state}>
            <h4 className="label">{t(`army.${state}`, { count: units.length })}</h4>
            <ul className="army-units">
              {units.map((unit) => (
                <li key={unit.id}>
                  <button type="button" onClick={() => goTo(unit.id)}>
                    <Picture unit={unit.id} />
                    <span>{unit.label}</span>
                    <small>{unit.place}</small>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

/** Brings the unit into view and chooses it; one that can do nothing is looked at. */
function useGoTo(): (unit: UnitId) => void {
  const { kit, view, menu, commands } = useTable();
  const phone = usePhone();
  const { set } = useSelection();
  return (unit) => {
    if (menu.units.has(unit)) commands.select({ kind: 'unit', unit });
    else {
      commands.select(null);
      set({ inspected: unit });
    }
    const hex = kit.play.placeOf(view, unit);
    if (hex >= 0) set({ cursor: hex, sight: { hexes: [hex], close: false } });
    if (phone) set({ drawer: null });
  };
}

function Picture({ unit }: { readonly unit: UnitId }) {
  const { kit, view } = useTable();
  const { theme } = useTheme();
  const { svg } = kit.board.counter(view, unit, {}, theme, 'full');
  return (
    <svg
      viewBox="-62 -76 124 138"
      width={38}
      height={42}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions from numbers and known names
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

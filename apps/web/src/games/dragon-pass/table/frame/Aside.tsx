import { BOXED } from '@hexwyrm/dragon-pass/data';
import { useState } from 'react';
import { useWords } from '../../../../i18n/index.ts';
import { openBook, useSelection } from '../../../../table/select/selection-store.ts';
import { faceOf } from '../../board/faces.ts';
import { usePassTable } from '../../usePassTable.ts';
import { conditionOf, type Unit } from '../../view.ts';
import { Counter } from '../Counter.tsx';
import { asideIsOpen, rememberAside } from './aside-open.ts';
import { Moon } from './Moon.tsx';
import './aside.css';
import './seats.css';

/** Beside the map: the Red Moon and the holding boxes (DP-3-b). */
export function Aside() {
  const { view } = usePassTable();
  const { t } = useWords();
  const [open, setOpen] = useState(asideIsOpen);
  const boxed = view.units.filter(({ hex }) => hex === BOXED);
  const toggle = (): void => {
    rememberAside(!open);
    setOpen(!open);
  };
  return (
    <aside className="aside" aria-label={t('pass.aside')} data-open={open}>
      <button
        type="button"
        className="aside-toggle"
        aria-expanded={open}
        aria-label={t(open ? 'pass.aside-hide' : 'pass.aside-show')}
        title={t(open ? 'pass.aside-hide' : 'pass.aside-show')}
        onClick={toggle}
      >
        <svg viewBox="0 0 10 10" width={10} height={10} aria-hidden="true">
          <path
            d={open ? 'M7 1L3 5l4 4' : 'M3 1l4 4-4 4'}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
          />
        </svg>
      </button>
      {open && (
        <>
          {view.moon !== null && <Moon now={view.moon} />}
          <Boxes boxed={boxed} />
        </>
      )}
    </aside>
  );
}

/** Spirits and agents in the box of each side. */
function Boxes({ boxed }: { readonly boxed: readonly Unit[] }) {
  const { view } = usePassTable();
  const { t, seatName } = useWords();
  return (
    <section className="aside-card" aria-label={t('pass.boxes')}>
      <p className="label">{t('pass.boxes')}</p>
      {view.seats.map((seat, player) => {
        const own = boxed.filter(({ owner }) => owner === player);
        return own.length === 0 ? null : (
          <div key={seat} className={`box ${seat}`}>
            <p className="box-head">{seatName(seat)}</p>
            <Counters units={own} />
          </div>
        );
      })}
      <button type="button" className="button" onClick={() => openBook('off')}>
        {t('pass.boxes-all')}
      </button>
    </section>
  );
}

/** Counters off the map; a press shows the card of one. */
export function Counters({ units }: { readonly units: readonly Unit[] }) {
  const { view, menu, commands } = usePassTable();
  const { t, unitLabel } = useWords();
  const { inspected, set } = useSelection();
  return (
    <ul className="off-counters">
      {units.map(({ id }) => {
        const { orphaned } = conditionOf(view, id);
        const name = unitLabel(view, id);
        const label = orphaned ? t('pass.orphaned', { unit: name }) : name;
        const choose = () =>
          menu.units.has(id) ? commands.select({ kind: 'unit', unit: id }) : set({ inspected: id });
        return (
          <li key={id} data-orphaned={orphaned}>
            <button type="button" title={label} aria-pressed={inspected === id} onClick={choose}>
              <Counter face={faceOf(view, id, {})} size={40} />
              <span className="visually-hidden">{label}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

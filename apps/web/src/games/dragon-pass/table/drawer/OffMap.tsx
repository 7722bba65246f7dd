import { BOXED, DEAD, GONE, WAITING } from '@hexwyrm/dragon-pass/data';
import { nameOf } from '../../../../board/field.ts';
import { useWords } from '../../../../i18n/index.ts';
import { Drawer } from '../../../../table/drawer/Drawer.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { Aims } from '../frame/Aims.tsx';
import { Counters } from '../frame/Aside.tsx';
import { Moon } from '../frame/Moon.tsx';
import './off-map.css';

const ROOMS = [
  { id: 'boxed', hex: BOXED },
  { id: 'waiting', hex: WAITING },
  { id: 'dead', hex: DEAD },
  { id: 'gone', hex: GONE },
] as const;

/** Beside the map: victory conditions, the moon, and each side's boxed, awaited or eliminated units. */
export default function OffMap() {
  const { view } = usePassTable();
  const { t, seatName } = useWords();
  return (
    <Drawer title={t('pass.tray')}>
      <h3 className="label">{t('pass.aims')}</h3>
      <Aims />
      {view.moon !== null && <Moon now={view.moon} />}
      {view.seats.map((seat, player) => (
        <section key={seat} className={`off ${seat}`} aria-label={seatName(seat)}>
          <h3>{seatName(seat)}</h3>
          <Side player={player} />
        </section>
      ))}
    </Drawer>
  );
}

function Side({ player }: { readonly player: number }) {
  const { view } = usePassTable();
  const { t } = useWords();
  const arriving = new Set(view.arrivals.map(({ unit }) => unit));
  const own = view.units.filter(({ owner, hex }) => owner === player && hex < 0);
  const hidden = view.unplaced.filter(({ owner }) => owner === player);
  if (own.length === 0 && hidden.length === 0) return <p className="hint">{t('pass.off.nothing')}</p>;
  return (
    <>
      {ROOMS.map(({ id, hex }) => {
        const here = own.filter((unit) => unit.hex === hex && !arriving.has(unit.id));
        return here.length === 0 ? null : (
          <div key={id}>
            <h4 className="label">{t(`pass.off.${id}`)}</h4>
            <Counters units={here} />
          </div>
        );
      })}
      <Arrivals player={player} />
      {hidden.map(({ colour, count }) => (
        <p key={colour} className="hint">
          {t('pass.off.hidden', { count, people: t(`nation.${colour}`) })}
        </p>
      ))}
    </>
  );
}

/** Reinforcements and replacements, and where they may come (6.9). */
function Arrivals({ player }: { readonly player: number }) {
  const { view, field } = usePassTable();
  const { t, list, unitLabel, placeName } = useWords();
  const own = view.units.filter(({ owner }) => owner === player);
  const coming = view.arrivals.flatMap(({ unit: id, hexes }) => {
    const unit = own.find((one) => one.id === id);
    return unit ? [{ unit, hexes }] : [];
  });
  // A reserve of ten may come over the same long edge.
  const edges = coming.filter(
    ({ hexes }, i) => coming.findIndex((other) => other.hexes.join() === hexes.join()) === i,
  );
  if (coming.length === 0) return null;
  return (
    <div>
      <h4 className="label">{t('pass.off.arriving')}</h4>
      <Counters units={coming.map(({ unit }) => unit)} />
      <ul className="hint">
        {edges.map(({ unit: { id }, hexes }) => (
          <li key={id}>
            {t('pass.off.at', {
              unit: list(
                coming
                  .filter((other) => other.hexes.join() === hexes.join())
                  .map(({ unit }) => unitLabel(view, unit.id)),
              ),
              places: list(hexes.map((hex) => placeName(view, nameOf(field, hex)))),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { View } from '@hexwyrm/dragon-rage';
import { DIRECTION_NAMES } from '@hexwyrm/hexmap';
import { useDeferredValue } from 'react';
import { useWords } from '../../../../i18n/index.ts';
import { openBook, useSelection } from '../../../../table/select/selection-store.ts';
import { faceOf } from '../../board/faces.ts';
import { useRagePreview, useRageTable } from '../../useRageTable.ts';
import { Counter } from '../Counter.tsx';
import { BodySheet } from './BodySheet.tsx';
import { Figures } from './Figures.tsx';
import '../../../../table/panel/unit.css';

type Unit = View['units'][number];

/** The unit that is chosen or looked at: figures of a troop, the body of a monster. */
export function UnitCard() {
  const { view, menu, commands } = useRageTable();
  const set = useSelection((selection) => selection.set);
  // What it can do on the board comes first.
  const inspected = useDeferredValue(useSelection((selection) => selection.inspected));
  const words = useWords();
  const { t } = words;
  const asked = useAskedMonster();
  const id = asked ?? inspected;
  const unit = id === null ? undefined : view.units[id];
  if (id === null || unit === undefined || unit.hex < -1) return null;
  const others = view.units.flatMap((other, i) =>
    i !== id && unit.hex >= 0 && other.hex === unit.hex ? [i] : [],
  );
  const turnTo = (other: number): void =>
    menu.units.has(other) ? commands.select({ kind: 'unit', unit: other }) : set({ inspected: other });
  return (
    <section className="card unit" data-spot="body" aria-label={words.unitLabel(view, id)}>
      <header>
        <button
          type="button"
          className="portrait"
          aria-label={t('books.card')}
          title={t('books.card')}
          onClick={() => openBook('units', unit.type)}
        >
          <Counter face={faceOf(view, id, {})} size={56} />
        </button>
        <div>
          <h3>{words.unitLabel(view, id)}</h3>
          <p className="hint">
            <Place unit={unit} />
          </p>
          <Tags unit={unit} id={id} />
        </div>
        <Health unit={unit} />
      </header>
      {unit.body !== null && unit.body.hp.length > 1 ? <BodySheet unit={id} /> : <Figures type={unit.type} />}
      {others.length > 0 && (
        <p className="also">
          <span className="label">{t('table.also-here')}</span>
          {others.map((other) => (
            <button key={other} type="button" className="clause" onClick={() => turnTo(other)}>
              {words.unitLabel(view, other)}
            </button>
          ))}
        </p>
      )}
    </section>
  );
}

/** The monster whose body a choice is about: damage to spread, or an area to aim at. */
function useAskedMonster(): number | null {
  const { view } = useRageTable();
  const preview = useRagePreview();
  const frame = view.frames.at(-1);
  if (frame?.kind === 'damage') return frame.unit;
  const action = preview?.held === true ? preview.action : null;
  if (action?.type === 'melee' || action?.type === 'shoot') return action.monster ?? null;
  return null;
}

function Place({ unit }: { readonly unit: Unit }) {
  const { view, map } = useRageTable();
  const words = useWords();
  const { t } = words;
  const hex = map.grid.names[unit.hex];
  if (hex === undefined) return <>{t('table.off-map')}</>;
  const name = words.placeName(view, hex);
  const parts = [name === hex ? hex : `${hex}, ${name}`];
  if (unit.body !== null && unit.body.hp.length > 1) {
    parts.push(t(unit.body.aloft ? 'rage.in-flight' : 'rage.on-ground'));
    const { facing } = unit.body;
    const direction = facing === -1 ? null : words.t(`direction.${DIRECTION_NAMES[facing]}`);
    if (direction) parts.push(t('rage.facing-to', { direction }));
  }
  return <>{parts.join(', ')}</>;
}

function Tags({ unit, id }: { readonly unit: Unit; readonly id: number }) {
  const { view, world } = useRageTable();
  const words = useWords();
  const { t } = words;
  const type = world.types[unit.type];
  const tags: string[] = [words.t(`side.${unit.side}`)];
  if (type.breath && unit.body) tags.push(t('rage.breaths', { count: unit.body.breaths }));
  if (type.spellPoints > 0) tags.push(t('rage.spell-points', { count: unit.spellPoints }));
  if (unit.wounded) tags.push(t('rage.wounded'));
  if (unit.killer) tags.push(t('rage.killer'));
  const { berserk, boosted, morale } = view.answers;
  if (berserk.includes(id)) tags.push(t('rage.berserk'));
  if (boosted.includes(id)) tags.push(t('rage.boosted'));
  if (morale[unit.side]) tags.push(t('rage.demoralised'));
  if (unit.did && unit.did.spent > 0) tags.push(t('table.spent', { count: unit.did.spent }));
  if (unit.did?.attacked || unit.did?.cast) tags.push(t('table.acted'));
  return (
    <ul className="tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}

function Health({ unit }: { readonly unit: Unit }) {
  const { world } = useRageTable();
  const { t } = useWords();
  if (unit.body === null) return null;
  const left = unit.body.hp.flat().reduce((sum, n) => sum + n, 0);
  const type = world.types[unit.type];
  const all = type.areas ? type.areas.reduce((sum, area) => sum + area.groups * area.hp, 0) : type.hp;
  return (
    <p className="health">
      <strong>{left}</strong>
      <small>{t('rage.of', { all })}</small>
    </p>
  );
}

import { useMemo } from 'react';
import { faceOf } from '../../board/faces.ts';
import { useWords } from '../../i18n/index.ts';
import { decisiveRoll } from '../chances.ts';
import { useTable } from '../context.ts';
import { useDesk } from '../desk.ts';
import { Counter } from '../frame/Counter.tsx';
import { Key } from '../frame/Key.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useOdds } from '../useOdds.ts';
import './attack.css';

/** An attack that is being put together: who strikes, whom, who may join, and the chance as it grows. */
export function AttackPanel() {
  const table = useTable();
  const { view, world, map, menu, commands } = table;
  const { set } = useDesk();
  const words = useWords();
  const { t } = words;
  const frame = view.frames.at(-1);
  const roll = menu.answers.find(({ type }) => type === 'roll');
  const asked = useMemo(() => (roll ? [roll, ...menu.joins] : []), [roll, menu]);
  const odds = useOdds(table, asked);
  if (frame?.kind !== 'attack' || roll === undefined) return null;
  const now = decisiveRoll(odds.get(roll));
  const said = now && words.odds(now, view);
  const targets = view.units.flatMap((unit, id) =>
    unit.hex === frame.hex && unit.side !== frame.side ? [id] : [],
  );
  const strength = (id: number, of: 'attack' | 'defence') => {
    const unit = view.units[id];
    return unit ? world.types[unit.type][of] : 0;
  };
  return (
    <div className="attack">
      <Line title={t('table.attackers')} units={frame.units} figure={(id) => strength(id, 'attack')} />
      <Line title={t('table.defenders')} units={targets} figure={(id) => strength(id, 'defence')} />
      {menu.joins.length > 0 && (
        <>
          <p className="label">{t('table.may-join')}</p>
          <ul className="joins">
            {menu.joins.map((join) => {
              const better = decisiveRoll(odds.get(join));
              return (
                <li key={join.unit ?? 'bolt'}>
                  <button type="button" className="button" data-choice onClick={() => commands.take(join)}>
                    {join.unit !== undefined ? (
                      <Counter face={faceOf(view, join.unit, {})} size={30} />
                    ) : (
                      <Icon name="lightning" size={20} />
                    )}
                    <span>
                      {join.unit === undefined ? t('table.join-bolt') : words.unitLabel(view, join.unit)}
                    </span>
                    {better && <small>→ {words.odds(better, view).chance}</small>}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <div className="verdict">
        <p>
          {said && <strong>{said.chance}</strong>}
          {said && said.needs !== '' && <span>{t('table.needed', { needs: said.needs })}</span>}
          <button type="button" className="clause" onClick={() => set({ drawer: { kind: 'combat' } })}>
            {t('table.tool-combat')}
          </button>
        </p>
        <button
          type="button"
          className="button button-primary"
          data-commit
          onClick={() => commands.take(roll)}
        >
          <Icon name="dice" size={18} />
          {t('table.roll')} <Key name="↵" />
        </button>
      </div>
      <p className="visually-hidden">{t('table.attack-title', { hex: map.grid.names[frame.hex] ?? '' })}</p>
    </div>
  );
}

function Line({
  title,
  units,
  figure,
}: {
  readonly title: string;
  readonly units: readonly number[];
  figure(id: number): number;
}) {
  const { view } = useTable();
  const words = useWords();
  return (
    <div className="fighters">
      <span className="label">{title}</span>
      <ul>
        {units.map((id) => (
          <li key={id} title={words.unitLabel(view, id)}>
            <Counter face={faceOf(view, id, {})} size={38} />
            <span className="visually-hidden">
              {words.unitLabel(view, id)}, {figure(id)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

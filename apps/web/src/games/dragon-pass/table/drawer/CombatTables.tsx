import { useRef } from 'react';
import { useWords } from '../../../../i18n/index.ts';
import { Drawer } from '../../../../table/drawer/Drawer.tsx';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { type Entered, useEntered } from './useEntered.ts';
import './tables.css';
import { useEffect } from '../../../../base/effects.ts';

/** The two tables dice are read on; where they are entered at the moment is lit. */
export default function CombatTables() {
  const { t } = useWords();
  const { attack, missile } = useEntered();
  return (
    <Drawer title={t('pass.tables')}>
      <h3>{t('pass.missile-table')}</h3>
      <p className="hint">
        {t('pass.missile-hint')} <ClauseLink clause="DP-PAC.MISSILE-j" />
      </p>
      <Now entered={missile} />
      <MissileTable entered={missile} />
      <h3>{t('pass.attack-table')}</h3>
      <p className="hint">
        {t('pass.attack-hint')} <ClauseLink clause="DP-PAC.ATTACK-a" />
      </p>
      <Now entered={attack} />
      <AttackTable entered={attack} />
    </Drawer>
  );
}

function Now({ entered }: { readonly entered: Entered | null }) {
  const { t } = useWords();
  if (entered === null) return null;
  return <p className="compared">{t('pass.table-now', { ...entered, die: entered.die ?? 'none' })}</p>;
}

const FACES = ['1', '2', '3', '4', '5', '6'] as const;

/** A row for each total: its six losses (DP-PAC.ATTACK-a). */
function AttackTable({ entered }: { readonly entered: Entered | null }) {
  const { world } = usePassTable();
  const { t } = useWords();
  const lit = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    lit.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { attack } = world.tables;
  const totals = attack['1']?.map((_, i) => i + 1) ?? [];
  return (
    <table className="dice-table">
      <thead>
        <tr>
          <th scope="col">{t('pass.table-total')}</th>
          {FACES.map((face) => (
            <th key={face} scope="col">
              {t('pass.table-die')} {face}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {totals.map((total) => {
          const now = entered?.total === total;
          return (
            <tr key={total} className={now ? 'lit' : ''} ref={now ? lit : null}>
              <th scope="row">{total}</th>
              {FACES.map((face) => (
                <td key={face} className={now && entered.die === Number(face) ? 'hit' : ''}>
                  {attack[face]?.[total - 1]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A column for each span of totals, a row for each modified die (DP-PAC.MISSILE-a to g). */
function MissileTable({ entered }: { readonly entered: Entered | null }) {
  const { world } = usePassTable();
  const { t } = useWords();
  const { columns, rows } = world.tables.missile;
  const now = entered === null ? -1 : columns.findLastIndex((least) => entered.total >= least);
  return (
    <table className="dice-table">
      <thead>
        <tr>
          <th scope="col">{t('pass.table-die')}</th>
          {columns.map((least, column) => (
            <th key={least} scope="col" className={column === now ? 'lit' : ''}>
              {span(least, columns[column + 1])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(rows).map(([die, results]) => (
          <tr key={die}>
            <th scope="row">{die}</th>
            {results.map((result, column) => {
              const hit = column === now && entered?.die === Number(die);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are totals
                <td key={column} className={hit ? 'hit' : column === now ? 'lit' : ''}>
                  {result === '-' ? '–' : result}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "3–4", "10+" */
function span(least: number, next: number | undefined): string {
  if (next === undefined) return `${least}+`;
  return next - least > 1 ? `${least}–${next - 1}` : `${least}`;
}

import { useWords } from '../../../../i18n/index.ts';
import { Drawer } from '../../../../table/drawer/Drawer.tsx';
import { useCurrentRoll } from '../../../../table/select/current-roll.ts';
import { useRageTable } from '../../useRageTable.ts';
import './combat.css';

/** The table attacks are resolved on; row, column and cell of the attack in hand are lit. */
export default function CombatTable() {
  const { world } = useRageTable();
  const words = useWords();
  const { t } = words;
  const { table } = world.tables.combat;
  const found = useCurrentRoll()?.odds.find(({ comparison }) => comparison !== undefined)?.comparison;
  const lit = (row: number, column: number): string => {
    if (found === undefined || (found.row !== row && found.column !== column)) return '';
    return found.row === row && found.column === column ? 'hit' : 'lit';
  };
  return (
    <Drawer title={t('rage.combat-title')}>
      <p className="hint">{t('rage.combat-hint')}</p>
      {found && <p className="compared">{words.compared(found)}</p>}
      <div className="combat-scroll">
        <table className="combat-table">
          <thead>
            <tr>
              <td />
              {table[0]?.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are strengths
                <th key={column} scope="col" className={found?.column === column ? 'lit' : ''}>
                  {column + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are strengths
              <tr key={row}>
                <th scope="row" className={found?.row === row ? 'lit' : ''}>
                  {row + 1}
                </th>
                {cells.map((cell, column) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns are strengths
                    key={column}
                    data-cell={cell}
                    className={lit(row, column)}
                    aria-current={lit(row, column) === 'hit' ? 'true' : undefined}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Drawer>
  );
}

import { useWords } from '../../i18n/index.ts';
import { decisiveRoll } from '../chances.ts';
import { useTable } from '../context.ts';
import { useDesk } from '../desk.ts';
import { Drawer } from './Drawer.tsx';
import './combat.css';

/** The table attacks are resolved on; the column of the attack in hand is lit, and the cells that ask its roll. */
export function CombatTable() {
  const { world } = useTable();
  const { t } = useWords();
  const { table } = world.tables.combat;
  const lit = useLitCell();
  return (
    <Drawer title={t('table.combat-title')}>
      <p className="hint">{t('table.combat-hint')}</p>
      <div className="combat-scroll">
        <table className="combat-table">
          <thead>
            <tr>
              <td />
              {table[0]?.map((_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are strengths
                <th key={i} scope="col" className={lit?.column === i ? 'lit' : ''}>
                  {i + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.map((row, attack) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are strengths
              <tr key={attack}>
                <th scope="row">{attack + 1}</th>
                {row.map((cell, i) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns are strengths
                    key={i}
                    data-cell={cell}
                    className={lit?.column === i ? (lit.cell === cell ? 'hit' : 'lit') : ''}
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

const ON_TABLE: ReadonlySet<string> = new Set(['attack']);

/** Where the attack in hand stands on the table: the defence in its hex, and the roll the host announced. */
function useLitCell(): { readonly column: number; readonly cell: string | number } | null {
  const { view, world, odds, side } = useTable();
  const { preview } = useDesk();
  const frame = view.frames.at(-1);
  const hex = frame?.kind === 'attack' ? frame.hex : preview?.option.hex;
  if (hex === undefined || hex < 0) return null;
  const defence = view.units
    .filter((unit) => unit.hex === hex && unit.side !== side && unit.body === null)
    .reduce((sum, unit) => sum + world.types[unit.type].defence, 0);
  const roll = preview ? decisiveRoll(odds.get(preview.action)) : null;
  if (defence === 0) return null;
  const column = Math.min(defence, world.tables.combat.table[0]?.length ?? 1) - 1;
  if (roll === null || !ON_TABLE.has(roll.roll)) return { column, cell: '' };
  const cell = roll.dice > 0 ? roll.needs : roll.chance[0] > 0 ? 'D' : 'M';
  return { column, cell };
}

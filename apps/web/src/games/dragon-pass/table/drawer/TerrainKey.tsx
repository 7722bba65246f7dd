import { useMemo } from 'react';
import { RADIUS } from '../../../../board/field.ts';
import { type MessageId, useWords } from '../../../../i18n/index.ts';
import { Drawer } from '../../../../table/drawer/Drawer.tsx';
import { Swatch, usePainted } from '../../../../table/drawer/Swatch.tsx';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { useTheme } from '../../../../theme/theme.ts';
import { paintFortresses } from '../../art/terrain/built/structures.ts';
import { makeScene } from '../../art/terrain/scene.ts';
import { passOf } from '../../board/pass.ts';
import { usePassTable } from '../../usePassTable.ts';
import { MapKnown } from './MapKnown.tsx';
import { sampleOf } from './samples.ts';
import '../../../../table/drawer/terrain.css';
import './tables.css';

/** The rows of the terrain chart, where their rules begin, and a hex that shows them. */
const ROWS = [
  { row: 'open', clause: 'DP-3.OPEN-a' },
  { row: 'forest', clause: 'DP-3.FOREST-a' },
  { row: 'marsh', clause: 'DP-3.MARSH-a' },
  { row: 'hill', clause: 'DP-3.HILL-a' },
  { row: 'hill-forest', clause: 'DP-3.HILLFOREST-a' },
  { row: 'mountain', clause: 'DP-3.MOUNTAIN-a' },
  { row: 'lake', clause: 'DP-3.LAKE-a' },
  { row: 'fortress', clause: 'DP-3.FORTRESS-a' },
  { row: 'structure', clause: 'DP-3.STRUCT-a' },
  { row: 'hill-ruin', clause: 'DP-3.HILLRUIN-a' },
  { row: 'marsh-ruin', clause: 'DP-3.MARSHRUIN-a' },
] as const;

type Row = (typeof ROWS)[number]['row'];

/** What runs through hexes and along their sides. */
const LINES = [
  { name: 'pass.key.river', clauses: ['DP-3.RIVER-a', 'DP-3.RIVER-c', 'DP-3.RIVER-d'] },
  { name: 'pass.key.ridge', clauses: ['DP-3.RIDGE-a', 'DP-3.RIDGE-c', 'DP-3.RIDGE-d'] },
  { name: 'pass.key.primary', clauses: ['DP-3.ROAD-a'] },
  { name: 'pass.key.secondary', clauses: ['DP-3.ROAD-c', 'DP-6.1.2-b'] },
  { name: 'pass.key.dragonewt', clauses: ['DP-3.ROAD-d'] },
  { name: 'pass.key.rain', clauses: ['DP-6.6-b', 'DP-6.6-c'] },
] as const satisfies readonly { readonly name: MessageId; readonly clauses: readonly string[] }[];

/** Pixels of the painted map for one of the board: what a swatch shows, for the map is large. */
const SCALE = 0.6;

const COLUMNS = ['cost', 'missile', 'melee', 'physical'] as const;

/** What the ground is and what it does, as the chart prints it. */
export default function TerrainKey() {
  const { view, world } = usePassTable();
  const { theme } = useTheme();
  const words = useWords();
  const { t } = words;
  const field = passOf(view);
  const painted = usePainted(field, theme, SCALE);
  const scene = useMemo(() => makeScene(field.ground, theme, RADIUS, 'near'), [field, theme]);
  const over = useMemo(() => paintFortresses(scene), [scene]);
  const nameOf = (row: Row): string => {
    if (row === 'fortress') return t('structure.fortress');
    if (row === 'structure') return t('pass.key.structure');
    if (row === 'hill-ruin') return t('pass.key.ruin-on', { ground: t('terrain.hill') });
    if (row === 'marsh-ruin') return t('pass.key.ruin-on', { ground: t('terrain.marsh') });
    return t(`terrain.${row}`);
  };
  return (
    <Drawer title={t('table.terrain-title')}>
      <table className="dice-table ground-table">
        <thead>
          <tr>
            <td />
            {COLUMNS.map((column) => (
              <th key={column} scope="col" title={t(`pass.key.${column}-long`)}>
                {t(`pass.key.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ row, clause }) => {
            const at = sampleOf(scene, row);
            const chart = world.tables.terrain[row];
            return chart === undefined ? null : (
              <tr key={row}>
                <th scope="row">
                  <span className="ground">
                    {at && <Swatch at={at} painted={painted} over={over} />}
                    <span>
                      {nameOf(row)} <ClauseLink clause={clause} />
                    </span>
                  </span>
                </th>
                <td>{row === 'lake' ? '–' : chart.cost}</td>
                <td>{words.signed(chart.missile)}</td>
                <td>{times(chart.melee)}</td>
                <td>{times(chart.physical)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <ul className="hint">
        {COLUMNS.map((column) => (
          <li key={column}>
            <b>{t(`pass.key.${column}`)}</b>: {t(`pass.key.${column}-long`)}
          </li>
        ))}
      </ul>
      <ul className="terrain-lines">
        {LINES.map(({ name, clauses }) => (
          <li key={name}>
            <h3>{t(name)}</h3>
            {clauses.map((id) => (
              <p key={id}>
                {words.clauseText(id)} <ClauseLink clause={id} />
              </p>
            ))}
          </li>
        ))}
      </ul>
      <MapKnown />
    </Drawer>
  );
}

/** "×1½", or "×2 / ×1" inside and outside walls. */
function times({ inside, outside }: { readonly inside: number; readonly outside: number }): string {
  const told = (factor: number): string => `×${factor === 1.5 ? '1½' : factor}`;
  return inside === outside ? told(inside) : `${told(inside)} / ${told(outside)}`;
}

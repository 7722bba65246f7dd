import { useMemo } from 'react';
import { type MessageId, useWords } from '../../../../i18n/index.ts';
import { Drawer } from '../../../../table/drawer/Drawer.tsx';
import { Swatch, usePainted } from '../../../../table/drawer/Swatch.tsx';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { useTheme } from '../../../../theme/theme.ts';
import { paintBridges, paintEntrances } from '../../art/terrain/crossings.ts';
import { cityOf } from '../../board/city.ts';
import { sceneFor } from '../../board/scenes.ts';
import { useRageTable } from '../../useRageTable.ts';
import { type Sample, sampleOf } from './samples.ts';
import '../../../../table/drawer/terrain.css';

interface Ground {
  readonly name: MessageId;
  readonly sample: Sample;
  readonly clauses: readonly string[];
}

/** Ground by ground, the rules that matter most about it. */
const GROUNDS: readonly Ground[] = [
  { name: 'terrain.open', sample: 'open', clauses: ['DR-2.4.1-a'] },
  { name: 'terrain.forest', sample: 'forest', clauses: ['DR-TES-m'] },
  { name: 'terrain.city', sample: 'city', clauses: ['DR-2.1.1-a'] },
  { name: 'feature.road', sample: 'road', clauses: ['DR-2.4.1-b', 'DR-2.5.6-a'] },
  { name: 'terrain.river', sample: 'river', clauses: ['DR-2.5.2-a'] },
  { name: 'terrain.sea', sample: 'sea', clauses: ['DR-2.5.1-a'] },
  { name: 'terrain.bridge', sample: 'bridge', clauses: ['DR-2.5.2-b', 'DR-2.5.7-a', 'DR-2.5.7-b'] },
  { name: 'feature.wall', sample: 'wall', clauses: ['DR-2.5.3-a', 'DR-2.5.3.1-a', 'DR-2.5.3.1-e'] },
  { name: 'terrain.tower', sample: 'tower', clauses: ['DR-2.5.4-a', 'DR-2.5.4-b', 'DR-2.5.4-d'] },
  { name: 'feature.gate', sample: 'gate', clauses: ['DR-2.5.5-a', 'DR-2.5.5-e', 'DR-2.5.5.2-a'] },
  { name: 'feature.door', sample: 'door', clauses: ['DR-2.5.5.1-a', 'DR-2.5.5.1-d'] },
];

/** Pixels of the painted map for one of the board: twice what a swatch shows. */
const SCALE = 1.3;

/** What the ground on the board is, cut out of the map itself, and what it does. */
export default function TerrainKey() {
  const { view } = useRageTable();
  const { theme } = useTheme();
  const words = useWords();
  const field = cityOf(view);
  const scene = sceneFor(field, theme);
  const painted = usePainted(field, theme, SCALE);
  const crossings = useMemo(() => paintBridges(scene) + paintEntrances(scene), [scene]);
  return (
    <Drawer title={words.t('table.terrain-title')}>
      <ul className="terrain-key">
        {GROUNDS.map(({ name, sample, clauses }) => {
          const at = sampleOf(scene, sample);
          return at === null ? null : (
            <li key={name}>
              <Swatch at={at} painted={painted} over={crossings} />
              <div>
                <h3>{words.t(name)}</h3>
                {clauses.map((id) => (
                  <p key={id}>
                    {words.clauseText(id)} <ClauseLink clause={id} />
                  </p>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
}

import { boardPalette } from '../../art/themes.ts';
import { type MessageId, useWords } from '../../i18n/index.ts';
import { useTheme } from '../../theme/theme.ts';
import { useTable } from '../context.ts';
import { ClauseLink } from '../frame/ClauseLink.tsx';
import { Drawer } from './Drawer.tsx';

type Ink =
  | 'grass'
  | 'canopyDark'
  | 'groundWest'
  | 'river'
  | 'sea'
  | 'stone'
  | 'gate'
  | 'door'
  | 'road'
  | 'plaza';

interface Ground {
  readonly name: MessageId;
  readonly ink: Ink;
  readonly clauses: readonly string[];
}

/** Ground by ground, the rules that matter most about it. */
const GROUNDS: readonly Ground[] = [
  { name: 'terrain.open', ink: 'grass', clauses: ['DR-2.4.1-a'] },
  { name: 'terrain.forest', ink: 'canopyDark', clauses: [] },
  { name: 'terrain.city', ink: 'groundWest', clauses: ['DR-2.1.1-a'] },
  { name: 'feature.road', ink: 'road', clauses: ['DR-2.4.1-b', 'DR-2.5.6-a'] },
  { name: 'terrain.river', ink: 'river', clauses: ['DR-2.5.2-a'] },
  { name: 'terrain.sea', ink: 'sea', clauses: ['DR-2.5.1-a'] },
  { name: 'terrain.bridge', ink: 'plaza', clauses: ['DR-2.5.2-b', 'DR-2.5.7-a', 'DR-2.5.7-b'] },
  { name: 'feature.wall', ink: 'stone', clauses: ['DR-2.5.3-a', 'DR-2.5.3.1-a', 'DR-2.5.3.1-e'] },
  { name: 'terrain.tower', ink: 'stone', clauses: ['DR-2.5.4-a', 'DR-2.5.4-b', 'DR-2.5.4-d'] },
  { name: 'feature.gate', ink: 'gate', clauses: ['DR-2.5.5-a', 'DR-2.5.5-e', 'DR-2.5.5.2-a'] },
  { name: 'feature.door', ink: 'door', clauses: ['DR-2.5.5.1-a', 'DR-2.5.5.1-d'] },
];

/** What the ground on the board is, and what it does. */
export function TerrainKey() {
  const { view } = useTable();
  const { theme } = useTheme();
  const words = useWords();
  const { t } = words;
  const inks = new Map<string, unknown>(
    Object.entries(boardPalette(theme, view.map === 'nurkott' ? 'wood' : 'stone')),
  );
  return (
    <Drawer title={t('table.terrain-title')}>
      <ul className="terrain-key">
        {GROUNDS.map(({ name, ink, clauses }) => (
          <li key={name}>
            <span className="ground" aria-hidden="true" style={{ background: String(inks.get(ink) ?? '') }} />
            <div>
              <h3>{words.t(name)}</h3>
              {clauses.map((id) => (
                <p key={id}>
                  {words.clauseText(id)} <ClauseLink clause={id} />
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

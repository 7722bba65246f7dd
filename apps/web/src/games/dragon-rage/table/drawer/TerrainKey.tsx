import { useEffect, useMemo, useRef, useState } from 'react';
import type { Point } from '../../../../art/draw/geometry.ts';
import type { Theme } from '../../../../art/themes.ts';
import { RADIUS } from '../../../../board/field.ts';
import { useGroundPicture } from '../../../../board/useGroundPicture.ts';
import { type MessageId, useWords } from '../../../../i18n/index.ts';
import { Drawer } from '../../../../table/drawer/Drawer.tsx';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { useTheme } from '../../../../theme/theme.ts';
import { paintBridges, paintEntrances } from '../../art/terrain/crossings.ts';
import { type City, cityOf } from '../../board/city.ts';
import { sceneFor } from '../../board/scenes.ts';
import { useRageTable } from '../../useRageTable.ts';
import { type Sample, sampleOf } from './samples.ts';
import './terrain.css';

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

/** What the ground on the board is, cut out of the map itself, and what it does. */
export default function TerrainKey() {
  const { view } = useRageTable();
  const { theme } = useTheme();
  const words = useWords();
  const field = cityOf(view);
  const scene = sceneFor(field, theme);
  const painted = usePainted(field, theme);
  const crossings = useMemo(() => paintBridges(scene) + paintEntrances(scene), [scene]);
  return (
    <Drawer title={words.t('table.terrain-title')}>
      <ul className="terrain-key">
        {GROUNDS.map(({ name, sample, clauses }) => {
          const at = sampleOf(scene, sample);
          return at === null ? null : (
            <li key={name}>
              <Swatch at={at} painted={painted} crossings={crossings} />
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

/** Pixels of the painted map for one of the board: twice what a swatch shows. */
const SCALE = 1.3;

/** The whole ground once, to cut the swatches from. */
function usePainted(field: City, theme: Theme): ImageBitmap | null {
  const picture = useGroundPicture(field, theme);
  const [painted, setPainted] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    let wanted = true;
    let mine: ImageBitmap | null | undefined;
    const show = async () => {
      mine = await picture?.at(SCALE);
      if (wanted) setPainted(mine ?? null);
      else mine?.close();
    };
    show().catch((error: unknown) => console.error('the terrain key could not be painted', error));
    return () => {
      wanted = false;
      mine?.close();
    };
  }, [picture]);
  return painted;
}

interface SwatchProps {
  readonly at: Point;
  readonly painted: ImageBitmap | null;
  readonly crossings: string;
}

const WIDTH = 62;
const HEIGHT = 54;

function Swatch({ at, painted, crossings }: SwatchProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { x, y } = at;
  const [w, h] = [2 * RADIUS, Math.sqrt(3) * RADIUS];
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !painted || painted.width === 0) return;
    const cut = [x - w / 2, y - h / 2, w, h].map((n) => n * SCALE);
    context.drawImage(painted, cut[0], cut[1], cut[2], cut[3], 0, 0, 2 * WIDTH, 2 * HEIGHT);
  }, [painted, x, y, w, h]);
  return (
    <span className="swatch-hex" aria-hidden="true">
      <canvas ref={canvas} width={2 * WIDTH} height={2 * HEIGHT} />
      <svg
        viewBox={`${x - w / 2} ${y - h / 2} ${w} ${h}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions from the map
        dangerouslySetInnerHTML={{ __html: crossings }}
      />
    </span>
  );
}

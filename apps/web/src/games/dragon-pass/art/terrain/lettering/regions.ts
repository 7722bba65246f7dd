import type { LandPalette, Realm } from '../palettes/types.ts';
import type { Scene } from '../scene.ts';
import { curved, type Label } from './label.ts';
import { type Level, reaches, scaleOf } from './levels.ts';
import type { NameOf } from './places.ts';
import { type NameInk, REGIONS } from './region-list.ts';

export const REGION_NAMES: ReadonlySet<string> = new Set(REGIONS.map(({ name }) => name));

/** Names of realms, mountains, woods and lakes, spaced along their land. */
export function regionLabels(scene: Scene, level: Level, nameOf: NameOf): Label[] {
  const { layout, ink, radius } = scene;
  const origin = layout.centre('0101');
  return REGIONS.filter(({ from }) => reaches(level, from)).map(
    ({ id, name, face, ink: which, size, along }, i) =>
      curved(
        {
          words: nameOf(id) ?? name,
          face,
          size: size * radius * scaleOf(level).region,
          fill: nameInk(ink, which),
          halo: face === 'nature' ? ink.labelHalo : null,
        },
        scene.id(`region-${i}`),
        along.map(([column, row]) => ({
          x: origin.x + (column - 1) * 1.5 * radius,
          y: origin.y + (row - 1) * layout.height,
        })),
      ),
  );
}

const nameInk = (ink: LandPalette, which: Realm | NameInk): string =>
  isNameInk(which) ? ink[which] : ink.realms[which].name;

const isNameInk = (which: Realm | NameInk): which is NameInk => which.endsWith('Name');

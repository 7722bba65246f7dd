import { group } from '../../../../../art/draw/svg.ts';
import { titlePlace } from '../frame.ts';
import type { Scene } from '../scene.ts';
import { type Label, straight } from './label.ts';
import type { Level } from './levels.ts';
import { type NameOf, placeLabels } from './places.ts';
import { REGION_NAMES, regionLabels } from './regions.ts';
import { riverLabels } from './rivers.ts';

const TITLE = 'Dragon Pass';

/** Every word on the map at that level; no two of them touch. */
export function labelsFor(scene: Scene, level: Level, nameOf: NameOf): readonly Label[] {
  const regions = regionLabels(scene, level, nameOf);
  const places = placeLabels(scene, level, nameOf, boxesOf(regions), REGION_NAMES);
  const rivers = riverLabels(scene, level, nameOf, boxesOf([...regions, ...places]));
  return [...regions, ...rivers, ...places];
}

const boxesOf = (labels: readonly Label[]) => labels.flatMap(({ boxes }) => boxes);

/** The lettering of the map, above the painted land, in the current language. */
export function paintLettering(scene: Scene, level: Level, nameOf: NameOf): string {
  const { x, y, size } = titlePlace(scene);
  const title = straight(
    { words: TITLE, face: 'realm', size, fill: scene.ink.frame, halo: scene.ink.paper },
    { x, y: y + size * 0.3 },
  );
  const style = {
    'text-anchor': 'middle',
    'paint-order': 'stroke',
    'stroke-linejoin': 'bevel',
    'data-layer': 'lettering',
  };
  return group(style, [title, ...labelsFor(scene, level, nameOf)].map(({ svg }) => svg).join(''));
}

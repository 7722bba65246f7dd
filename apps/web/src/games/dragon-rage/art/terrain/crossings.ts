import { blend } from '../../../../art/draw/curve.ts';
import { midpoint, type Point, shift } from '../../../../art/draw/geometry.ts';
import { num, tag, translate } from '../../../../art/draw/svg.ts';
import { paintBridge, type Span } from '../symbols/bridge.ts';
import { type EntranceKind, paintEntrance } from '../symbols/entrance.ts';
import type { MapEntrance } from './map-data.ts';
import type { Scene } from './scene.ts';

/** The place of an entrance, and the rotation of its wall in degrees. */
export interface EntrancePlace extends Point {
  readonly angle: number;
  readonly kind: EntranceKind;
}

/** In the order of the entrances of the map. */
export const entrancePlaces = (scene: Scene): readonly EntrancePlace[] =>
  scene.map.entrances.map((entrance) => placeOf(scene, entrance));

function placeOf(scene: Scene, { between: [a, b], type, of }: MapEntrance): EntrancePlace {
  const { layout } = scene;
  const [p, q] = layout.between(a, b);
  const angle = (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI;
  const kind = type === 'gate' ? 'gate' : 'door';
  const middle = midpoint(p, q);
  if (of !== 'tower') return { ...middle, angle, kind };
  // The wall of a tower is set back from the hexside.
  const tower = layout.centre(scene.terrain(a) === 'tower' ? a : b);
  return { ...blend(tower, middle, 0.85), angle, kind };
}

export interface BridgePlace extends Point {
  readonly hex: string;
  readonly span: Span;
}

export const bridgePlaces = (scene: Scene): readonly BridgePlace[] =>
  scene.of('bridge').map((hex) => {
    const { layout, map } = scene;
    const at = layout.centre(hex);
    const { access = [], bridge } = map.hexes[hex];
    const bank = (next: string): Point => shift(midpoint(...layout.between(hex, next)), -at.x, -at.y);
    const material = bridge === 'wood' ? 'wood' : 'stone';
    return { ...at, hex, span: { material, ends: [bank(access[0]), bank(access[1])] } };
  });

export const paintBridges = (scene: Scene): string =>
  bridgePlaces(scene)
    .map((place) =>
      tag('g', { transform: translate(place.x, place.y) }, paintBridge('standing', place.span, scene)),
    )
    .join('');

export const paintEntrances = (scene: Scene): string =>
  entrancePlaces(scene)
    .map((place) => {
      const transform = `${translate(place.x, place.y)} rotate(${num(place.angle)})`;
      return tag('g', { transform }, paintEntrance('closed', place.kind, scene));
    })
    .join('');

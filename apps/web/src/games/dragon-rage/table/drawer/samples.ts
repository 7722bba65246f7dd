import { midpoint, neighbours, type Point } from '../../../../art/draw/geometry.ts';
import { bridgePlaces, entrancePlaces } from '../../art/terrain/crossings.ts';
import type { Scene } from '../../art/terrain/scene.ts';

export type Sample =
  | 'open'
  | 'forest'
  | 'city'
  | 'road'
  | 'river'
  | 'sea'
  | 'bridge'
  | 'wall'
  | 'tower'
  | 'gate'
  | 'door';

/** A spot on the map that shows this ground at its plainest; null where the map has none. */
export function sampleOf(scene: Scene, sample: Sample): Point | null {
  const { layout, map } = scene;
  const roads = new Set(map.roads.flat());
  const plain = (kind: string) => {
    const hexes = Object.keys(map.hexes).filter(
      (hex) => scene.terrain(hex) === kind && !roads.has(hex) && !map.hexes[hex].vp,
    );
    const amid = hexes.find((hex) => neighbours(hex).every((next) => scene.terrain(next) === kind));
    const found = amid ?? hexes[0];
    return found === undefined ? null : layout.centre(found);
  };
  switch (sample) {
    case 'road': {
      const hex = map.roads.flat().find((name) => scene.terrain(name) === 'open');
      return hex === undefined ? null : layout.centre(hex);
    }
    case 'bridge':
      return bridgePlaces(scene).find(({ span }) => span.material === 'stone') ?? null;
    case 'wall': {
      const pair = map.walls.find((sides) => sides.every((hex) => scene.terrain(hex) !== 'tower'));
      return pair === undefined ? null : midpoint(...layout.between(pair[0], pair[1]));
    }
    case 'gate':
    case 'door':
      return entrancePlaces(scene).find(({ kind }) => kind === sample) ?? null;
    default:
      return plain(sample);
  }
}

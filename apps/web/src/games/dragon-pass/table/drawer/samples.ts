import { neighbours, type Point } from '../../../../art/draw/geometry.ts';
import type { MapHex } from '../../art/terrain/map-data.ts';
import type { Scene } from '../../art/terrain/scene.ts';

/** A spot on the map that shows a row of the terrain chart at its plainest; null where the map has none. */
export function sampleOf(scene: Scene, row: string): Point | null {
  const { layout, map } = scene;
  const lined = new Set(
    [...map.rivers, ...map.primaryRoads, ...map.secondaryRoads].flatMap(({ hexes }) => hexes),
  );
  const fits = map.hexes.filter((hex) => isOfRow(hex, row));
  const bare = fits.filter(({ hex, symbols }) => !lined.has(hex) && symbols === undefined);
  const amid = bare.find(({ hex, terrain }) =>
    neighbours(hex).every((next) => scene.terrain(next) === terrain),
  );
  const found = amid ?? bare[0] ?? fits[0];
  return found === undefined ? null : layout.centre(found.hex);
}

function isOfRow({ terrain, structure }: MapHex, row: string): boolean {
  if (row === 'fortress') return structure === 'fortress';
  if (row === 'structure') return structure === 'temple';
  if (row === 'hill-ruin' || row === 'marsh-ruin')
    return structure === 'ruin' && terrain === row.replace('-ruin', '');
  return structure === undefined && terrain === row;
}

import type { View } from '@hexwyrm/dragon-rage';
import { aroundHex, type Box, union, wholeMap } from '../../../board/camera/camera.ts';
import type { City } from './city.ts';

/** The first view: the city and the units on the map; the whole map while units are set up at its edges. */
export function firstLook(view: View, field: City): Box {
  const { ground, grid, centres } = field;
  const city = [
    ...ground.walls.flat(),
    ...Object.entries(ground.hexes).flatMap(([name, { vp }]) => (vp ? [name] : [])),
  ].flatMap((name) => grid.index.get(name) ?? []);
  const hexes = [...city, ...view.units.flatMap(({ hex }) => (hex >= 0 ? [hex] : []))];
  if (city.length === 0 || view.frames.length > 0) return wholeMap(field);
  return union(hexes.map((hex) => aroundHex(centres[hex], 1.1)));
}

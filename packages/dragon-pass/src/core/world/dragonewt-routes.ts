import { type HalfPoints, type Hex, POINT } from '../vocabulary.ts';

/** A way along the dragonewt roads: the hexes after the first, and what it costs. */
export interface Route {
  readonly way: readonly Hex[];
  readonly cost: HalfPoints;
}

/** Every route from each station: where roads end (R-DPP-70). */
export function routesByStation(roads: readonly (readonly Hex[])[]): ReadonlyMap<Hex, readonly Route[]> {
  const lines = roads.flatMap((road) => [road, [...road].reverse()]);
  const stations = new Set(lines.flatMap(([first]) => first ?? []));
  return new Map([...stations].map((station) => [station, routesFrom(lines, station)]));
}

/** DP-16.5.3-b to e: from a station straight to the next for one point, or with one turn at a junction for two. */
const routesFrom = (lines: readonly (readonly Hex[])[], station: Hex): Route[] =>
  lines
    .filter(([first]) => first === station)
    .flatMap(([, ...way]) => [
      { way, cost: POINT },
      ...way.slice(0, -1).flatMap((junction, passed) =>
        lines
          .filter((line) => crosses(line, junction) && !line.includes(station))
          .map((line) => ({
            way: [...way.slice(0, passed + 1), ...line.slice(line.indexOf(junction) + 1)],
            cost: 2 * POINT,
          })),
      ),
    ]);

const crosses = (line: readonly Hex[], junction: Hex): boolean =>
  line.indexOf(junction) > 0 && line.indexOf(junction) < line.length - 1;

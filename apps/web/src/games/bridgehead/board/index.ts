import type { View } from '@hexwyrm/bridgehead';
import { GRID, STRENGTH, terrainAt } from '@hexwyrm/bridgehead/data';
import { counterRings } from '../../../art/counters/rings.ts';
import { box, group, path, polyline, text } from '../../../art/draw/svg.ts';
import type { Level, Theme } from '../../../art/index.ts';
import { wholeMap } from '../../../board/camera/camera.ts';
import { type Field, makeField, RADIUS } from '../../../board/field.ts';
import type { BoardKit, Counter, Placed, Standing } from '../../../board/kit.ts';
import type { UnitId } from '../../../board/types.ts';
import type { BridgeheadGround } from '../art/ground.ts';
import { inksOf, LIVERY } from '../art/inks.ts';

const GROUND: BridgeheadGround = {
  columns: GRID.columns,
  rows: GRID.rows,
  terrain: Object.fromEntries(GRID.names.map((name, hex) => [name, terrainAt(hex)])),
};

const FIELD: Field = makeField('bridgehead', GROUND, GRID, (hex) => hex >= 0 && hex < GRID.size);

const O = { x: 0, y: 0 };

/** The bar of a captain, above the strength. */
const RANK = [-22, 0, 22].map((x) => ({ x, y: x === 0 ? -34 : -24 }));

/** A square with the strength of the unit: no art. */
export function counterSvg({ units }: View, unit: UnitId, standing: Standing): string {
  const { side, type } = units[unit];
  const { body, ink } = LIVERY[side];
  const rank = { fill: 'none', stroke: ink, 'stroke-width': 6 };
  const figure = { y: 24, 'text-anchor': 'middle', 'font-size': 54, 'font-weight': 700, fill: ink };
  return (
    counterRings(standing) +
    group(
      standing.ghost ? { opacity: 0.6 } : {},
      box(O, 48, 48, { rx: 10, fill: body, stroke: ink, 'stroke-width': 4 }) +
        (type === 'captain' ? path(polyline(RANK), rank) : '') +
        text(String(STRENGTH[type]), figure),
    )
  );
}

/** How Bridgehead looks on the board. */
export const bridgeheadBoard: BoardKit = {
  fieldOf: () => FIELD,
  tintsOf: (_field, theme) => (hex) => inksOf(theme).ground[terrainAt(hex)],
  stacksOf({ units }: View) {
    const ground = units.flatMap(({ hex }, unit): Placed[] =>
      hex < 0 ? [] : [{ unit, hex, ...FIELD.centres[hex], depth: 0, count: 1 }],
    );
    return { ground, aloft: [], top: new Map(ground.map(({ hex, unit }) => [hex, unit])) };
  },
  counter: (view: View, unit: UnitId, standing: Standing, _theme: Theme, _level: Level): Counter => ({
    svg: counterSvg(view, unit, standing),
    scale: 0.9 * (RADIUS / 100),
  }),
  firstLook: () => wholeMap(FIELD),
  defs: () => '',
  Below: () => null,
  Above: () => null,
};

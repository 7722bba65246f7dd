import { mix } from '../../../../art/draw/colour.ts';
import { type Point, shift } from '../../../../art/draw/geometry.ts';
import { box, circle, dashes, line, path, translate } from '../../../../art/draw/svg.ts';
import type { Scene } from './scene.ts';

type Shape = 'cathedral' | 'dome' | 'court' | 'hall' | 'rows' | 'palace';

/** The building at each place; every other place worth points is a hall. */
const SHAPES: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  esirien: {
    1107: 'cathedral',
    1010: 'court',
    '0811': 'dome',
    '0814': 'rows',
    1610: 'dome',
    1708: 'court',
    1713: 'rows',
    1907: 'rows',
    2008: 'palace',
    2011: 'dome',
  },
  nurkott: { 2008: 'palace', 2011: 'dome' },
};

/** Buildings worth victory points, each on its own plaza. */
export const paintLandmarks = (scene: Scene): string =>
  scene
    .of('city')
    .filter((hex) => scene.map.hexes[hex].vp)
    .map((hex) => paintPlaza(scene, scene.layout.centre(hex)) + building(scene, hex))
    .join('');

function paintPlaza(scene: Scene, at: Point): string {
  const { ink, radius } = scene;
  const paving = { 'stroke-width': radius * 0.03, 'stroke-dasharray': dashes(radius * 0.06, radius * 0.05) };
  return circle(at, radius * 0.56, { fill: ink.plaza, stroke: ink.cobble, ...paving });
}

function building(scene: Scene, hex: string): string {
  const { ink, radius } = scene;
  const at = scene.layout.centre(hex);
  const builders = masons(scene, hex);
  const { gable, shadow } = builders;
  const stone = { stroke: ink.stoneDark, 'stroke-width': radius * 0.03 };
  switch (SHAPES[scene.map.id]?.[hex] ?? 'hall') {
    case 'cathedral': {
      const crossing = shift(at, -radius * 0.08, 0);
      const arm = radius * 0.1;
      const upright = line(shift(crossing, 0, -arm), shift(crossing, 0, arm));
      const cross = upright + line(shift(crossing, -arm * 0.8, 0), shift(crossing, arm * 0.8, 0));
      return (
        shadow(0, 0, 0.44, 0.15) +
        shadow(-0.08, 0, 0.14, 0.36) +
        gable(0, 0, 0.44, 0.15) +
        gable(-0.08, 0, 0.14, 0.36, true) +
        circle(crossing, radius * 0.13, { fill: ink.stoneLight, ...stone }) +
        path(cross, stone)
      );
    }
    case 'dome':
      return (
        shadow(0, 0, 0.36, 0.3) +
        gable(0, 0, 0.38, 0.3) +
        circle(shift(at, radius * 0.04, radius * 0.05), radius * 0.24, { fill: ink.shadow, opacity: 0.35 }) +
        circle(at, radius * 0.23, { fill: ink.stone, ...stone }) +
        circle(shift(at, -radius * 0.06, -radius * 0.07), radius * 0.1, { fill: ink.stoneLight })
      );
    case 'rows':
      return [-0.28, 0, 0.28].map((y) => shadow(0, y, 0.42, 0.11) + gable(0, y, 0.42, 0.11)).join('');
    case 'hall':
      return shadow(0, 0, 0.46, 0.24) + gable(0, 0, 0.46, 0.24) + gable(0.26, 0.05, 0.1, 0.3, true);
    case 'court':
      return court(builders);
    case 'palace':
      return court(builders) + circle(at, radius * 0.12, { fill: ink.river, ...stone });
  }
}

const court = ({ gable, shadow }: ReturnType<typeof masons>): string =>
  shadow(0, 0, 0.44, 0.34) +
  gable(0, -0.26, 0.44, 0.1) +
  gable(0, 0.26, 0.44, 0.1) +
  gable(-0.35, 0, 0.1, 0.34, true) +
  gable(0.35, 0, 0.1, 0.34, true);

/** Parts of a building; places and half sizes in radii from the centre of the hex. */
function masons(scene: Scene, hex: string) {
  const { ink, radius } = scene;
  const centre = scene.layout.centre(hex);
  const brick = scene.isEast(hex) ? '#7d3f38' : '#8d3b2b';
  const roof = scene.theme === 'night' ? mix(brick, '#151a24', 0.4) : brick;
  const light = mix(roof, '#ffe9cf', 0.26);
  const dark = mix(roof, '#120704', 0.28);
  const edge = { fill: 'none', stroke: mix(roof, '#000000', 0.6), 'stroke-width': radius * 0.03 };
  return {
    /** A roof of two slopes, its ridge west to east, or north to south. */
    gable(x: number, y: number, w: number, h: number, upright = false): string {
      const at = shift(centre, x * radius, y * radius);
      const [dx, dy] = upright ? [w / 2, 0] : [0, h / 2];
      const half = (sign: number, fill: string) =>
        box(
          shift(at, sign * dx * radius, sign * dy * radius),
          (upright ? w / 2 : w) * radius,
          (upright ? h : h / 2) * radius,
          { fill },
        );
      return half(-1, light) + half(1, dark) + box(at, w * radius, h * radius, edge);
    },
    shadow(x: number, y: number, w: number, h: number): string {
      const at = shift(centre, x * radius, y * radius);
      const fall = translate(radius * 0.07, radius * 0.1);
      return box(at, w * radius, h * radius, {
        fill: ink.shadow,
        opacity: ink.shadowOpacity,
        transform: fall,
      });
    },
  };
}

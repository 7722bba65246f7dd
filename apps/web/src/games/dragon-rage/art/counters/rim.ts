import { polar } from '../../../../art/draw/geometry.ts';
import { path, spot } from '../../../../art/draw/svg.ts';
import type { Theme } from '../../../../art/themes.ts';
import type { MonsterFace, Points } from './faces.ts';

const RADIUS = 43.5;
const LOST = '#43302a';

/** The rim of a medallion seen with the head to the north: what is left of each part, where it is. */
export function healthRim(monster: MonsterFace, theme: Theme): string {
  const arc = (points: Points | undefined, from: number, to: number) =>
    points === undefined ? '' : gauge(points, from, to, theme);
  const { head, legs, leftWing, rightWing } = monster;
  // Without wings head and legs share the whole rim.
  if (leftWing === undefined && rightWing === undefined) return arc(head, -44, 44) + arc(legs, 52, 308);
  return arc(head, -32, 32) + arc(rightWing, 38, 112) + arc(legs, 118, 242) + arc(leftWing, 248, 322);
}

function gauge(points: Points, from: number, to: number, theme: Theme): string {
  const share = points.of > 0 ? Math.min(1, Math.max(0, points.left / points.of)) : 0;
  const full = arcPath(from, to, LOST);
  return share > 0 ? full + arcPath(from, from + (to - from) * share, healthInk(share, theme)) : full;
}

function arcPath(from: number, to: number, stroke: string): string {
  const at = (degrees: number) => spot(polar({ x: 0, y: 0 }, RADIUS, degrees - 90));
  const large = to - from > 180 ? 1 : 0;
  const d = `M${at(from)}A${RADIUS} ${RADIUS} 0 ${large} 1 ${at(to)}`;
  return path(d, { stroke, 'stroke-width': 7.5, fill: 'none' });
}

function healthInk(share: number, theme: Theme): string {
  const [good, fair, bad] =
    theme === 'colourBlind' ? ['#56b4e9', '#f0a017', '#ffffff'] : ['#4d9a4f', '#e0a21c', '#d33a26'];
  if (share > 0.66) return good;
  return share > 0.33 ? fair : bad;
}

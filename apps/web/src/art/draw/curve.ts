import { midpoint, type Point } from './geometry.ts';
import { polyline, spot } from './svg.ts';

/** A path that turns softly at every point: quadratic curves from midpoint to midpoint. */
export function smoothPath(points: readonly Point[]): string {
  if (points.length < 3) return polyline(points);
  let d = `M${spot(points[0])}L${spot(midpoint(points[0], points[1]))}`;
  for (let i = 1; i < points.length - 1; i++) {
    d += `Q${spot(points[i])} ${spot(midpoint(points[i], points[i + 1]))}`;
  }
  return `${d}L${spot(points[points.length - 1])}`;
}

/** Points along `smoothPath`, to place houses along the road. */
export function sampleCurve(points: readonly Point[], steps: number): Point[] {
  const last = points[points.length - 1];
  const samples: Point[] = [];
  if (points.length < 3) {
    for (let k = 0; k < steps; k++) samples.push(blend(points[0], last, k / steps));
    return [...samples, last];
  }
  samples.push(points[0]);
  for (let i = 1; i < points.length - 1; i++) {
    const from = midpoint(points[i - 1], points[i]);
    const to = midpoint(points[i], points[i + 1]);
    for (let k = 0; k <= steps; k++) {
      const share = k / steps;
      samples.push(blend(blend(from, points[i], share), blend(points[i], to, share), share));
    }
  }
  return [...samples, last];
}

/** Points along a curve that runs through every given point (Catmull and Rom), `steps` of them from each to the next. */
export function sampleThrough(points: readonly Point[], steps: number): Point[] {
  const samples: Point[] = [];
  const last = points.length - 1;
  for (let i = 0; i < last; i++) {
    const [before, from, to, after] = [i - 1, i, i + 1, i + 2].map(
      (at) => points[Math.min(last, Math.max(0, at))],
    );
    const along = (a: number, b: number, c: number, d: number, t: number) =>
      0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      samples.push({
        x: along(before.x, from.x, to.x, after.x, t),
        y: along(before.y, from.y, to.y, after.y, t),
      });
    }
  }
  return [...samples, points[last]];
}

export const blend = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

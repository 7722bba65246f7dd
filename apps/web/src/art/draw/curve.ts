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

/** Points along `smoothPath`, so that houses know where the road runs. */
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

export const blend = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

import type { Aim } from '@hexwyrm/dragon-pass';

/** Without an aim that asks for nothing yet, and without one to which a tie comes first (DP-18.7.6-b). */
export function briefly(aims: readonly Aim[]): readonly Aim[] {
  const open = aims.filter(({ needs }) => needs > 0);
  const tied = new Set(open.filter(({ reason }) => reason === 'last-to-move').map(({ seat }) => seat));
  return open.filter(({ seat, reason }) => reason !== 'more-enemy-fortresses' || !tied.has(seat));
}

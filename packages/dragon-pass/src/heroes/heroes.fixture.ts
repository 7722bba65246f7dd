import { assault, sartar, skirmish, untilDice } from '../testing/skirmish.ts';
import { eventsOf, type Piece } from '../testing/table.ts';

export const piece = (type: string, owner: string, hex: string, more: Partial<Piece> = {}): Piece => ({
  type,
  owner,
  hex,
  ...more,
});

/** Lunar units named as in the pieces attack 0910 from 0909; the die of the attack, and what it says of itself. */
export function blow(
  pieces: Record<string, Piece>,
  die: number,
  setting: Parameters<typeof skirmish>[1] = {},
) {
  const t = skirmish<string>({ ...pieces, d: sartar('60-3-3', '0910') }, setting);
  const [first = ''] = Object.keys(pieces);
  assault(t, '0910', first);
  const [struck] = eventsOf(untilDice(t, die, 1), 'struck');
  return { total: struck?.total, loss: struck?.loss };
}

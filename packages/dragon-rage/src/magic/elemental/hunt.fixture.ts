import { eventsOf, type Piece, table } from '../../testing/table.ts';

export const earth = (hex: string): Piece => ({ type: 'ELM_EARTH', side: 'defender', hex });
export const piece = (
  type: Piece['type'],
  side: Piece['side'],
  hex: string,
  more: Partial<Piece> = {},
): Piece => ({
  type,
  side,
  hex,
  ...more,
});

/** What the units of these positions are worth, regardless of the counters. */
export const units = {
  ELM_EARTH: { attack: 4, defence: 4, mp: 4 },
  INF: { attack: 2, defence: 2 },
  CAV: { attack: 3, defence: 3 },
  ARH: { attack: 1, defence: 1 },
  WZD: { defence: 2 },
};

/**
 * The elemental of the position, wild, as the movement phase ends; the dice are for ties and for its attack. Where it
 * went and what it attacked, so far as that player-turn went by itself.
 */
export function hunt<N extends string>(
  pieces: Record<N, Piece>,
  dice: number[],
  more: Partial<Parameters<typeof table>[0]> = {},
) {
  const t = table({
    ...more,
    phase: 7,
    corrections: { units, ...more.corrections },
    pieces: { earth: earth('1010'), ...pieces },
  });
  const events = t.play('defender', { type: 'end' }, ...dice);
  const until = events.findIndex((event) => event.type === 'phase' && event.phase === 'advance-turn');
  const mine = events.slice(0, until < 0 ? events.length : until);
  return {
    t,
    way: eventsOf(mine, 'moved').flatMap(({ unit, to }) => (unit === 0 ? [to] : [])),
    attacks: eventsOf(mine, 'attack'),
    rolls: eventsOf(mine, 'rolled'),
  };
}

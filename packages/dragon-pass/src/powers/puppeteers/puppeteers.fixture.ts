import type { Piece, Setting } from '../../testing/table.ts';
import { table } from '../../testing/table.ts';

export const at = (type: string, owner: string, hex: string, more: Partial<Piece> = {}): Piece => ({
  type,
  owner,
  hex,
  ...more,
});
export const illusion = (number: number, hex: string, owner = 'sartar'): Piece =>
  at('illusionary-armies', owner, hex, { number });

/** They keep phases open when there is nothing else to do. */
const idle = {
  shadow: at('sartar-assassin', 'sartar', 'off'),
  knife: at('lunar-assassin', 'lunar', 'off'),
  lurker: at('sun-dome-templars', 'sartar', '2020'),
  foe: at('tusk-riders', 'lunar', '2001'),
} satisfies Record<string, Piece>;

/** Sartar has the Puppeteers in 1010. */
export function stage<N extends string>(
  pieces: Record<N, Piece>,
  more: Omit<Partial<Setting<N>>, 'pieces'> = {},
) {
  const own = { puppeteers: at('puppeteer-troupe', 'sartar', '1010'), ...idle };
  return table<N | keyof typeof own>({
    active: 'sartar',
    phase: 'exotics',
    turn: 4,
    ...more,
    pieces: { ...own, ...pieces },
  });
}

import { best, canDo, distance, idOf, type Sight, type Ways } from './player.ts';

/** Where the Empire gathers: on the road to Jonstown, outside old Sartar. */
const MUSTER = '3218';

const isPrize = (cell: string): boolean => /fortress.*held by Sartar/.test(cell);

const hasFoe = (cell: string): boolean => /(?:unit|down), Sartar:/.test(cell);

/** Attacks what can be attacked, takes a fortress that stands open, and else goes on towards the next one. */
function choose(sight: Sight): string | null {
  const { cells, at } = sight;
  const prizes = cells.filter(isPrize).map(idOf);
  const near = (hex: string) => Math.min(99, ...prizes.map((prize) => distance(hex, prize, 'even')));
  return best(sight, (cell) => {
    if (canDo(cell).startsWith('Attack')) return 300;
    if (!canDo(cell).startsWith('Move') || hasFoe(cell)) return -1;
    if (isPrize(cell)) return 200;
    return at !== null && near(idOf(cell)) >= near(at) ? -1 : 100 - near(idOf(cell));
  });
}

/** Dragon Pass, by the Empire in the first scenario. */
export const pass: Ways = {
  acts: /Move your units|Attack, or continue/,
  posts: /Set up/,
  post: (sight) => best(sight, (cell) => 100 - distance(idOf(cell), MUSTER, 'even')) ?? undefined,
  choose,
};

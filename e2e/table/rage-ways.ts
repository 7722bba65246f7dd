import { best, canDo, distance, idOf, type Sight, type Ways } from './player.ts';

const pointsOf = (cell: string): number => Number(/(\d+) VP/.exec(cell)?.[1] ?? 0);

/** The chance that is read out with what can be done; null where nothing is rolled. */
function chanceOf(what: string): number | null {
  const chance = /(\d+)\s?%/.exec(what)?.[1];
  if (chance !== undefined) return Number(chance);
  return what.includes(', sure') ? 100 : null;
}

/** An even chance first, then points, then a step towards points. */
function choose(sight: Sight): string | null {
  const prizes = sight.cells.filter((cell) => pointsOf(cell) > 0).map(idOf);
  const near = (hex: string) => Math.min(99, ...prizes.map((prize) => distance(hex, prize, 'odd')));
  const moving = /Move your/.test(sight.moment);
  return best(sight, (cell) => {
    const what = canDo(cell);
    const chance = chanceOf(what);
    // A blow in melee costs nothing; a way barred by others may.
    if (chance !== null) return chance >= 50 || !moving ? 200 + chance : -1;
    if (/Breathe fire/.test(what) && pointsOf(cell) > 0) return 300 + pointsOf(cell);
    if (!/Walk|Bound|Fly|Land/.test(what)) return -1;
    if (sight.at !== null && near(idOf(cell)) >= near(sight.at)) return -1;
    return 100 - near(idOf(cell)) + pointsOf(cell);
  });
}

/** Dragon Rage, by either side. */
export const rage: Ways = {
  acts: /Move|Attack|Shoot/,
  posts: /./,
  post: ({ cells }) => cells.find((cell) => canDo(cell) !== '')?.slice(0, 4),
  choose,
};

import { dragonPassRules, type State } from '../../../index.ts';
import { type Man, neighboursOf, type Scene } from '../scene.ts';

/** The cheapest way to each hex a unit can go to, as printed numbers, the nearest first. */
export type Ways = ReadonlyMap<number, readonly string[]>;

/** Ways, and whom others had in the hexes they hang on. */
interface Survey {
  readonly ways: Ways;
  readonly region: Uint8Array;
  readonly others: string;
}

/** Whoever is farther from a way does not bear on it: a zone of control reaches one hex, and ends a move in the next. */
const FARTHEST = 2;
/** One in a rage has no choice where to go. */
const NOWHERE: Ways = new Map();
/** Surveys kept: a search looks at positions that differ here and there. */
const KEPT = 1000;
const surveys = new Map<string, Survey[]>();
let kept = 0;

/**
 * Where the player's units can go. To find that out takes long, so what was found for one counts for all who go alike from the
 * same hex, in this and in other positions, as long as the same enemies are about.
 */
export function waysIn(scene: Scene): (man: Man) => Ways {
  const weather = `${scene.player} ${weatherIn(scene.state)}`;
  const others = othersIn(scene);
  const found = new Map<number, Ways>();
  const lookUp = (man: Man): Ways => {
    if (scene.state.rages.some(({ avenger }) => avenger === man.id)) return NOWHERE;
    if (man.gait === null) return explore(scene, man);
    const key = `${man.hex} ${man.gait} ${weather}`;
    const alike = surveys.get(key) ?? [];
    const known = alike.find((survey) => lookOf(others, survey.region) === survey.others);
    if (known) return known.ways;
    const ways = explore(scene, man);
    const region = regionOf(scene, man, ways);
    if (kept >= KEPT) surveys.clear();
    kept = kept >= KEPT ? 1 : kept + 1;
    surveys.set(key, [...(surveys.get(key) ?? []), { ways, region, others: lookOf(others, region) }]);
    return ways;
  };
  return (man) => {
    const ways = found.get(man.id) ?? lookUp(man);
    found.set(man.id, ways);
    return ways;
  };
}

function explore({ state, world, player }: Scene, { id }: Man): Ways {
  const ways = new Map<number, readonly string[]>();
  for (const way of dragonPassRules.travel.ways?.(state, state.seats[player], id) ?? []) {
    const to = world.land.grid.index.get(way.to);
    if (to !== undefined && !ways.has(to)) ways.set(to, way.path);
  }
  return ways;
}

function regionOf({ world }: Scene, { hex: start }: Man, ways: Ways): Uint8Array {
  const region = new Uint8Array(world.land.grid.size);
  let edge = [start, ...ways.keys()];
  for (const hex of edge) region[hex] = 1;
  for (let ring = 0; ring < FARTHEST; ring++) {
    edge = edge.flatMap((hex) => neighboursOf(world, hex).filter((next) => region[next] === 0));
    for (const hex of edge) region[hex] = 1;
  }
  return region;
}

/** What bears on no way, or is looked at by itself. */
const ASIDE: ReadonlySet<string> = new Set([
  'units',
  'control',
  'contacts',
  'attackedFrom',
  'committed',
  'escapes',
  'shielded',
  'killed',
  'spent',
  'acted',
  'restacked',
  'followed',
  'hushed',
  'ledger',
  'told',
]);

/** All else in the state. */
const weatherIn = (state: State): string =>
  JSON.stringify(state, (name, value: unknown) => (ASIDE.has(name) ? undefined : value));

type Stranger = readonly [hex: number, look: string];

/** By hex: what shows of the topmost unit of others. */
function othersIn({ state, world, player }: Scene): readonly Stranger[] {
  const tops = new Map<number, State['units'][number]>();
  state.units.forEach((unit, id) => {
    if (unit.hex < 0 || unit.owner === player || state.committed.includes(id)) return;
    const known = tops.get(unit.hex);
    if (known === undefined || known.rank < unit.rank) tops.set(unit.hex, unit);
  });
  return [...tops]
    .sort(([one], [other]) => one - other)
    .map(([hex, { owner, type, down }]): Stranger => {
      const { front, back, disembodied, kind } = world.types[type];
      const { single, cf, cfCyclic, rf, rfSpecial } = down && back ? back : front;
      const marks = [
        owner < 0,
        single,
        cf ?? cfCyclic,
        rf !== null && !rfSpecial,
        disembodied,
        kind === 'dragon',
      ];
      return [hex, `${hex}:${marks.map((mark) => Number(mark !== null && mark !== false)).join('')} `];
    });
}

function lookOf(others: readonly Stranger[], region: Uint8Array): string {
  let text = '';
  for (const [hex, look] of others) if (region[hex] === 1) text += look;
  return text;
}

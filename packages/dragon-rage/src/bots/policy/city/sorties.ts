import { EVEN, type Mood } from '@hexwyrm/bots';
import { distance, type Reach, wayTo } from '@hexwyrm/hexmap';
import { type Action, isHero, type State } from '../../../index.ts';
import { bellyLeft, soundness } from '../body.ts';
import { fearOf, missedAt } from '../defenders.ts';
import { isFoggy, type Scene, sceneOf, typeOf, type Unit, type UnitType, without } from '../scene.ts';
import { fallChance } from '../storm.ts';
import { reachOf } from './patrol.ts';

type Walk = Extract<Action, { type: 'walk' }>;

/** What attacks are worth, in the currency of lead.ts. */
const WORTH = {
  /** A point of the price of a unit that may fall. */
  price: 1.5,
  /** A point of damage to wings that carry, to legs, and to the belly. */
  wings: 4,
  legs: 2,
  belly: 8,
  /** What the attack has to promise beyond what it leaves open, and the hero's place before a monster. */
  least: 1,
  heroInFront: 4,
  /** A step: of posts that are as good the nearest will do. */
  step: 0.01,
} as const;

/** Part of the fear for a post that keeps somebody there: whoever stays is struck down there before long. */
const MISSED = 0.3;

/** Who attacks, and from where. */
interface Post {
  readonly id: number;
  readonly unit: Unit;
  readonly hex: number;
}

interface Fighter {
  readonly id: number;
  readonly unit: Unit;
  readonly reach: Reach;
  /** What the city has to fear if it leaves its post. */
  readonly missed: number;
}

export interface Sortie {
  /** The next step of those who gather for an attack; null when they are where they should be. */
  readonly step: Walk | null;
  /** Those who take part, by number. */
  readonly party: ReadonlySet<number>;
}

/** Gathers the city's troops for attacks that are worth leaving their posts for. */
export function nextSortie(state: State, legal: readonly Action[], mood: Mood = EVEN): Sortie {
  const scene = sceneOf(state, mood);
  const posts = gather(scene);
  const party = new Set(posts.map(({ id }) => id));
  const inOrder = [...posts].sort((a, b) => Number(isHero(a.unit)) - Number(isHero(b.unit)));
  for (const { id, unit, hex } of inOrder) {
    if (unit.hex === hex) continue;
    const [, next] = wayTo(reachOf(scene, unit, pointsOf(scene, unit)), hex);
    const name = next === undefined ? null : scene.map.grid.names[next];
    const step = legal.find(
      (action): action is Walk => action.type === 'walk' && action.unit === id && action.to === name,
    );
    if (step) return { step, party };
  }
  return { step: null, party };
}

/** The best attack, then the best with those who are left, as long as one is worth it. */
function gather(scene: Scene): readonly Post[] {
  const targets = scene.invaders.filter((unit) => isQuarry(scene, unit));
  if (targets.length === 0) return [];
  const free = fightersOf(scene, targets);
  const posts: Post[] = [];
  const open = new Map(targets.map((target) => [target, prizeOf(scene, target)]));
  for (;;) {
    let best: { target: Unit; party: readonly Post[] } | null = null;
    let most = WORTH.least as number;
    for (const [target, prize] of open) {
      const found = partyAgainst(scene, target, prize, free, posts);
      if (found.net > most) [best, most] = [{ target, party: found.party }, found.net];
    }
    if (best === null) return posts;
    open.delete(best.target);
    for (const post of best.party) {
      posts.push(post);
      free.delete(post.id);
    }
  }
}

/** Monsters that fly are met wherever they land, all others within the walls: before them the walls fight better. */
const isQuarry = (scene: Scene, { hex, body }: Unit): boolean => {
  if (body?.aloft || isFoggy(scene, hex)) return false;
  return (body !== null && body.facing !== -1) || scene.map.inCity[hex] === 1;
};

/** Those who are near enough to a target. */
function fightersOf(scene: Scene, targets: readonly Unit[]): Map<number, Fighter> {
  const fighters = new Map<number, Fighter>();
  const fear = fearOf(scene);
  scene.state.units.forEach((unit, id) => {
    if (unit.side !== 'defender' || unit.hex < 0 || unit.did?.stopped) return;
    const { attack, kind, missile } = typeOf(scene, unit);
    if (attack === 0 || missile !== null || (kind !== 'troop' && !isHero(unit))) return;
    const points = pointsOf(scene, unit);
    if (!targets.some(({ hex }) => scene.ways.flight(unit.hex, hex) <= points + 1)) return;
    const missed = MISSED * scene.mood.fear * missedAt(scene, unit, fear);
    fighters.set(id, { id, unit, reach: reachOf(scene, unit, points), missed });
  });
  return fighters;
}

const pointsOf = (scene: Scene, unit: Unit): number =>
  Math.max(0, typeOf(scene, unit).mp - (unit.did?.spent ?? 0));

/** Whom to send against the enemy, one after the other, as long as it pays to send one more. */
function partyAgainst(
  scene: Scene,
  target: Unit,
  prize: number,
  free: ReadonlyMap<number, Fighter>,
  posts: readonly Post[],
): { readonly party: readonly Post[]; readonly net: number } {
  const spots = spotsAround(scene, target).filter(
    (hex) => !isFoggy(scene, hex) && !posts.some((post) => post.hex === hex),
  );
  const sent: Post[] = [];
  let [party, net]: [readonly Post[], number] = [[], 0];
  let missed = 0;
  for (;;) {
    let next: Post | null = null;
    let best = 0;
    let price = 0;
    for (const fighter of free.values()) {
      if (sent.some(({ id }) => id === fighter.id)) continue;
      for (const hex of spots) {
        const post = { id: fighter.id, unit: fighter.unit, hex };
        if (fighter.reach.cost[hex] < 0 || !hasRoom(post, sent)) continue;
        const cost = fighter.missed + hardshipOf(scene, target, post) + WORTH.step * fighter.reach.cost[hex];
        const gain = promiseOf(scene, target, prize, [...sent, post]) - cost;
        if (next === null || gain > best) [next, best, price] = [post, gain, cost];
      }
    }
    if (next === null) break;
    sent.push(next);
    missed += price;
    const now = resultOf(scene, target, prize, sent) - missed;
    if (now > net) [party, net] = [[...sent], now];
  }
  return { party, net };
}

/** A hero comes to the side of a trooper; nobody comes to the side of a hero (DR-2.4.3-c). */
const hasRoom = ({ unit, hex }: Post, sent: readonly Post[]): boolean => {
  const there = sent.filter((post) => post.hex === hex);
  return there.length === 0 || (there.length === 1 && isHero(unit) && !isHero(there[0].unit));
};

/** Hexes from which the city can strike at the enemy: a hero from beneath a major monster too. */
function spotsAround({ map }: Scene, { hex, body }: Unit): number[] {
  const found = body && body.facing !== -1 ? [hex] : [];
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const next = map.grid.neighbour[side];
    if (next >= 0 && map.wall[side] === 0 && map.towerSide[side] === 0) found.push(next);
  }
  return found;
}

/** What the fall of a unit would spare the city. */
function prizeOf(scene: Scene, target: Unit): number {
  if (target.body && target.body.facing !== -1) return 0;
  const type = typeOf(scene, target);
  return type.cost.invader * WORTH.price + Math.max(0, fearOf(scene) - fearOf(without(scene, target)));
}

/** The hero keeps out of the teeth of a monster. */
const hardshipOf = (scene: Scene, target: Unit, { unit, hex }: Post): number =>
  isHero(unit) && positionTo(scene, target, hex) <= 1 ? WORTH.heroInFront : 0;

const BENEATH = -1;

/** Sides away from the one a monster faces: 0 ahead to 3 behind, or beneath it; 2 for what faces nowhere. */
function positionTo({ map: { grid } }: Scene, { hex, body }: Unit, from: number): number {
  if (!body || body.facing === -1) return 2;
  if (from === hex) return BENEATH;
  for (let direction = 0; direction < 6; direction++)
    if (grid.neighbour[hex * 6 + direction] === from) {
      const turns = (direction - body.facing + 6) % 6;
      return Math.min(turns, 6 - turns);
    }
  return 2;
}

/** As the result, but with what more strength would add: single attackers promise little, and together much. */
function promiseOf(scene: Scene, target: Unit, prize: number, party: readonly Post[]): number {
  if (target.body) return resultOf(scene, target, prize, party);
  return (prize * Math.min(6, strengthOf(scene, party) / typeOf(scene, target).defence)) / 6;
}

/** What the attack is expected to bring. */
function resultOf(scene: Scene, target: Unit, prize: number, party: readonly Post[]): number {
  const type = typeOf(scene, target);
  if (!target.body) return prize * fallChance(strengthOf(scene, party), type.defence);
  if (!type.areas) return (prize * wearOf(scene, target, party)) / target.body.hp[0][0];
  let sum = 0;
  for (const { unit, hex } of party) {
    const { attack, led } = typeOf(scene, unit);
    const hero = heroNear(scene, hex, party);
    if (led && !hero) continue;
    sum += damageOf(target, type, attack, hero && !isHero(unit) ? 1 : 0, positionTo(scene, target, hex));
  }
  return sum;
}

/** What the damage to a major monster is worth that a blow is expected to do. */
function damageOf(target: Unit, type: UnitType, attack: number, bonus: number, position: number): number {
  const legs = attack * chance(LEGS - bonus) * WORTH.legs;
  if (position === BENEATH) {
    const hits = chance((type.areas?.find(({ area }) => area === 'belly')?.hitOn ?? NEVER) - bonus);
    const kills = attack >= bellyLeft(target, type);
    return Math.max(legs, hits * (kills ? type.cost.invader * WORTH.price : attack * WORTH.belly));
  }
  const flies = type.flyRange > 0 && soundness(target, type, 'wings') > 0.5;
  const isBeside = position === 1 || position === 2;
  return flies && isBeside ? Math.max(legs, attack * chance(WINGS - bonus) * WORTH.wings) : legs;
}

/** Points that a minor monster is expected to lose; heroes have nothing of their own bonus (DR-2.10.5.4-e). */
function wearOf(scene: Scene, target: Unit, party: readonly Post[]): number {
  const { hitOn } = typeOf(scene, target);
  let sum = 0;
  for (const post of party) {
    const { led } = typeOf(scene, post.unit);
    const hero = !isHero(post.unit) && heroNear(scene, post.hex, party);
    if (!led || hero) sum += forceOf(scene, post, party) * chance(hitOn - (hero ? 1 : 0));
  }
  return Math.min(target.body?.hp[0][0] ?? 0, sum);
}

/** What it takes to hit wings and legs. */
const WINGS = 4;
const LEGS = 5;
const NEVER = 7;

const chance = (needs: number): number => (needs > 6 ? 0 : (7 - Math.max(1, needs)) / 6);

const strengthOf = (scene: Scene, party: readonly Post[]): number =>
  party.reduce((sum, post) => sum + forceOf(scene, post, party), 0);

/** An unwounded hero in the same hex doubles the strength of a trooper (DR-2.10.5.1-a). */
const forceOf = (scene: Scene, { unit, hex }: Post, party: readonly Post[]): number => {
  const led =
    !isHero(unit) && party.some((other) => other.hex === hex && isHero(other.unit) && !other.unit.wounded);
  return typeOf(scene, unit).attack * (led ? 2 : 1);
};

/** An unwounded hero in the hex or beside it lends courage (DR-2.10.5.4-a). */
function heroNear({ map: { grid }, defenders }: Scene, hex: number, party: readonly Post[]): boolean {
  for (const unit of defenders) {
    if (!isHero(unit) || unit.wounded) continue;
    const at = party.find((post) => post.unit === unit)?.hex ?? unit.hex;
    if (distance(grid, at, hex) <= 1) return true;
  }
  return false;
}

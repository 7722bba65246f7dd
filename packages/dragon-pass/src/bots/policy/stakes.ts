import type { State, World } from '../../index.ts';
import { victoryOf } from '../objectives.ts';
import type { Scene } from './scene.ts';

/** A place that counts, who holds it, and what it would change for the player if it changed hands. */
export interface Place {
  readonly hex: number;
  readonly holder: number;
  readonly worth: number;
}

/** What winning is worth in points of combat factor, early and at the end. */
const EARLY = 90;
const LATE = 260;
/** How sure it is that who has as much as needed early, or at the end, wins. */
const LOOSE = 0.9;
const TIGHT = 2.6;
/** How likely a place that is still missing is won in time, early and at the end, where every one is needed. */
const EASY = 0.75;
const HARD = 0.3;
/** A place that changes nothing is better held all the same. */
const TRIFLE = 2;

type Holder = (hex: number) => number;

/** The places that count in the scenario, with what each is worth now. */
export function placesOf(scene: Scene): readonly Place[] {
  const { state, world, player, elapsed, mood } = scene;
  const holders = new Map(state.control.map((place) => [place.hex, place.player]));
  for (const { hex, owner } of [...scene.own, ...scene.foes]) if (holders.has(hex)) holders.set(hex, owner);
  const stake = EARLY + (LATE - EARLY) * elapsed * elapsed;
  const rival = state.seats.findIndex((_, other) => other !== player);
  const now = standing(state, world, player, elapsed, (hex) => holders.get(hex) ?? -1);
  return [...holders].flatMap(([hex, holder]) => {
    const other = holder === player ? rival : player;
    const after = standing(state, world, player, elapsed, (place) =>
      place === hex ? other : (holders.get(place) ?? -1),
    );
    return after === now
      ? []
      : [{ hex, holder, worth: mood.worth(hex) * (TRIFLE + stake * Math.abs(after - now)) }];
  });
}

/** From -1 to 1: how the player stands if the places were held so. */
function standing(state: State, world: World, player: number, elapsed: number, holder: Holder): number {
  const chances = chancesIn(state, world, elapsed, holder);
  const own = chances[player];
  return own - Math.max(...chances.filter((_, other) => other !== player));
}

/** How likely each player has what wins the scenario. */
function chancesIn(state: State, { land }: World, elapsed: number, holder: Holder): readonly number[] {
  const sharp = LOOSE + (TIGHT - LOOSE) * elapsed;
  const { fortresses, capitals } = land;
  const player = (seat: string): number => state.seats.indexOf(seat);
  const count = (hexes: readonly number[], who: number): number =>
    hexes.filter((hex) => holder(hex) === who).length;
  const enough = (has: number, needs: number): number => 1 / (1 + Math.exp(sharp * (needs - 0.5 - has)));
  const all = (hexes: readonly number[], who: number): number =>
    (EASY + (HARD - EASY) * elapsed) ** (hexes.length - count(hexes, who));
  const each = (chance: (who: number, seat: string) => number): number[] =>
    state.seats.map((seat, who) => chance(who, seat));
  const [lunar, sartar] = [player('lunar'), player('sartar')];
  const boldhome = [capitals.sartar];
  const against = (who: number): number => {
    const ahead = count(fortresses.sartar, lunar) - count(fortresses.lunar, sartar);
    return who === lunar ? ahead : -ahead;
  };
  switch (victoryOf(state)) {
    case 'stemming-the-tide':
      return each((who) => enough(count(fortresses.sartar, who), who === lunar ? 4 : 5));
    case 'high-tide':
      return each((who) => {
        const many = enough(count(fortresses.sartar, who), who === lunar ? 5 : 4);
        const capital = enough(count(boldhome, who), 1);
        return who === lunar ? 1 - (1 - capital) * (1 - many) : capital * many;
      });
    case 'argraths-return': {
      const free = all(fortresses.sartar, sartar);
      return each((who) => (who === sartar ? free : 1 - free));
    }
    case 'counterstroke':
      return each((who) => enough(count(boldhome, who), 1));
    case 'dousing-the-flames': {
      const places = state.control.map(({ hex }) => hex);
      const doused = all(places, lunar);
      return each((who) => (who === lunar ? doused : 1 - doused));
    }
    case 'rising-of-tarsh': {
      const homes = { tarsh: capitals.exiles, lunar: capitals.lunar, sartar: capitals.sartar };
      return each((who, seat) => {
        const home = Object.entries(homes).flatMap(([whose, hex]) => (whose === seat ? [hex] : []));
        const others = Object.values(homes).filter((hex) => !home.includes(hex));
        return enough(count(home, who), 1) * enough(count(others, who), 1);
      });
    }
    case 'marathon':
      return each((who) => {
        const held = count([capitals.sartar, capitals.lunar], who);
        return enough(held, 2);
      });
    default:
      return each((who) => enough(against(who), 1));
  }
}

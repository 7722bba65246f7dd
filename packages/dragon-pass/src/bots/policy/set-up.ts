import { type Dice, type Game, pickOne, type Seat } from '@hexwyrm/kernel';
import { type Action, type Event, type State, type View, worldFor } from '../../index.ts';
import { distance } from '../stacks.ts';
import { briefOf, Outlook } from './outlook.ts';
import { byHex, type Man, sceneOf } from './scene.ts';

type DragonPass = Game<State, Action, Event, View>;

/** Where each unit is set up. */
export type Posts = ReadonlyMap<number, number>;

/** How far a stack may stand from where it is proposed, and how much worse that may look. */
const STRAY = 3;
const LOSS = 1.5;
/** So much better it has to look before somebody leaves the field for a garrison. */
const NEEDED = 0.5;

/** A setup of the army that is proposed: its garrisons, and each stack in the field on one of the good hexes about. */
export function setUpAnew(game: DragonPass, state: State, seat: Seat, dice: Dice): Posts {
  const open = new Set(
    game.legal(state, seat).flatMap((action) => (action.type === 'deploy' ? [action.hex] : [])),
  );
  const ready = game.clone(state);
  for (const step of game.propose?.(state, seat) ?? []) game.apply(ready, seat, step, dice);
  const scene = sceneOf(ready, seat);
  const outlook = new Outlook(briefOf(scene));
  const { world, own, foes, camps } = scene;
  const places = new Set(ready.control.map(({ hex }) => hex));
  const grounds = [...open].flatMap((name) => world.land.grid.index.get(name) ?? []);
  const isFree = ({ hex, major }: Man): boolean => major && !places.has(hex) && grounds.includes(hex);
  // Who sets up first has seen nothing to fear yet.
  if (foes.length > 0) reinforce(outlook, [...places], own.filter(isFree));
  for (const stack of byHex(own).values()) {
    const [{ hex: home }] = stack;
    if (places.has(home) || !grounds.includes(home)) continue;
    const free = grounds.filter(
      (hex) => distance(world, hex, home) <= STRAY && !camps.has(hex) && own.every((man) => man.hex !== hex),
    );
    outlook.move(stack, pickOne(dice, goodFor(outlook, stack, [home, ...free])));
  }
  return new Map(own.map(({ id, hex }) => [id, hex]));
}

/** Sends men from the field into garrisons where they are needed most, one after the other. */
function reinforce(outlook: Outlook, places: readonly number[], field: readonly Man[]): void {
  const free = new Set(field);
  for (;;) {
    let best: { man: Man; to: number } | null = null;
    let most = outlook.value() + NEEDED;
    for (const to of places) {
      if (outlook.companyIn(to) === undefined) continue;
      for (const man of free) {
        const value = promiseOf(outlook, [man], to);
        if (value > most) [best, most] = [{ man, to }, value];
      }
    }
    if (best === null) return;
    outlook.move([best.man], best.to);
    free.delete(best.man);
  }
}

/** The next step of a setup: the one that is proposed, with the unit's own post. */
export function nextPost(game: DragonPass, state: State, seat: Seat, posts: Posts): Action {
  const [step] = game.propose?.(state, seat) ?? [];
  if (step?.type !== 'deploy') return step ?? { type: 'ready' };
  const { names } = worldFor(state.corrections).land.grid;
  const anew = { ...step, hex: names[posts.get(step.unit) ?? -1] ?? step.hex };
  return game.explain(state, seat, anew).ok ? anew : step;
}

/** The hexes that are about as good for a stack as the best of them. */
function goodFor(outlook: Outlook, stack: readonly Man[], hexes: readonly number[]): readonly number[] {
  const values = hexes.map((hex) => promiseOf(outlook, stack, hex));
  const most = Math.max(...values);
  return hexes.filter((_, i) => values[i] >= most - LOSS);
}

function promiseOf(outlook: Outlook, men: readonly Man[], to: number): number {
  const undo = outlook.move(men, to);
  const value = outlook.value();
  undo();
  return value;
}

import type { Game, Seat } from '@hexwyrm/kernel';
import type { Action, Event, State, View } from '../../../index.ts';
import { WHOLE } from '../../../index.ts';
import { worthOf } from '../../stacks.ts';
import { moonlight, neighboursOf, type Scene, sceneOf } from '../scene.ts';
import { type Place, placesOf } from '../stakes.ts';
import { cleared, expected, type Prey } from './blows.ts';
import { ABREAST } from './melee.ts';

type DragonPass = Game<State, Action, Event, View>;

/** Against those who have to fight hand to hand as well, the losses tell more. */
const FOLLOWED = 1.25;
/** Turns in which a spirit that is lost would have struck again. */
const STRIKES = 3;
/** A superhero shields so many of its companions (DP-8.4-b). */
const SHIELDED = 3;

/** Where the next spirit or agent is sent, or the end of sending; null where nobody can be sent. */
export function chooseSending(game: DragonPass, state: State, seat: Seat): Action | null {
  const legal = game.legal(state, seat);
  const sendings = legal.filter((action) => action.type === 'commit');
  if (sendings.length === 0) return null;
  const scene = sceneOf(state, seat);
  const places = placesOf(scene);
  const { index } = scene.world.land.grid;
  const byTarget = new Map<number, number[]>();
  for (const { unit, hex } of sendings) {
    const at = index.get(hex) ?? -1;
    const others = byTarget.get(at);
    if (others) others.push(unit);
    else byTarget.set(at, [unit]);
  }
  const prospects = new Map([...byTarget].map(([hex, all]) => [hex, prospectOf(scene, places, hex, all)]));
  let [best, most] = [legal.find(({ type }) => type === 'end') ?? null, 0];
  for (const sending of sendings) {
    const prospect = prospects.get(index.get(sending.hex) ?? -1);
    const gain = prospect?.(sending.unit) ?? 0;
    if (gain > most) [best, most] = [sending, gain];
  }
  return best;
}

/** What each unit adds to those who have been sent against a hex: alone, or as one of all that can be. */
function prospectOf(
  scene: Scene,
  places: readonly Place[],
  hex: number,
  all: readonly number[],
): (unit: number) => number {
  const target = targetAt(scene, places, hex);
  const sent = scene.state.committed.filter((id) => scene.state.units[id].hex === hex);
  const now = promise(scene, target, sent);
  const together = (promise(scene, target, [...sent, ...all]) - now) / all.length;
  return (unit) => Math.max(promise(scene, target, [...sent, unit]) - now, together);
}

/** Enemies in a hex, and what can be done to them. */
interface Target {
  readonly souls: readonly Prey[];
  readonly bodies: readonly Prey[];
  /** What it is worth to eliminate all by spirits alone. */
  readonly prize: number;
  /** How much more losses tell, as they have to fight hand to hand. */
  readonly followed: number;
  readonly defence: number;
  /** One of them eats spirits. */
  readonly isHungry: boolean;
}

function targetAt(scene: Scene, places: readonly Place[], hex: number): Target {
  const { world, state, own } = scene;
  const stack = state.units.flatMap(({ hex: at, owner }, id) =>
    at === hex && owner !== scene.player && !state.committed.includes(id) ? [id] : [],
  );
  const prey = souls(scene, stack);
  const beside = neighboursOf(world, hex);
  return {
    souls: prey,
    bodies: bodies(scene, hex, stack),
    prize: prey.length === stack.length ? (places.find((place) => place.hex === hex)?.worth ?? 0) : 0,
    followed: own.some((man) => beside.includes(man.hex)) ? FOLLOWED : 1,
    defence: defenceOf(scene, stack),
    isHungry: stack.some((id) => mgfOf(scene, id) < 0),
  };
}

/** What spirits and agents are expected to bring against the enemies in a hex, less what they risk. */
function promise(scene: Scene, target: Target, sent: readonly number[]): number {
  const { world, state } = scene;
  const agents = sent.filter((id) => world.types[state.units[id].type].kind === 'physical-agent');
  const spirits = sent.filter((id) => !agents.includes(id));
  const strength = agents.reduce((sum, id) => sum + cfOf(scene, id), 0);
  const magic = spirits.reduce((sum, id) => sum + mgfOf(scene, id), 0);
  const freed = target.prize * cleared(magic, target.souls);
  const struck = expected(strength, target.bodies) + expected(magic, target.souls);
  const lives = Math.min(scene.left, STRIKES) / 2;
  const risked = spirits.map((id) => ({ price: mgfOf(scene, id), worth: mgfOf(scene, id) * lives }));
  const answer = magic > 0 ? expected(target.defence, risked) : 0;
  const eaten = spirits.length > 0 && target.isHungry ? Math.max(...risked.map(({ worth }) => worth)) : 0;
  return freed + struck * target.followed - answer - eaten;
}

/** What its side would miss: magic that follows the Red Moon counts as in its light. */
function lossOf({ world, state }: Scene, id: number): number {
  const { mgfCyclic } = faceOf(world, state, id);
  return worthOf(world, state.units[id]) + (mgfCyclic === null ? 0 : world.tables.redMoon.full / 2);
}

/** Who can fall to spirits. */
function souls(scene: Scene, stack: readonly number[]): Prey[] {
  const { world, state } = scene;
  const open = stack
    .map((id) => ({ id, price: mgfOf(scene, id), worth: lossOf(scene, id) }))
    .filter(({ price }) => price > 0 && Number.isFinite(price))
    .sort((a, b) => b.worth - a.worth);
  const isLed = stack.some((id) => world.types[state.units[id].type].kind === 'superhero');
  return isLed ? open.slice(SHIELDED) : open;
}

/** Who can fall to physical magic, as far as the ground lets them. */
function bodies(scene: Scene, hex: number, stack: readonly number[]): Prey[] {
  const { world, state } = scene;
  const { inside, outside } = world.land.chart[hex].physical;
  return stack
    .filter((id) => world.types[state.units[id].type].kind !== 'spirit')
    .map((id) => ({ cf: cfOf(scene, id), worth: lossOf(scene, id) }))
    .sort((a, b) => b.cf - a.cf)
    .map(({ cf, worth }, i) => ({ price: cf * (i < ABREAST ? inside : outside), worth }))
    .filter(({ price }) => price > 0);
}

/** The magic that answers spirits: of those whose magic has a range, unless their spirit is elsewhere. */
function defenceOf(scene: Scene, stack: readonly number[]): number {
  const { world, state } = scene;
  return stack.reduce((sum, id) => {
    const { rf, rfSpecial } = faceOf(world, state, id);
    return rf === null || rfSpecial ? sum : sum + Math.max(0, mgfOf(scene, id));
  }, 0);
}

function cfOf({ world, state }: Scene, id: number): number {
  const { cf, cfCyclic } = faceOf(world, state, id);
  return cfCyclic === null ? (cf ?? 0) / WHOLE : moonlight(state, world, cfCyclic, state.units[id].hex);
}

function mgfOf({ world, state }: Scene, id: number): number {
  const { mgf, mgfCyclic } = faceOf(world, state, id);
  return mgfCyclic === null ? (mgf ?? 0) / WHOLE : moonlight(state, world, mgfCyclic, state.units[id].hex);
}

function faceOf(world: Scene['world'], state: State, id: number) {
  const { type, down } = state.units[id];
  const { front, back } = world.types[type];
  return down && back ? back : front;
}

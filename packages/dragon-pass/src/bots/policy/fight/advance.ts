import type { Game, Seat } from '@hexwyrm/kernel';
import type { Action, Event, State, View } from '../../../index.ts';
import { briefOf, Outlook } from '../outlook.ts';
import { byHex, type Man, sceneOf } from '../scene.ts';

type DragonPass = Game<State, Action, Event, View>;
type Advance = Extract<Action, { type: 'advance' }>;

/** So many go into one hex together before the next look. */
const PARTY = 3;
const EPSILON = 0.05;

/** The next unit to follow a beaten enemy, the strongest first, as long as it leaves the player better off. */
export function chooseAdvance(game: DragonPass, state: State, seat: Seat): Action | null {
  const open = game.legal(state, seat);
  const ways = open.filter((action): action is Advance => action.type === 'advance');
  if (ways.length === 0) return null;
  const scene = sceneOf(state, seat);
  const outlook = new Outlook(briefOf(scene));
  const { index } = scene.world.land.grid;
  let [best, most] = [open.find(({ type }) => type === 'done') ?? null, outlook.value() + EPSILON];
  for (const to of new Set(ways.map((way) => way.to))) {
    const able = scene.own
      .filter(({ id }) => ways.some((way) => way.unit === id && way.to === to))
      .sort(byStrength);
    for (const party of [able, ...byHex(able).values()]) {
      const value = bestOf(outlook, party.slice(0, PARTY), index.get(to) ?? -1);
      if (value > most) [best, most] = [{ type: 'advance', unit: party[0].id, to }, value];
    }
  }
  return best;
}

/** How good it gets when one after the other goes. */
function bestOf(outlook: Outlook, party: readonly Man[], to: number): number {
  let most = Number.NEGATIVE_INFINITY;
  const undone = party.map((man) => {
    const undo = outlook.move([man], to);
    most = Math.max(most, outlook.value());
    return undo;
  });
  for (const undo of undone.reverse()) undo();
  return most;
}

const byStrength = (a: Man, b: Man): number =>
  Number(b.major) - Number(a.major) || b.cf - a.cf || a.id - b.id;

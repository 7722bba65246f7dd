import { type Bot, greedyBot, levelsOf, randomBot, type School } from '@hexwyrm/bots';
import type { Seat } from '@hexwyrm/kernel';
import { reach } from '@hexwyrm/wargame';
import { type Action, dragonRage, type Event, type State, type View, worldFor } from '../index.ts';
import { bestCasting } from './policy/casting.ts';
import { nextGuard } from './policy/garrisons.ts';
import { judgement, judgementIn } from './policy/judgement.ts';
import { isTrooper, nextMarch } from './policy/march.ts';
import { EVEN, MOODS, type Mood } from './policy/mood.ts';
import { nextSortie, type Sortie } from './policy/sorties.ts';
import { recruiting } from './recruiting.ts';
import { destination, shortlist } from './shortlist.ts';
import { evaluate } from './value.ts';

type DragonRageBot = Bot<State, Action, Event, View>;

/** An attack that is being put together is judged by its roll. */
function completion(state: State, seat: Seat): Action | null {
  const frame = state.frames.at(-1);
  return frame?.kind === 'attack' && state.seats[frame.side] === seat ? { type: 'roll' } : null;
}

const isBeforeSetUp = ({ frames }: State): boolean =>
  frames.some(({ kind }) => kind === 'draft' || kind === 'plan' || kind === 'choose-side');

const isPassive = ({ type }: Action): boolean => type === 'end' || type === 'decline';

/** The unit is on its way. */
const continues = ({ units }: State, action: Action): boolean =>
  'unit' in action &&
  action.unit !== undefined &&
  destination(action) !== null &&
  (units[action.unit]?.did?.spent ?? 0) > 0;

/** The judgement of the greedy bot. It stays as it is: other bots, and the chances of winning, are measured by it. */
export const yardstick = { value: evaluate, shortlist, isPassive, continues, completion };

const ahead: DragonRageBot = greedyBot(yardstick);

/** Before there is something on the map to look at, armies are bought by another measure. */
const recruits = (player: DragonRageBot): DragonRageBot => ({
  ...player,
  choose(game, state, seat, dice, budget) {
    if (!isBeforeSetUp(state)) return player.choose(game, state, seat, dice, budget);
    const choice = recruiting(game.view(state, seat), game.legal(state, seat), dice);
    return choice ?? player.choose(game, state, seat, dice, budget);
  },
});

/** Looks one action ahead. */
const greedy = recruits(ahead);

/** Spells are chosen for what they do; there are too many to try them all. */
const casts = (player: DragonRageBot): DragonRageBot => ({
  ...player,
  choose(game, state, seat, dice, budget) {
    if (state.frames.length > 0 || (state.phase !== 1 && state.phase !== 5))
      return player.choose(game, state, seat, dice, budget);
    const legal = game.legal(state, seat);
    return bestCasting(state, legal) ?? legal.find(({ type }) => type === 'end') ?? legal[0];
  },
});

const INVADERS_MOVE = 2;

/** Troops of the invader march to a plan; nobody burns the bridges behind them. */
const marches = (player: DragonRageBot, mood: Mood): DragonRageBot => ({
  ...player,
  choose(game, state, seat, dice, budget) {
    if (state.frames.length > 0 || state.seats.invader !== seat)
      return player.choose(game, state, seat, dice, budget);
    const legal = game.legal(state, seat).filter(({ type }) => type !== 'demolish');
    if (state.phase !== INVADERS_MOVE)
      return player.choose({ ...game, legal: () => legal }, state, seat, dice, budget);
    const step = nextMarch(state, legal, mood);
    if (step !== null) return step;
    const others = legal.filter(
      (action) => !('unit' in action && action.unit !== undefined && isTrooper(state, action.unit)),
    );
    return player.choose({ ...game, legal: () => others }, state, seat, dice, budget);
  },
});

const DEFENDERS_MOVE = 7;

/** Troops make up so much of an army that is worth a fight in the streets: giants are hit too seldom. */
const IN_TROOPS = 1 / 3;

const NO_SORTIE: Sortie = { step: null, party: new Set() };

/** Whether there are enemies whom walls do not stop, or an army that is past them; as long as it is outside posts are worth more. */
function isBreached({ units, map, corrections }: State): boolean {
  const world = worldFor(map, corrections);
  let [isInside, all, troops] = [false, 0, 0];
  for (const { side, hex, body, type } of units) {
    if (side !== 'invader' || hex < 0) continue;
    if (body !== null && body.facing !== -1) return true;
    if (world.map.inCity[hex] === 1) isInside = true;
    const price = world.types[type].cost.invader;
    all += price;
    if (body === null) troops += price;
  }
  return isInside && troops >= IN_TROOPS * all;
}

/**
 * Whether a dragon comes with an army to a city whose doors are prizes: who leaves a post there, or shuts a door rather than strike
 * out of it, loses more than a dragon's wings are worth.
 */
function isHeld({ units, map, corrections }: State): boolean {
  const { types, map: city } = worldFor(map, corrections);
  const invaders = units.filter(({ side }) => side === 'invader').map(({ type }) => types[type].kind);
  return invaders.includes('major') && invaders.some((kind) => kind !== 'major') && city.vpDoor.includes(1);
}

/** The city's troops gather for attacks that are worth it, unless posts are held; the others move as they see fit. */
const sallies = (player: DragonRageBot, mood: Mood): DragonRageBot => ({
  ...player,
  choose(game, state, seat, dice, budget) {
    if (state.frames.length > 0 || state.phase !== DEFENDERS_MOVE || !isBreached(state))
      return player.choose(game, state, seat, dice, budget);
    const held = isHeld(state);
    const { vp } = worldFor(state.map, state.corrections).map;
    const isPost = (hex: number): boolean => vp[hex] > 0 && !state.razed.some((ruin) => ruin.hex === hex);
    const legal = game
      .legal(state, seat)
      .filter((action) => !(held && action.type === 'walk' && isPost(state.units[action.unit].hex)));
    const sortie = held ? NO_SORTIE : nextSortie(state, legal, mood);
    const guard = nextGuard(state, legal, sortie.party, mood);
    const step = sortie.step ?? guard.step;
    if (step !== null) return step;
    const party = new Set([...sortie.party, ...guard.party]);
    const others = legal.filter(
      (action) => !('unit' in action && action.unit !== undefined && party.has(action.unit)),
    );
    return player.choose({ ...game, legal: () => others }, state, seat, dice, budget);
  },
});

const DEFENDERS_FIGHT: readonly number[] = [8, 9];

/** Where posts are held, everybody strikes as soon as it pays. */
const strikes = (player: DragonRageBot): DragonRageBot => ({
  ...player,
  choose(game, state, seat, dice, budget) {
    const fighter =
      state.seats.defender === seat && DEFENDERS_FIGHT.includes(state.phase) && isHeld(state)
        ? ahead
        : player;
    return fighter.choose(game, state, seat, dice, budget);
  },
});

/** Sets up one kind of counter after the other, in the order of the roster: foot into the prizes first, riders stay free to move. */
const setsUp = (player: DragonRageBot): DragonRageBot => ({
  ...player,
  choose(game, state, seat, dice, budget) {
    const frame = state.frames.at(-1);
    if (frame?.kind !== 'setup' || state.seats.defender !== seat)
      return player.choose(game, state, seat, dice, budget);
    const legal = game.legal(state, seat);
    const first = legal.find((action) => action.type === 'place');
    if (first?.type !== 'place') return player.choose(game, state, seat, dice, budget);
    const some = legal.filter((action) => action.type === 'place' && action.what === first.what);
    return player.choose({ ...game, legal: () => some }, state, seat, dice, budget);
  },
});

/** Looks no farther, but with the judgement of an experienced player. */
const policyIn = (mood: Mood): DragonRageBot =>
  recruits(setsUp(casts(marches(sallies(strikes(greedyBot(judgementIn(mood))), mood), mood))));

/** The last phase of the invader's turn, and the phases in which the sides move. */
const LAST_OF_INVADER = 4;
const MOVEMENT: readonly number[] = [2, 7];

export const school: School<State, Action, Event, View> = {
  greedy,
  policy: policyIn(EVEN),
  moods: MOODS.map(policyIn),
  judgement,
  turnOf: ({ turn, phase }) => `${turn} ${phase <= LAST_OF_INVADER}`,
  isPlanned: ({ frames, phase }) => frames.length === 0 && MOVEMENT.includes(phase),
  movesOf: (state, seat, unit) => reach(dragonRage, state, seat, unit),
};

const BOTS: readonly DragonRageBot[] = [...levelsOf(school), greedy, randomBot()];

/** The bots that can play Dragon Rage, by name: the levels, and those that others are measured by. */
export const dragonRageBots: ReadonlyMap<string, DragonRageBot> = new Map(BOTS.map((bot) => [bot.name, bot]));

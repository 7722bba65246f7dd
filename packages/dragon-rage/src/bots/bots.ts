import { EVEN, greedyBot, levelsOf, type Mood, moodsOf, randomBot, type School } from '@hexwyrm/bots';
import type { Seat } from '@hexwyrm/kernel';
import { reach } from '@hexwyrm/wargame';
import { type Action, dragonRage, type Event, type State, type View } from '../index.ts';
import { isTrooper, nextMarch } from './policy/army/march.ts';
import { bestCasting } from './policy/casting.ts';
import { sallies, strikes } from './policy/city/city.ts';
import { judgement, judgementIn } from './policy/judgement.ts';
import type { DragonRageBot } from './policy/player.ts';
import { recruiting } from './recruiting.ts';
import { destination, shortlist } from './shortlist.ts';
import { evaluate } from './value.ts';

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
  recruits(setsUp(casts(marches(sallies(strikes(greedyBot(judgementIn(mood)), ahead), mood), mood))));

/** The last phase of the invader's turn, and the phases in which the sides move and fight. */
const LAST_OF_INVADER = 4;
const MOVEMENT: readonly number[] = [2, 7];
const FIGHTS: readonly number[] = [3, 4, 8, 9];

export const school: School<State, Action, Event, View> = {
  greedy,
  policy: policyIn(EVEN),
  moods: moodsOf([0.4, 2.5], 2).map(policyIn),
  judgement,
  turnOf: ({ turn, phase }) => `${turn} ${phase <= LAST_OF_INVADER}`,
  isPlanned: ({ frames, phase }) => frames.length === 0 && MOVEMENT.includes(phase),
  isWeighed: ({ frames, phase }) => frames.length === 0 && FIGHTS.includes(phase),
  movesOf: (state, seat, unit) => reach(dragonRage, state, seat, unit),
};

const BOTS: readonly DragonRageBot[] = [...levelsOf(school), greedy, randomBot()];

/** The bots that can play Dragon Rage, by name: the levels, and those that others are measured by. */
export const dragonRageBots: ReadonlyMap<string, DragonRageBot> = new Map(BOTS.map((bot) => [bot.name, bot]));

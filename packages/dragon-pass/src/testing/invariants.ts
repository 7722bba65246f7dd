import { hashState } from '@hexwyrm/kernel';
import { openBoard, stackAt, typeOf } from '../core/board.ts';
import { cloneFrame } from '../core/frames.ts';
import { cloneState, type State } from '../core/state.ts';
import { GONE, NOBODY, WAITING } from '../core/vocabulary.ts';
import { checkState } from '../position/check-state.ts';
import { checkFrames } from '../position/frames/check.ts';

/** More choices than these never lie on each other. */
const DEEPEST = 40;

/** What must hold between any two actions; the list of what does not. */
export function brokenInvariants(state: State): string[] {
  const problems = [...checkState(state), ...(state.outcome ? [] : checkFrames(state))];
  const broken = problems.map(({ path, reason }) => `${path}: ${reason}`);
  const must = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what);
  };
  unitsHold(state, must);
  stacksHold(state, must);
  turnHolds(state, must);
  return broken;
}

type Must = (holds: boolean, what: string) => void;

/** Each counter of the mix is in one place at most, and no unit is where it cannot be. */
function unitsHold(state: State, must: Must): void {
  const board = openBoard(state);
  const { land } = board.world;
  const counters = new Set<string>();
  const setUp = !state.frames.some(({ kind }) => kind === 'deploy' || kind === 'moon' || kind === 'settle');
  state.units.forEach((unit, id) => {
    const type = typeOf(board, id);
    const name = `${id} ${type.id} ${unit.number}`;
    must(!counters.has(`${type.id} ${unit.number}`), `${name} is there twice`);
    counters.add(`${type.id} ${unit.number}`);
    must(unit.number < type.names.length, `${name} is no counter of the game`);
    must(unit.hex >= GONE && unit.hex < land.grid.size, `${name} in hex ${unit.hex}`);
    must(unit.owner >= NOBODY && unit.owner < state.seats.length, `${name} of player ${unit.owner}`);
    must(!unit.down || type.back !== null, `${name} has no other side`);
    const isDue = state.arrivals.some((arrival) => arrival.unit === id);
    const abroad = state.jack?.fetching.some((trip) => trip.unit === id) ?? false;
    const calledAway = state.chance?.away?.unit === id;
    const runs = state.frames.some((frame) => frame.kind === 'doom-run') && type.abilities.has('runs-doom');
    const isAway = isDue || abroad || calledAway || runs || type.kind === 'assassin';
    const mayWait = isAway || unit.owner === NOBODY || WAITERS.has(type.id);
    must(!setUp || unit.hex !== WAITING || mayWait, `${name} waits`);
  });
}

/** DP-18-j. */
const WAITERS: ReadonlySet<string> = new Set([
  'dragontooth-runners',
  'full-moon-corps',
  'cloak-of-darkness',
  'goblins',
  'illusionary-armies',
]);

/** Ranks are dense, a hex has one owner besides neutral units, and the board in memory is the one in the state. */
function stacksHold(state: State, must: Must): void {
  const board = openBoard(state);
  const fresh = openBoard(cloneState(state));
  must(`${board.occupied}` === `${fresh.occupied}`, 'the board knows other stacks than the state');
  for (const hex of fresh.occupied) {
    const stack = stackAt(fresh, hex);
    must(`${stack}` === `${stackAt(board, hex)}`, `the board has another stack in ${hex}`);
    must(
      stack.every((id, depth) => state.units[id]?.rank === stack.length - 1 - depth),
      `ranks in ${hex}: ${stack.map((id) => state.units[id]?.rank)}`,
    );
    const owners = new Set(stack.map((id) => state.units[id]?.owner ?? NOBODY));
    owners.delete(NOBODY);
    must(owners.size <= 1, `${owners.size} players in ${hex}`);
  }
}

function turnHolds(state: State, must: Must): void {
  must(!state.frozen || state.used.includes('freeze'), 'cavalry stands without Ironhoof');
  must(state.frames.length < DEEPEST, `${state.frames.length} choices lie on each other`);
  must(hashState(state.frames.map(cloneFrame)) === hashState(state.frames), 'a choice is no plain data');
}

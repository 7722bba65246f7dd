import {
  type Dice,
  type Game,
  type GameEvent,
  type GameState,
  type Json,
  PositionError,
  pickIndex,
  pickOne,
  seededDice,
} from '@hexwyrm/kernel';

/**
 * Positions of a random game: some of each kind of decision, so that every kind of open choice is among them. They are
 * moved to the last turn they can be in: a game played on from them ends soon.
 */
export function basePositions<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  scenario: string,
  options: Json,
  each: number,
): Json[] {
  const dice = seededDice(`bases ${scenario}`);
  const state = game.setup(scenario, options, dice);
  const seen = new Map<string, number>();
  const kept: Json[] = [];
  const lateIn = lastTurns(game);
  for (let step = 0; step < 3000; step++) {
    const decision = game.decision(state);
    if (decision === null) break;
    const count = seen.get(decision.kind) ?? 0;
    if (count < each) kept.push(lateIn(game.save(state)));
    seen.set(decision.kind, count + 1);
    const seat = pickOne(dice, decision.seats);
    const legal = game.legal(state, seat);
    game.apply(state, seat, hasty(legal, dice), dice);
  }
  return kept;
}

const TURNS = [40, 20, 15, 10, 8, 7, 6, 5, 4, 3, 2] as const;

/** Moves positions of one scenario to the last turn they can be in: mostly that of the position before. */
function lastTurns<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
): (position: Json) => Json {
  let before: number = TURNS[0];
  return (position) => {
    const later = (turn: number): Json => ({ ...Object(position), turn });
    const last = [before, ...TURNS].find((turn) => loads(game, later(turn)));
    if (last === undefined) return position;
    before = last;
    return later(last);
  };
}

function loads<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  position: Json,
): boolean {
  try {
    game.load(position);
    return true;
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    return false;
  }
}

/** Any action, and often one that ends something. */
export function hasty<A>(legal: readonly A[], dice: Dice): A {
  const ending = legal.filter((action) => ENDINGS.test(JSON.stringify(action)));
  return pickOne(dice, ending.length > 0 && pickIndex(dice, 3) === 0 ? ending : legal);
}

const ENDINGS = /"type":"(end|done|ready|roll|fight|keep|decline)"/;

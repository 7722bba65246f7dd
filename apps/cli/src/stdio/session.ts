import { askBot, type Budget } from '@hexwyrm/bots';
import {
  checkHash,
  copyJson,
  type GameEvent,
  type GameRecord,
  type GameState,
  HexwyrmError,
  hashState,
  openTable,
  RefusedError,
  type Replay,
  refuseSeat,
  type Seat,
  SPECTATOR,
  seededDice,
} from '@hexwyrm/kernel';
import type { Params } from '@hexwyrm/protocol';
import type { Kit } from '../games/kit.ts';

/** An open game, as the methods of the protocol see it. */
export interface Session {
  opened(): object;
  state(): object;
  view(params: Params<'view'>): object;
  decision(): object;
  legal(params: Params<'legal'>): object;
  reactions(params: Params<'reactions'>): object;
  propose(params: Params<'propose'>): object;
  explain(params: Params<'explain'>): object;
  odds(params: Params<'odds'>): object;
  apply(params: Params<'apply'>): object;
  undo(): object;
  save(): object;
  hash(): object;
  bestmove(params: Params<'bestmove'>): object;
}

/** Sits down to a record. Everything said here is said to a referee: only `view` keeps secrets. */
export function openSession<S extends GameState, A, E extends GameEvent, V>(
  kit: Kit<S, A, E, V>,
  record: GameRecord | Replay,
): Session {
  const { game } = kit;
  const table = openTable(game, record);
  if ('hash' in record) checkHash(record, table.hash());
  const now = () => ({ decision: table.decision(), outcome: table.outcome() });

  const seated = (seat: Seat): Seat => {
    const seats = kit.game.seatsOf(table.state);
    if (seats.includes(seat) || seat === SPECTATOR) return seat;
    throw new HexwyrmError('unknown-seat', `there is no seat ${seat}; there are: ${seats.join(', ')}`);
  };

  /** The seat that was named, or else the first of those that have to choose. */
  const asked = (seat: Seat | undefined): Seat => {
    if (seat !== undefined) return seated(seat);
    return table.decision()?.seats[0] ?? SPECTATOR;
  };

  return {
    opened: () => ({
      game: game.id,
      rulesVersion: record.rulesVersion,
      seats: kit.game.seatsOf(table.state),
      ...(record.dice.kind === 'seed' ? { seed: record.dice.seed } : {}),
      ...now(),
      hash: table.hash(),
    }),
    state: () => ({ state: table.state }),
    view: ({ seat }) => ({ seat, view: table.view(seated(seat)) }),
    decision: now,

    legal({ seat, unit }) {
      const by = asked(seat);
      const all = table.legal(by);
      const actions = unit === undefined ? all : all.filter((action) => game.unitOf(action) === unit);
      return { seat: by, actions, groups: groupByUnit(actions, game.unitOf) };
    },

    reactions({ seat }) {
      const by = asked(seat);
      return { seat: by, actions: table.reactions(by) };
    },

    propose({ seat }) {
      const by = asked(seat);
      return { seat: by, actions: table.propose(by) };
    },

    explain: ({ seat, action }) => table.explain(seat, action),
    odds: ({ seat, action }) => ({ odds: table.odds(seat, action) }),

    apply({ seat, action, dice }) {
      const { events, rolled } = table.apply(seat, action, dice);
      return { events, rolled, ...now(), hash: table.hash() };
    },

    undo() {
      const last = table.log.at(-1);
      if (!last) throw new HexwyrmError('undo-refused', 'there is nothing to take back');
      const { seat, action } = table.undo(last.seat, { force: true });
      return { undone: { seat, action }, ...now(), hash: table.hash() };
    },

    save: () => ({ position: game.save(table.state), replay: table.replay() }),
    hash: () => ({ hash: table.hash() }),

    bestmove({ bot: name, seat, budget, seed }) {
      const bot = kit.bots.get(name);
      if (bot === undefined) {
        const known = [...kit.bots.keys()].join(', ');
        throw new HexwyrmError('unknown-bot', `there is no bot ${name}; there are: ${known}`);
      }
      const by = asked(seat);
      const refusal = refuseSeat(table.decision(), by);
      if (refusal !== null) throw new RefusedError(refusal);
      // Not the game's dice; the same question gets the same answer, whatever the seat cannot see.
      const dice = seededDice(seed ?? `bestmove ${hashState(copyJson({ view: table.view(by) }))}`);
      const limit: Budget | undefined = budget === undefined ? undefined : { evaluations: budget };
      return { seat: by, action: askBot(bot, game, table.state, by, dice, limit), bot: name };
    },
  };
}

/** Places in the list of actions, by the unit that acts; units in order, those of no unit first. */
function groupByUnit<A>(actions: readonly A[], unitOf: (action: A) => number | null): object[] {
  const groups = new Map<number | null, number[]>();
  actions.forEach((action, index) => {
    const unit = unitOf(action);
    const group = groups.get(unit);
    if (group) group.push(index);
    else groups.set(unit, [index]);
  });
  return [...groups]
    .sort(([a], [b]) => (a ?? -1) - (b ?? -1))
    .map(([unit, indices]) => ({ unit, actions: indices }));
}

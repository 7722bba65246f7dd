import { askBot, dragonRageBots } from '@hexwyrm/bots';
import { type Action, dragonRage, type Event, type State, type View } from '@hexwyrm/dragon-rage';
import {
  accepted,
  canTravel,
  eventsFor,
  type GameRecord,
  HexwyrmError,
  type Json,
  newRecord,
  openTable,
  parseReplay,
  type Refusal,
  RefusedError,
  ReplayError,
  reach,
  type Seat,
  scriptedDice,
  seededDice,
  type Table,
} from '@hexwyrm/kernel';
import type {
  Explanation,
  Snapshot,
  Stretch,
  TableAnswers,
  TableEntry,
  TableRequest,
} from '@hexwyrm/protocol';
import { entryFor, plain } from './redact.ts';
import { retract } from './retract.ts';
import { reachBack, reachForth } from './way-back.ts';

type DragonRageTable = Table<State, Action, Event, View>;

/** A game that is being played: its table, every state it has been in, and who looks. */
interface Sitting {
  readonly table: DragonRageTable;
  /** `past[n]` is the state after n actions. */
  readonly past: State[];
  seat: Seat;
}

const NO_GAME = new HexwyrmError('no-game', 'no game is open');

/** Plays a record from its start, keeping each state on the way. */
function sitDown(record: GameRecord, seat?: Seat): Sitting {
  const table = openTable(dragonRage, { ...record, actions: [] });
  const past = [table.state];
  for (const [index, { seat: by, action, dice }] of record.actions.entries()) {
    try {
      table.apply(by, action, dice);
    } catch (error) {
      if (!(error instanceof HexwyrmError)) throw error;
      throw new ReplayError([{ path: `actions[${index}]`, reason: error.message }], error);
    }
    past.push(table.state);
  }
  return { table, past, seat: seat ?? table.decision()?.seats[0] ?? table.state.seats.invader };
}

/** The engine behind one table of the browser: answers what the table asks. */
export function createTableHost(): (request: TableRequest) => TableAnswers[keyof TableAnswers] {
  let current: Sitting | null = null;

  const sitting = (): Sitting => {
    if (current === null) throw NO_GAME;
    return current;
  };

  const snapshot = ({ table, past, seat }: Sitting): Snapshot => ({
    game: dragonRage.id,
    seat,
    scenario: table.state.scenario,
    seats: [table.state.seats.invader, table.state.seats.defender],
    actions: past.length - 1,
    view: plain(table.view(seat)),
    decision: table.decision(),
    outcome: table.outcome(),
    legal: { [seat]: table.legal(seat).map(plain) },
    undo: table.undoBarrier(seat),
    redo: table.redoBarrier(seat),
    back: reachBack(table.log, seat),
    forth: reachForth(table.undone, seat),
  });

  const whole = (now: Sitting): { snapshot: Snapshot; log: readonly TableEntry[] } => ({
    snapshot: snapshot(now),
    log: now.table.log.map((entry) => entryFor(entry, now.seat)),
  });

  const open = (next: Sitting) => {
    current = next;
    return whole(next);
  };

  const act = (seat: Seat, actions: readonly Json[]): TableAnswers['act'] => {
    const now = sitting();
    const entries: TableEntry[] = [];
    let refused: Refusal | null = null;
    for (const action of actions) {
      try {
        entries.push(entryFor(now.table.apply(seat, action), now.seat));
      } catch (error) {
        if (entries.length === 0 || !(error instanceof RefusedError)) throw error;
        refused = error.refusal;
        break;
      }
      now.past.push(now.table.state);
    }
    return { snapshot: snapshot(now), entries, refused };
  };

  const explain = (seat: Seat, action: Json, after: readonly Json[]): Explanation => {
    const state = dragonRage.clone(sitting().table.state);
    for (const step of after)
      dragonRage.apply(state, seat, accepted(dragonRage.explain(state, seat, step)), scriptedDice([]));
    const verdict = dragonRage.explain(state, seat, action);
    return verdict.ok ? { ok: true } : { ok: false, refusal: verdict.refusal };
  };

  const odds = (seat: Seat, actions: readonly Json[]): TableAnswers['odds'] => {
    const { table } = sitting();
    return actions.map((action) => (table.explain(seat, action).ok ? table.odds(seat, action) : []));
  };

  const ways = (seat: Seat, unit: number): TableAnswers['reach'] => {
    const { state } = sitting().table;
    if (!canTravel(dragonRage)) return [];
    return reach(dragonRage, state, seat, unit).map((way) => ({
      ...way,
      actions: way.actions.map(plain),
      events: eventsFor(way.events, seat),
    }));
  };

  /** The first step says by its refusal what stands in the way; after it nothing does. */
  const back = (seat: Seat, stretch: Stretch) => {
    const now = sitting();
    for (let left = Math.max(1, reachBack(now.table.log, seat)[stretch]); left > 0; left -= 1) {
      now.table.undo(seat);
      now.past.pop();
    }
    return whole(now);
  };

  const forth = (seat: Seat, stretch: Stretch) => {
    const now = sitting();
    for (let left = Math.max(1, reachForth(now.table.undone, seat)[stretch]); left > 0; left -= 1) {
      now.table.redo(seat);
      now.past.push(now.table.state);
    }
    return whole(now);
  };

  /** One choice of a bot. Its thoughts follow from the game's dice and the moment: a resumed game goes on alike. */
  const think = (seat: Seat, name: string): TableAnswers['think'] => {
    const { table, past } = sitting();
    const bot = dragonRageBots.get(name);
    if (bot === undefined) throw new HexwyrmError('unknown-bot', `there is no bot called ${name}`);
    const thoughts = seededDice(JSON.stringify([table.record().dice, past.length, seat]));
    return act(seat, [plain(askBot(bot, dragonRage, table.state, seat, thoughts))]);
  };

  const at = (actions: number, seat: Seat): TableAnswers['at'] => {
    const state = sitting().past[actions];
    if (state === undefined) throw new HexwyrmError('bad-params', `there is no action ${actions}`);
    return { view: plain(dragonRage.view(state, seat)) };
  };

  const resume = (file: Json) => {
    const replay = parseReplay(file);
    const next = sitDown(replay);
    if (next.table.hash() !== replay.hash) {
      throw new ReplayError([{ path: 'hash', reason: 'the game leads somewhere else' }]);
    }
    return open(next);
  };

  return ({ method, params }) => {
    switch (method) {
      case 'open': {
        const start = { kind: 'scenario', scenario: params.scenario, options: params.options } as const;
        return open(sitDown(newRecord(dragonRage, start, { kind: 'seed', seed: params.seed })));
      }
      case 'position': {
        const start = { kind: 'position', position: params.position } as const;
        return open(sitDown(newRecord(dragonRage, start, params.dice)));
      }
      case 'resume':
        return resume(params.replay);
      case 'look':
        sitting().seat = params.seat;
        return whole(sitting());
      case 'act':
        return act(params.seat, params.actions);
      case 'explain':
        return explain(params.seat, params.action, params.after);
      case 'odds':
        return odds(params.seat, params.actions);
      case 'scope':
        return sitting().table.scope(params.seat, params.action);
      case 'reach':
        return ways(params.seat, params.unit);
      case 'undo':
        return back(params.seat, params.stretch);
      case 'redo':
        return forth(params.seat, params.stretch);
      case 'retract':
        retract(sitting(), params.seat, params.action);
        return whole(sitting());
      case 'think':
        return think(params.seat, params.bot);
      case 'at':
        return at(params.actions, params.seat);
      case 'save': {
        const { table } = sitting();
        return { replay: plain(table.replay()), position: dragonRage.save(table.state) };
      }
    }
  };
}

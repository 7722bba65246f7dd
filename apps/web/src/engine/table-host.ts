import { askBot } from '@hexwyrm/bots';
import {
  accepted,
  canTravel,
  checkHash,
  eventsFor,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameState,
  HexwyrmError,
  hashState,
  type Json,
  newRecord,
  openTable,
  parseReplay,
  type Refusal,
  RefusedError,
  ReplayError,
  reach,
  refuseSeat,
  type Seat,
  scriptedDice,
  seededDice,
  type Table,
} from '@hexwyrm/kernel';
import type {
  Doubt,
  Explanation,
  Reach,
  Snapshot,
  Stretch,
  TableAnswers,
  TableEntry,
  TableRequest,
} from '@hexwyrm/protocol';
import type { Engine } from './engine.ts';
import { begun, lastPress, nextPress, type Presses, singly } from './presses.ts';
import { entryFor, plain } from './redact.ts';
import { retract } from './retract.ts';
import { reachBack, reachForth } from './way-back.ts';

/** A game that is being played: its table, every state it has been in, and who looks. */
interface Sitting<S extends GameState, A, E extends GameEvent, V> {
  readonly table: Table<S, A, E, V>;
  /** `past[n]` is the state after n actions. */
  readonly past: S[];
  presses: Presses;
  seat: Seat;
}

/** Answers what a table asks. */
export type TableHost = (request: TableRequest) => Promise<TableAnswers[keyof TableAnswers]>;

const NO_GAME = new HexwyrmError('no-game', 'no game is open');

/** Until a game begins with a position, nothing here can read one. */
const unopened = (): never => {
  throw new HexwyrmError('internal', 'a position is opened before it can be read');
};

/** The engine of a game behind one table of the browser. */
export function createTableHost<
  S extends GameState & { readonly scenario: string },
  A,
  E extends GameEvent,
  V,
>({ rules, whole: wholeGame, bots, seatsOf, activeOf, standingOf }: Engine<S, A, E, V>): TableHost {
  type Seated = Sitting<S, A, E, V>;
  let current: Seated | null = null;
  let game: Game<S, A, E, V> = { ...rules, load: unopened };

  const prepareFor = async ({ kind }: GameRecord['start']): Promise<void> => {
    if (kind === 'position') game = await wholeGame();
  };

  /** Plays a record from its start as far as it goes, keeping each state on the way. */
  const playThrough = (
    record: GameRecord,
  ): { readonly next: Seated; readonly broken: HexwyrmError | null } => {
    const table = openTable(game, { ...record, actions: [] });
    const past = [table.state];
    let broken: HexwyrmError | null = null;
    for (const { seat: by, action, dice } of record.actions) {
      try {
        table.apply(by, action, dice);
      } catch (error) {
        if (!(error instanceof HexwyrmError)) throw error;
        broken = error;
        break;
      }
      past.push(table.state);
    }
    const seat = table.decision()?.seats[0] ?? seatsOf(table.state)[0] ?? '';
    return { next: { table, past, presses: singly(past.length - 1), seat }, broken };
  };

  const sitDown = (record: GameRecord): Seated => {
    const { next, broken } = playThrough(record);
    if (broken === null) return next;
    throw new ReplayError([{ path: `actions[${next.past.length - 1}]`, reason: broken.message }], broken);
  };

  const sitting = (): Seated => {
    if (current === null) throw NO_GAME;
    return current;
  };

  const back = ({ table, presses }: Seated, seat: Seat): Reach =>
    reachBack(table.log, seat, lastPress(presses, table.log.length));

  const forth = ({ table, presses }: Seated, seat: Seat): Reach =>
    reachForth(table.undone, seat, nextPress(presses, table.log.length));

  const snapshot = (now: Seated): Snapshot => {
    const { table, past, seat } = now;
    const view = table.view(seat);
    const seen = JSON.stringify(view);
    const seats = seatsOf(table.state);
    return {
      game: game.id,
      seat,
      scenario: table.state.scenario,
      seats,
      secrets: seats.some((other) => other !== seat && JSON.stringify(table.view(other)) !== seen),
      active: activeOf(view),
      standing: standingOf(view),
      actions: past.length - 1,
      view: plain(view),
      decision: table.decision(),
      outcome: table.outcome(),
      legal: { [seat]: table.legal(seat).map(plain) },
      reactions: table.reactions(seat).map(plain),
      undo: table.undoBarrier(seat),
      redo: table.redoBarrier(seat),
      back: back(now, seat),
      forth: forth(now, seat),
    };
  };

  const whole = (now: Seated): { snapshot: Snapshot; log: readonly TableEntry[] } => ({
    snapshot: snapshot(now),
    log: now.table.log.map((entry) => entryFor(entry, now.seat)),
  });

  const open = (next: Seated) => {
    current = next;
    return whole(next);
  };

  /** What stops at something else than a rule, such as dice that run out, has not happened at all. */
  const act = (seat: Seat, actions: readonly Json[]): TableAnswers['act'] => {
    const now = sitting();
    const before = now.past.length - 1;
    const entries: TableEntry[] = [];
    let refused: Refusal | null = null;
    for (const action of actions) {
      try {
        entries.push(entryFor(now.table.apply(seat, action), now.seat));
      } catch (error) {
        if (entries.length > 0 && error instanceof RefusedError) {
          refused = error.refusal;
          break;
        }
        for (; now.past.length - 1 > before; now.past.pop()) now.table.undo(seat, { force: true });
        throw error;
      }
      now.past.push(now.table.state);
    }
    now.presses = begun(now.presses, before);
    return { snapshot: snapshot(now), entries, refused };
  };

  /** The game after these steps, which roll nothing; null where they end the phase or show something hidden. */
  const gone = (seat: Seat, steps: readonly Json[]) => {
    const state = game.clone(sitting().table.state);
    const goesOn = steps.every((step) => {
      const events = game.apply(state, seat, accepted(game.explain(state, seat, step)), scriptedDice([]));
      return events.every(({ type, reveals }) => type !== 'phase' && reveals !== true);
    });
    return goesOn ? state : null;
  };

  const explain = (seat: Seat, action: Json): Explanation => {
    const verdict = sitting().table.explain(seat, action);
    return verdict.ok ? { ok: true } : { ok: false, refusal: verdict.refusal };
  };

  const odds = (seat: Seat, actions: readonly Json[]): TableAnswers['odds'] => {
    const { table } = sitting();
    return actions.map((action) => (table.explain(seat, action).ok ? table.odds(seat, action) : []));
  };

  const foresee = (seat: Seat, action: Json): TableAnswers['foresee'] => {
    const { table } = sitting();
    return { ...table.outlook(seat, action), places: table.scope(seat, action) };
  };

  const ways = (seat: Seat, unit: number, after: readonly Json[]): TableAnswers['reach'] => {
    const state = after.length === 0 ? sitting().table.state : gone(seat, after);
    if (state === null || !canTravel(game)) return [];
    return reach(game, state, seat, unit).map((way) => ({
      ...way,
      actions: way.actions.map(plain),
      events: eventsFor(way.events, seat),
    }));
  };

  /** The first step says by its refusal what stands in the way; after it nothing does. */
  const undo = (seat: Seat, stretch: Stretch) => {
    const now = sitting();
    for (let left = Math.max(1, back(now, seat)[stretch]); left > 0; left -= 1) {
      now.table.undo(seat);
      now.past.pop();
    }
    return whole(now);
  };

  const redo = (seat: Seat, stretch: Stretch) => {
    const now = sitting();
    for (let left = Math.max(1, forth(now, seat)[stretch]); left > 0; left -= 1) {
      now.table.redo(seat);
      now.past.push(now.table.state);
    }
    return whole(now);
  };

  /** One choice of a bot. Its thoughts follow from the game's dice and the moment: a resumed game goes on alike. */
  const think = async (seat: Seat, name: string): Promise<TableAnswers['think']> => {
    const { table, past } = sitting();
    const refusal = refuseSeat(table.decision(), seat);
    if (refusal !== null) throw new RefusedError(refusal);
    const bot = (await bots()).get(name);
    if (bot === undefined) throw new HexwyrmError('unknown-bot', `there is no bot called ${name}`);
    const thoughts = seededDice(JSON.stringify([table.record().dice, past.length, seat]));
    return act(seat, [plain(askBot(bot, game, table.state, seat, thoughts))]);
  };

  const at = (actions: number, seat: Seat): TableAnswers['at'] => {
    const state = sitting().past[actions];
    if (state === undefined) throw new HexwyrmError('bad-params', `there is no action ${actions}`);
    return { view: plain(game.view(state, seat)) };
  };

  const doubtOf = ({ table, past }: Seated, broken: HexwyrmError | null, hash: string): Doubt | null => {
    if (broken !== null) return { kind: 'action', action: past.length, reason: broken.message };
    if (table.hash() === hash) return null;
    const fits = past.findIndex((state) => hashState(state) === hash);
    return { kind: 'hash', fits: fits < 0 ? null : fits };
  };

  const resume = async (
    file: Json,
    presses: Presses | null,
    lenient: boolean,
  ): Promise<TableAnswers['resume']> => {
    const replay = parseReplay(file);
    await prepareFor(replay.start);
    if (lenient) {
      const { next, broken } = playThrough(replay);
      return { ...open(next), doubt: doubtOf(next, broken, replay.hash) };
    }
    const next = sitDown(replay);
    checkHash(replay, next.table.hash());
    return { ...open(presses === null ? next : { ...next, presses }), doubt: null };
  };

  return async ({ method, params }) => {
    switch (method) {
      case 'open': {
        const start = { kind: 'scenario', scenario: params.scenario, options: params.options } as const;
        return open(sitDown(newRecord(game, start, { kind: 'seed', seed: params.seed })));
      }
      case 'position': {
        const start = { kind: 'position', position: params.position } as const;
        await prepareFor(start);
        return open(sitDown(newRecord(game, start, params.dice)));
      }
      case 'resume':
        return resume(params.replay, params.presses, params.lenient);
      case 'look':
        sitting().seat = params.seat;
        return whole(sitting());
      case 'act':
        return act(params.seat, params.actions);
      case 'explain':
        return explain(params.seat, params.action);
      case 'odds':
        return odds(params.seat, params.actions);
      case 'propose':
        return (game.propose?.(sitting().table.state, params.seat) ?? []).map(plain);
      case 'foresee':
        return foresee(params.seat, params.action);
      case 'reach':
        return ways(params.seat, params.unit, params.after);
      case 'undo':
        return undo(params.seat, params.stretch);
      case 'redo':
        return redo(params.seat, params.stretch);
      case 'retract':
        retract(sitting(), params.seat, params.action);
        sitting().presses = begun(sitting().presses, sitting().table.log.length - 1);
        return whole(sitting());
      case 'think':
        return think(params.seat, params.bot);
      case 'at':
        return at(params.actions, params.seat);
      case 'save': {
        const { table, presses } = sitting();
        return { replay: plain(table.replay()), position: game.save(table.state), presses };
      }
    }
  };
}

import type { Advice, Json, Odds, Seat } from '@hexwyrm/kernel';
import type { Answer, Entry, Snapshot, UndoExtent } from '@hexwyrm/protocol';
import { use, useMemo } from 'react';
import type { Field } from '../../board/field.ts';
import { useGame } from '../../engine/store.ts';
import { actionsIn, answerIn, legalOf, viewOf, waysOf } from '../../engine/view.ts';
import type { GameAction, GameKit, GameView } from '../../kit/kit.ts';
import { useKit } from '../../kit/kit-context.ts';
import type { Way } from '../select/ways.ts';
import { GateContext } from './gate.ts';

/** The host as the table talks to it: in actions of the game instead of plain data. */
interface SessionHost {
  odds(seat: Seat, actions: readonly GameAction[]): Promise<readonly Odds[]>;
  /** Why not; the steps before it roll nothing. */
  explain(seat: Seat, action: GameAction): Promise<Answer<'explain'>>;
  /** Every way of the unit; the steps before them roll nothing. */
  reach(seat: Seat, unit: number, after: readonly GameAction[]): Promise<readonly Way[]>;
  /** What is sure of it: where it acts, what it brings. */
  outlook(seat: Seat, action: GameAction): Promise<Answer<'outlook'>>;
  /** What a query of the game answers; `params` are JSON text, `at` a moment of the past. */
  query(seat: Seat, name: string, params: string, at: number | null): Promise<unknown>;
  /** A sensible answer to the open decision; empty where there is none to propose. */
  propose(seat: Seat): Promise<readonly GameAction[]>;
  /** The best plans for the open decision. */
  advise(seat: Seat): Promise<Advice<GameAction>>;
  /** The adviser answers now. */
  hurry(): Promise<void>;
}

/** The game as the viewer sees it. */
export interface Session {
  readonly kit: GameKit;
  readonly snapshot: Snapshot;
  readonly view: GameView;
  readonly field: Field;
  readonly seat: Seat;
  /** Whether the open decision is theirs. */
  readonly mine: boolean;
  readonly legal: readonly GameAction[];
  /** What they may do unasked. */
  readonly reactions: readonly GameAction[];
  readonly log: readonly Entry[];
  readonly seats: Readonly<Record<Seat, string>>;
  readonly busy: boolean;
  readonly thinking: Seat | null;
  readonly host: SessionHost;
  act(actions: readonly GameAction[]): void;
  undo(stretch?: UndoExtent): void;
  redo(stretch?: UndoExtent): void;
}

/** Plain data as it travels. */
const plain = (action: GameAction): Json => JSON.parse(JSON.stringify(action));

const NONE: readonly GameAction[] = [];

export function useSession(): Session | null {
  const { host, snapshot, log, seats, viewer, busy, thinking, past, act, undo, redo } = useGame();
  const adviser = useMemo<SessionHost>(
    () => ({
      odds: (seat, actions) => host.odds(seat, actions.map(plain)),
      explain: (seat, action) => host.explain(seat, plain(action)),
      reach: async (seat, unit, after) => waysOf(await host.reach(seat, unit, after.map(plain))),
      outlook: (seat, action) => host.outlook(seat, plain(action)),
      query: async (seat, name, params, at) => answerIn(await host.query(seat, name, JSON.parse(params), at)),
      advise: async (seat) => {
        const { plans, ...advice } = await host.advise(seat);
        return { ...advice, plans: plans.map((plan) => ({ ...plan, actions: actionsIn(plan.actions) })) };
      },
      hurry: () => host.hurry(),
      propose: async (seat) => actionsIn(await host.propose(seat)),
    }),
    [host],
  );
  const passes = use(GateContext);
  const kit = useKit();
  return useMemo(() => {
    if (snapshot === null) return null;
    const view = viewOf(snapshot);
    const mine = past === null && snapshot.decision?.seats.includes(viewer) === true;
    return {
      kit,
      snapshot,
      view,
      field: kit.board.fieldOf(view),
      seat: viewer,
      mine,
      legal: mine ? legalOf(snapshot, viewer) : NONE,
      reactions: actionsIn(snapshot.reactions),
      log,
      seats,
      busy,
      thinking,
      host: adviser,
      act(actions) {
        const passed = passes(actions);
        if (passed.length > 0) void act(passed.map(plain));
      },
      undo: (stretch) => void undo(stretch),
      redo: (stretch) => void redo(stretch),
    };
  }, [kit, snapshot, log, seats, viewer, busy, thinking, past, adviser, passes, act, undo, redo]);
}

import {
  type Dice,
  messageProblems,
  type Odds,
  type Outlook,
  RefusedError,
  type Seat,
} from '@hexwyrm/kernel';
import { firstRoll } from './first-roll.ts';
import type {
  BoardOf,
  GameDefinition,
  GameOf,
  GameTypes,
  Kind,
  PlayOf,
  RuleOf,
  SinkOf,
} from './game-definition.ts';
import { gateOf } from './gate.ts';
import { memo } from './memo.ts';
import { byIndexSink, type Collector, printedSink } from './sinks.ts';

/**
 * The game of these rules for outside use, with hexes by their printed numbers: all of it but `load`, which
 * few games need.
 */
export function defineGame<T extends GameTypes>(rules: GameDefinition<T>): Omit<GameOf<T>, 'load'> {
  type State = T['state'];
  type Action = T['action'];
  type Printed = T['printed'];
  const { codec } = rules;
  const gate = gateOf(rules);

  /** The player who is asked in that seat, or null. */
  function askedAt(state: State, seat: Seat): T['player'] | null {
    const isAsked = !state.outcome && rules.deciders(state).includes(seat);
    return isAsked ? rules.playerAt(state, seat) : null;
  }

  /** How the kinds that are offered are listed: the same few kinds again and again. */
  const listersOf = memo((kinds: readonly Kind<T>[]): readonly RuleOf<T>['list'][] =>
    kinds.map((kind) => rules.rules[kind].list),
  );

  function list(board: BoardOf<T>, player: T['player'], sink: SinkOf<T>): void {
    for (const addAll of listersOf(rules.offered(board.state))) {
      addAll(board, player, sink);
      if (sink.isFull()) break;
    }
  }

  const ruleFor = (kind: Printed['type']): RuleOf<T> => rules.rules[kind];

  function sinkFor(state: State): Collector<Action, Printed, Printed> {
    const grid = rules.gridOf(state);
    return printedSink<Action, Printed>((actions) => codec.printAll(grid, actions));
  }

  function printAll(state: State, actions: readonly Action[]): readonly Printed[] {
    const grid = rules.gridOf(state);
    return actions.map((action) => codec.print(grid, action));
  }

  /** The action on its board, if it passes the gate. */
  function admitted(state: State, seat: Seat, printed: Printed) {
    const board = rules.openBoard(state);
    const action = gate.read(board, printed);
    const player = rules.playerAt(state, seat);
    if (player === null || gate.refusal(board, seat, action)) return null;
    return { board, player, action, rule: gate.ruleOf(action) };
  }

  /** The action, and everything that follows from it until a player has a real choice. */
  function carryOut(play: PlayOf<T>, player: T['player'], action: Action): void {
    gate.ruleOf(action).carryOut(play, player, action);
    settle(play);
  }

  /** On a copy, for questions about what would happen. */
  const tryOut = (state: State, player: T['player'], action: Action) => (dice: Dice) =>
    carryOut(rules.openPlay(rules.clone(state), dice), player, action);

  /** Takes every step without a choice or with one answer, until a player has a real choice. */
  function settle(play: PlayOf<T>): void {
    let goesOn = true;
    while (goesOn) goesOn = goOn(play);
  }

  /** Takes one such step; false where a player has a real choice or the game is over. `asks`: a player is asked here. */
  function goOn(play: PlayOf<T>, asks?: () => void): boolean {
    const { state } = play;
    rules.afterwards(play);
    if (state.outcome) return false;
    if (rules.proceed?.(play)) return true;
    asks?.();
    if (rules.isAlwaysAsked?.(state)) return false;
    const player = rules.playerAt(state, rules.deciders(state)[0]);
    if (player === null) throw new Error('a seat without a player is asked');
    const sink = byIndexSink<Action, Printed>(2);
    list(play, player, sink);
    const [only, another] = sink.actions;
    if (another !== undefined) return false;
    if (only === undefined) rules.closeQuestion(play);
    else if (rules.isAsked?.(play, player, only, tryOut(state, player, only))) return false;
    else gate.ruleOf(only).carryOut(play, player, only);
    return true;
  }

  function settled(state: State): State {
    let question = state;
    let rest = state;
    for (let goesOn = true; goesOn; ) {
      const here = rest;
      const next = rules.clone(here);
      const roll = firstRoll((dice) => {
        goesOn = goOn(rules.openPlay(next, dice), () => {
          question = here;
        });
      });
      // A die that falls by itself waits for the last question before it.
      if (roll !== null) return question;
      rest = next;
    }
    return rest;
  }

  function odds(state: State, seat: Seat, printed: Printed): Odds {
    const found = admitted(state, seat, printed);
    if (found === null) return [];
    const { board, player, action, rule } = found;
    if (rule.odds) return rule.odds(board, player, action);
    return rules.foresee?.(tryOut(state, player, action)) ?? [];
  }

  function scope(state: State, seat: Seat, printed: Printed): readonly string[] {
    const found = admitted(state, seat, printed);
    const { names } = rules.gridOf(state);
    return found?.rule.scope?.(found.board, found.player, found.action).map((hex) => names[hex]) ?? [];
  }

  const { outlook, reactions, propose, travel, rollAtOnce = firstRoll } = rules;

  return {
    id: rules.id,
    rulesVersion: rules.rulesVersion,
    ...(rules.earlierRules && { earlierRules: rules.earlierRules }),
    seats: rules.seats,
    scenarios: rules.scenarios,
    setup: (scenario, options, dice) => rules.setUp(scenario, options, dice, settle),
    decision: gate.decision,
    legal(state, seat) {
      const player = askedAt(state, seat);
      if (player === null) return [];
      const sink = sinkFor(state);
      list(rules.openBoard(state), player, sink);
      return sink.actions;
    },
    ...(reactions && {
      reactions(state: State, seat: Seat): readonly Printed[] {
        const player = rules.playerAt(state, seat);
        if (state.outcome || player === null) return [];
        const offered = askedAt(state, seat) === null ? [] : rules.offered(state);
        const sink = sinkFor(state);
        for (const kind of reactions)
          if (!offered.includes(kind)) rules.rules[kind].list(rules.openBoard(state), player, sink);
        return sink.actions;
      },
    }),
    problemsIn: (action) => messageProblems(rules.schema, action),
    explain: gate.explain,
    ...(propose && {
      propose(state: State, seat: Seat): readonly Printed[] {
        const player = askedAt(state, seat);
        if (player === null) return [];
        const engine = {
          isRefused: (copy: State, action: Action) =>
            gate.refusal(rules.openBoard(copy), seat, action) !== null,
          carryOut,
        };
        return printAll(state, propose(state, player, engine));
      },
    }),
    odds,
    rollAtOnce(state, seat, printed) {
      const found = admitted(state, seat, printed);
      return found && rollAtOnce(tryOut(state, found.player, found.action));
    },
    scope,
    ...(outlook && {
      outlook(state: State, seat: Seat, printed: Printed): Outlook {
        const found = admitted(state, seat, printed);
        const board = found?.board ?? rules.openBoard(state);
        return outlook(board, found);
      },
    }),
    apply(state, seat, printed, dice) {
      const play = rules.openPlay(state, dice);
      const action = gate.read(play, printed);
      const player = rules.playerAt(state, seat);
      const refused = gate.refusal(play, seat, action);
      if (refused) throw new RefusedError(refused);
      if (player === null) throw new Error(`${seat} has no player`);
      const finish = rules.watch?.(play, action.type);
      carryOut(play, player, action);
      finish?.();
      return play.events;
    },
    view: rules.view,
    describe: rules.describe,
    sample: rules.sample,
    outcome: ({ outcome }) => outcome,
    scenarioOf: rules.scenarioOf,
    seatsOf: rules.seatsOf,
    activeOf: rules.activeOf,
    standingOf: rules.standingOf,
    unitOf: rules.unitOf,
    travel: {
      steps(state, seat, unit) {
        const player = askedAt(state, seat);
        return player === null ? [] : printAll(state, travel.steps(rules.openBoard(state), player, unit));
      },
      moveState: (state, unit) => travel.moveState(rules.openBoard(state), unit),
      paid: travel.paid,
      // Most steps have no odds of their own, and trying them once more to see whether they roll takes long.
      oddsUnrolled: (state, seat, step: Printed) =>
        ruleFor(step.type).odds === undefined ? [] : odds(state, seat, step),
      ...(travel.ways && { ways: waysWith(travel.ways) }),
    },
    settled,
    clone: rules.clone,
    save: rules.save,
  };

  function waysWith(ways: NonNullable<typeof travel.ways>) {
    return (state: State, seat: Seat, unit: number) => {
      const player = askedAt(state, seat);
      if (player === null) return [];
      const found = ways(rules.openBoard(state), player, unit);
      return found?.map((way) => ({ ...way, actions: printAll(state, way.actions) })) ?? null;
    };
  }
}

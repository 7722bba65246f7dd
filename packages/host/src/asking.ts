import type { GameEvent, GameState } from '@hexwyrm/kernel';
import { bestMove } from './bots.ts';
import type { Caller } from './caller.ts';
import { type Handlers, nowOf } from './handlers.ts';
import type { Match } from './match.ts';
import { answerTo, legalActions, oddsOfEach, waysOf } from './questions.ts';
import { plain } from './redact.ts';
import { checkForm } from './well-formed.ts';

export type Asking =
  | 'state'
  | 'view'
  | 'at'
  | 'decision'
  | 'save'
  | 'record'
  | 'hash'
  | 'legal'
  | 'reactions'
  | 'propose'
  | 'explain'
  | 'odds'
  | 'outlook'
  | 'reach'
  | 'query'
  | 'bestmove'
  | 'update';

/** The methods that change nothing. */
export function asking<S extends GameState, A, E extends GameEvent, V>(
  match: Match<S, A, E, V>,
  caller: Caller,
): Handlers<Asking> {
  const { table, game } = match;
  const by = (named: string | undefined) => caller.seatFor(match, named);
  return {
    state() {
      caller.checkKnowsAll(match);
      return { state: table.state };
    },
    view({ seat: named }) {
      const seat = by(named);
      return { seat, view: game.describe(table.view(seat)) };
    },
    at({ seat: named, actions }) {
      const seat = by(named);
      return { seat, view: plain(game.view(table.stateAt(actions), seat)) };
    },
    decision: () => nowOf(match),
    save() {
      caller.checkKnowsAll(match);
      return { position: game.save(table.state), replay: plain(table.replay()) };
    },
    record({ from }) {
      caller.checkKnowsAll(match);
      const actions = table.log.slice(from).map(({ seat, action, dice }) => {
        const recorded = { seat, action: plain(action) };
        return dice === undefined ? recorded : { ...recorded, dice };
      });
      const groups = match.groups.filter((start) => start >= from && start < table.log.length);
      const head = from === 0 ? { head: plain({ ...table.record(), actions: [] }) } : {};
      return { from, actions, groups, hash: table.hash(), ...head };
    },
    hash() {
      caller.checkKnowsAll(match);
      return { hash: table.hash() };
    },
    legal: ({ seat, unit }) => legalActions(match, by(seat), unit),
    reactions({ seat: named }) {
      const seat = by(named);
      return { seat, actions: table.reactions(seat).map(plain) };
    },
    propose({ seat: named }) {
      const seat = by(named);
      return { seat, actions: table.propose(seat).map(plain) };
    },
    explain({ seat, action }) {
      const verdict = table.explain(caller.actorFor(match, seat), action);
      return verdict.ok ? { ok: true, action: plain(verdict.action) } : verdict;
    },
    odds({ seat, action, actions }) {
      checkForm(game, { action, actions });
      if (actions !== undefined) return oddsOfEach(match, by(seat), actions);
      return { odds: table.odds(caller.actorFor(match, seat), action) };
    },
    outlook({ seat: named, action }) {
      checkForm(game, { action });
      const seat = by(named);
      return { ...table.outlook(seat, action), places: table.scope(seat, action) };
    },
    reach: ({ seat, unit, after }) => waysOf(match, by(seat), unit, after),
    async query({ seat: named, name, params }) {
      const seat = by(named);
      return { seat, answer: answerTo(await match.queries(), name, table.view(seat), seat, params) };
    },
    async bestmove({ seat: named, bot, budget, seed }) {
      const seat = by(named);
      const limit = budget === undefined ? undefined : { evaluations: budget };
      return { seat, action: plain(await bestMove(match, seat, bot, limit, seed)), bot };
    },
    update: ({ seat, since }) => match.updates.updateFor(by(seat), since),
  };
}

import { type GameEvent, type GameState, queryNamed } from '@hexwyrm/kernel';
import { adviceFor, plainly } from './advice.ts';
import { bestMove } from './bots.ts';
import type { Caller } from './caller.ts';
import { type Handlers, nowOf } from './handlers.ts';
import type { Host } from './host.ts';
import type { HostedMatch } from './hosted-match.ts';
import { answerTo, legalActions, oddsOfEach, watchedAnswers, waysOf } from './questions.ts';
import { plain } from './redact.ts';
import { placeOf } from './seat-log.ts';
import { checkForm } from './well-formed.ts';

export type QueryMethod =
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
  | 'advise'
  | 'analyse'
  | 'missed'
  | 'update';

/** The methods that change nothing. */
export function queryMethods<S extends GameState, A, E extends GameEvent, V>(
  hosted: HostedMatch<S, A, E, V>,
  caller: Caller,
  { patience }: Host,
): Handlers<QueryMethod> {
  const { match, game } = hosted;
  const by = (named: string | undefined) => caller.seatFor(hosted, named);
  return {
    state() {
      caller.checkKnowsAll(hosted);
      return { state: match.state };
    },
    view({ seat: named }) {
      const seat = by(named);
      return { seat, view: game.describe(match.view(seat)) };
    },
    async at({ seat: named, actions }) {
      const seat = by(named);
      const view = game.view(match.stateAt(placeOf(match, seat, actions)), seat);
      const answers = caller.watching ? { answers: watchedAnswers(await hosted.queries(), view, seat) } : {};
      return { seat, view: plain(view), ...answers };
    },
    decision: () => nowOf(hosted),
    save() {
      caller.checkKnowsAll(hosted);
      return { position: game.save(match.state), replay: plain(match.replay()) };
    },
    record({ since }) {
      caller.checkKnowsAll(hosted);
      const { changes, groups } = hosted;
      const from = since === undefined ? 0 : changes.since(since);
      const actions = match.log.slice(from).map(({ seat, action, dice }) => {
        const recorded = { seat, action: plain(action) };
        return dice === undefined ? recorded : { ...recorded, dice };
      });
      const starts = groups.startsIn(match.log).filter((start) => start >= from);
      const head = from === 0 ? { head: plain({ ...match.record(), actions: [] }) } : {};
      return { version: changes.count, from, actions, groups: starts, hash: match.hash(), ...head };
    },
    hash() {
      caller.checkKnowsAll(hosted);
      return { hash: match.hash() };
    },
    legal: ({ seat, unit }) => legalActions(hosted, by(seat), unit),
    reactions({ seat: named }) {
      const seat = by(named);
      return { seat, actions: match.reactions(seat).map(plain) };
    },
    propose({ seat: named }) {
      const seat = by(named);
      return { seat, actions: match.propose(seat).map(plain) };
    },
    explain({ seat, action }) {
      checkForm(game, { action });
      const verdict = match.explain(by(seat), action);
      return verdict.ok ? { ok: true, action: plain(verdict.action) } : verdict;
    },
    odds({ seat, action, actions }) {
      checkForm(game, { action, actions });
      const actor = by(seat);
      if (actions !== undefined) return oddsOfEach(hosted, actor, actions);
      return { odds: match.odds(actor, action), atOnce: match.rollAtOnce(actor, action) };
    },
    outlook({ seat: named, action }) {
      checkForm(game, { action });
      const seat = by(named);
      return { ...match.outlook(seat, action), places: match.scope(seat, action) };
    },
    reach: ({ seat, unit, after }) => waysOf(hosted, by(seat), unit, after),
    async query({ seat: named, name, params, at, indices = false }) {
      const seat = by(named);
      const view =
        at === undefined ? match.view(seat) : game.view(match.stateAt(placeOf(match, seat, at)), seat);
      const asked = queryNamed(await hosted.queries(), name);
      return { seat, answer: answerTo(asked, params, { view, seat, printed: !indices }) };
    },
    async bestmove({ seat: named, bot, budget, seed }) {
      hosted.checkAdvised();
      const seat = by(named);
      const limit = budget === undefined ? undefined : { evaluations: budget };
      return { seat, action: plain(await bestMove(hosted, seat, bot, limit, seed)), bot };
    },
    advise: ({ seat, budget, seed }) => adviceFor(hosted, by(seat), patience.begin(), budget, seed),
    async analyse({ from, to = match.log.length }) {
      caller.checkKnowsAll(hosted);
      return (await hosted.adviser()).analyse(match, from, to);
    },
    async missed({ at }) {
      caller.checkKnowsAll(hosted);
      return { missed: plainly((await hosted.adviser()).missed(match, at)) };
    },
    update: ({ seat, since }) => hosted.updates.updateFor(by(seat), since, caller.watching),
  };
}

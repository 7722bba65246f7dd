import { askBot, type Bot } from '@hexwyrm/bots';
import {
  type Decision,
  type Dice,
  type GameEvent,
  type GameState,
  HexwyrmError,
  type Match,
  type Plan,
  type Seat,
} from '@hexwyrm/kernel';
import type { Language, Say } from '@hexwyrm/words';
import type { Kit } from '../games/kit.ts';
import { searchRules } from '../games/rule-book.ts';
import type { Sight, Teller } from '../games/teller.ts';
import { formatRule } from '../terminal/format-rule.ts';
import { writeWhole } from '../terminal/whole-file.ts';
import type { Host } from './host.ts';
import { type Choice, listMenu, type Menu, mainMenu, narrow, printMenu } from './menu.ts';

/** Steps of a suggestion listed before it is chosen. */
const OUTLINED = 4;

export interface Seating<S extends GameState, A, E extends GameEvent, V> {
  readonly kit: Kit<S, A, E, V>;
  readonly match: Match<S, A, E, V>;
  readonly host: Host;
  readonly adviser: Bot<S, A, E, V>;
  readonly thoughts: Dice;
  readonly language: Language;
  readonly teller: Teller<S, A, E>;
  /** A clause with its title. */
  cite(clause: string): string;
}

/** What a person did with a decision. */
export type Answer<A> =
  | { readonly kind: 'actions'; readonly actions: readonly A[] }
  | { readonly kind: 'undone' | 'quit' };

/** Asks a person until the decision is made, taken back or left. */
export async function askPerson<S extends GameState, A, E extends GameEvent, V>(
  seating: Seating<S, A, E, V>,
  seat: Seat,
  decision: Decision,
): Promise<Answer<A>> {
  const { kit, match, host, teller, cite } = seating;
  const { t } = teller;
  const { state } = match;
  const sight = teller.see(state, seat);
  const legal = match.legal(seat);
  const known = new Set(legal.map((action) => JSON.stringify(action)));
  const unasked = match.reactions(seat).filter((action) => !known.has(JSON.stringify(action)));
  const labelled = (action: A, group: string | null): Choice<A> => ({
    action,
    label: sight.action(action),
    group,
  });
  const choices = [
    ...legal.map((action) => labelled(action, sight.group(action))),
    ...unasked.map((action) => labelled(action, t('play.any-time'))),
  ];
  const title = `${sight.question(decision)}  [${cite(decision.clause)}]`;
  const start = mainMenu(title, choices);
  const proposal = match.propose(seat);
  let menu: Menu<A> = start;
  let plans: readonly Plan<A>[] | undefined;

  // Odds are worked out for what is shown, not for hundreds of choices in groups.
  const notes = ({ action }: Choice<A>) => match.odds(seat, action).map((odds) => sight.roll(odds));
  const show = (next: Menu<A>): null => {
    menu = next;
    host.print(printMenu(menu, notes, t));
    if (menu === start && proposal.length > 0)
      host.print(`   p  ${t('play.suggested', { actions: outline(proposal) })}`);
    return null;
  };
  const tell = (text: string): null => {
    host.print(text);
    return null;
  };

  const choose = (...actions: readonly A[]): Answer<A> => ({ kind: 'actions', actions });

  const outline = (actions: readonly A[]): string => {
    const words = actions.slice(0, OUTLINED).map((action) => sight.action(action));
    const more = actions.length - words.length;
    return [...words, ...(more > 0 ? [t('play.more', { count: more })] : [])].join('; ');
  };

  const pick = (number: number): Answer<A> | null => {
    const entry = menu.entries[number - 1];
    if (!entry) return tell(t('play.no-number', { number, count: menu.entries.length }));
    if (entry.kind === 'choice') return choose(entry.choice.action);
    return show(listMenu(entry.name, entry.choices));
  };

  const search = (text: string): null => {
    const found = narrow(menu, text);
    return found.length === 0 ? tell(t('play.no-match', { text })) : show(listMenu(title, found));
  };

  const map = (words: string): string => {
    if (words === '') return sight.board();
    return sight.look(words) ?? t('play.not-on-map', { text: words });
  };

  /** Three ways to go on; a number plays one of them. */
  const counsel = (number: string): Answer<A> | null => {
    plans ??= plansFor(seating, seat);
    const chosen = plans[Number(number) - 1];
    if (chosen) return choose(...chosen.actions);
    if (plans.length === 0) return tell(t('advice.none'));
    return tell(plans.map((plan, i) => planLines(seating, sight, plan, i + 1, outline)).join('\n'));
  };

  const advice = (): A => askBot(seating.adviser, kit.game, state, seat, seating.thoughts);

  const command = async (letter: string, rest: string): Promise<Answer<A> | null> => {
    switch (letter) {
      case 'p':
        return proposal.length === 0 ? tell(t('play.no-suggestion')) : choose(...proposal);
      case 'b':
        return show(start);
      case 'm':
        return tell(map(rest));
      case 'h':
        return counsel(rest);
      case 'a':
        return choose(advice());
      case '?':
        return tell(rest.startsWith('{') ? whyNot(seating, seat, rest) : lookUp(seating, decision, rest));
      case 'u':
        return undo(seating, seat);
      case 's':
        return tell(save(seating, rest || 'hexwyrm-game.json'));
      case 'q':
        return { kind: 'quit' };
      default:
        return tell(keysIn(t));
    }
  };

  const understand = (line: string, letter: string, rest: string) => {
    if (/^\d+$/.test(line)) return pick(Number(line));
    if (line === 'concede' && kit.concession !== null) return choose(kit.concession);
    return letter === '/' ? search(rest) : command(letter, rest);
  };

  show(start);
  for (;;) {
    const line = await host.ask('> ');
    if (line === null) return { kind: 'quit' };
    const [, letter = '', rest = ''] = /^(\S)\s*(.*)$/.exec(line) ?? [];
    const answer = await understand(line, letter, rest);
    if (answer !== null) return answer;
  }
}

/** What the seat is advised to do, from what it may know. */
function plansFor<S extends GameState, A, E extends GameEvent, V>(
  { kit, match, thoughts }: Seating<S, A, E, V>,
  seat: Seat,
): readonly Plan<A>[] {
  const guess = kit.game.sample(match.state, seat, thoughts);
  const thought = kit.adviser.advise(kit.game, guess, seat, thoughts);
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value.plans;
  }
}

/** A plan, what it comes to, and why. */
function planLines<S extends GameState, A, E extends GameEvent, V>(
  { teller: { t } }: Seating<S, A, E, V>,
  sight: Sight<A, E>,
  { actions, chance, reasons }: Plan<A>,
  number: number,
  outline: (actions: readonly A[]) => string,
): string {
  const line = t('play.plan', { number, actions: outline(actions), chance: Math.round(100 * chance) });
  return [line, ...reasons.map((reason) => `        ${sight.reason(reason)}`)].join('\n');
}

/** The words of `play.cannot-undo`. */
const BARRIERS = {
  nothing: 'nothing',
  'die-rolled': 'die',
  'secret-revealed': 'secret',
  'other-seat': 'other',
} as const;

/** The letters that are commands; what they stand for is said in the language of the game. */
const keysIn = (t: Say): string =>
  t('play.keys', {
    p: 'p',
    b: 'b',
    filter: t('play.key.filter'),
    m: 'm',
    look: 'm 0815',
    h: 'h',
    first: 'h 1',
    a: 'a',
    rule: t('play.key.rule', { mark: '?' }),
    why: '? {"type":…}',
    u: 'u',
    save: t('play.key.save'),
    q: 'q',
    concede: 'concede',
  });

function lookUp<S extends GameState, A, E extends GameEvent, V>(
  { kit, language, teller: { t } }: Seating<S, A, E, V>,
  { clause }: Decision,
  words: string,
): string {
  const found = searchRules(kit.rules, (words || clause).split(/\s+/), language);
  if (found.length === 0) return t('play.no-rule', { text: words || clause });
  const text = found.map((entry) => formatRule(entry, language, found.length <= 5)).join('\n');
  return words === '' ? `${keysIn(t)}\n${text}` : text;
}

function whyNot<S extends GameState, A, E extends GameEvent, V>(
  { kit, match, language, teller }: Seating<S, A, E, V>,
  seat: Seat,
  text: string,
): string {
  let action: unknown;
  try {
    action = JSON.parse(text);
  } catch {
    return teller.t('play.not-json');
  }
  const verdict = match.explain(seat, action);
  if (verdict.ok) return teller.t('play.allowed');
  const { clause } = verdict.refusal;
  const entry = kit.rules.find(clause);
  const rule = entry ? formatRule(entry, language, true) : clause;
  const fact = teller.refusalFact(verdict.refusal);
  return [teller.t('play.not-allowed'), rule, ...(fact === '' ? [] : [`  ${fact}`])].join('\n');
}

function undo<S extends GameState, A, E extends GameEvent, V>(
  { match, host, teller }: Seating<S, A, E, V>,
  seat: Seat,
): Answer<A> | null {
  const barrier = match.undoBarrier(seat);
  if (barrier === null) {
    match.undo(seat);
    return { kind: 'undone' };
  }
  host.print(teller.t('play.cannot-undo', { reason: BARRIERS[barrier] }));
  return null;
}

function save<S extends GameState, A, E extends GameEvent, V>(
  { match, teller: { t } }: Seating<S, A, E, V>,
  file: string,
): string {
  try {
    writeWhole(file, `${JSON.stringify(match.replay())}\n`);
    return t('play.saved', { file });
  } catch (error) {
    if (error instanceof HexwyrmError || !(error instanceof Error)) throw error;
    return t('play.not-saved', { reason: error.message });
  }
}

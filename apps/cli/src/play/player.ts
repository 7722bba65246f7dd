import { askBot, type Bot } from '@hexwyrm/bots';
import {
  type Decision,
  type Dice,
  type GameEvent,
  type GameState,
  HexwyrmError,
  type Seat,
  type Table,
} from '@hexwyrm/kernel';
import type { Kit } from '../games/kit.ts';
import { type Language, searchRules } from '../games/rule-book.ts';
import { formatRule } from '../terminal/format-rule.ts';
import { writeWhole } from '../terminal/whole-file.ts';
import type { Host } from './host.ts';
import { type Choice, listMenu, type Menu, mainMenu, narrow, printMenu } from './menu.ts';
import { citation } from './story.ts';

const KEYS = `Type a number to choose. p accept suggestion   b back   /text filter the list   m map   m 0815 look at a hex   h hint   a let the bot choose
? rule or words: look up a rule   ? {"type":…}: why an action is not allowed
u undo   s [file] save   q quit   concede`;

/** Steps of a suggestion listed before it is chosen. */
const OUTLINED = 4;

export interface Seating<S extends GameState, A, E extends GameEvent, V> {
  readonly kit: Kit<S, A, E, V>;
  readonly table: Table<S, A, E, V>;
  readonly host: Host;
  readonly adviser: Bot<S, A, E, V>;
  readonly thoughts: Dice;
  readonly language: Language;
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
  const { kit, table, host, language } = seating;
  const { teller } = kit;
  const { state } = table;
  const legal = table.legal(seat);
  const known = new Set(legal.map((action) => JSON.stringify(action)));
  const unasked = table.reactions(seat).filter((action) => !known.has(JSON.stringify(action)));
  const labelled = (action: A, group: string | null): Choice<A> => ({
    action,
    label: teller.action(state, action),
    group,
  });
  const choices = [
    ...legal.map((action) => labelled(action, teller.group(state, action))),
    ...unasked.map((action) => labelled(action, 'at any time')),
  ];
  const title = `${teller.question(state, decision)}  [${citation(kit.rules, decision.clause, language)}]`;
  const start = mainMenu(title, choices);
  const proposal = table.propose(seat);
  let menu: Menu<A> = start;

  // Odds are worked out for what is shown, not for hundreds of choices in groups.
  const notes = ({ action }: Choice<A>) => table.odds(seat, action).map((odds) => teller.roll(state, odds));
  const show = (next: Menu<A>): null => {
    menu = next;
    host.say(printMenu(menu, notes));
    if (menu === start && proposal.length > 0) host.say(`   p  suggested: ${outline(proposal)}`);
    return null;
  };
  const tell = (text: string): null => {
    host.say(text);
    return null;
  };

  const choose = (...actions: readonly A[]): Answer<A> => ({ kind: 'actions', actions });

  const outline = (actions: readonly A[]): string => {
    const words = actions.slice(0, OUTLINED).map((action) => teller.action(state, action));
    const more = actions.length - words.length;
    return [...words, ...(more > 0 ? [`${more} more`] : [])].join('; ');
  };

  const pick = (number: number): Answer<A> | null => {
    const entry = menu.entries[number - 1];
    if (!entry) return tell(`There is no ${number}; choose from 1 to ${menu.entries.length}.`);
    if (entry.kind === 'choice') return choose(entry.choice.action);
    return show(listMenu(entry.name, entry.choices));
  };

  const search = (text: string): null => {
    const found = narrow(menu, text);
    return found.length === 0
      ? tell(`No choice matches ${JSON.stringify(text)}.`)
      : show(listMenu(title, found));
  };

  const map = (words: string): string => {
    if (words === '') return teller.board(state, seat);
    return teller.look(state, seat, words) ?? `There is no ${JSON.stringify(words)} on the map.`;
  };

  const advice = (): A => askBot(seating.adviser, kit.game, state, seat, seating.thoughts);

  const command = async (letter: string, rest: string): Promise<Answer<A> | null> => {
    switch (letter) {
      case 'p':
        return proposal.length === 0 ? tell('There is no suggestion here.') : choose(...proposal);
      case 'b':
        return show(start);
      case 'm':
        return tell(map(rest));
      case 'h':
        return tell(`Hint: ${teller.action(state, advice())}`);
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
        return tell(KEYS);
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

function lookUp<S extends GameState, A, E extends GameEvent, V>(
  { kit, language }: Seating<S, A, E, V>,
  { clause }: Decision,
  words: string,
): string {
  const found = searchRules(kit.rules, (words || clause).split(/\s+/), language);
  if (found.length === 0) return `No rule found for ${JSON.stringify(words || clause)}.`;
  const text = found.map((entry) => formatRule(entry, language, found.length <= 5)).join('\n');
  return words === '' ? `${KEYS}\n${text}` : text;
}

function whyNot<S extends GameState, A, E extends GameEvent, V>(
  { kit, table, language }: Seating<S, A, E, V>,
  seat: Seat,
  text: string,
): string {
  let action: unknown;
  try {
    action = JSON.parse(text);
  } catch {
    return 'That is not JSON.';
  }
  const verdict = table.explain(seat, action);
  if (verdict.ok) return 'That is allowed.';
  const { clause, facts } = verdict.refusal;
  const entry = kit.rules.find(clause);
  const rule = entry ? formatRule(entry, language, true) : clause;
  return `Not allowed:\n${rule}${facts ? `\n  ${JSON.stringify(facts)}` : ''}`;
}

function undo<S extends GameState, A, E extends GameEvent, V>(
  { table, host }: Seating<S, A, E, V>,
  seat: Seat,
): Answer<A> | null {
  const barrier = table.undoBarrier(seat);
  if (barrier === null) {
    table.undo(seat);
    return { kind: 'undone' };
  }
  const reasons = {
    nothing: 'nothing has happened yet',
    'die-rolled': 'a die has been rolled',
    'secret-revealed': 'hidden information was revealed',
    'other-seat': 'the last action was not yours',
  };
  host.say(`Cannot undo: ${reasons[barrier]}.`);
  return null;
}

function save<S extends GameState, A, E extends GameEvent, V>(
  { table }: Seating<S, A, E, V>,
  file: string,
): string {
  try {
    writeWhole(file, `${JSON.stringify(table.replay())}\n`);
    return `Saved to ${file}.`;
  } catch (error) {
    if (error instanceof HexwyrmError || !(error instanceof Error)) throw error;
    return `Not saved: ${error.message}`;
  }
}

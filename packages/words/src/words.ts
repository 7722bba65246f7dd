import type {
  Comparison,
  Decision,
  Fraction,
  GameEvent,
  Reason,
  RollOdds,
  RollResult,
  Seat,
  Summand,
} from '@hexwyrm/kernel';
import { reasonWords } from './advice/reasons.ts';
import { decisionHint, decisionTitle } from './decisions.ts';
import type { GameView, GameWords, WordsKit } from './kit.ts';
import { type Language, languageOf } from './language.ts';
import {
  chanceWords,
  comparedWords,
  endingWords,
  neededWords,
  type OddsWords,
  oddsWords,
  partWords,
  resultWords,
  rollName,
} from './odds-words.ts';
import type { ClauseText } from './rule-texts.ts';
import { readSentence, type Sentence } from './sentence.ts';
import { type Company, type PlayerNames, type Say, type Speech, signed, speechOf } from './speech.ts';
import type { Tongue } from './tongue.ts';

/** Words for places without a game on screen. `Id`: the names of the messages that are there. */
export interface PlainWords<Id extends string = string> {
  readonly language: Language;
  readonly t: Say<Id>;
  /** Whether a message of that name exists. */
  has(id: string): id is Id;
  /** "a, b and c" */
  list(items: readonly string[]): string;
  number(value: number): string;
  /** "+1", "−2" */
  signed(value: number): string;
  date(value: number | Date): string;
  /** "careful"; a bot we do not know keeps its own name. */
  botName(bot: string): string;
}

/** All words of a game, in one language. */
export interface Words<Id extends string = string>
  extends PlainWords<Id>,
    Omit<GameWords, 'saying' | 'questionValues'> {
  eventSentence(event: GameEvent, view: GameView): Sentence;
  /** The values of a message about a player: the seat if it has its own word, else the name. */
  who(seat: Seat): { readonly seat: string; readonly name: string };
  /** "Bound", "Fog": the word for a way of acting. */
  kindName(kind: string): string;
  /** "Alliance of Belm"; games from files have none of their own. */
  scenarioName(id: string): string;
  /** What a printed scenario is about, in a line; the others have none. */
  scenarioLine(id: string): string;
  phaseName(phase: string): string;
  /** "Move", for the ribbon */
  phaseShort(phase: string): string;
  /** Takes a Snapshot and its view, or just the decision. */
  decisionTitle(asked: { readonly decision: Decision | null }, view: GameView): string;
  decisionHint(asked: { readonly decision: Decision | null }, view: GameView): string;
  /** The fact behind a refusal; the rule itself is `clauseText(refusal.clause)`. */
  odds(odds: RollOdds, view: GameView): OddsWords;
  /** "50 %", "sure", "no" */
  chance(chance: Fraction): string;
  /** "4+ (5−1)" */
  needed(odds: RollOdds): string;
  /** "Escape from fire (Infantry 2)" */
  rollName(odds: RollOdds, view: GameView): string;
  /** "7 against 2, 4+ needed", as the log will say it; with what is added to the die: "3+ (4−1) needed" */
  compared(comparison: Comparison, modifier?: number): string;
  /** One number of a sum: "Infantry 2", "A hero at hand" */
  part(part: Summand, view: GameView): string;
  /** "destroyed", "3 points of damage" */
  result(result: RollResult): string;
  /** "Breaks the North Gate: 5 in 6" */
  reason(reason: Reason, view: GameView): string;
  ending(reason: string): string;
  /** Title and text of a clause; its number and nothing while the rule book is on its way. */
  clauseTitle(id: string): string;
  clauseText(id: string): string;
  /** "2.12.1.1.3-e" */
  clauseNumber(id: string): string;
}

export const plainWordsOf = <Id extends string>(tongue: Tongue): PlainWords<Id> =>
  plain(tongue, speechOf(tongue));

function plain<Id extends string>(tongue: Tongue, speech: Speech): PlainWords<Id> {
  const { say, list } = speech;
  const has = (id: string): id is Id => speech.has(id);
  return {
    language: languageOf(tongue.locale) ?? 'en',
    t: say,
    has,
    list,
    number: tongue.number,
    signed: (value) => signed(value, tongue.number),
    date: tongue.date,
    botName: (bot) => named(speech, `game.bot.${bot}`, bot),
  };
}

/** The message of that name, or else. */
const named = ({ say, has }: Speech, id: string, otherwise: string): string =>
  has(id) ? say(id) : otherwise;

export function wordsOf<Id extends string>(
  tongue: Tongue,
  kit: WordsKit,
  clause: (id: string) => ClauseText | null,
  names: PlayerNames = {},
  company: Company = {},
): Words<Id> {
  const speech = speechOf(tongue, names, company);
  const { say } = speech;
  const game = kit.wordsOf(speech);
  const labelIn = (view: GameView) => (unit: number) => game.unitLabel(view, unit);
  const clauseNumber = (id: string) => (id.startsWith(kit.prefix) ? id.slice(kit.prefix.length) : id);
  return {
    ...plain<Id>(tongue, speech),
    ...game,
    eventSentence(event, view) {
      const { id, values } = game.saying(event, view);
      return readSentence(say(id, values), event.clause, 'success' in event && event.success === true);
    },
    who: (seat) => ({ seat: names[seat] ? 'named' : seat, name: game.seatName(seat) }),
    kindName: (kind) => named(speech, `verb.${kind}`, kind),
    scenarioName: (id) => named(speech, `scenario.${id}`, say('game.custom')),
    scenarioLine: (id) => named(speech, `scenario.${id}.line`, ''),
    phaseName: (phase) => named(speech, `phase.${phase}`, phase),
    phaseShort: (phase) => named(speech, `phase.${phase}.short`, phase),
    decisionTitle: ({ decision }, view) =>
      decision ? decisionTitle(speech, decision, game.questionValues(decision, view)) : say('game.over'),
    decisionHint: ({ decision }, view) =>
      decision ? decisionHint(speech, decision, game.questionValues(decision, view)) : '',
    refusalFact(refusal) {
      if (refusal.clause === 'K-SEAT') return say('game.refused-seat');
      if (refusal.clause === 'K-OVER') return say('game.refused-over');
      return game.refusalFact(refusal);
    },
    odds: (odds, view) => oddsWords(speech, odds, labelIn(view)),
    chance: (chance) => chanceWords(speech, chance),
    needed: neededWords,
    rollName: (odds, view) => rollName(speech, odds, labelIn(view)),
    compared: ({ attack, defence, cell }, modifier) =>
      comparedWords(speech, attack.total, defence.total, cell, modifier),
    part: (part, view) => partWords(speech, part, labelIn(view)),
    result: (result) => resultWords(speech, result),
    reason: (reason, view) => reasonWords(speech, game, reason, view),
    ending: (reason) => endingWords(speech, reason),
    clauseTitle: (id) => clause(id)?.title ?? clauseNumber(id),
    clauseText: (id) => clause(id)?.text ?? '',
    clauseNumber,
  };
}

import type { Action, Event, TERRAIN, View } from '@hexwyrm/dragon-rage';
import type { Comparison, Decision, Fraction, Refusal, RollOdds, RollResult, Summand } from '@hexwyrm/kernel';
import type { IntlShape } from 'react-intl';
import { abilitiesOf } from '../games/dragon-rage/words/abilities.ts';
import { actionLabel } from '../games/dragon-rage/words/action-label.ts';
import { decisionHint, decisionTitle } from '../games/dragon-rage/words/decisions.ts';
import { endingOf, sayingOf, seatName } from '../games/dragon-rage/words/event-values.ts';
import { hexLabel } from '../games/dragon-rage/words/hex-label.ts';
import { entranceName, placeName } from '../games/dragon-rage/words/places.ts';
import { armyList, type UnitTypeId, unitLabel, unitName } from '../games/dragon-rage/words/unit-names.ts';
import type { Language } from './language.ts';
import { languageOf } from './language.ts';
import type { MessageId } from './messages.ts';
import {
  chanceWords,
  comparedWords,
  neededWords,
  type OddsWords,
  oddsWords,
  partWords,
  resultWords,
  rollName,
} from './odds-words.ts';
import { refusalFact } from './refusals.ts';
import type { ClauseText } from './rule-texts.ts';
import { readSentence, type Sentence } from './sentence.ts';
import { type Say, signed, speechOf } from './speech.ts';

type PhaseName = Extract<Event, { type: 'phase' }>['phase'];
type Spell = Extract<Action, { type: 'cast' }>['spell'];
type Direction = Extract<Action, { type: 'turn' }>['facing'];
type Area = Extract<Action, { type: 'assign' }>['area'];
type Terrain = (typeof TERRAIN)[number];

/** All that is said at the table, in one language. */
export interface Words {
  readonly language: Language;
  readonly t: Say;
  /** Whether a message of that name exists. */
  has(id: string): id is MessageId;
  /** "a, b and c" */
  list(items: readonly string[]): string;
  number(value: number): string;
  /** "+1", "−2" */
  signed(value: number): string;
  date(value: number | Date): string;
  /** "infantry"; for several "infantry units" */
  unitName(type: UnitTypeId, count?: number): string;
  /** "Infantry 4" */
  unitLabel(view: View, id: number): string;
  /** What the unit can do, one line each: for its card. */
  abilities(view: View, type: UnitTypeId): string[];
  /** "2 Dragons and 3 trolls" */
  armyList(army: Partial<Record<UnitTypeId, number>>): string;
  /** "1109, city, road. Infantry, strength 2, defender." */
  hexLabel(hex: string, view: View): string;
  /** "Bell Tower", or the number. */
  placeName(map: View['map'], hex: string): string;
  entranceName(map: View['map'], between: readonly [string, string]): string;
  eventSentence(event: Event, view: View): Sentence;
  /** "Dragon: bound 1110 → 1107, facing north" */
  actionLabel(action: Action, view: View, at?: string): string;
  /** "Bound", for a button */
  actionVerb(type: Action['type']): string;
  spellName(spell: Spell): string;
  directionName(direction: Direction): string;
  areaName(area: Area): string;
  terrainName(terrain: Terrain): string;
  /** "Alliance of Belm"; games from files have none of their own. */
  scenarioName(id: string): string;
  /** What a printed scenario is about, in a line; the others have none. */
  scenarioLine(id: string): string;
  /** "careful"; a bot we do not know keeps its own name. */
  botName(bot: string): string;
  phaseName(phase: PhaseName): string;
  /** "Move", for the ribbon */
  phaseShort(phase: PhaseName): string;
  /** Takes a Snapshot and its view, or just the decision. */
  decisionTitle(asked: { readonly decision: Decision | null }, view: View): string;
  decisionHint(asked: { readonly decision: Decision | null }, view: View): string;
  /** "Invader", "Player A" */
  seatName(seat: string): string;
  /** The fact behind a refusal; the rule itself is `clauseText(refusal.clause)`. */
  refusalFact(refusal: Refusal, far?: boolean): string;
  odds(odds: RollOdds, view: View): OddsWords;
  /** "50 %", "sure", "no" */
  chance(chance: Fraction): string;
  /** "4+ (5−1)" */
  needed(odds: RollOdds): string;
  /** "Escape from fire (Infantry 2)" */
  rollName(odds: RollOdds, view: View): string;
  /** "7 against 2, 4+ needed", as the log will say it */
  compared(comparison: Comparison): string;
  /** One number of a sum: "Infantry 2", "A hero at hand" */
  part(part: Summand, view: View): string;
  /** "destroyed", "3 points of damage" */
  result(result: RollResult): string;
  ending(reason: string): string;
  /** Title and text of a clause; its number and nothing while the rule book is on its way. */
  clauseTitle(id: string): string;
  clauseText(id: string): string;
  /** "2.12.1.1.3-e" */
  clauseNumber(id: string): string;
}

export function wordsOf(intl: IntlShape, clause: (id: string) => ClauseText | null): Words {
  const speech = speechOf(intl);
  const { say } = speech;
  const clauseNumber = (id: string) => id.replace(/^DR-/, '');
  return {
    language: languageOf(intl.locale) ?? 'en',
    t: say,
    has: speech.has,
    list: speech.list,
    number: (value) => intl.formatNumber(value),
    signed,
    date: (value) => intl.formatDate(value, { dateStyle: 'medium', timeStyle: 'short' }),
    unitName: (type, count) => unitName(speech, type, count),
    unitLabel: (view, id) => unitLabel(speech, view, id),
    abilities: (view, type) => abilitiesOf(speech, view, type),
    armyList: (army) => armyList(speech, army),
    hexLabel: (hex, view) => hexLabel(speech, hex, view),
    placeName: (map, hex) => placeName(speech, map, hex),
    entranceName: (map, between) => readSentence(entranceName(speech, map, between), '').text,
    eventSentence(event, view) {
      const { id, values } = sayingOf(speech, event, view);
      return readSentence(say(id, values), event.clause, event.type === 'rolled' && event.success);
    },
    actionLabel: (action, view, at) => actionLabel(speech, action, view, at),
    actionVerb: (type) => say(`verb.${type}`),
    spellName: (spell) => say(`spell.${spell}`),
    directionName: (direction) => say(`direction.${direction}`),
    areaName: (area) => say(`area.${area}`),
    terrainName: (terrain) => say(`terrain.${terrain}`),
    scenarioName(id) {
      const name = `scenario.${id}`;
      return say(speech.has(name) ? name : 'scenario.custom');
    },
    scenarioLine(id) {
      const line = `scenario.${id}.line`;
      return speech.has(line) ? say(line) : '';
    },
    botName(bot) {
      const name = `home.bot.${bot}`;
      return speech.has(name) ? say(name) : bot;
    },
    phaseName: (phase) => say(`phase.${phase}`),
    phaseShort: (phase) => say(`phase.${phase}.short`),
    decisionTitle: ({ decision }, view) =>
      decision ? decisionTitle(speech, decision, view) : say('decision.over'),
    decisionHint: ({ decision }, view) => (decision ? decisionHint(speech, decision, view) : ''),
    seatName: (seat) => seatName(speech, seat),
    refusalFact: (refusal, far = false) => refusalFact(speech, refusal, far),
    odds: (odds, view) => oddsWords(speech, odds, view),
    chance: (chance) => chanceWords(speech, chance),
    needed: neededWords,
    rollName: (odds, view) => rollName(speech, odds, view),
    compared: ({ attack, defence, cell }) => comparedWords(speech, attack.total, defence.total, cell),
    part: (part, view) => partWords(speech, part, view),
    result: (result) => resultWords(speech, result),
    ending: (reason) => endingOf(speech, reason),
    clauseTitle: (id) => clause(id)?.title ?? clauseNumber(id),
    clauseText: (id) => clause(id)?.text ?? '',
    clauseNumber,
  };
}

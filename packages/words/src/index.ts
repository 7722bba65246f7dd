export { numberIn, numbersIn, textIn, textsIn } from './facts.ts';
export { type FieldValues, type SpecialCases, sayingFrom } from './fields.ts';
export { fold } from './fold.ts';
export type { GameAction, GameView, GameWords, Saying, WordsKit } from './kit.ts';
export { firstSpoken, LANGUAGE_NAMES, LANGUAGES, type Language, languageOf, localeOf } from './language.ts';
export type { Message, Messages } from './message.ts';
export type { WordsMessageId } from './message-ids.ts';
export { comparedWords, endingWords, neededWords, type OddsWords } from './odds-words.ts';
export type { ClauseText, RuleTexts } from './rule-texts.ts';
export { hexMark, markDice, markHex, readSentence, type Sentence } from './sentence.ts';
export {
  type Company,
  capital,
  type PlayerNames,
  type Say,
  type Speech,
  signed,
  speechOf,
} from './speech.ts';
export { type Tongue, tongueOf, type Values } from './tongue.ts';
export { type PlainWords, plainWordsOf, type Words, wordsOf } from './words.ts';

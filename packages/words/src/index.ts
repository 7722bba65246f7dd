export { firstSpoken, LANGUAGE_NAMES, LANGUAGES, type Language, languageOf, localeOf } from './language.ts';
export type { Message, Messages } from './message.ts';
export type { ClauseText, RuleTexts } from './rule-texts.ts';
export { type Tongue, tongueOf, type Values } from './tongue.ts';

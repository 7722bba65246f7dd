export { LanguageProvider } from './LanguageProvider.tsx';
export { LanguageSwitch } from './LanguageSwitch.tsx';
export { useLanguage, useVolume } from './language-context.ts';
export type { MessageId } from './messages.ts';
export type { OddsWords } from './odds-words.ts';
export type { Sentence } from './sentence.ts';
export { usePlainWords, useWords } from './useWords.ts';
export type { Words } from './words.ts';

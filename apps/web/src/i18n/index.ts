export type { OddsWords, Sentence } from '@hexwyrm/words';
export { LanguageProvider } from './LanguageProvider.tsx';
export { LanguageSwitch } from './LanguageSwitch.tsx';
export { useLanguage, useVolume } from './language-context.ts';
export type { MessageId } from './messages.ts';
export { usePlainWords, useWords } from './useWords.ts';
export type { Words } from './words.ts';

import { bridgeheadWords } from '@hexwyrm/bridgehead/words';
import type { Language, RuleTexts } from '@hexwyrm/words';
import type { TableWords } from '../../../i18n/kit.ts';

const RULES: Readonly<Record<Language, () => Promise<{ readonly default: RuleTexts }>>> = {
  en: () => import('virtual:hexwyrm-rules/bridgehead/en'),
  fr: () => import('virtual:hexwyrm-rules/bridgehead/fr'),
  es: () => import('virtual:hexwyrm-rules/bridgehead/es'),
  de: () => import('virtual:hexwyrm-rules/bridgehead/de'),
};

export const words: TableWords = {
  ...bridgeheadWords,
  rules: async (language) => (await RULES[language]()).default,
};

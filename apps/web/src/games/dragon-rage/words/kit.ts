import { rageWords } from '@hexwyrm/dragon-rage/words';
import type { Language, RuleTexts } from '@hexwyrm/words';
import type { TableWords } from '../../../i18n/kit.ts';

const RULES: Readonly<Record<Language, () => Promise<{ readonly default: RuleTexts }>>> = {
  en: () => import('virtual:hexwyrm-rules/dragon-rage/en'),
  fr: () => import('virtual:hexwyrm-rules/dragon-rage/fr'),
  es: () => import('virtual:hexwyrm-rules/dragon-rage/es'),
  de: () => import('virtual:hexwyrm-rules/dragon-rage/de'),
};

export const words: TableWords = {
  ...rageWords,
  rules: async (language) => (await RULES[language]()).default,
};

import { passWords } from '@hexwyrm/dragon-pass/words';
import type { Language, RuleTexts } from '@hexwyrm/words';
import type { TableWords } from '../../../i18n/kit.ts';
import { conditionOf, passView } from '../view.ts';

const RULES: Readonly<Record<Language, () => Promise<{ readonly default: RuleTexts }>>> = {
  en: () => import('virtual:hexwyrm-rules/dragon-pass/en'),
  fr: () => import('virtual:hexwyrm-rules/dragon-pass/fr'),
  es: () => import('virtual:hexwyrm-rules/dragon-pass/es'),
  de: () => import('virtual:hexwyrm-rules/dragon-pass/de'),
};

export const words: TableWords = {
  ...passWords({
    lossLeft: (view) => passView(view).answers.losses?.left ?? 0,
    garrisonsMissing: (view) => passView(view).answers.garrisons.hexes,
    conditionOf: (view, unit) => conditionOf(passView(view), unit),
  }),
  rules: async (language) => (await RULES[language]()).default,
};

import { type Corrections, SCENARIO_SHEETS, TABLE_DATA } from '@hexwyrm/dragon-pass/data';
import type { Sheet } from '../../../corrections/kit.ts';
import { controlAt } from '../../../corrections/values/controls.ts';
import { tableSheets } from '../../../corrections/values/tables.ts';
import type { Words } from '../../../i18n/index.ts';
import { laidOver, SHIPPED } from './laid.ts';

const NATIONS = ['lunar', 'sartar', 'independent'] as const;

/** The Attack Table follows from its shares, and the moon has a chapter of its own. */
const ELSEWHERE = ['attack', 'redMoon'];

/** The Red Moon, the tables, and the fortresses of the nations. */
export function passTables(draft: Corrections, words: Words): readonly Sheet[] {
  const { t } = words;
  const { map, tables } = laidOver(draft);
  const moon = controlAt(draft, ['moon'], {
    label: t('corrections.pass.moon-values'),
    kind: { kind: 'row' },
    now: tables.redMoon.values,
    was: TABLE_DATA.redMoon.values,
    source: { kind: 'inferred' },
  });
  const fortresses = NATIONS.map((nation) =>
    controlAt(draft, ['fortresses', nation], {
      label: t(`corrections.pass.fortresses.${nation}`),
      kind: { kind: 'row' },
      now: map.fortresses[nation],
      was: SHIPPED.map.fortresses[nation],
    }),
  );
  return [
    { id: 'moon', title: t('corrections.pass.moon'), line: '', groups: [{ title: null, controls: [moon] }] },
    ...tableSheets(draft, { now: tables, was: TABLE_DATA }, ELSEWHERE, {
      words,
      keys: (key) => `corrections.pass.key.${key}`,
    }),
    {
      id: 'fortresses',
      title: t('corrections.pass.fortresses'),
      line: '',
      groups: [{ title: null, controls: fortresses }],
    },
  ];
}

/** How long each scenario is. */
export function scenarioSheets(draft: Corrections, { t, scenarioName }: Words): readonly Sheet[] {
  const controls = SCENARIO_SHEETS.map(({ id, turns }) =>
    controlAt(draft, ['scenarios', id, 'turns'], {
      label: scenarioName(id),
      kind: { kind: 'number', min: 1, max: 40 },
      now: draft.scenarios?.[id]?.turns ?? turns,
      was: turns,
    }),
  );
  return [
    { id: 'scenarios', title: t('corrections.pass.turns'), line: '', groups: [{ title: null, controls }] },
  ];
}

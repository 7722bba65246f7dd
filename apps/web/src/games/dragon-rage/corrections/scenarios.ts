import { type Corrections, correctedSheet, SCENARIOS, UNITS_DATA } from '@hexwyrm/dragon-rage/data';
import type { Control, Group, Sheet } from '../../../corrections/kit.ts';
import { controlAt } from '../../../corrections/values/controls.ts';
import { capitalOf } from '../../../corrections/words.ts';
import type { Words } from '../../../i18n/index.ts';

const SIDES = ['invader', 'defender'] as const;

/** The printed scenarios: goal, who opens, and both armies. */
export function scenarioSheets(draft: Corrections, words: Words): readonly Sheet[] {
  const { t } = words;
  return SCENARIOS.flatMap(({ opening }): Sheet[] => {
    if (opening.kind !== 'printed') return [];
    const was = opening.sheet;
    const now = correctedSheet(was, draft);
    const at = ['scenarios', was.id];
    const options = SIDES.map((value) => ({ value, label: t(`home.new.${value}`) }));
    const main: Control[] = [
      controlAt(draft, [...at, 'goal'], {
        label: t('corrections.rage.goal'),
        kind: { kind: 'number', min: 1, max: 99 },
        now: now.goal,
        was: was.goal,
      }),
      controlAt(draft, [...at, 'firstPlayer'], {
        label: t('corrections.rage.firstPlayer'),
        kind: { kind: 'choice', options },
        now: now.firstPlayer,
        was: was.firstPlayer,
      }),
    ];
    const armies = SIDES.map((side): Group => {
      const controls = UNITS_DATA.units.map(({ id }) =>
        controlAt(draft, [...at, 'forces', side, id], {
          label: capitalOf(words.counterName(id), words),
          kind: { kind: 'number', min: 0, max: 99 },
          now: now.forces[side][id] ?? 0,
          was: was.forces[side][id] ?? 0,
        }),
      );
      return { title: t(`home.new.${side}`), controls };
    });
    return [
      {
        id: `scenarios.${was.id}`,
        title: words.scenarioName(was.id),
        line: '',
        groups: [{ title: null, controls: main }, ...armies],
      },
    ];
  });
}

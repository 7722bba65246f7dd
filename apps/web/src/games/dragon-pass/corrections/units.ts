import { notes } from 'virtual:hexwyrm-unit-notes/dragon-pass';
import type { Corrections } from '@hexwyrm/dragon-pass/data';
import type { Control, Group, Sheet, Source } from '../../../corrections/kit.ts';
import { controlAt } from '../../../corrections/values/controls.ts';
import { capitalOf } from '../../../corrections/words.ts';
import type { Words } from '../../../i18n/index.ts';
import { faceGroup } from './faces.ts';
import { laidOver, SHIPPED } from './laid.ts';

type Unit = (typeof SHIPPED)['units'][number];

export const UNITS: readonly string[] = SHIPPED.units.map(({ id }) => id);

/** A type of counter, with both of its sides. */
export function unitSheet(draft: Corrections, id: string, words: Words): Sheet {
  const index = UNITS.indexOf(id);
  const [was, now] = [SHIPPED.units[index], laidOver(draft).units[index]];
  if (was === undefined || now === undefined) throw new RangeError(`there is no unit ${id}`);
  return sheetOf(draft, now, was, words);
}

function sheetOf(draft: Corrections, now: Unit, was: Unit, words: Words): Sheet {
  const { t } = words;
  const { id } = was;
  const source = sourceOf(was);
  const front = { draft, id, side: 'front', now: now.front, was: was.front, source } as const;
  const back =
    now.back && was.back && ({ draft, id, side: 'back', now: now.back, was: was.back, source } as const);
  return {
    id,
    title: capitalOf(words.counterName(id), words),
    line: [`kind.${was.kind}`, `nation.${was.faction}`]
      .map((what) => (words.has(what) ? t(what) : was.faction))
      .join(' · '),
    groups: [
      faceGroup(front, words),
      ...(back ? [faceGroup(back, words)] : []),
      otherGroup(draft, now, was, words),
    ],
  };
}

function otherGroup(draft: Corrections, now: Unit, was: Unit, { t }: Words): Group {
  const at = ['units', was.id];
  const names: Control = controlAt(draft, [...at, 'names'], {
    label: t('corrections.pass.names'),
    kind: { kind: 'names' },
    now: now.names,
    was: was.names,
  });
  const cavalry = controlAt(draft, [...at, 'cavalry'], {
    label: t('corrections.pass.cavalry'),
    kind: { kind: 'yes' },
    now: now.ironhoofCavalry ?? false,
    was: was.ironhoofCavalry ?? false,
  });
  const cities =
    (was.homeCity ?? []).length === 0
      ? []
      : [
          controlAt(draft, [...at, 'homeCity'], {
            label: t('corrections.pass.homeCity'),
            kind: { kind: 'row' },
            now: now.homeCity ?? [],
            was: was.homeCity ?? [],
          }),
        ];
  return { title: t('corrections.pass.counters'), controls: [names, cavalry, ...cities] };
}

const SURE = { printed: 'printed', repaired: 'repaired' } as const;

function sourceOf({ id, confidence }: Unit): Source {
  const reason = notes[id]?.[''];
  const kind = confidence === 'printed' || confidence === 'repaired' ? SURE[confidence] : 'inferred';
  return { kind, ...(reason !== undefined && { reason }) };
}

import { useMemo, useState } from 'react';
import { useEffect } from '../../base/effects.ts';
import { correctedUnits, isChanged } from '../changes.ts';
import type { Sheet } from '../kit.ts';
import { useEditor } from '../useEditor.ts';
import { SourceChip } from './SourceChip.tsx';
import { Values } from './Values.tsx';
import './unit-pane.css';

const inferredIn = ({ groups }: Sheet): number =>
  groups
    .flatMap(({ controls }) => controls)
    .filter((control) => control.source?.kind === 'inferred' && !isChanged(control)).length;

/** The types of units in a strip, and the values of one of them beside its counter. */
export function UnitPane() {
  const { kit, draft, units, unit: chosen, words, lit, goTo } = useEditor();
  const { t } = words;
  const [only, setOnly] = useState(false);
  const corrected = correctedUnits(kit, draft);
  const toCheck = useMemo(() => new Map(units.map((one) => [one.id, inferredIn(one)])), [units]);
  const left = units.map(({ id }) =>
    corrected.includes(id) ? inferredIn(kit.unit(draft, id, words)) : (toCheck.get(id) ?? 0),
  );
  const shown = units.filter(({ id }, i) => !only || (left[i] ?? 0) > 0 || id === chosen);
  const sheet = kit.unit(draft, chosen, words);
  useEffect(() => {
    document
      .querySelector(`[data-unit="${chosen}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  const { Counter } = kit;
  return (
    <section className="unit-pane" aria-labelledby="unit-pane-title">
      <div className="pane-head">
        <h2 className="label" id="unit-pane-title">
          {t('corrections.unit')}
        </h2>
        <span>
          {t('corrections.types', { count: units.length })} ·{' '}
          <label className="only-inferred">
            <input type="checkbox" checked={only} onChange={({ target }) => setOnly(target.checked)} />
            <SourceChip source={{ kind: 'inferred' }} />{' '}
            {t('corrections.to-check', { count: left.reduce((sum, one) => sum + one, 0) })}
          </label>
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that toggle */}
      <div className="unit-strip" role="group" aria-label={t('corrections.unit')}>
        {shown.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            data-unit={id}
            data-lit={lit?.kind === 'unit' && lit.id === id}
            data-changed={corrected.includes(id)}
            aria-pressed={id === sheet.id}
            aria-label={title}
            title={title}
            onClick={() => goTo({ kind: 'unit', id })}
          >
            <Counter draft={draft} unit={id} size={34} back={false} />
          </button>
        ))}
      </div>
      <div className="unit-card">
        <Portrait unit={sheet.id} />
        <div>
          <h3>{sheet.title}</h3>
          <p className="unit-line">{sheet.line}</p>
          <p>{t('corrections.compare')}</p>
          <ul className="corrections-legend">
            <li>
              <SourceChip source={{ kind: 'printed' }} /> {t('corrections.legend.printed')}
            </li>
            <li>
              <SourceChip source={{ kind: 'inferred' }} /> {t('corrections.legend.inferred')}
            </li>
          </ul>
        </div>
      </div>
      <Values
        groups={sheet.groups}
        subject={sheet.title}
        place={{ kind: 'unit', id: sheet.id }}
        only={only}
      />
    </section>
  );
}

/** Most counters are cut from sheets of half an inch or of five eighths. */
const SIZES = [12.7, 15.9, 19] as const;

/** The counter as it will look, large or as large as a real one. */
function Portrait({ unit }: { readonly unit: string }) {
  const { kit, draft, words } = useEditor();
  const { t, number } = words;
  const [millimetres, setMillimetres] = useState<number | null>(null);
  const { Counter } = kit;
  // 96 pixels of a page are an inch; a counter has a margin of a tenth around it.
  const size = millimetres === null ? 118 : Math.round((millimetres / 25.4) * 96 * 1.1);
  return (
    <figure className="counter-portrait">
      <div className="counter-portrait-sides" data-real={millimetres !== null}>
        <Counter draft={draft} unit={unit} size={size} back={false} />
        <Counter draft={draft} unit={unit} size={millimetres === null ? 62 : size} back={true} />
      </div>
      <figcaption>
        <select
          className="select"
          aria-label={t('corrections.beside')}
          value={millimetres ?? ''}
          onChange={({ target }) => setMillimetres(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t('corrections.as-it-will-look')}</option>
          {SIZES.map((size) => (
            <option key={size} value={size}>
              {t('corrections.real-size', { size: number(size) })}
            </option>
          ))}
        </select>
      </figcaption>
    </figure>
  );
}

import { useWords } from '../../i18n/index.ts';
import { isChanged } from '../changes.ts';
import type { Control, Source } from '../kit.ts';
import './source-chip.css';

/** How sure a value is, as a word in its own ink. */
export function SourceChip({ source }: { readonly source: Source }) {
  const { t, has } = useWords();
  const named = `corrections.text.${source.name}`;
  return (
    <span className={`source-chip source-${source.kind}`}>
      {has(named) ? t(named) : t(`corrections.source.${source.kind}`)}
    </span>
  );
}

/** Where the value comes from: an owner, or what the data files say. */
export function Origin({ control }: { readonly control: Control }) {
  const { t } = useWords();
  const { source } = control;
  if (isChanged(control))
    return (
      <span className="origin">
        <span className="source-chip source-corrected">{t('corrections.source.corrected')}</span>
        <small>{t('corrections.by-you')}</small>
      </span>
    );
  if (source === null) return null;
  return (
    <span className="origin">
      <SourceChip source={source} />
      {source.reason !== undefined && <small lang="en">{source.reason}</small>}
    </span>
  );
}

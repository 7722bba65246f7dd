import { useMemo } from 'react';
import { isChanged } from '../changes.ts';
import type { Control, Sheet } from '../kit.ts';
import { useEditor } from '../useEditor.ts';
import { written } from '../written.ts';
import { ValueField } from './ValueField.tsx';
import './tables-pane.css';

/** Tables and scenarios, each as a card that opens. */
export function TablesPane() {
  const { kit, draft, words } = useEditor();
  const { t } = words;
  const tables = useMemo(() => kit.tables(draft, words), [kit, draft, words]);
  const scenarios = useMemo(() => kit.scenarios(draft, words), [kit, draft, words]);
  return (
    <div className="tables-pane">
      <section aria-labelledby="tables-title">
        <h2 className="label" id="tables-title">
          {t('corrections.tables')}
        </h2>
        {tables.map((sheet) => (
          <Card key={sheet.id} sheet={sheet} />
        ))}
      </section>
      <section aria-labelledby="scenarios-title">
        <h2 className="label" id="scenarios-title">
          {t('corrections.scenarios')}
        </h2>
        {scenarios.map((sheet) => (
          <Card key={sheet.id} sheet={sheet} />
        ))}
      </section>
    </div>
  );
}

function Card({ sheet: { title, groups } }: { readonly sheet: Sheet }) {
  const { words, wanted } = useEditor();
  const controls = groups.flatMap((group) => group.controls);
  const changed = controls.filter(isChanged).length;
  const isWanted = wanted !== null && controls.some(({ path }) => isWithin(wanted.path, path));
  return (
    <details className="table-card" open={isWanted || changed > 0} key={isWanted ? wanted.times : ''}>
      <summary>
        <strong>{title}</strong>
        {changed > 0 && <span>{words.t('corrections.changes', { count: changed })}</span>}
      </summary>
      {groups.map((group) => (
        <div key={group.title ?? ''}>
          {group.title !== null && <h3 className="label">{group.title}</h3>}
          <div className="table-fields">
            {group.controls.map((control) => (
              <TableField
                key={control.path}
                control={control}
                subject={group.title === null ? title : `${title}, ${group.title}`}
              />
            ))}
          </div>
        </div>
      ))}
    </details>
  );
}

const isWithin = (path: string, whole: string): boolean =>
  path === whole || path.startsWith(`${whole}.`) || whole.startsWith(`${path}.`);

function TableField({ control, subject }: { readonly control: Control; readonly subject: string }) {
  const { words, change } = useEditor();
  const changed = isChanged(control);
  return (
    <div className="table-field" data-kind={control.kind.kind} data-changed={changed}>
      <span>{control.label}</span>
      <ValueField
        {...{ control, subject }}
        onChange={(value) => change(subject, control, value, { kind: 'table' })}
      />
      {changed && (
        <button
          type="button"
          className="link"
          aria-label={words.t('corrections.undo-of', { what: `${subject}, ${control.label}` })}
          onClick={() => change(subject, control, control.was)}
        >
          {words.t('corrections.was', { value: written(control, control.was, words) })} ·{' '}
          {words.t('corrections.undo')}
        </button>
      )}
    </div>
  );
}

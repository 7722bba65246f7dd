import { useWords } from '../../i18n/index.ts';
import { isChanged } from '../changes.ts';
import type { Control, Group, Place } from '../kit.ts';
import { useEditor } from '../useEditor.ts';
import { written } from '../written.ts';
import { Origin } from './SourceChip.tsx';
import { TickField, ValueField } from './ValueField.tsx';
import './values.css';

interface ValuesProps {
  readonly groups: readonly Group[];
  readonly subject: string;
  readonly place: Place;
  /** Those that are sure are left out. */
  readonly only: boolean;
}

const isUnsure = (control: Control): boolean => control.source?.kind === 'inferred' || isChanged(control);

/** Values in rows: as it is now, as it was, and where it comes from. */
export function Values({ groups, subject, place, only }: ValuesProps) {
  const { t } = useWords();
  const shown = groups
    .map(({ title, controls }) => ({ title, controls: only ? controls.filter(isUnsure) : controls }))
    .filter(({ controls }) => controls.length > 0);
  return (
    <table className="values">
      <thead>
        <tr>
          <th scope="col">{t('corrections.value')}</th>
          <th scope="col">{t('corrections.now')}</th>
          <th scope="col">{t('corrections.was-head')}</th>
          <th scope="col">{t('corrections.origin')}</th>
        </tr>
      </thead>
      {shown.map(({ title, controls }) => (
        <tbody key={title ?? ''}>
          {title !== null && (
            <tr className="values-group">
              <th scope="rowgroup" colSpan={4}>
                {title}
              </th>
            </tr>
          )}
          {controls.filter(isFigure).map((control) => (
            <Row
              key={control.path}
              {...{ control, place }}
              subject={title === null ? subject : `${subject}, ${title}`}
            />
          ))}
          <Ticks
            {...{ place }}
            controls={controls.filter((control) => !isFigure(control))}
            subject={title === null ? subject : `${subject}, ${title}`}
          />
        </tbody>
      ))}
    </table>
  );
}

const isFigure = ({ kind }: Control): boolean => kind.kind !== 'yes';

interface TicksProps {
  readonly controls: readonly Control[];
  readonly subject: string;
  readonly place: Place;
}

/** What is or is not so, in one row. */
function Ticks({ controls, subject, place }: TicksProps) {
  const { change } = useEditor();
  if (controls.length === 0) return null;
  return (
    <tr>
      <td colSpan={4}>
        <span className="values-ticks">
          {controls.map((control) => (
            <TickField
              key={control.path}
              {...{ control, subject }}
              onChange={(value) => change(subject, control, value, place)}
            />
          ))}
        </span>
      </td>
    </tr>
  );
}

interface RowProps {
  readonly control: Control;
  readonly subject: string;
  readonly place: Place;
}

const WIDE: ReadonlySet<string> = new Set(['text', 'row', 'names', 'choice']);

function Row({ control, subject, place }: RowProps) {
  const { change, words } = useEditor();
  const { t } = words;
  const changed = isChanged(control);
  const field = (
    <ValueField {...{ control, subject }} onChange={(value) => change(subject, control, value, place)} />
  );
  const isWide = WIDE.has(control.kind.kind);
  return (
    <tr data-changed={changed}>
      <th scope="row">{control.label}</th>
      <td colSpan={isWide ? 2 : 1}>{field}</td>
      {!isWide && <td className="values-was">{written(control, control.was, words)}</td>}
      <td>
        <span className="values-origin">
          <Origin control={control} />
          {changed && (
            <button
              type="button"
              className="link"
              aria-label={t('corrections.undo-of', { what: `${subject}, ${control.label}` })}
              onClick={() => change(subject, control, control.was)}
            >
              {t('corrections.undo')}
            </button>
          )}
        </span>
      </td>
    </tr>
  );
}

import { useId, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { isChanged } from '../changes.ts';
import type { Control, Value } from '../kit.ts';
import { linesOf, rowOf, stepped, typed, written } from '../written.ts';
import './value-field.css';

interface ValueFieldProps {
  readonly control: Control;
  /** What it belongs to, for screen readers. */
  readonly subject: string;
  /** For a label beside it. */
  readonly id?: string;
  onChange(value: Value): void;
}

/** Changes a value: a stepper, a choice, a tick or a line of text. Its label is read out with what it was and why. */
export function ValueField(props: ValueFieldProps) {
  const { control, subject, id, onChange } = props;
  const words = useWords();
  const { t } = words;
  const { kind, now, was, source } = control;
  const reason = source?.reason === undefined ? '' : `: ${source.reason}`;
  const origin = source === null ? '' : `, ${t(`corrections.source.${source.kind}`)}${reason}`;
  const label = `${subject}, ${control.label}`;
  const about = `${t('corrections.was', { value: written(control, was, words) })}${origin}`;
  const labelled = { 'aria-label': label, 'aria-description': about, 'data-path': control.path, id };
  switch (kind.kind) {
    case 'number':
      return <Stepper {...props} labelled={labelled} />;
    case 'choice':
      return (
        <select
          {...labelled}
          className="select"
          value={String(now)}
          onChange={({ target }) => onChange(target.value)}
        >
          {kind.options.map(({ value, label: option }) => (
            <option key={value} value={value}>
              {option}
            </option>
          ))}
        </select>
      );
    case 'yes':
      return (
        <input
          {...labelled}
          type="checkbox"
          checked={now === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'names':
      return <Lines {...props} labelled={labelled} />;
    case 'text':
    case 'row':
      return <Line {...props} labelled={labelled} />;
  }
}

/** What is or is not so, with its label: both can be pressed. */
export function TickField(props: ValueFieldProps) {
  const { control } = props;
  const id = useId();
  return (
    <span className="value-tick" data-changed={isChanged(control)}>
      <ValueField {...props} id={id} />
      <label htmlFor={id}>{control.label}</label>
    </span>
  );
}

interface Labelled {
  readonly labelled: {
    readonly 'aria-label': string;
    readonly 'aria-description': string;
    readonly 'data-path': string;
  };
}

function Stepper({ control, labelled, onChange }: ValueFieldProps & Labelled) {
  const words = useWords();
  const { t } = words;
  const [draft, setDraft] = useState<string | null>(null);
  const shown = written(control, control.now, words);
  const step = (by: 1 | -1) => {
    setDraft(null);
    const next = stepped(control, control.now, by);
    if (next !== control.now) onChange(next);
  };
  const commit = (text: string) => {
    const value = typed(control, text);
    setDraft(null);
    if (value !== undefined && value !== control.now) onChange(value);
  };
  return (
    <span className="value-stepper">
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('corrections.less', { label: control.label })}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        {...labelled}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? shown}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={({ target }) => draft !== null && commit(target.value)}
        onKeyDown={(event) => {
          const by = { ArrowUp: 1, '+': 1, ArrowDown: -1, '-': -1, '−': -1, Enter: 0 } as const;
          const found = Object.entries(by).find(([key]) => key === event.key)?.[1];
          if (found === undefined || (event.key === '-' && draft === '')) return;
          event.preventDefault();
          if (found === 0) commit(event.currentTarget.value);
          else step(found);
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('corrections.more', { label: control.label })}
        onClick={() => step(1)}
      >
        +
      </button>
    </span>
  );
}

/** A line of text, or figures in a row, taken when the field is left. */
function Line({ control, labelled, onChange }: ValueFieldProps & Labelled) {
  const words = useWords();
  const isRow = control.kind.kind === 'row';
  const shown = Array.isArray(control.now) ? control.now.join(' ') : String(control.now ?? '');
  const commit = (text: string) => {
    if (text !== shown) onChange(isRow ? rowOf(text) : text.trim());
  };
  return (
    <input
      key={shown}
      {...labelled}
      type="text"
      className={isRow ? 'text-field value-row' : 'text-field'}
      placeholder={isRow ? '' : words.t('corrections.none')}
      maxLength={isRow ? 400 : 60}
      defaultValue={shown}
      onBlur={({ target }) => commit(target.value)}
      onKeyDown={(event) => event.key === 'Enter' && commit(event.currentTarget.value)}
    />
  );
}

/** Names, one a line. */
function Lines({ control, labelled, onChange }: ValueFieldProps & Labelled) {
  const id = useId();
  const shown = Array.isArray(control.now) ? control.now.join('\n') : '';
  return (
    <textarea
      key={`${id} ${shown}`}
      {...labelled}
      className="text-field value-names"
      rows={Math.min(6, Math.max(2, shown.split('\n').length))}
      defaultValue={shown}
      onBlur={({ target }) => target.value !== shown && onChange(linesOf(target.value))}
    />
  );
}

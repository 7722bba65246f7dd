import type { ReactNode } from 'react';
import { Key } from '../../ui/Key.tsx';

type Value = string | number | boolean;

interface ChoicesProps {
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value | undefined;
  name(value: Value): string;
  onChoose(value: Value): void;
  /** The key that goes on to the next of them. */
  readonly letter?: string;
  /** What else there is to choose, after them. */
  readonly children?: ReactNode;
}

/** A row of buttons of which one is pressed; nothing where there is nothing to choose. */
export function Choices({ label, values, chosen, name, onChoose, letter, children }: ChoicesProps) {
  if (values.length < 2) return null;
  const now = chosen === undefined ? -1 : values.indexOf(chosen);
  const next = values[(now + 1) % values.length];
  return (
    <fieldset className="choices" aria-label={label}>
      <span className="label">
        {label} {letter !== undefined && <Key name={letter.toUpperCase()} />}
      </span>
      <div className="segments">
        {values.map((value) => (
          <button
            key={String(value)}
            type="button"
            aria-pressed={value === chosen}
            data-key={value === next ? letter : undefined}
            onClick={() => onChoose(value)}
          >
            {name(value)}
          </button>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

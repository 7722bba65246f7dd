import type { ReactNode } from 'react';

interface ChoiceProps<I> {
  readonly label: string;
  readonly now: I;
  readonly options: readonly {
    readonly id: I;
    readonly text: string;
    readonly sign?: ReactNode;
    /** What it is called where a sign shows it. */
    readonly name?: string;
  }[];
  choose(id: I): void;
}

/** A choice of one among a few, side by side. */
export function Choice<I extends string | number>({ label, now, options, choose }: ChoiceProps<I>) {
  return (
    <fieldset className="segments" aria-label={label}>
      {options.map(({ id, text, sign, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === now}
          aria-label={name === undefined ? undefined : `${name}: ${text}`}
          onClick={() => choose(id)}
        >
          {sign}
          {text}
        </button>
      ))}
    </fieldset>
  );
}

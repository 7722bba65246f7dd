type Value = string | number | boolean;

interface ChoicesProps {
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value | undefined;
  name(value: Value): string;
  onChoose(value: Value): void;
}

/** A row of buttons of which one is pressed; nothing where there is nothing to choose. */
export function Choices({ label, values, chosen, name, onChoose }: ChoicesProps) {
  if (values.length < 2) return null;
  return (
    <fieldset className="choices" aria-label={label}>
      <span className="label">{label}</span>
      <div className="segments">
        {values.map((value) => (
          <button
            key={String(value)}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {name(value)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

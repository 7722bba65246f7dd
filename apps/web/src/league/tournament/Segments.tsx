interface SegmentsProps<T extends string | number> {
  readonly label: string;
  readonly className?: string;
  readonly all: readonly T[];
  readonly chosen: NoInfer<T> | null;
  nameOf(one: NoInfer<T>): string;
  choose(one: NoInfer<T>): void;
}

/** Buttons in a row of which one is pressed. */
export function Segments<T extends string | number>(props: SegmentsProps<T>) {
  const { label, className = '', all, chosen, nameOf, choose } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that toggle
    <div className={`segments ${className}`} role="group" aria-label={label}>
      {all.map((one) => (
        <button key={one} type="button" aria-pressed={one === chosen} onClick={() => choose(one)}>
          {nameOf(one)}
        </button>
      ))}
    </div>
  );
}

import './body.css';

interface HeartGroupProps {
  readonly left: number;
  readonly all: number;
  readonly label: string;
}

/** The points of one group of a body as hearts, those lost empty. */
export function HeartGroup({ left, all, label }: HeartGroupProps) {
  return (
    <span className={left === 0 ? 'hearts lost' : 'hearts'} role="img" aria-label={label}>
      {Array.from({ length: all }, (_, i) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: hearts are identical
          key={i}
          viewBox="0 0 20 18"
          className={i < left ? 'full' : 'empty'}
          aria-hidden="true"
        >
          <path d="M10 17C4 12 1 9 1 5.5A4.3 4.3 0 0 1 10 4a4.3 4.3 0 0 1 9 1.5C19 9 16 12 10 17z" />
        </svg>
      ))}
    </span>
  );
}

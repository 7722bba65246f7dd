interface PlaySignProps {
  readonly back?: boolean;
  readonly double?: boolean;
}

/** A triangle that points on, or back; two of them for a whole turn. */
export function PlaySign({ back = false, double = false }: PlaySignProps) {
  return (
    <svg className="play-sign" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path
        d={double ? 'M1 2V14L8 8ZM8 2V14L15 8Z' : 'M3 2V14L14 8Z'}
        transform={back ? 'matrix(-1 0 0 1 16 0)' : undefined}
        fill="currentColor"
      />
    </svg>
  );
}

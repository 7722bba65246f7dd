/** A triangle that points on, or back. */
export function PlaySign({ back = false }: { readonly back?: boolean }) {
  return (
    <svg className="play-sign" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d={back ? 'M13 2V14L2 8Z' : 'M3 2V14L14 8Z'} fill="currentColor" />
    </svg>
  );
}

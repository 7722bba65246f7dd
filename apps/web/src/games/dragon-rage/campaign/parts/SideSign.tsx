import type { Side } from '../facts/sides.ts';

/** A green square on its tip for the invader, an orange disc for the defender. */
export function SideSign({ side, size = 14 }: { readonly side: Side; readonly size?: number }) {
  return (
    <svg
      className={`side-sign side-${side}`}
      viewBox="-12 -12 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {side === 'invader' ? <path d="M0-11L11 0L0 11L-11 0Z" /> : <circle r="9" />}
    </svg>
  );
}

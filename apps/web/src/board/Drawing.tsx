import { memo } from 'react';

interface DrawingProps {
  readonly svg: string;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly className?: string;
}

/** A drawing of the art folder at its place; redrawn only when it changes. */
export const Drawing = memo(function Drawing({
  svg,
  x = 0,
  y = 0,
  scale = 1,
  turn = 0,
  className,
}: DrawingProps) {
  const still = x === 0 && y === 0 && scale === 1 && turn === 0;
  const moved = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  const transform = `${moved}${turn === 0 ? '' : ` rotate(${turn}deg)`}${scale === 1 ? '' : ` scale(${scale})`}`;
  return (
    <g
      className={className}
      style={still ? undefined : { transform }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own functions, which escape every text
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
});

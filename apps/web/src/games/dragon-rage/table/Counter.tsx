import { useTheme } from '../../../theme/theme.ts';
import type { UnitFace } from '../art/index.ts';
import { counterSvg } from '../board/faces.ts';

/** A counter as on the board, for cards and trays. */
export function Counter({ face, size }: { readonly face: UnitFace; readonly size: number }) {
  const { theme } = useTheme();
  const box = 'head' in face ? '-62 -76 124 138' : '-56 -56 112 116';
  return (
    <svg
      className="counter"
      viewBox={box}
      width={size}
      height={size}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions from numbers and known names
      dangerouslySetInnerHTML={{ __html: counterSvg(face, theme, 'full') }}
    />
  );
}

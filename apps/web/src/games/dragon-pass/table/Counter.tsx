import { useTheme } from '../../../theme/theme.ts';
import { type Face, isBack } from '../art/counters/faces.ts';
import { counterSvg } from '../board/faces.ts';
import { usePictures } from '../board/pictures.ts';

/** A counter as on the board, for cards and trays. */
export function Counter({ face, size }: { readonly face: Face; readonly size: number }) {
  const { theme } = useTheme();
  usePictures(isBack(face) ? [] : [face.unit]);
  return (
    <svg
      className="counter"
      viewBox="-58 -58 116 120"
      width={size}
      height={size}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions from numbers and known names
      dangerouslySetInnerHTML={{ __html: counterSvg(face, theme, 'full') }}
    />
  );
}

import { useTheme } from '../../../../theme/theme.ts';
import { paintControl } from '../../art/counters/markers.ts';
import { sealOf } from '../../board/faces.ts';
import { usePassTable } from '../../usePassTable.ts';

/** The flag of a side, beside what it holds. */
export function Pennon({ player, size }: { readonly player: number; readonly size: number }) {
  const { theme } = useTheme();
  const { view } = usePassTable();
  return (
    <svg
      className="pennon"
      viewBox="-38 -54 90 108"
      width={Math.round(size * 0.83)}
      height={size}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions from known names
      dangerouslySetInnerHTML={{ __html: paintControl(sealOf(view, player), theme) }}
    />
  );
}

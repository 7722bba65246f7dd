import { useTheme } from '../../../../theme/theme.ts';
import { paintCrest } from '../../art/counters/crest.ts';
import { printedFace } from '../../art/counters/printed.ts';
import { usePictures } from '../../board/pictures.ts';
import { usePassTable } from '../../usePassTable.ts';
import { leaderOf, type PeopleId } from './leaders.ts';

/** The crest of a people. It never shows whose ally it is. */
export function Crest({ people, size }: { readonly people: PeopleId; readonly size: number }) {
  const { theme } = useTheme();
  const { world } = usePassTable();
  const { unit, number } = leaderOf(people);
  usePictures([unit]);
  const type = world.types[world.typeIndex.get(unit) ?? -1];
  if (type === undefined) throw new RangeError(`there is no unit type ${unit}`);
  return (
    <svg
      className="crest"
      viewBox="-46 -52 92 106"
      width={size}
      height={Math.round(size * 1.15)}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions from known names
      dangerouslySetInnerHTML={{ __html: paintCrest(printedFace(type, number), theme) }}
    />
  );
}

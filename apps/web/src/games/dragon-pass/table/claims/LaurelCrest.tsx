import { icon } from '../../art/icons.ts';
import { usePictures } from '../../board/pictures.ts';
import { Crest } from '../peoples/Crest.tsx';
import type { PeopleId } from '../peoples/leaders.ts';

/** A crest in laurel. */
export function LaurelCrest({ people, size }: { readonly people: PeopleId; readonly size: number }) {
  // Laurels are among the rare pictures.
  usePictures([], true);
  return (
    <span className="laurel-crest" style={{ width: size, height: size }}>
      <svg
        viewBox="-50 -50 100 100"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions from known names
        dangerouslySetInnerHTML={{ __html: icon('laurels', 100, '#ecc65c') }}
      />
      <Crest people={people} size={Math.round(size * 0.46)} />
    </span>
  );
}

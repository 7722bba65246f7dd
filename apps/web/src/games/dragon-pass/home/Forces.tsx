import { armyOf, worldFor } from '@hexwyrm/dragon-pass/data';
import { useVolume, useWords } from '../../../i18n/index.ts';
import { useTheme } from '../../../theme/theme.ts';
import { paintFace } from '../art/counters/counter.ts';
import { printedFace } from '../art/counters/printed.ts';
import { usePictures } from '../board/pictures.ts';
import type { Sheet } from './scenarios.ts';

/** The armies as counters, one of each type, with how many there are. */
export function Forces({ sheet }: { readonly sheet: Sheet }) {
  const { seatName, counterName } = useWords();
  const told = useVolume('later');
  const { theme } = useTheme();
  const world = worldFor(null);
  const armies = sheet.seats.map((seat) => ({ seat, army: armyOf(world, sheet.forces[seat] ?? []) }));
  usePictures(armies.flatMap(({ army }) => army.map(({ id }) => id)));
  return (
    <div className="forces">
      {armies.map(({ seat, army }) => (
        <div key={seat}>
          <h3 className="label">{seatName(seat)}</h3>
          <ul className="army">
            {army.map((type) => {
              const name = told ? counterName(type.id) : undefined;
              return (
                <li key={type.id} title={name}>
                  <svg
                    className="counter"
                    viewBox="-56 -56 112 116"
                    width={36}
                    height={36}
                    role="img"
                    aria-label={name}
                    aria-hidden={name === undefined}
                    // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions from numbers and known names
                    dangerouslySetInnerHTML={{ __html: paintFace(printedFace(type, 0), theme, 'full') }}
                  />
                  ×{type.names.length}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}

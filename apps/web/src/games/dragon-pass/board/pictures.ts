import { iconPaths } from '../../../art/draw/icon.ts';
import { isUnitId, UNIT_ART, type UnitArt } from '../art/counters/unit-art.ts';
import { isRare } from '../art/icons.ts';
import '../../../theme/art-defs.css';
import { useEffect } from '../../../base/effects.ts';

function hasRarePicture(unit: string): boolean {
  if (!isUnitId(unit)) return false;
  const { figure, device = [] }: UnitArt = UNIT_ART[unit];
  return [figure, device].flat().some(isRare);
}

let laid: Promise<void> | undefined;

/** Adds the rare icons to the page: references to them then show. */
async function layRareIcons(): Promise<void> {
  const { default: icons } = await import('../art/rare-icons.json');
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'art-defs');
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = `<defs>${iconPaths(icons)}</defs>`;
  document.body.append(svg);
}

/** Fetches what the pictures of these types need; `marked`: and those of markers. */
export function usePictures(types: readonly string[], marked = false): void {
  const rare = marked || types.some(hasRarePicture);
  useEffect(() => {
    if (!rare) return;
    laid ??= layRareIcons();
    laid.catch(() => {
      laid = undefined;
    });
  }, [rare]);
}

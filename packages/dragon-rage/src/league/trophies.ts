import { opponent, type Side } from '../core/vocabulary.ts';
import { colourOf } from '../setup/recruiting.ts';
import { isAvenged, isAvenger, isHero } from '../world/traits.ts';
import { UNIT_TYPE_IDS, type UnitTypeId, type UnitTypes } from '../world/unit-types.ts';

/** DR-4.4-d: a hero or a dragon, young or grown. */
export const isTrophy = (unit: { readonly type: UnitTypeId }): boolean =>
  isHero(unit) || isAvenger(unit) || isAvenged(unit);

/** What the other side may bring into a campaign: its own heroes, and dragons if it invades (DR-4.3.1-c, d). */
export const preyOf = (types: UnitTypes, map: string, side: Side): UnitTypeId[] =>
  UNIT_TYPE_IDS.filter((type) => {
    const { colour } = types[type];
    const enemy = opponent(side);
    return (
      isTrophy({ type }) && (colour === colourOf(map, enemy) || (colour === 'monster' && enemy === 'invader'))
    );
  });

import { addUnit, type Play } from '../core/board.ts';
import { counter } from '../core/counters.ts';
import type { Army } from '../core/frames.ts';
import type { Options } from '../core/options.ts';
import { SIDES, type Side, WAITING } from '../core/vocabulary.ts';
import { isHero, isPrincess, typeWith } from '../world/traits.ts';
import { UNIT_TYPE_IDS } from '../world/unit-types.ts';
import { hasPrincess } from './prices.ts';
import { hasToPlace } from './zones.ts';

/** The armies take the field: their counters wait beside the map, the city's to be set up first (DR-3.1.1-a, b). */
export function muster(play: Play, armies: Readonly<Record<Side, Army>>): void {
  const { state, world } = play;
  for (const side of SIDES) {
    for (const what of UNIT_TYPE_IDS) {
      if (isPrincess({ type: what })) continue;
      const count = armies[side][what] ?? 0;
      for (let n = 0; n < count; n++) addUnit(play, counter(world, what, side, WAITING));
    }
  }
  for (const unit of state.units) if (isHero(unit)) state.hadHeroes[unit.side] = true;
  if (usesPrincess(state.options, armies.defender)) addElowyn(play);
  for (const side of SIDES) if (hasToPlace(play, side)) state.frames.push({ kind: 'setup', side });
}

/** DR-4.3.2-a: in a campaign the defender decides before each game (R-DR-198). */
const usesPrincess = ({ elowyn, campaign }: Options, garrison: Army): boolean =>
  campaign === undefined ? elowyn : hasPrincess(garrison);

/** DR-2.10.7-a, j: the princess starts in the citadel of Esirien or in the slave cages of Nurkott. */
function addElowyn(play: Play): void {
  const [hex] = play.map.zones.elowyn;
  const unit = addUnit(play, counter(play.world, typeWith('princess'), 'defender', hex));
  play.state.elowyn = { unit, freed: false, leftCitadel: false, score: 0 };
}

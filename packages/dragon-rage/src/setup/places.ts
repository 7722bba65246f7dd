import { DIRECTION_NAMES } from '@hexwyrm/hexmap';
import { type KeptActions, memo, remember } from '@hexwyrm/wargame';
import type { ActionOf, PrintedAction } from '../core/actions.ts';
import { type Board, hexName, isMajor } from '../core/board.ts';
import type { Unit } from '../core/state.ts';
import type { Hex, Side } from '../core/vocabulary.ts';
import { slotOf } from '../world/unit-types.ts';
import type { World } from '../world/world.ts';
import { companyRefusal, siteRefusal, zoneOf } from './zones.ts';

type Placing = ActionOf<'place'>;

/** A counter of a type in a hex, as the action that puts it there. */
interface Place {
  readonly hex: Hex;
  readonly byIndex: Placing;
  readonly printed: PrintedAction;
}

/** By the slots of their types. */
type ByType<T> = Record<Side, (T | undefined)[]>;

const forBoth = <T>(): ByType<T> => ({ invader: [], defender: [] });

/** The zones of a map hold hundreds of places, and every game lists the same: they must not be changed. */
const zonesOf = memo((_world: World) => forBoth<readonly Place[]>());

/** Where counters of a type may be if no unit is in their way, as the ground was then. */
interface Sites {
  readonly ground: number;
  readonly places: readonly Place[];
}

const sitesOf = remember<Board, ByType<Sites>>(forBoth);

/** Where the unit may be set up now. `ground` counts the changes of the ground (terrain/ground.ts). */
export function freePlaces(board: Board, unit: Unit, ground: number): KeptActions<Placing, PrintedAction> {
  const byType = sitesOf(board)[unit.side];
  const slot = slotOf(unit.type);
  let sites = byType[slot];
  if (sites?.ground !== ground) {
    const zone = zonesOf(board.world)[unit.side];
    zone[slot] ??= placesIn(board, unit);
    const places = zone[slot].filter(({ hex }) => siteRefusal(board, unit, hex) === null);
    sites = { ground, places };
    byType[slot] = sites;
  }
  return new FreePlaces(sites.places.filter(({ hex }) => companyRefusal(board, unit, hex) === null));
}

class FreePlaces implements KeptActions<Placing, PrintedAction> {
  readonly #places: readonly Place[];

  constructor(places: readonly Place[]) {
    this.#places = places;
  }

  get byIndex(): readonly Placing[] {
    return this.#places.map(({ byIndex }) => byIndex);
  }

  get printed(): readonly PrintedAction[] {
    return this.#places.map(({ printed }) => printed);
  }
}

function placesIn(board: Board, unit: Unit): Place[] {
  const what = unit.type;
  const place = (byIndex: Placing): Place => {
    const { hex } = byIndex;
    const printed = { ...byIndex, hex: hexName(board, hex) };
    return { hex, byIndex: Object.freeze(byIndex), printed: Object.freeze(printed) };
  };
  return zoneOf(board, unit).flatMap((hex) =>
    isMajor(unit)
      ? DIRECTION_NAMES.map((facing) => place({ type: 'place', what, hex, facing }))
      : [place({ type: 'place', what, hex })],
  );
}

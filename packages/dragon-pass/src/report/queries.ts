import { type Queries, query, type Seat } from '@hexwyrm/kernel';
import { hexField, printHexes, unitField } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import type { Hex, Player, UnitId } from '../core/vocabulary.ts';
import { worldFor } from '../core/world/world.ts';
import { printedSchema } from '../game/actions.ts';
import type { View } from '../game/view.ts';
import { aimsIn } from './aims.ts';
import { arrivalIn, rideIn } from './arrival.ts';
import { battleIn, battleWith } from './battle.ts';
import { conditionIn } from './condition.ts';
import { garrisonsMissing } from './deployment.ts';
import { dutiesIn, lateIn } from './duties.ts';
import { figuresIn } from './figures.ts';
import { heldIn } from './held.ts';
import { lossIn } from './losses.ts';
import { phasesIn } from './phases.ts';
import { pricesAlong } from './price.ts';
import { stackIn } from './stack.ts';
import { stormIn } from './storm.ts';
import { hexesInRange, zonesIn } from './zones.ts';

/** The fields of answers that are hexes or lists of them. */
const HEX_FIELDS: ReadonlySet<string> = new Set([
  'hex',
  'hexes',
  'targets',
  'attackers',
  'beset',
  'late',
  'ring',
  'flooded',
]);

const gridOf = ({ corrections }: View) => worldFor(corrections).land.grid;
const hexAt = (view: View, name: string): Hex | undefined => gridOf(view).index.get(name);
const isSeen = (view: View, unit: UnitId): boolean => view.units.some(({ id }) => id === unit);
const playerAt = (view: View, seat: Seat): Player => view.seats.indexOf(seat);

/** A query whose answer names hexes as they are printed. */
const inPrint = <P>(
  about: string,
  params: z.ZodMiniType<P>,
  answer: (view: View, params: P, seat: Seat) => unknown,
) =>
  query<View, P>(about, params, (view, given, seat) =>
    printHexes(gridOf(view), answer(view, given, seat), HEX_FIELDS),
  );

const none = z.strictObject({});
const ofUnit = z.strictObject({ unit: unitField });
const ofHex = z.strictObject({ hex: hexField });
const unitAndHex = z.strictObject({ unit: unitField, hex: hexField });

/** What can be asked about a view of Dragon Pass by name. */
export const QUERIES: Queries<View> = new Map([
  [
    'aims',
    inPrint('Victory conditions of each side, and how far they are met.', none, (view) => aimsIn(view)),
  ],
  ['phases', inPrint('The phases of the current player-turn, in order.', none, phasesIn)],
  [
    'duties',
    inPrint(
      'Stacks that must still attack, be attacked or move before the phase can end.',
      none,
      (view, _, seat) => ({ ...dutiesIn(view), late: lateIn(view, seat) }),
    ),
  ],
  [
    'battle',
    inPrint(
      'The battle that is fought or put together, with the sums of both sides; with an attack, join or widen, the battle as that would make it. Null where there is none.',
      z.strictObject({ action: z.optional(printedSchema) }),
      (view, { action }) => {
        if (action === undefined) return battleIn(view);
        const { type } = action;
        return type === 'attack' || type === 'join' || type === 'widen' ? battleWith(view, action) : null;
      },
    ),
  ],
  [
    'losses',
    inPrint('The loss that is being met and the price of each unit. Null where none is.', none, lossIn),
  ],
  ['held', inPrint('Units that cannot retreat now, and why.', none, heldIn)],
  ['zones', inPrint('The hexes in zones of control of each player.', none, zonesIn)],
  [
    'unit',
    inPrint(
      'The factors of a unit as they are now, and its condition. Null for a unit the seat does not see.',
      ofUnit,
      (view, { unit }) =>
        isSeen(view, unit) ? { ...figuresIn(view, unit), ...conditionIn(view, unit) } : null,
    ),
  ],
  [
    'range',
    inPrint('The hexes within the range of a unit.', ofUnit, (view, { unit }) => ({
      hexes: isSeen(view, unit) ? hexesInRange(view, unit) : [],
    })),
  ],
  [
    'arrival',
    inPrint(
      'What follows for a unit that ends its move in a hex, and the price of a dragonewt road to it.',
      unitAndHex,
      (view, { unit, hex }) => ({
        consequences: isSeen(view, unit) ? arrivalIn(view, unit, hex) : [],
        road: isSeen(view, unit) ? rideIn(view, unit, hex) : null,
      }),
    ),
  ],
  [
    'prices',
    inPrint(
      'What each hex of a path costs a unit, part by part; the path begins at its own hex.',
      z.strictObject({ unit: unitField, path: z.array(hexField).check(z.maxLength(100)) }),
      (view, { unit, path }) => (isSeen(view, unit) ? pricesAlong(view, unit, path) : []),
    ),
  ],
  [
    'stack',
    inPrint('What the units in a hex come to together.', ofHex, (view, { hex }) => {
      const at = hexAt(view, hex);
      const units = view.units.filter((unit) => unit.hex === at).map(({ id }) => id);
      return at === undefined ? null : stackIn(view, at, units);
    }),
  ],
  [
    'storm',
    inPrint('The hexes that a storm raised over a hex would shake and flood.', ofHex, (view, { hex }) => {
      const at = hexAt(view, hex);
      return at === undefined ? null : stormIn(view, at);
    }),
  ],
  [
    'garrisons',
    inPrint('Walls in which the seat must still set up a unit.', none, (view, _, seat) => ({
      hexes: playerAt(view, seat) < 0 ? [] : garrisonsMissing(view, playerAt(view, seat)),
    })),
  ],
]);

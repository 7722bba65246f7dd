import type { Seat } from '@hexwyrm/kernel';
import { hexField, queriesAbout, unitField } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import type { Hex, Player, UnitId } from '../core/vocabulary.ts';
import { worldFor } from '../core/world/world.ts';
import { printedSchema } from '../game/actions.ts';
import type { View } from '../game/view.ts';
import { aimsIn } from './aims.ts';
import { arrivalIn, rideIn } from './arrival.ts';
import { battleIn, battleWith } from './battle.ts';
import { conditionIn, conditionsIn } from './condition.ts';
import { deploySteps, garrisonsMissing, postingsIn } from './deployment.ts';
import { dutiesIn, lateIn } from './duties.ts';
import { figuresIn, moonlitIn } from './figures.ts';
import { heldIn } from './held.ts';
import { facesOf, lossIn } from './losses.ts';
import { orderSteps } from './order.ts';
import { phasesIn } from './phases.ts';
import { callablesIn } from './powers/calls.ts';
import { comingIn } from './powers/coming.ts';
import { diplomacyIn } from './powers/diplomacy.ts';
import { dragonfightsIn } from './powers/dragonfight.ts';
import { effectsIn } from './powers/effects.ts';
import { embassiesIn } from './powers/emissaries.ts';
import { pricesIn } from './powers/prices.ts';
import { eventsIn } from './powers/random-events.ts';
import { stormEnds } from './powers/storm.ts';
import { pricesAlong } from './price.ts';
import { stackIn } from './stack.ts';
import { hexesInRange, zonesIn } from './zones.ts';

/** The fields of answers that are hexes or lists of them. */
const HEX_FIELDS: ReadonlySet<string> = new Set(['hex', 'hexes', 'targets', 'attackers', 'beset', 'late']);

const gridOf = ({ corrections }: View) => worldFor(corrections).land.grid;
const hexAt = (view: View, name: string): Hex | undefined => gridOf(view).index.get(name);
const isSeen = (view: View, unit: UnitId): boolean => view.units.some(({ id }) => id === unit);
const playerAt = (view: View, seat: Seat): Player => view.seats.indexOf(seat);

const { query, watched } = queriesAbout<View>(gridOf, HEX_FIELDS);

const none = z.strictObject({});
const ofUnit = z.strictObject({ unit: unitField });
const total = z.number().check(z.gte(0), z.lte(10_000));

const posting = z.strictObject({
  type: z.string().check(z.maxLength(60)),
  number: z.int().check(z.gte(0), z.lte(100)),
  hex: z.nullable(hexField),
});

/** What can be asked about a view of Dragon Pass by name. */
export const QUERIES = {
  aims: watched('Victory conditions of each side, and how far they are met.', none, (view) => aimsIn(view)),
  phases: watched('The phases of the current player-turn, in order.', none, (view) => phasesIn(view)),
  duties: watched(
    'Stacks that must still attack, be attacked or move before the phase can end.',
    none,
    (view, _, seat) => ({ ...dutiesIn(view), late: lateIn(view, seat) }),
  ),
  battle: watched(
    'The battle that is fought or put together, with the sums of both sides; with an attack, join, widen or rampage, the battle as that would make it. Null where there is none.',
    z.strictObject({ action: z.optional(printedSchema) }),
    (view, { action }) => {
      if (action === undefined) return battleIn(view);
      const { type } = action;
      return type === 'attack' || type === 'join' || type === 'widen' || type === 'rampage'
        ? battleWith(view, action)
        : null;
    },
  ),
  losses: watched(
    'The loss that is being met and the price of each unit. Null where none is.',
    none,
    (view) => lossIn(view),
  ),
  calls: watched(
    'The units that Hungry Jack may call, how near each can come, and what awaits it there; for the seat that is asked.',
    none,
    (view, _, seat) => callablesIn(view, playerAt(view, seat)),
  ),
  diplomacy: watched(
    'What the seat received in this game-turn, its totals with the major independents, what the other side can hold, and its replacement fund. Null where there is no diplomacy.',
    none,
    (view, _, seat) => diplomacyIn(view, playerAt(view, seat)),
  ),
  emissaries: watched(
    'Minor independents in whose home the seat has units, what each unit there risks, and what the die brings.',
    none,
    (view, _, seat) => embassiesIn(view, playerAt(view, seat)),
  ),
  dragonfight: watched(
    'The dragonfights that are still owed, and whom each would destroy on both sides.',
    none,
    (view) => dragonfightsIn(view),
  ),
  held: watched('Units that cannot retreat now, and why.', none, (view) => heldIn(view)),
  garrisons: watched('Walls in which the seat must still set up a unit.', none, (view, _, seat) => ({
    hexes: playerAt(view, seat) < 0 ? [] : garrisonsMissing(view, playerAt(view, seat)),
  })),
  moon: watched('The factors of units that follow the Red Moon, as they are today.', none, (view) =>
    moonlitIn(view),
  ),
  conditions: watched(
    'Units that are frozen or captured, and spirits and agents whose magician is eliminated.',
    none,
    (view) => conditionsIn(view),
  ),
  events: watched(
    'The random event of the game-turn, what earlier ones have left behind, all that have been rolled, and the units that may leave by an open one.',
    none,
    (view, _, seat) => eventsIn(view, playerAt(view, seat)),
  ),
  zones: query('The hexes in zones of control of each player.', none, (view) => zonesIn(view)),
  unit: query(
    'The factors of a unit as they are now, and its condition. Null for a unit the seat does not see.',
    ofUnit,
    (view, { unit }) =>
      isSeen(view, unit) ? { ...figuresIn(view, unit), ...conditionIn(view, unit) } : null,
  ),
  range: query('The hexes within the range of a unit.', ofUnit, (view, { unit }) => ({
    hexes: isSeen(view, unit) ? hexesInRange(view, unit) : [],
  })),
  arrival: query(
    'What follows for a unit that ends its move in a hex, by that path and with those others; and the price of a dragonewt road to it.',
    z.strictObject({
      unit: unitField,
      hex: hexField,
      path: z.exactOptional(z.array(hexField).check(z.maxLength(100))),
      others: z.exactOptional(z.array(unitField).check(z.maxLength(100))),
    }),
    (view, { unit, hex, ...way }) => ({
      consequences: isSeen(view, unit) ? arrivalIn(view, unit, hex, way) : [],
      road: isSeen(view, unit) ? rideIn(view, unit, hex) : null,
    }),
  ),
  prices: query(
    'What each hex of a path costs a unit, part by part; the path begins at its own hex.',
    z.strictObject({ unit: unitField, path: z.array(hexField).check(z.maxLength(100)) }),
    (view, { unit, path }) => (isSeen(view, unit) ? pricesAlong(view, unit, path) : []),
  ),
  stack: query(
    'What the units in a hex come to together: all the seat knows, or those named.',
    z.strictObject({ hex: hexField, units: z.optional(z.array(unitField).check(z.maxLength(100))) }),
    (view, { hex, units }) => {
      const at = hexAt(view, hex);
      const all = view.units.filter((unit) => unit.hex === at).map(({ id }) => id);
      return at === undefined ? null : stackIn(view, at, units ?? all);
    },
  ),
  storm: query(
    'The game-turns in which rain and floods of a storm over the whole map would end, if it were raised now.',
    none,
    (view) => stormEnds(view),
  ),
  coming: query(
    'What later game-turns will bring, as far as the seat knows: units that come back, weather and clouds that end.',
    none,
    (view) => comingIn(view),
  ),
  returns: query(
    'The seat’s lost units that may come back, and what each costs in points and in other lost units.',
    none,
    (view, _, seat) => pricesIn(view, playerAt(view, seat)),
  ),
  effects: query(
    'What an action of a power would do to hexes and the units in them, as far as the seat knows: nothing for other actions.',
    z.strictObject({ action: printedSchema }),
    (view, { action }, seat) => effectsIn(view, playerAt(view, seat), action),
  ),
  faces: query(
    'What each face of the die does: points lost by the Attack Table, or results of missile fire.',
    z.strictObject({ table: z.enum(['attack', 'missiles']), total, modifier: z.int() }),
    (view, { table, total: factors, modifier }) => facesOf(view, table, factors, modifier),
  ),
  order: query(
    'The actions that put the seat’s units of a stack in this order, from the top down.',
    z.strictObject({ hex: hexField, units: z.array(unitField).check(z.maxLength(100)) }),
    (view, { hex, units }, seat) => {
      const at = hexAt(view, hex);
      return at === undefined || playerAt(view, seat) < 0
        ? []
        : orderSteps(
            view,
            playerAt(view, seat),
            at,
            units.filter((unit) => isSeen(view, unit)),
          );
    },
  ),
  posts: query(
    'Where the seat has set its units up so far, each stack from the bottom up.',
    none,
    (view, _, seat) => postingsIn(view, playerAt(view, seat)),
  ),
  deployment: query(
    'The actions that set up units still waiting where these posts have them.',
    z.strictObject({ posts: z.array(posting).check(z.maxLength(200)) }),
    (view, { posts }, seat) =>
      playerAt(view, seat) < 0 ? [] : deploySteps(view, playerAt(view, seat), posts),
  ),
};

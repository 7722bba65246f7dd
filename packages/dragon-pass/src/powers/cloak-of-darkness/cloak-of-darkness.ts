// The Cloak of Darkness (16.14.2): a cloud around it for two game-turns, then the Goblins. What the cloud does to units
// that move is in terrain/darkness.ts.

import * as z from 'zod/mini';
import { type Board, changing, holderOf, type Play, putUnit, unitOf } from '../../core/board.ts';
import { hexName } from '../../core/hexes.ts';
import type { Addition, Forecasts, Power, Rules } from '../../core/power.ts';
import { planned } from '../../core/rule.ts';
import {
  type Clause,
  GONE,
  type Hex,
  NOBODY,
  type Player,
  type UnitId,
  WAITING,
} from '../../core/vocabulary.ts';
import type { UnitType } from '../../core/world/unit-types.ts';
import { enterFlood } from '../../harm/flooding.ts';
import { isScreened } from '../../screening/knowledge.ts';
import { activeLairs } from '../../screening/lairs.ts';
import { hasGiant } from '../../stacks/kinds.ts';
import { unitWith } from '../../stacks/roster.ts';
import { cloudAround, seesInDarkness } from '../../terrain/darkness.ts';
import { unitsIn } from '../foreseen.ts';

export const actions = () => [z.strictObject({ type: z.literal('cloak') })] as const;

export interface Events {
  'cloud-spread': { hex: string };
  'cloud-lifted': { hex: string };
  /** The Goblins come out of the Cloak, on the side of that seat. */
  'goblins-joined': { unit: UnitId; hex: string; seat: string };
}

/** Where the Cloak lies, who spread it, and in which game-turn (DP-16.14.2-b). */
export interface Cloud {
  readonly hex: Hex;
  readonly player: Player;
  readonly turn: number;
}

export interface Added {
  cloud?: Cloud | undefined;
}

export const added: Addition<Added> = {
  blank: () => ({ cloud: undefined }),
  fields: ({ hex, player }) => ({
    cloud: z.exactOptional(z.strictObject({ hex, player, turn: z.int().check(z.positive()) })),
  }),
};

/** How many game-turns the cloud lasts (DP-16.14.2-b). */
const CLOUDY_DAYS = 2;

const cloakOf = unitWith('spreads-darkness');
const wearerOf = unitWith('rides-hound');

/** DP-16.14.2-a: the unused Cloak, and the hex of Ethilrist, who has to be on the map. */
function unused(board: Board, player: Player): { readonly cloak: UnitId; readonly hex: Hex } | Clause {
  const [cloak, wearer] = [cloakOf(board), wearerOf(board)];
  if (cloak < 0 || wearer < 0) return 'DP-16.14.2-a';
  const isReady = unitOf(board, cloak).owner === player && unitOf(board, cloak).hex === WAITING;
  const { owner, hex } = unitOf(board, wearer);
  return isReady && owner === player && hex >= 0 ? { cloak, hex } : 'DP-16.14.2-a';
}

export const rules: Rules<'cloak'> = {
  cloak: {
    type: 'cloak',
    timing: 'DP-16.14.2-a',
    list(board, player, sink) {
      if (typeof unused(board, player) !== 'string') sink.add({ type: 'cloak' });
    },
    ...planned<'cloak', Exclude<ReturnType<typeof unused>, Clause>>({
      plan: unused,
      scope: (board, { hex }) => cloudAround(board, hex),
      carryOut(play, player, _action, { cloak, hex }) {
        const { state, events } = play;
        // DP-16.14.2-c: the counter itself blocks no unit: it is kept off the map until the Goblins take its place.
        putUnit(play, cloak, GONE);
        state.used.push('cloak');
        state.cloud = { hex, player, turn: state.turn };
        const event = { type: 'cloud-spread', clause: 'DP-16.14.2-b', hex: hexName(play, hex) } as const;
        // It shows where Ethilrist is.
        events.push(isScreened(state) ? { ...event, reveals: true } : event);
      },
    }),
  },
};

/** DP-16.14.2-d, e: units that will grope in the cloud. */
export const forecasts: Forecasts<'cloak'> = {
  cloak(board, player) {
    const plan = unused(board, player);
    if (typeof plan === 'string') return [];
    const hexes = cloudAround(board, plan.hex);
    const units = unitsIn(board, hexes).filter((id) => !seesInDarkness(board, id));
    return [{ what: 'cloud', clause: 'DP-16.14.2-d', hexes, units }];
  },
};

/** DP-16.14.2-g, R-DPP-90: when the cloud has lasted, even if Ethilrist is dead. */
function liftCloud(play: Play): void {
  const { state, events } = play;
  const { cloud } = state;
  if (cloud === undefined || cloud.player !== state.active || state.turn < cloud.turn + CLOUDY_DAYS) return;
  state.cloud = undefined;
  events.push({ type: 'cloud-lifted', clause: 'DP-16.14.2-g', hex: hexName(play, cloud.hex) });
  joinGoblins(play, cloud);
}

const goblinsOf = unitWith('follow-darkness');

/** DP-16.14.2-h, R-DP-59: not where a giant stands; they belong to the player whose units are there, or else to the one who has the Cloak. */
function joinGoblins(play: Play, { hex, player }: Cloud): void {
  const unit = goblinsOf(play);
  if (unit < 0 || unitOf(play, unit).hex !== WAITING || hasGiant(play, hex)) return;
  const holder = holderOf(play, hex);
  const owner = holder === NOBODY ? player : holder;
  changing(play, unit).owner = owner;
  putUnit(play, unit, hex);
  const seat = play.state.seats[owner];
  play.events.push({ type: 'goblins-joined', clause: 'DP-16.14.2-h', unit, hex: hexName(play, hex), seat });
  enterFlood(play, unit, true);
}

const waits = ({ abilities }: UnitType): boolean =>
  abilities.has('spreads-darkness') || abilities.has('follow-darkness');

const mayStillSpread = (board: Board): boolean => {
  const cloak = cloakOf(board);
  return cloak >= 0 && unitOf(board, cloak).hex === WAITING;
};

export const power: Power = {
  phases: { exotics: ['cloak'] },
  once: 'cloak',
  mayWait: waits,
  mayAct: { exotics: (board) => mayStillSpread(board) && activeLairs(board, wearerOf(board)).length > 0 },
  phaseBegins(play, phase) {
    if (phase === 'exotics') liftCloud(play);
  },
  coming: ({ cloud }) =>
    cloud ? [{ turn: cloud.turn + CLOUDY_DAYS, what: 'cloud-ends', clause: 'DP-16.14.2-g', units: [] }] : [],
  problems: ({ state: { cloud, turn, used } }) => [
    ...(cloud && cloud.turn > turn ? [{ path: 'cloud.turn', reason: 'is still to come' }] : []),
    ...(cloud && !used.includes('cloak')
      ? [{ path: 'used', reason: 'must name the cloak of the cloud' }]
      : []),
  ],
};

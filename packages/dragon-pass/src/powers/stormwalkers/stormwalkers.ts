import * as z from 'zod/mini';
import { type Board, unitOf } from '../../core/board.ts';
import { hexName, neighboursOf, range } from '../../core/hexes.ts';
import type { Forecasts, Harm, Power, Rules } from '../../core/power.ts';
import type { Clause, Hex, Player } from '../../core/vocabulary.ts';
import { disrupt, eliminate } from '../../harm/harm.ts';
import { rangeFactorOf } from '../../moon/figures.ts';
import { isDisembodied, isTreasure, servantOf } from '../../stacks/kinds.ts';
import { unitWith } from '../../stacks/roster.ts';
import { belongsToAnother, strikeArea } from '../area-effect.ts';
import { mayStillUse, onceRefusal, spiritRefusal } from '../once.ts';
import { downstreamOf, flood } from './flood.ts';
import { passStorm, startRain, weatherComing, weatherProblems } from './storm-days.ts';

export { type Added, added } from './storm-days.ts';

/** A storm over one hex, or over the whole board. */
export const actions = <H extends z.ZodMiniType>(hex: H) =>
  [z.strictObject({ type: z.literal('storm'), hex: z.nullable(hex) })] as const;

export interface Events {
  'storm-raised': { hex: string | null };
  'weather-changed': { weather: 'clear' | 'rain' };
  flooded: { hexes: string[] };
  drained: Record<never, never>;
}

/** DP-12.3-i: a local storm swells the streams so near. */
const RAIN_REACHES = 3;

const stormwalkers = unitWith('raises-storm');

/** DP-12.3-a, b: once a game, with their mark up and their spirit still in the world. */
function raiseRefusal(board: Board, player: Player): Clause | null {
  const id = stormwalkers(board);
  return onceRefusal(board, player, id, 'storm', 'DP-12.3-a') ?? spiritRefusal(board, id, 'DP-12.3-b');
}

/** DP-12.3-d: a local storm strikes a hex within their range, no matter which units are there. */
function targetRefusal(board: Board, hex: Hex | null): Clause | null {
  if (hex === null) return null;
  const id = stormwalkers(board);
  return range(board, unitOf(board, id).hex, hex) <= (rangeFactorOf(board, id) ?? -1) ? null : 'DP-12.3-d';
}

export const rules: Rules<'storm'> = {
  /** The Stormwalkers give their spirit for a storm over one hex, or over the whole board (DP-12.3-c). */
  storm: {
    type: 'storm',
    timing: 'DP-12.3-a',
    list(board, player, sink) {
      if (raiseRefusal(board, player) !== null) return;
      sink.add({ type: 'storm', hex: null });
      for (let hex = 0; hex < board.world.land.grid.size; hex++)
        if (targetRefusal(board, hex) === null) sink.add({ type: 'storm', hex });
    },
    refusal: (board, player, { hex }) => raiseRefusal(board, player) ?? targetRefusal(board, hex),
    carryOut(play, player, { hex }) {
      const { state, events } = play;
      const id = stormwalkers(play);
      const kind = hex === null ? 'great' : 'local';
      state.used.push('storm');
      state.storm = { kind, player, turn: state.turn };
      events.push({
        type: 'storm-raised',
        clause: 'DP-12.3-c',
        hex: hex === null ? null : hexName(play, hex),
      });
      eliminate(play, servantOf(play, id), 'DP-12.3-b');
      if (hex === null) {
        startRain(play);
        return;
      }
      // The struck hex first, then those around it, then the flood: the last effect pushed comes first.
      const { ring, flooded } = stormOver(play, hex);
      flood(play, flooded);
      strikeArea(play, 'storm-ring', ring, id);
      strikeArea(play, 'storm', [hex], id);
    },
  },
};

/** The hexes that a storm over one of them shakes and floods (DP-12.3-g, i). */
const stormOver = (board: Board, hex: Hex): { ring: readonly Hex[]; flooded: readonly Hex[] } => ({
  ring: neighboursOf(board, hex),
  flooded: downstreamOf(board, around(board, hex)),
});

function around(board: Board, centre: Hex): Hex[] {
  const hexes: Hex[] = [];
  for (let hex = 0; hex < board.world.land.grid.size; hex++)
    if (range(board, centre, hex) <= RAIN_REACHES) hexes.push(hex);
  return hexes;
}

/** The whole board has only weather to expect. */
export const forecasts: Forecasts<'storm'> = {
  storm(board, _player, { hex }) {
    if (hex === null) return [];
    const { ring, flooded } = stormOver(board, hex);
    const by = stormwalkers(board);
    return [
      { harm: 'storm', hexes: [hex], by },
      { harm: 'storm-ring', hexes: ring, by },
      { harm: 'flood', hexes: flooded, by: -1 },
    ];
  },
};

export const harms: Readonly<Record<'storm' | 'storm-ring' | 'flood', Harm>> = {
  /** DP-12.3-e, f, h: all units under the storm, friend and foe; treasures are only shaken. */
  storm: {
    clause: 'DP-12.3-e',
    protection: 'DP-12.3-h',
    kills: true,
    spares: (board, id) => isTreasure(board, id) && unitOf(board, id).down,
    befalls(play, id) {
      if (isTreasure(play, id)) disrupt(play, id, 'DP-12.3-f');
      else eliminate(play, id, 'DP-12.3-e');
    },
  },
  /** DP-12.3-g: around it, units of players other than the one who raised it. */
  'storm-ring': {
    clause: 'DP-12.3-g',
    protection: 'DP-12.3-g',
    kills: false,
    spares: (board, id, { player }) => !belongsToAnother(board, id, player),
    befalls: (play, id) => disrupt(play, id, 'DP-12.3-g'),
  },
  /** DP-12.3-p, q, r. */
  flood: {
    clause: 'DP-12.3-i',
    protection: 'DP-12.3-r',
    kills: false,
    spares: (board, id) => isTreasure(board, id) || isDisembodied(board, id),
    befalls: (play, id) => disrupt(play, id, 'DP-12.3-p'),
  },
};

/** What a bot looks for: how far around its hex it harms, and the least harm for which it is worth using. */
export const blasts = { storm: { by: 'raises-storm', radius: 1, least: 20 } } as const;

export const power: Power = {
  phases: { exotics: ['storm'] },
  once: 'storm',
  mayAct: { exotics: (board) => mayStillUse(board, 'storm', stormwalkers(board)) },
  phaseBegins(play, phase) {
    if (phase === 'exotics') passStorm(play);
  },
  coming: weatherComing,
  problems: weatherProblems,
};

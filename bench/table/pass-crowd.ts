import fs from 'node:fs';
import zlib from 'node:zlib';
import { type Action, dragonPass, type State, worldFor } from '@hexwyrm/dragon-pass';
import { openMatch, parseReplay, type Seat } from '@hexwyrm/kernel';
import { canTravel, reach } from '@hexwyrm/wargame';
import type { Crowd } from './crowd.ts';

interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly Action[];
}

const KEPT = new URL('../../apps/cli/replays/dragon-pass/pass-8.json.gz', import.meta.url);

const onMap = ({ units }: State): number => units.filter(({ hex }) => hex >= 0).length;

/** The kept game of the largest scenario where the most counters stand on the map and somebody moves. */
export function passCrowd(): Crowd {
  const { state, seat, legal } = fullest();
  const { grid } = worldFor(state.corrections).land;
  return {
    game: 'Dragon Pass',
    scenario: 'pass-8',
    counters: onMap(state),
    position: dragonPass.save(state),
    taken: new Set(state.units.flatMap(({ hex }) => grid.names[hex] ?? [])),
    movers: widest(state, seat, legal),
  };
}

function fullest(): Moment {
  const replay = parseReplay(JSON.parse(zlib.gunzipSync(fs.readFileSync(KEPT)).toString()));
  const table = openMatch(dragonPass, { ...replay, actions: [] });
  let most: Moment | null = null;
  for (const { seat: by, action, dice } of replay.actions) {
    table.apply(by, action, dice);
    const decision = table.decision();
    const [seat] = decision?.seats ?? [];
    if (decision?.kind !== 'movement' || seat === undefined) continue;
    if (most === null || onMap(table.state) > onMap(most.state))
      most = { state: dragonPass.clone(table.state), seat, legal: table.legal(seat) };
  }
  if (most === null) throw new Error('nobody moves in the kept game');
  return most;
}

const MOVERS = 4;

/** The hexes from which somebody can go to the most others. */
function widest(state: State, seat: Seat, legal: readonly Action[]): Crowd['movers'] {
  const units = new Set(legal.flatMap((action) => ('unit' in action ? (action.unit ?? []) : [])));
  const goals = new Map<string, number>();
  if (!canTravel(dragonPass)) throw new Error('nobody travels');
  for (const unit of units) {
    const ways = reach(dragonPass, state, seat, unit);
    const [from] = ways[0]?.path ?? [];
    if (from) goals.set(from, Math.max(goals.get(from) ?? 0, new Set(ways.map(({ to }) => to)).size));
  }
  const most = [...goals].sort(([, a], [, b]) => b - a).slice(0, MOVERS);
  return Object.fromEntries(most.map(([hex, count]) => [`${hex} (${count} hexes)`, hex]));
}

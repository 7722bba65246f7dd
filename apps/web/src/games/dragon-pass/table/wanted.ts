import { type Action, type View, worldFor } from '@hexwyrm/dragon-pass';
import { distance } from '@hexwyrm/hexmap';
import type { UnitId } from '../../../board/types.ts';
import type { Pointed, Wanted } from '../../../table/kit.ts';
import { towards } from '../../../table/towards.ts';
import { placeOf } from './target.ts';

/** What somebody most likely wanted who pointed at that hex. A guess: the host's answer is what counts. */
export function wanted({ subject, hex, view, options }: Pointed & { readonly view: View }): Wanted | null {
  const { grid } = worldFor(view.corrections).land;
  const to = grid.names[hex];
  if (subject?.kind !== 'unit' || to === undefined) return null;
  const { unit } = subject;
  const from = placeOf(view, unit);
  if (from === hex) return null;
  const action = likely(view, unit, to);
  if (action === null) return null;
  if (action.type !== 'step' || from < 0 || distance(grid, from, hex) === 1) return { action, by: null };
  // The way that leads nearest, if possible with a point left: why the next step is refused is why the hex is out of reach.
  const ways = options.flatMap(({ kind, ways: all }) => (kind === 'step' ? (all ?? []) : []));
  const ranked = ways.map((way) => {
    const at = grid.index.get(way.to) ?? -1;
    return { way, at, rank: at < 0 ? 9999 : distance(grid, at, hex) * 2 + (way.left === 0 ? 1 : 0) };
  });
  const [best] = ranked.toSorted((a, b) => a.rank - b.rank);
  const last = best?.at ?? from;
  const next = grid.names[grid.neighbour[last * 6 + towards(last, hex, grid)] ?? -1];
  if (next === undefined) return { action, by: null };
  const step: Action = { type: 'step', unit, to: next };
  return { action, by: { after: best?.way.actions ?? [], step } };
}

/** What units do in the present phase; null where something is answered in the panel. */
function likely(view: View, unit: UnitId, hex: string): Action | null {
  const frame = view.frames.at(-1)?.kind;
  if (frame === 'deploy') return { type: 'deploy', unit, hex };
  if (frame === 'retreat') return { type: 'retreat', unit, to: hex };
  if (frame === 'advance') return { type: 'advance', unit, to: hex };
  if (frame === 'aim') return { type: 'aim', unit, hex };
  if (frame === 'declare') return { type: 'join', unit };
  if (frame !== undefined) return null;
  if (view.phase === 'commit') return { type: 'commit', unit, hex };
  if (view.phase === 'battles') return { type: 'attack', unit, hex };
  if (view.phase === 'support') return { type: 'support', unit, hex };
  return placeOf(view, unit) < 0 ? { type: 'arrive', unit, hex } : { type: 'step', unit, to: hex };
}

/** What a unit that has nothing to do would do if it could, anywhere next to it. */
export function idle(unit: UnitId, view: View): Action | null {
  const { grid } = worldFor(view.corrections).land;
  const hex = placeOf(view, unit);
  if (hex < 0) return null;
  const beside = grid.neighbour.subarray(hex * 6, hex * 6 + 6).find((other) => other >= 0);
  const name = grid.names[beside ?? -1];
  return name === undefined ? null : likely(view, unit, name);
}

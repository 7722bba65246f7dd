// What the action of a power does to hexes and the units in them, told before it is chosen. Of hidden counters it tells how
// many there are and nothing else.

import type { ActionOf, ActionType, PrintedAction } from '../../core/actions.ts';
import { type Board, faceOf, stackAt, typeOf, unitOf } from '../../core/board.ts';
import type { Rule } from '../../core/rule.ts';
import type { Clause, Hex, Player, UnitId } from '../../core/vocabulary.ts';
import { HEXES } from '../../game/actions.ts';
import type { View } from '../../game/view.ts';
import { GLOWSPOT } from '../../moon/glow.ts';
import { threatened } from '../../powers/befall.ts';
import { cultOf, enclosedBy, extended, isComplete } from '../../powers/earth-shakers/fracture-lines.ts';
import { HARMS, type HarmName, POWER_RULES } from '../../powers/powers.ts';
import { stormOver } from '../../powers/stormwalkers/stormwalkers.ts';
import { isProtector } from '../../stacks/kinds.ts';
import { houndOf } from '../../stacks/mount.ts';
import { unitWith } from '../../stacks/roster.ts';
import { seesInDarkness } from '../../terrain/darkness.ts';
import { boardSeen } from '../seen.ts';

export interface Effect {
  readonly what: HarmName | 'cloud' | 'doom-run' | 'freeze' | 'glowspot' | 'no-glow' | 'quicken';
  /** The rule that says so. */
  readonly clause: Clause;
  readonly hexes: readonly Hex[];
  /** Units it befalls that the seat sees. */
  readonly units: readonly UnitId[];
  /** Counters there that the seat may not look at. */
  readonly hidden: number;
  /** The rule by which superheroes and dragons save others from it. */
  readonly shelter: Clause | null;
}

/** What the action would do, as far as the seat knows. */
export function effectsIn(view: View, player: Player, printed: PrintedAction): readonly Effect[] {
  const board = boardSeen(view);
  const action = HEXES.read(board.world.land.grid, printed);
  const scope = <T extends ActionType>(rule: Rule<T>, chosen: ActionOf<T>): readonly Hex[] =>
    rule.refusal(board, player, chosen) === null ? (rule.scope?.(board, player, chosen) ?? []) : [];
  const harm = (what: HarmName, clause: Clause, hexes: readonly Hex[], by: UnitId): Effect => {
    const effect = { kind: 'area-effect', player, harm: what, hexes, by, settled: false } as const;
    const units = threatened(board, effect);
    return told(view, { what, clause, hexes, units, shelter: HARMS[what].protection });
  };
  switch (action.type) {
    case 'storm':
      return action.hex === null ? [] : stormIn(board, action.hex, harm);
    case 'meteor':
      return [harm('meteors', 'DP-13.2-d', [action.hex], unitWith(board, 'calls-meteors'))];
    case 'pillar': {
      const hexes = scope(POWER_RULES.pillar, action);
      return hexes.length === 0 ? [] : [harm('fire', 'DP-16.2-d', hexes, unitWith(board, 'raises-fire'))];
    }
    case 'wasps': {
      const hexes = scope(POWER_RULES.wasps, action);
      return hexes.length === 0 ? [] : [harm('wasps', 'DP-12.4-a', hexes, unitWith(board, 'swarms'))];
    }
    case 'fracture':
      return fractureIn(board, action.hex, harm);
    case 'quake':
      return [harm('quake', 'DP-16.8-g', [], cultOf(board)), harm('chasm', 'DP-16.8-j', [], cultOf(board))];
    case 'unleash':
      return doomRunIn(view, board, scope(POWER_RULES.unleash, action));
    case 'cloak':
      return cloudIn(view, board, scope(POWER_RULES.cloak, action));
    case 'disclose':
      return glowIn(view, board, action.unit, scope(POWER_RULES.disclose, action));
    case 'neutralise':
      return glowIn(view, board, action.unit, scope(POWER_RULES.neutralise, action));
    case 'freeze':
      return [onMap(view, 'freeze', 'DP-16.12-c', (id) => typeOf(board, id).cavalry)];
    case 'quicken':
      return [onMap(view, 'quicken', 'DP-16.15-e', (id) => unitOf(board, id).owner === player)];
    default:
      return [];
  }
}

type Tell = (what: HarmName, clause: Clause, hexes: readonly Hex[], by: UnitId) => Effect;

/** The effect with the hidden counters in its hexes. */
function told({ stacks }: View, effect: Omit<Effect, 'hidden'>): Effect {
  const hidden = stacks
    .filter(({ hex }) => effect.hexes.includes(hex))
    .reduce((sum, { places }) => sum + places.filter(({ unit }) => unit === null).length, 0);
  return { ...effect, hidden };
}

/** The units on the map of which it is true. */
function onMap(view: View, what: Effect['what'], clause: Clause, is: (id: UnitId) => boolean): Effect {
  const units = view.units.flatMap(({ id, hex }) => (hex >= 0 && is(id) ? [id] : []));
  return { what, clause, hexes: [], units, hidden: 0, shelter: null };
}

/** DP-12.3-e, g, i: the struck hex, those around it, and the streams near and below it. */
function stormIn(board: Board, hex: Hex, harm: Tell): readonly Effect[] {
  const { ring, flooded } = stormOver(board, hex);
  const by = unitWith(board, 'raises-storm');
  return [
    harm('storm', 'DP-12.3-e', [hex], by),
    harm('storm-ring', 'DP-12.3-g', ring, by),
    harm('flood', 'DP-12.3-i', flooded, -1),
  ];
}

/** DP-16.8-f, g, j: the line as it would be with the hex, and what the last one encloses. */
function fractureIn(board: Board, hex: Hex, harm: Tell): readonly Effect[] {
  const frame = board.state.frames.at(-1);
  if (frame?.kind !== 'fracture') return [];
  const drawn = extended(frame, hex);
  const inside = isComplete(drawn) ? enclosedBy(board, drawn.lines) : [];
  const cult = cultOf(board);
  return [
    harm('quake', 'DP-16.8-g', drawn.lines.flat(), cult),
    ...(inside.length > 0 ? [harm('chasm', 'DP-16.8-j', inside, cult)] : []),
  ];
}

/** DP-16.14.3-c, d, e: all in its way, up to the first superhero or dragon the seat sees. */
function doomRunIn(view: View, board: Board, row: readonly Hex[]): readonly Effect[] {
  if (row.length === 0) return [];
  const end = row.findIndex((hex) => stackAt(board, hex).some((id) => isProtector(board, id)));
  const run = end < 0 ? row : row.slice(0, end);
  const hound = houndOf(board);
  const units = view.units.flatMap(({ id, hex }) => (run.includes(hex) && id !== hound ? [id] : []));
  const hexes = end < 0 ? row : row.slice(0, end + 1);
  return [told(view, { what: 'doom-run', clause: 'DP-16.14.3-c', hexes, units, shelter: null })];
}

/** DP-16.14.2-d, e: units that will grope in the cloud. */
function cloudIn(view: View, board: Board, hexes: readonly Hex[]): readonly Effect[] {
  if (hexes.length === 0) return [];
  const units = view.units.flatMap(({ id, hex }) =>
    hexes.includes(hex) && !seesInDarkness(board, id) ? [id] : [],
  );
  return [told(view, { what: 'cloud', clause: 'DP-16.14.2-d', hexes, units, shelter: null })];
}

/** DP-11.3-a, DP-12.1-a, DP-16.6.6-a: where moon factors count in full, or as the moon says. */
function glowIn(view: View, board: Board, unit: UnitId, hexes: readonly Hex[]): readonly Effect[] {
  if (hexes.length === 0) return [];
  const shines = typeOf(board, unit).abilities.has(GLOWSPOT);
  const clause = shines ? 'DP-13.1-a' : isProtector(board, unit) ? 'DP-16.6.6-a' : 'DP-12.1-a';
  const units = view.units.flatMap(({ id, hex }) =>
    hexes.includes(hex) && isCyclical(board, id) ? [id] : [],
  );
  return [told(view, { what: shines ? 'glowspot' : 'no-glow', clause, hexes, units, shelter: null })];
}

function isCyclical(board: Board, id: UnitId): boolean {
  const { cfCyclic, mgfCyclic } = faceOf(board, id);
  return cfCyclic !== null || mgfCyclic !== null;
}

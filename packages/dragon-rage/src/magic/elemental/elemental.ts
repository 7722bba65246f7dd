import { within } from '@hexwyrm/hexmap';
import { isFatal } from '../../consequences/control.ts';
import { addUnit, type Board, hasCarcass, hexName, type Play } from '../../core/board.ts';
import { counter } from '../../core/counters.ts';
import { type Clause, DEAD, type Hex, type UnitId } from '../../core/vocabulary.ts';
import { takeControl } from '../../terrain/entrances.ts';
import { typeWith } from '../../world/traits.ts';
import type { UnitTypeId } from '../../world/unit-types.ts';
import { canAfford, hexInReach, isOnMap, type Spell, spend } from '../casting.ts';

export const ELEMENTS = ['earth', 'fire'] as const;
type Element = (typeof ELEMENTS)[number];

const TYPES: Readonly<Record<Element, UnitTypeId>> = { earth: typeWith('earth'), fire: typeWith('fire') };

export interface Events {
  summoned: { unit: UnitId; hex: string };
  'control-lost': { unit: UnitId };
}

/** Summon Elemental (2.8.9). */
export const elemental: Spell = {
  clause: 'DR-2.8.9-a',
  choices: ['hex', 'element'],
  reach: (board) => board.world.tables.spells.elemental.range,
  list(board, caster, sink) {
    const { cost, range } = board.world.tables.spells.elemental;
    if (!isTaught(board) || !canAfford(board, caster, cost)) return;
    for (const element of ELEMENTS) {
      if (!isAtHand(board, element)) continue;
      for (const hex of within(board.map.grid, board.state.units[caster].hex, range)) {
        if (sink.isFull()) return;
        if (groundRefusal(board, hex) !== null) continue;
        sink.add({ type: 'cast', unit: caster, spell: 'elemental', hex, element });
      }
    }
  },
  plan(board, action) {
    if (!isTaught(board)) return 'DR-1.1-b';
    const { element } = action;
    if (element === undefined || !isAtHand(board, element)) return 'DR-2.8.9-a';
    const { cost, range } = board.world.tables.spells.elemental;
    const hex = hexInReach(board, action, range, 'DR-2.8.9-a');
    if (typeof hex === 'string') return hex;
    return (
      groundRefusal(board, hex) ?? {
        cost,
        carryOut(play) {
          spend(play, action, cost, 'DR-2.8.9-a');
          summon(play, action.unit, element, hex);
        },
      }
    );
  },
};

function summon(play: Play, caster: UnitId, element: Element, hex: Hex): void {
  const summoned = counter(play.world, TYPES[element], play.state.units[caster].side, hex);
  summoned.master = caster;
  summoned.fresh = true;
  const unit = addUnit(play, summoned);
  play.events.push({ type: 'summoned', clause: 'DR-2.8.9-a', unit, hex: hexName(play, hex) });
  takeControl(play, summoned);
}

/** The introductory game has no elementals. */
const isTaught = (board: Board): boolean => board.state.options.profile === 'full';

/** Whether a counter of that element is in the box (R-DR-05). */
function isAtHand(board: Board, element: Element): boolean {
  const type = TYPES[element];
  const { units } = board.state;
  let free = board.world.types[type].counters;
  for (let id = 0; id < units.length; id++) if (units[id].type === type && units[id].hex !== DEAD) free--;
  return free > 0;
}

/** Hexes it could be in, regardless of units there (R-DR-102). */
function groundRefusal(board: Board, hex: Hex): Clause | null {
  if (!isOnMap(board, hex)) return 'DR-2.1-b';
  if (hasCarcass(board, hex)) return 'DR-2.12.1.8-c';
  return isFatal(board, hex) ? 'DR-2.8.9-d' : null;
}

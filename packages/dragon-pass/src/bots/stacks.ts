import { type State, WHOLE, type World } from '../index.ts';

type Unit = State['units'][number];

const NOBODY = -1;

/** Units of one player in one hex. */
export interface Stack {
  readonly hex: number;
  readonly owner: number;
  worth: number;
  count: number;
  /** How much of it could still move in this phase. */
  fresh: number;
}

/** Strength, magic, missiles and leadership of the side facing up. */
export function worthOf({ types }: World, unit: Unit): number {
  const type = types[unit.type];
  const face = unit.down && type?.back ? type.back : type?.front;
  if (!face) return 0;
  const magic = Math.abs(face.mgf ?? 0);
  const spirit = Number.isFinite(magic) ? magic / 2 : 10 * WHOLE;
  const moon = face.cfCyclic !== null ? 4 : 0;
  return ((face.cf ?? 0) + spirit) / WHOLE + moon + face.missiles + 3 * face.leadership;
}

export function stacksOf(state: State, world: World): Map<number, Stack> {
  const stacks = new Map<number, Stack>();
  state.units.forEach((unit, id) => {
    if (unit.hex < 0 || unit.owner === NOBODY || state.committed.includes(id)) return;
    const stack = stacks.get(unit.hex) ?? { hex: unit.hex, owner: unit.owner, worth: 0, count: 0, fresh: 0 };
    const worth = worthOf(world, unit);
    stack.worth += worth;
    stack.count += 1;
    if (state.phase === 'movement' && unit.owner === state.active && !unit.did?.stopped) stack.fresh += worth;
    stacks.set(unit.hex, stack);
  });
  return stacks;
}

/** The stacks in the hexes around. */
export function around({ land }: World, stacks: ReadonlyMap<number, Stack>, hex: number): Stack[] {
  const found: Stack[] = [];
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const stack = stacks.get(land.grid.neighbour[side] ?? -1);
    if (stack) found.push(stack);
  }
  return found;
}

/** Hexes from one to the other. */
export function distance({ land }: World, a: number, b: number): number {
  const across = Math.abs((land.columns[a] ?? 0) - (land.columns[b] ?? 0));
  const down = Math.abs((land.heights[a] ?? 0) - (land.heights[b] ?? 0));
  return across + Math.max(0, (down - across) / 2);
}

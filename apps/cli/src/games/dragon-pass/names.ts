import { type State, unitCode, worldFor } from '@hexwyrm/dragon-pass';

type Face = Parameters<typeof unitCode>[0];

const ELSEWHERE: Readonly<Record<number, string>> = {
  [-1]: 'off the map',
  [-2]: 'in its box',
  [-3]: 'eliminated',
  [-4]: 'out of the game',
};

/** `Furthest Foot 2 #14`: its printed name and its number in the list of units. */
export function unitName(state: State, id: number): string {
  const unit = state.units[id];
  const name = unit && worldFor(state.corrections).types[unit.type]?.names[unit.number];
  return name === undefined ? `unit #${id}` : `${name} #${id}`;
}

export const unitNames = (state: State, ids: readonly number[]): string =>
  ids.map((id) => unitName(state, id)).join(', ') || 'nobody';

/** The side of the counter that is face up. */
function faceOf(state: State, id: number): Face | undefined {
  const unit = state.units[id];
  const type = unit && worldFor(state.corrections).types[unit.type];
  return unit?.down && type?.back ? type.back : type?.front;
}

/** `Harrek the Berserk #3 (12!!)-oo-6, berserk`: what a player reads on the counter. */
export function counterOf(state: State, id: number): string {
  const unit = state.units[id];
  const face = faceOf(state, id);
  if (!unit || !face) return unitName(state, id);
  const kind = worldFor(state.corrections).types[unit.type]?.kind;
  const down = kind === 'superhero' ? ', berserk' : ', disrupted';
  return `${unitName(state, id)} ${unitCode(face)}${unit.down ? down : ''}`;
}

/** `2115 Boldhome`: a hex by its printed number, and its name where it has one. */
export function placeName(state: State, hex: string): string {
  const { land } = worldFor(state.corrections);
  const name = land.names[land.grid.index.get(hex) ?? -1];
  return name === undefined ? hex : `${hex} ${name}`;
}

/** `Granite Phalanx #7 5-4-3, at 2115 Boldhome, moved 2`: a summary of the unit. */
export function unitAtGlance(state: State, id: number): string {
  const unit = state.units[id];
  if (!unit) return unitName(state, id);
  const { grid } = worldFor(state.corrections).land;
  const where =
    unit.hex >= 0 ? `at ${placeName(state, grid.names[unit.hex] ?? '')}` : (ELSEWHERE[unit.hex] ?? '');
  const { did } = unit;
  const marks = [
    where,
    did && did.spent > 0 ? `moved ${did.spent / 2}` : '',
    did?.stopped ? 'stopped' : '',
    did?.by === undefined ? '' : `carried by ${unitName(state, did.by)}`,
  ];
  return [counterOf(state, id), ...marks.filter(Boolean)].join(', ');
}

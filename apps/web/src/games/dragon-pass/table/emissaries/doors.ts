import type { Action, Embassy } from '@hexwyrm/dragon-pass';
import { POWER_DOORS } from '@hexwyrm/dragon-pass/data';

type DoorType = keyof typeof POWER_DOORS;

/** A visit to a power that is won in a way of its own. */
export type Door = Extract<Action, { type: DoorType }>;

const isDoorType = (type: string): type is DoorType => type in POWER_DOORS;

export const DOORS = Object.keys(POWER_DOORS)
  .filter(isDoorType)
  .map((type) => ({ type, ...POWER_DOORS[type] }));

const isDoor = (action: Action): action is Door => isDoorType(action.type);

/** The visits that can be made; peoples that hear emissaries, as the Puppeteers do once found, are listed with those. */
export function visitsIn(legal: readonly Action[], embassies: readonly Embassy[]): readonly Door[] {
  const heard = new Set(embassies.map(({ people }) => people));
  return legal.filter(isDoor).filter(({ type }) => !heard.has(POWER_DOORS[type].people));
}

import { MOON_PHASES } from '../../../index.ts';
import { distance } from '../../stacks.ts';
import type { Man, Scene } from '../scene.ts';

/** What the Bat takes in the end if it finds no unit to devour today, in points of combat factor. */
const FAMINE = 30;

/** The player's Bat, if it has to devour a unit today: on Black and Dying days, and while it is owed more (DP-13.1-f, l). */
export function hungryIn({ state, world, own }: Scene): Man | undefined {
  const { moon, hunger } = state;
  const today = moon === null ? undefined : MOON_PHASES[moon];
  const isDue = today === 'black' || today === 'dying' || hunger.missedBlack || hunger.missedDying;
  return isDue
    ? own.find(({ id }) => world.types[state.units[id].type].abilities.has('devours-lunars'))
    : undefined;
}

/** What it costs that a hungry Bat has none of its own beside it. */
export function famine({ world, own }: Scene, bat: Man | undefined): number {
  if (bat === undefined) return 0;
  const isFed = own.some((man) => man.id !== bat.id && distance(world, man.hex, bat.hex) <= 1);
  return isFed ? 0 : FAMINE;
}

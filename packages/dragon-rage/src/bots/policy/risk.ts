import { memo } from '@hexwyrm/wargame';
import { slotOf } from '../../index.ts';
import { approachOf, type Barriers, barriersOf } from './approach.ts';
import { turnsToPrizes } from './monsters.ts';
import { isHeld } from './posts.ts';
import { isFoggy, type Scene, typeOf, type Unit } from './scene.ts';

/** A guard's point of strength keeps most invaders out of a prize for so many turns. */
const HOLDS = 0.6;
const AT_LEAST = 1;
/** What a turn's warning leaves of the fear for a prize. */
const CALM = 0.6;

/** For each prize standing, from 0 to 1, how likely it is to fall to the invaders as they stand. */
export function risks(scene: Scene): number[] {
  const { prizes } = scene;
  const soonest: number[] = Array.from({ length: prizes.length }, () => Number.POSITIVE_INFINITY);
  const delays = prizes.map(({ hex, guarded, strength }) =>
    guarded ? AT_LEAST + HOLDS * strength + (isFoggy(scene, hex) ? 1 : 0) : 0,
  );
  const barriers = barriersOf(scene);
  for (const unit of scene.invaders) {
    const { hex, body } = unit;
    if (!body || body.facing === -1 || typeOf(scene, unit).destroys === 'none') continue;
    const pose = { hex, facing: body.facing, aloft: body.aloft };
    const turns = turnsToPrizes(unit, pose, scene, barriers, isHeld(scene.state) ? null : 0);
    for (let at = 0; at < turns.length; at++) soonest[at] = Math.min(soonest[at], turns[at]);
  }
  const { entering, pillaging } = advanceOf(scene, barriers);
  for (let at = 0; at < prizes.length; at++) {
    const { index } = prizes[at];
    soonest[at] = Math.min(
      soonest[at],
      entering[index] + delays[at],
      pillaging[index] + delays[at] + HESITATES,
    );
  }
  return soonest.map((turns) => CALM ** Math.max(0, turns - 1));
}

/** Those that destroy a prize by holding it can be struck down there first. */
const HESITATES = 0.3;

/** By prize of the map: turns until the first comes there of those who walk or swim, and who destroy by entering or by holding. */
interface Advance {
  /** Who they are and where they stand. */
  readonly poses: readonly number[];
  readonly entering: readonly number[];
  readonly pillaging: readonly number[];
}

/** The last for these barriers: it holds as long as only the city moves. */
const lastBefore = memo((_barriers: Barriers): { advance: Advance | null } => ({ advance: null }));

function advanceOf(scene: Scene, barriers: Barriers): Advance {
  const last = lastBefore(barriers);
  const { invaders } = scene;
  const { advance } = last;
  if (
    advance?.poses.length === invaders.length &&
    invaders.every((unit, at) => poseOf(unit) === advance.poses[at])
  )
    return advance;
  const found = findAdvance(scene, barriers);
  last.advance = found;
  return found;
}

/** A number for its type and its hex; those that fly or bound have one for all. */
const poseOf = ({ body, hex, type }: Unit): number =>
  body && body.facing !== -1 ? -1 : hex * SLOTS + slotOf(type);

const SLOTS = 64;

function findAdvance(scene: Scene, barriers: Barriers): Advance {
  const { invaders, ways } = scene;
  const never = () => ways.prizes.map(() => Number.POSITIVE_INFINITY);
  const [entering, pillaging] = [never(), never()];
  for (const unit of invaders) {
    const type = typeOf(scene, unit);
    if (type.destroys === 'none' || (unit.body && unit.body.facing !== -1)) continue;
    const approach = type.gait === 'swims' ? null : approachOf(scene, type, barriers);
    const soonest = type.destroys === 'pillage' ? pillaging : entering;
    for (let index = 0; index < ways.prizes.length; index++) {
      const steps = approach ? approach[index][unit.hex] : ways.flight(unit.hex, ways.prizes[index]);
      soonest[index] = Math.min(soonest[index], Math.max(0.5, steps / type.mp));
    }
  }
  return { poses: invaders.map(poseOf), entering, pillaging };
}

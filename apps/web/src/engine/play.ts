import { createActing } from './acting.ts';
import type { GameStorage } from './autosave.ts';
import { createBots } from './bots/bots.ts';
import type { StoreContext } from './game-store.ts';
import { createSitting } from './seats/sitting.ts';
import { createViewing } from './seats/viewing.ts';

type Play = Omit<ReturnType<typeof createBots>, 'play'> &
  Omit<ReturnType<typeof createViewing>, 'handOver'> &
  ReturnType<typeof createSitting> &
  ReturnType<typeof createActing>;

/** The game in play: who looks at it, games that come and go, what is done, and the turns of the bots. */
export function createPlay(context: StoreContext, storage: GameStorage): Play {
  const { handOver, ...viewing } = createViewing(context);
  const { play, ...bots } = createBots(context, handOver);
  return {
    ...viewing,
    ...bots,
    ...createSitting(context, storage, play),
    ...createActing(context, play),
  };
}

import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Duel, PlayedDuel } from '@hexwyrm/bots';
import type { AnyKit } from '../games/kit.ts';
import { CommandError } from '../terminal/io.ts';
import { wholeNumber } from '../terminal/options.ts';
import type { ArenaOrder } from './order.ts';
import { playDuel } from './play-duel.ts';

/** Plays one game after the other. */
export interface Referee {
  play(duel: Duel): Promise<PlayedDuel>;
  leave(): void;
}

/** What a process is asked to play. */
export interface Assignment {
  readonly order: ArenaOrder;
  readonly duel: Duel;
}

/** What it answers. */
export type Answer = { readonly game: PlayedDuel } | { readonly failure: string };

/** The command with which a process of ours becomes a referee. */
export const REFEREE = 'arena-referee';

/** Plays in this process. */
const refereeHere = (kit: AnyKit, order: ArenaOrder): Referee => ({
  play: async (duel) => kit.use((inside) => playDuel(inside, order, duel)),
  leave() {},
});

/** Plays in a process of its own. */
function refereeApart(order: ArenaOrder): Referee {
  const child = fork(process.argv[1], [REFEREE], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return {
    play: (duel) =>
      new Promise((resolve, reject) => {
        const onExit = () => reject(new CommandError('a process that played a game has ended'));
        child.once('exit', onExit);
        child.once('message', (answer: Answer) => {
          child.off('exit', onExit);
          if ('game' in answer) resolve(answer.game);
          else reject(new CommandError(answer.failure));
        });
        child.send({ order, duel } satisfies Assignment);
      }),
    leave: () => child.disconnect(),
  };
}

/** As many as `--jobs` says, otherwise one for each core. */
export function refereesFor(kit: AnyKit, order: ArenaOrder, wanted: string | undefined): readonly Referee[] {
  const jobs = wanted === undefined ? availableParallelism() : wholeNumber(wanted, 'jobs');
  return jobs === 1 ? [refereeHere(kit, order)] : Array.from({ length: jobs }, () => refereeApart(order));
}

import { playDuel } from '../arena/play-duel.ts';
import type { Answer, Assignment } from '../arena/referees.ts';
import { GAMES } from '../games/games.ts';
import { UsageError } from '../terminal/io.ts';
import { gameNamed } from '../terminal/options.ts';

/** A process that `hexwyrm arena` starts to play games on a core of its own. It ends with the one that started it. */
export async function arenaReferee(): Promise<number> {
  const tell = process.send?.bind(process);
  if (tell === undefined) throw new UsageError('arena-referee is started by hexwyrm arena');
  process.on('message', (assignment: Assignment) => tell(answer(assignment)));
  await new Promise((resolve) => process.once('disconnect', resolve));
  return 0;
}

function answer({ order, duel }: Assignment): Answer {
  try {
    return { game: gameNamed(GAMES, order.game).use((kit) => playDuel(kit, order, duel)) };
  } catch (error) {
    return {
      failure: `${duel.scenario}, round ${duel.round}: ${error instanceof Error ? error.message : error}`,
    };
  }
}

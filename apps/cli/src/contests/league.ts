import type { LeagueGame } from '@hexwyrm/league';
import type { AnyKit } from '../games/kit.ts';
import { botNamed } from '../terminal/bot-names.ts';
import { UsageError } from '../terminal/io.ts';

/** What the game declares for campaigns and tournaments. */
export function leagueOf(kit: AnyKit): LeagueGame {
  const league = kit.use((each) => each.league);
  if (league === null) throw new UsageError(`${kit.id} has no campaigns or tournaments`);
  return league;
}

/** `Ann`, or `Ben=captain` for a bot, which must be known. */
export function playerNamed(kit: AnyKit, words: string): { name: string; bot?: string } {
  const [name, bot] = words.split('=', 2).map((word) => word.trim());
  if (bot === undefined) return { name };
  kit.use(({ bots }) => {
    botNamed(bots, bot);
  });
  return { name, bot };
}

/** The operands of a task, exactly as many as it takes. */
export function operandsOf(operands: readonly string[], usage: string, count: number): readonly string[] {
  if (operands.length === count) return operands;
  throw new UsageError(`use it as: ${usage}`);
}

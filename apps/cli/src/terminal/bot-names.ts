import { botCalled, callings } from '@hexwyrm/bots';
import { UsageError } from './io.ts';

export function botNamed<B>(bots: ReadonlyMap<string, B>, name: string): B {
  const bot = botCalled(bots, name);
  if (bot !== undefined) return bot;
  const known = callings(bots).join(', ');
  throw new UsageError(`unknown bot ${JSON.stringify(name)}; there are: ${known}`);
}

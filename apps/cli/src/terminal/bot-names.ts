import { UsageError } from './io.ts';

export function botNamed<B>(bots: ReadonlyMap<string, B>, name: string): B {
  const bot = bots.get(name);
  if (bot !== undefined) return bot;
  const known = [...bots.keys()].join(', ');
  throw new UsageError(`unknown bot ${JSON.stringify(name)}; there are: ${known}`);
}

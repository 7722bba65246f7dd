// What `wordsPlugin` does in a build, done for Node: tests run the command line from its source.

import type { LoadHook, ResolveHook } from 'node:module';
import { volumeSource } from '@hexwyrm/words/build';
import { VOLUMES } from '../games/volumes.ts';

export const resolve: ResolveHook = (name, context, next) =>
  name.startsWith('virtual:hexwyrm-') ? { url: name, shortCircuit: true } : next(name, context);

export const load: LoadHook = (url, context, next) => {
  const source = volumeSource(url, VOLUMES);
  return source === null ? next(url, context) : { format: 'module', source: source.code, shortCircuit: true };
};

import type { Plugin } from 'vite';

interface Chunk {
  readonly fileName: string;
  /** What must have run before it does. */
  readonly imports: readonly string[];
}

/** Chunks that wait for each other, the first one named again at the end; null where there are none. */
export function cycleAmong(chunks: readonly Chunk[]): string[] | null {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): string[] | null => {
    const before = way.indexOf(name);
    if (before >= 0) return [...way.slice(before), name];
    if (done.has(name)) return null;
    for (const other of byName.get(name)?.imports ?? []) {
      const found = visit(other, [...way, name]);
      if (found !== null) return found;
    }
    done.add(name);
    return null;
  };
  for (const { fileName } of chunks) {
    const found = visit(fileName, []);
    if (found !== null) return found;
  }
  return null;
}

/** Fails a build whose chunks import each other in a cycle: one would run before what it needs exists. */
export function noCycles(): Plugin {
  return {
    name: 'hexwyrm-no-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const cycle = cycleAmong(chunks);
      if (cycle !== null) this.error(`chunks import each other: ${cycle.join(' → ')}`);
    },
  };
}

import type { GroundPainter } from '../board/kit.ts';

const PAINTERS = import.meta.glob<GroundPainter>('./*/art/ground.ts', { import: 'ground' });

/** The ground painter of a game; called by the ground worker. */
export async function groundPainter(game: string): Promise<GroundPainter> {
  const load = PAINTERS[`./${game}/art/ground.ts`];
  if (load === undefined) throw new Error(`nothing paints the ground of ${game}`);
  return load();
}

import type { GroundPainter } from '../board/kit.ts';

type Loader = () => Promise<{ readonly ground: GroundPainter }>;

const LOADERS: Readonly<Record<string, Loader>> = {
  'dragon-pass': () => import('./dragon-pass/art/ground.ts'),
  'dragon-rage': () => import('./dragon-rage/art/ground.ts'),
};

/** The ground painter of a game; called by the ground worker. */
export async function groundPainter(game: string): Promise<GroundPainter> {
  const load = LOADERS[game];
  if (load === undefined) throw new Error(`nobody paints the ground of ${game}`);
  return (await load()).ground;
}

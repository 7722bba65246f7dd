import type { Examination } from '@hexwyrm/wargame';

type Examine = (draft: unknown) => Examination;

const EXAMINERS = import.meta.glob<Examine>('./*/corrections/examine.ts', { import: 'examine' });

/** What checks corrections of a game; called by the engine's worker. */
export async function examinerOf(game: string): Promise<Examine> {
  const load = EXAMINERS[`./${game}/corrections/examine.ts`];
  if (load === undefined) throw new RangeError(`nothing checks corrections of ${game}`);
  return load();
}

/** The phases of a turn in their printed order. */
export const PHASES = [
  'invader-spells',
  'invader-movement',
  'invader-archery',
  'invader-melee',
  'defender-spells',
  'defender-reinforcements',
  'defender-movement',
  'defender-archery',
  'defender-melee',
  'advance-turn',
] as const;

const BEFORE: readonly string[] = ['draft', 'plan', 'choose-side', 'setup'];

/** Whether armies are still being gathered and set up. */
export const isBefore = (frames: readonly { readonly kind: string }[]): boolean =>
  frames.some(({ kind }) => BEFORE.includes(kind));

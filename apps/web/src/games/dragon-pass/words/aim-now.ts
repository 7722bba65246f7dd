import type { Aim } from '@hexwyrm/dragon-pass';

/** "3/5": what there is of what it takes, also where there is more. */
export const aimNow = ({ has, needs }: Aim): string => `${has}/${needs}`;

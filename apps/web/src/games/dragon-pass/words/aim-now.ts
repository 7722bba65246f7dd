import type { Aim } from '@hexwyrm/dragon-pass';
import type { Words } from '../../../i18n/index.ts';

/** "3 of 5"; where there is more than it takes: "5, needs 1". */
export const aimNow = (t: Words['t'], { has, needs }: Aim): string =>
  t(has > needs ? 'pass.aim-over' : 'pass.aim-now', { has, needs });

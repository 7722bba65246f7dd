import type { Play } from '../board.ts';

export function moveWildElementals(_play: Play): void {}

export function wildElementalsAttack(_play: Play): void {}

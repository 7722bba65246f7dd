import { DRAGON_PASS_BOTS, SCENARIO_SHEETS } from '@hexwyrm/dragon-pass/data';
import type { HomeKit } from '../../../home/kit.ts';
import { NewGame } from './NewGame.tsx';
import cover from './pictures/dragon-pass.webp';

/** Dragon Pass on the home screen. */
export const home: HomeKit = {
  scenarios: SCENARIO_SHEETS,
  bots: DRAGON_PASS_BOTS,
  NewGame,
  pictureOf: () => cover,
  standingLine: ({ turn }, over, { t }) =>
    over ? t('home.saved.over') : t('home.saved.turn', { turn: typeof turn === 'number' ? turn : 0 }),
};

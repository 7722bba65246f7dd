import { BRIDGEHEAD_BOTS, SCENARIOS } from '@hexwyrm/bridgehead/data';
import type { HomeKit } from '../../../home/kit.ts';
import { NewGame } from './NewGame.tsx';
import picture from './pictures/bridgehead.svg';

/** Bridgehead on the home screen. */
export const home: HomeKit = {
  scenarios: SCENARIOS,
  bots: BRIDGEHEAD_BOTS,
  NewGame,
  pictureOf: () => picture,
  standingLine: ({ turn }, over, { t }) =>
    over ? t('home.saved.over') : t('home.saved.turn', { turn: typeof turn === 'number' ? turn : 0 }),
};

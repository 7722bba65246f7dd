import { DRAGON_RAGE_BOTS, SCENARIOS } from '@hexwyrm/dragon-rage/data';
import type { Facts } from '@hexwyrm/kernel';
import type { HomeKit } from '../../../home/kit.ts';
import type { Words } from '../../../i18n/index.ts';
import { coverOf } from './covers.ts';
import { NewGame } from './NewGame.tsx';

const numberIn = (fact: Facts[string] | undefined): number => (typeof fact === 'number' ? fact : 0);

/** Dragon Rage on the home screen. */
export const home: HomeKit = {
  scenarios: SCENARIOS,
  bots: DRAGON_RAGE_BOTS,
  NewGame,
  pictureOf: ({ map }) => coverOf(map),
  standingLine({ turn, score, goal }: Facts, over: boolean, { t }: Words) {
    const moment = over ? t('home.saved.over') : t('home.saved.turn', { turn: numberIn(turn) });
    return `${moment} · ${t('rage.saved.vp', { score: numberIn(score), goal: numberIn(goal) })}`;
  },
};

import { type Action, type ActionType, dragonPass, MOON_PHASES, type View } from '@hexwyrm/dragon-pass';
import { powersThat } from '@hexwyrm/dragon-pass/data';
import type { Words } from '@hexwyrm/words';
import type { Pictures } from '../teller.ts';
import { drawBoard } from './board.ts';
import { glance } from './glance.ts';
import { closeUp, look } from './look.ts';

/** Choices between units: listed on their own, not under a unit. */
const AMONG_UNITS: ReadonlySet<ActionType> = new Set([
  'first',
  'next',
  'protect',
  'take',
  'disrupt',
  'lose',
  'blame',
  ...powersThat('picks'),
  'disclose',
  'conceal',
]);

/** Dragon Pass in letters. */
export const picturesOf = (view: View, words: Words): Pictures<Action> => ({
  board: () => drawBoard(view, words),
  /** In the middle of a battle, what it is fought over; otherwise the whole board. */
  scene() {
    const battle = view.frames.find((frame) => frame.kind === 'battle' || frame.kind === 'declare');
    return battle && battle.targets.length > 0
      ? closeUp(view, words, battle.targets)
      : drawBoard(view, words);
  },
  look: (asked) => look(view, words, asked),
  now: () => now(view, words),
  group(action) {
    const unit = AMONG_UNITS.has(action.type) ? null : dragonPass.unitOf(action);
    return unit === null ? null : glance(view, words, unit);
  },
});

/** "Lunar Empire, Battles, moon Full, rain" */
function now({ seats, active, phase, moon, rain, storm }: View, { t, seatName, phaseName }: Words): string {
  return [
    seatName(seats[active]),
    phaseName(phase),
    ...(moon === null ? [] : [t('terminal.moon', { phase: t(`moon.${MOON_PHASES[moon]}`) })]),
    ...(rain ? [t('terminal.rain')] : []),
    ...(storm === null ? [] : [t('terminal.storm')]),
  ].join(', ');
}

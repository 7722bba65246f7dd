import { dragonPass, type Event as PassEvent } from '@hexwyrm/dragon-pass';
import { dragonRage, type Event } from '@hexwyrm/dragon-rage';
import { type GameEvent, seededDice } from '@hexwyrm/kernel';
import { wordsOf } from '@hexwyrm/words';
import { expect, test } from 'vitest';
import { wordsIn } from '../../games/dragon-pass/words/testing/words-in.ts';
import { ragePlay } from '../../games/dragon-rage/table/play.ts';
import { words as rageWords } from '../../games/dragon-rage/words/kit.ts';
import { tongueIn } from '../../i18n/testing/tongue-in.ts';
import type { Words } from '../../i18n/words.ts';
import { followedHex } from './followed-hex.ts';

const rage = dragonRage.load({
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-rage',
  map: 'plain',
  phase: 'defender-archery',
  units: [
    { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N' },
    { type: 'ARH', side: 'defender', hex: '1012' },
  ],
});
const wordsOfRage = async (): Promise<Words> =>
  wordsOf(await tongueIn('en', ['common', 'dragon-rage']), rageWords, () => null);

/** The printed number stands for the hex, and units are where the position has them. */
const followed = (words: Words, events: readonly Event[]) =>
  followedHex(
    events,
    (event: GameEvent) => words.eventSentence(event, rage).hexes.map(Number),
    (unit) => (ragePlay.placeOf(rage, unit) < 0 ? -1 : ([1010, 1012][unit] ?? -1)),
  );

const shot = (success: boolean): Event => ({
  type: 'rolled',
  clause: 'DR-2.7.2-d',
  roll: 'to-hit',
  unit: 1,
  target: 0,
  dice: [success ? 6 : 1],
  modifier: 0,
  needs: 4,
  success,
});

test('a move is followed to where it ends', async () => {
  const moved: Event = {
    type: 'moved',
    clause: 'DR-2.4.1-a',
    unit: 1,
    from: '1012',
    to: '1011',
    mp: 1,
    how: 'walk',
  };
  expect(followed(await wordsOfRage(), [moved])).toBe(1011);
});

test('an attack is followed to what is attacked: by its hex, or where the monster is', async () => {
  const words = await wordsOfRage();
  const attack: Event = {
    type: 'attack',
    clause: 'DR-2.7.1-a',
    weapon: 'missile',
    units: [1],
    hex: '1009',
    attack: 1,
    defence: 1,
    cell: 6,
  };
  expect(followed(words, [attack])).toBe(1009);
  const hurt: Event = { type: 'damaged', clause: 'DR-2.7.2-f', unit: 0, area: 'head', points: 1, by: 1 };
  expect(followed(words, [shot(true), hurt])).toBe(1010);
  expect(followed(words, [shot(false)])).toBe(1010);
});

test('a phase that begins moves nothing', async () => {
  const phase: Event = { type: 'phase', clause: 'DR-2.6.1-a', turn: 2, phase: 'defender-melee' };
  expect(followed(await wordsOfRage(), [phase])).toBeNull();
});

test('a battle of Dragon Pass is followed to its targets', async () => {
  const words = await wordsIn('en');
  const view = dragonPass.view(dragonPass.setup('pass-2', {}, seededDice('followed')), 'lunar');
  const declared: PassEvent = {
    type: 'battle-declared',
    clause: 'DP-7.5.1-a',
    attackers: [],
    defenders: [],
    targets: ['3220'],
    commander: 'lunar',
  };
  const hexesOf = (event: GameEvent) => words.eventSentence(event, view).hexes.map(Number);
  expect(followedHex([declared], hexesOf, () => -1)).toBe(3220);
});

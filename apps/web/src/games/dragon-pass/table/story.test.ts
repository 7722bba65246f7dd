import { dragonPass, type Event } from '@hexwyrm/dragon-pass';
import type { Gathered } from '@hexwyrm/dragon-pass/words';
import { pickIndex, seededDice } from '@hexwyrm/kernel';
import type { Entry } from '@hexwyrm/protocol';
import { describe, expect, test } from 'vitest';
import { linesOf, shownLines } from '../../../table/log/lines.ts';
import { wordsIn } from '../words/testing/words-in.ts';
import { passStory } from './story.ts';

const view = dragonPass.view(dragonPass.setup('pass-2', {}, seededDice('story')), 'lunar');

const moved = (unit: number, from: string, to: string, cost = 1): Event => ({
  type: 'moved',
  clause: 'DP-6-a',
  unit,
  from,
  to,
  cost,
});

const unseen = (from: string, to: string): Event => ({
  type: 'unseen',
  clause: 'DP-5.3-c',
  what: 'moved',
  seat: 'sartar',
  colour: 'sartar',
  from,
  to,
});

const phase: Event = { type: 'phase', clause: 'DP-2-j', turn: 1, seat: 'sartar', phase: 'movement' };

/** What the log says of the events, each of an action of its own, the newest last. */
const told = async (...events: readonly Event[]): Promise<readonly string[]> => {
  const { eventSentence } = await wordsIn('en');
  const log = events.map((event): Entry => ({ seat: 'lunar', action: null, rolled: [], events: [event] }));
  return linesOf(log, passStory).map(({ event }) => eventSentence(event, view).text);
};

describe('the log of Dragon Pass', () => {
  test('DP-6-a: tells in one line who goes the same way, however many steps it had', async () => {
    expect(
      await told(
        moved(0, '3218', '3219'),
        moved(0, '3219', '3220'),
        moved(1, '3218', '3220', 2),
        moved(3, '3218', '3219'),
      ),
    ).toEqual([
      'Veterans’ Cavalry and 2nd Furthest Cavalry move 3218 → 3220 (Jonstown), 2 MP.',
      '1st Furthest Foot moves 3218 → 3219, 1 MP.',
    ]);
  });

  test('DP-7.5.1-a: tells an attack by its last plan, and a battle instead of its plan', async () => {
    const planned = (...attackers: number[]): Event => ({
      type: 'attack-planned',
      clause: 'DP-7.5.1-a',
      attackers,
      targets: ['3220'],
    });
    expect(await told(planned(0), planned(0, 1))).toEqual([
      'Attack on 3220 (Jonstown) planned: Veterans’ Cavalry and 2nd Furthest Cavalry.',
    ]);
    const declared: Event = {
      type: 'battle-declared',
      clause: 'DP-7.5.1-a',
      attackers: [0, 1],
      defenders: [3],
      targets: ['3220'],
      commander: 'sartar',
    };
    const lines = await told(planned(0), planned(0, 1), declared);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Battle for 3220');
  });

  test('DP-16.8-c: tells a fracture as far as it is drawn, and then where the earth broke', async () => {
    const drawn = (...hexes: string[]): Event => ({ type: 'fracture-drawn', clause: 'DP-16.8-c', hexes });
    const broke: Event = { type: 'earth-broke', clause: 'DP-16.8-f', hexes: ['3218', '3219'], enclosed: [] };
    expect(await told(drawn('3218'), drawn('3218', '3219'))).toEqual([
      'The fracture runs through 3218 and 3219.',
    ]);
    expect(await told(drawn('3218'), broke)).toEqual(['The earth breaks open: 3218 and 3219.']);
  });

  test('DP-16.9-c: tells in one line of those who go hex by hex together', async () => {
    expect(
      await told(
        moved(0, '3218', '3219'),
        moved(1, '3218', '3219'),
        moved(3, '3218', '3219'),
        moved(0, '3219', '3220'),
        moved(1, '3219', '3220'),
        moved(3, '3219', '3220'),
      ),
    ).toEqual([
      'Veterans’ Cavalry, 2nd Furthest Cavalry and 1st Furthest Foot move 3218 → 3220 (Jonstown), 2 MP.',
    ]);
  });

  test('DP-5.3-c: tells the walk of a hidden counter in one line', async () => {
    expect(
      await told(
        unseen('3524', '3424'),
        unseen('3424', '3325'),
        unseen('3524', '3424'),
        unseen('3424', '3325'),
      ),
    ).toEqual(['2 hidden units (Sartar) move 3524 (Boldhome) → 3325.']);
  });

  test('DP-5.3-c: whichever hidden counters are taken for one, each hex gains and loses what it did', () => {
    const hexes = ['3523', '3524', '3424', '3325', '3326'];
    const change = (
      ways: readonly { readonly from: string; readonly to: string; readonly times: number }[],
    ) =>
      hexes.map((hex) =>
        ways.reduce(
          (sum, { from, to, times }) => sum + (Number(to === hex) - Number(from === hex)) * times,
          0,
        ),
      );
    const dice = seededDice('hidden');
    const pick = () => hexes[pickIndex(dice, hexes.length)] ?? '';
    let joins = 0;
    for (let game = 0; game < 500; game += 1) {
      const steps = Array.from({ length: 12 }, () => ({ from: pick(), to: pick(), times: 1 })).filter(
        ({ from, to }) => from !== to,
      );
      const log = steps.map(
        ({ from, to }): Entry => ({
          seat: 'sartar',
          action: null,
          rolled: [],
          events: [unseen(from, to)],
        }),
      );
      const ways = linesOf(log, passStory).flatMap(({ event }) => {
        const told = event as Gathered;
        if (told.type !== 'unseen') return [];
        return [{ from: told.from, to: told.to, times: told.gathered?.length ?? 1 }];
      });
      joins += steps.length - ways.reduce((sum, { times }) => sum + times, 0);
      expect(change(ways)).toEqual(change(steps));
    }
    expect(joins).toBeGreaterThan(100);
  });

  test('DP-5.3-c: counts hidden counters that go the same way in one phase', async () => {
    const step = unseen('3424', '3325');
    expect(await told(step, step, step, unseen('3524', '3424'), phase, step)).toEqual([
      '3 hidden units (Sartar) move 3424 → 3325.',
      'A hidden unit (Sartar) moves 3524 (Boldhome) → 3424.',
      expect.stringContaining('Movement'),
      'A hidden unit (Sartar) moves 3424 → 3325.',
    ]);
  });

  test('DP-2-a: a turn that begins has no heading above it, and phases in which nothing happened have none', () => {
    const passed = (name: 'support' | 'movement', turn: number): Event => ({ ...phase, phase: name, turn });
    const began: Event = { type: 'turn-began', clause: 'DP-2-a', turn: 2, moon: null };
    const events = [
      passed('movement', 1),
      moved(0, '3218', '3219'),
      passed('support', 1),
      began,
      passed('movement', 2),
    ];
    const log: Entry[] = [{ seat: 'lunar', action: null, rolled: [], events }];
    const shown = shownLines(linesOf(log, passStory), 'all', {}, passStory, () => 'lunar');
    expect(shown.map(({ event }) => event)).toEqual([began, passed('movement', 1), moved(0, '3218', '3219')]);
  });
});

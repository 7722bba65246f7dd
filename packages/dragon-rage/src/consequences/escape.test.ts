import { scriptedDice } from '@hexwyrm/kernel';
import { expect, test } from 'vitest';
import { openBoard, openPlay } from '../core/board.ts';
import { defender, invader } from '../testing/pieces.ts';
import { table } from '../testing/table.ts';
import { escapeOdds, escapeOrDie, type Peril } from './escape.ts';

const idle = { bystander: defender('INF', '2010'), foe: invader('ORC', '2009') };

/** Where the infantry is after one escape roll, the side boosted or demoralised as said. */
function escapes(peril: Peril, die: number, boosted = false, demoralised = false, modifier = 0): string {
  const t = table({
    phase: 3,
    pieces: { inf: defender('INF', '1009'), ...idle },
    state: (state, hex) => {
      state.hadHeroes.defender = demoralised;
      if (boosted) state.boosts.push({ hex: hex('1009'), radius: 0, side: 'defender' });
    },
  });
  const modifiers = [{ what: 'tower', value: modifier, clause: 'DR-2.12.1.5.2-b' }];
  const danger = { peril, clause: 'DR-2.12.1.5.2-a', modifiers } as const;
  const needed = escapeOdds(openBoard(t.state), 0, danger);
  escapeOrDie(openPlay(t.state, scriptedDice([die])), 0, danger);
  expect(die + needed.modifier >= needed.needs).toBe(t.at('inf') === '1009');
  return t.at('inf');
}

test('DR-2.2.1-c the escape number is the target of escapes from fire, crashes and crushing', () => {
  for (const peril of ['fire', 'crash', 'crushing'] as const)
    expect([escapes(peril, 5), escapes(peril, 4)]).toEqual(['1009', 'dead']);
  expect(escapes('fire', 3, false, false, 2)).toBe('1009');
});

test('DR-2.8.5-f a boost helps against fire, and against all perils when the heroes are dead', () => {
  expect(escapes('fire', 4, true)).toBe('1009');
  expect(escapes('crash', 4, true)).toBe('dead');
  expect(escapes('crash', 4, true, true)).toBe('1009');
  expect(escapes('crushing', 4, true, true)).toBe('1009');
  expect(escapes('crushing', 4, false, true)).toBe('dead');
});

test('DR-2.10.8-b the odds of an engine are nil', () => {
  const t = table({ phase: 3, pieces: { cat: defender('CAT', '1009'), ...idle } });
  const odds = escapeOdds(openBoard(t.state), 0, { peril: 'fire', clause: 'DR-2.12.1.5.2-a' });
  expect(odds).toMatchObject({ dice: 0, chance: [0, 1], clause: 'DR-2.10.8-b' });
});

const breath = { type: 'breathe', unit: 0, facing: 'N' } as const;
const fireAt = (hero: ReturnType<typeof defender>, die: number) => {
  const t = table({
    phase: 3,
    pieces: {
      dragon: invader('DRAGON', '1010', { facing: 'N' }),
      hero,
      gob: invader('GOB', '2012'),
      ...idle,
    },
  });
  t.play('invader', breath, die);
  return { at: t.at('hero'), wounded: t.unit('hero').wounded };
};

test('DR-2.2.4.5-a a hero is wounded by his first lethal result and killed by the next', () => {
  expect(fireAt(defender('HERO', '1009'), 3)).toEqual({ at: '1009', wounded: false });
  expect(fireAt(defender('HERO', '1009'), 2)).toEqual({ at: '1009', wounded: true });
  expect(fireAt(defender('HERO', '1009', { wounded: true }), 2).at).toBe('dead');
});

import { expect, test } from 'vitest';
import { defender, invader } from '../testing/pieces.ts';
import { table } from '../testing/table.ts';

/** The North-West Gate of Esirien, 0606|0707, its inner hex 0707. */
const leaveByGate = (unit: number) => ({ type: 'walk', unit, to: '0606' }) as const;

test('DR-2.5.5-d a garrison that a giant only passed over has its gate again', () => {
  const t = table({
    map: 'esirien',
    phase: 2,
    pieces: {
      giant: invader('GIANT', '0807'),
      second: invader('GIANT', '0606'),
      inf: defender('INF', '0707'),
    },
  });
  t.play('invader', { type: 'walk', unit: t.id('giant'), to: '0707' });
  t.play('invader', { type: 'walk', unit: t.id('giant'), to: '0708' });
  expect(t.refusal('invader', { type: 'walk', unit: t.id('second'), to: '0707' })).toBe('DR-2.5.5-e');
  t.play('invader', { type: 'walk', unit: t.id('second'), to: '0605' });
  t.play('invader', { type: 'end' });
  while (t.state.phase !== 7) t.play(t.state.phase < 5 ? 'invader' : 'defender', { type: 'end' });
  expect(t.refusal('defender', leaveByGate(t.id('inf')))).toBeNull();
});

test('DR-2.5.5-c a monster that stays beside a survivor holds the gate; dying it gives it up', () => {
  const t = table({
    map: 'esirien',
    phase: 9,
    pieces: {
      dragon: invader('DRAGON', '0707', { facing: 'N', hp: { belly: [1] } }),
      hero: defender('HERO', '0707'),
      orc: invader('ORC', '0305'),
    },
    state: (state) => {
      state.entrances[0] = 4;
    },
  });
  t.play('defender', { type: 'melee', unit: t.id('hero'), monster: t.id('dragon'), area: 'belly' }, 4, 6);
  expect(t.at('dragon')).toBe('dead');
  expect(t.state.entrances[0]).toBe(0);
});

import { expect, test } from 'vitest';
import { eventsOf, type Piece, table } from '../../testing/table.ts';

const dispel = (unit: number, target: number) => ({ type: 'cast', spell: 'dispel', unit, target }) as const;

/** An elemental of the defender's wizard far away, and a shaman whose turn to cast it may be. */
function position(phase: 1 | 5, points: number, controlled: boolean) {
  const wizard: Piece = { type: 'WZD', side: 'defender', hex: '1010', spellPoints: points };
  return table({
    phase,
    pieces: {
      wizard,
      shaman: { type: 'OWZD', side: 'invader', hex: '2316', spellPoints: points },
      fire: { type: 'ELM_FIRE', side: 'defender', hex: '1012' },
    },
    state: (state) => {
      state.units[2].master = controlled ? 0 : -1;
    },
  });
}

test('DR-2.8.9-n the controller dispels it for nothing, as his spell of the turn', () => {
  const t = position(5, 0, true);
  expect(t.odds('defender', dispel(0, 2))).toEqual([]);
  const events = t.play('defender', dispel(0, 2));
  expect(t.at('fire')).toBe('dead');
  expect(t.unit('wizard').spellPoints).toBe(0);
  expect(eventsOf(events, 'cast')).toMatchObject([
    { spell: 'dispel', cost: 0, target: 2, clause: 'DR-2.8.9-n' },
  ]);
  expect(t.unit('wizard').did?.cast).toBe(true);
});

test('DR-2.8.9-o any other wizard rolls the price, at any distance, and may pay it', () => {
  const t = position(1, 6, true);
  t.play('invader', dispel(1, 2), 4);
  expect(t.state.frames).toEqual([{ kind: 'dispel', side: 'invader', unit: 1, target: 2, price: 4 }]);
  expect(t.legal('invader')).toEqual([{ type: 'pay' }, { type: 'decline' }]);
  t.play('invader', { type: 'pay' });
  expect([t.at('fire'), t.unit('shaman').spellPoints]).toEqual(['dead', 2]);
  expect(t.unit('shaman').did?.cast).toBe(true);
});

test('DR-2.8.9-o declining costs nothing and leaves the wizard another spell, but no second roll', () => {
  const t = position(1, 6, true);
  t.play('invader', dispel(1, 2), 4);
  const events = t.play('invader', { type: 'decline' });
  expect(eventsOf(events, 'dispel-declined')).toMatchObject([{ unit: 2 }]);
  expect([t.at('fire'), t.unit('shaman').spellPoints, t.state.phase]).toEqual(['1012', 6, 1]);
  expect(t.refusal('invader', dispel(1, 2))).toBe('DR-2.8.9-o');
  expect(t.offers('invader', { type: 'cast', spell: 'dispel' })).toBe(false);
  expect(t.offers('invader', { type: 'cast', spell: 'fog' })).toBe(true);
});

test('DR-2.8.9-o a price above his points cannot be paid', () => {
  const t = position(1, 5, true);
  const events = t.play('invader', dispel(1, 2), 6);
  // There is only one answer left, so it is given.
  expect(eventsOf(events, 'rolled')).toMatchObject([
    { roll: 'dispel', dice: [6], needs: 5, atMost: true, success: false },
  ]);
  expect(eventsOf(events, 'dispel-declined')).toHaveLength(1);
  expect([t.at('fire'), t.unit('shaman').spellPoints, t.state.frames]).toEqual(['1012', 5, []]);
});

test('DR-2.8.9-o the summoner who lost control rolls like anybody else', () => {
  const t = position(5, 6, false);
  t.play('defender', dispel(0, 2), 1);
  expect(t.state.frames).toMatchObject([{ kind: 'dispel', side: 'defender', price: 1 }]);
});

test('DR-2.8.9-o the chance is that of being able to pay', () => {
  expect(position(1, 4, true).odds('invader', dispel(1, 2))).toMatchObject([
    { roll: 'dispel', dice: 1, needs: 4, atMost: true, chance: [4, 6] },
  ]);
  expect(position(1, 9, true).odds('invader', dispel(1, 2))).toMatchObject([{ chance: [6, 6] }]);
});

test('DR-2.8.2-a DR-2.8.9-o a wizard without points does not roll', () => {
  const t = position(1, 0, true);
  expect(t.refusal('invader', dispel(1, 2))).toBe('DR-2.8.2-a');
  expect(t.offers('invader', { type: 'cast' })).toBe(false);
});

test('DR-2.8.9-n only an elemental can be dispelled', () => {
  const t = position(1, 6, true);
  expect(t.refusal('invader', dispel(1, 0))).toBe('DR-2.8.9-n');
  expect(t.refusal('invader', dispel(1, 17))).toBe('DR-2.8.9-n');
});

test('DR-2.8.9-o nobody pays or declines without a price', () => {
  const t = position(1, 6, true);
  expect(t.refusal('invader', { type: 'pay' })).toBe('DR-2.8.9-o');
  expect(t.refusal('invader', { type: 'decline' })).toBe('DR-2.8.9-o');
});

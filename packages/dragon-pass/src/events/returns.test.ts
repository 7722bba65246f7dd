import { describe, expect, it } from 'vitest';
import { passUntil } from '../testing/opening.ts';
import { lunar, sartar } from '../testing/skirmish.ts';
import { eventsOf, type Piece } from '../testing/table.ts';
import { fated, roll } from './events.fixture.ts';

const lost = (owner: 'lunar' | 'sartar', code: string, kind = 'infantry'): Piece => ({
  code,
  kind,
  faction: owner,
  owner,
  hex: 'dead',
});

describe('reserves', () => {
  const pieces = {
    foot: lost('sartar', '4-3-5'),
    horse: lost('sartar', '6-5-5', 'cavalry'),
    more: lost('sartar', '3-3-3'),
    mage: lost('sartar', '3-5-3-5', 'magician'),
  };

  const called = (extra: Record<string, Piece> = {}) => {
    const t = fated<string>({ ...pieces, ...extra });
    const events = roll(t, 3, 4);
    passUntil(t.state, ({ phase, active }) => phase === 'movement' && active === 1);
    return { t, events };
  };

  it('DP-PAC.RandomEvents.34-a: two lost infantry or cavalry units come back for nothing, from the south', () => {
    const { t, events } = called();
    expect(eventsOf(events, 'reserves-called')).toMatchObject([{ seat: 'sartar', count: 2 }]);
    expect(t.refusal('sartar', { type: 'bring-back', unit: t.id('mage') })).toBe('DP-PAC.RandomEvents.34-a');
    const told = t.play('sartar', { type: 'bring-back', unit: t.id('foot') });
    expect(eventsOf(told, 'brought-back')).toMatchObject([{ unit: t.id('foot'), from: '1934', to: '4534' }]);
    t.play('sartar', { type: 'bring-back', unit: t.id('horse') });
    expect(t.refusal('sartar', { type: 'bring-back', unit: t.id('more') })).toBe('DP-PAC.RandomEvents.34-a');
    const enter = (name: string, hex: string) =>
      t.refusal('sartar', { type: 'arrive', unit: t.id(name), hex: t.hex(hex) });
    expect([enter('foot', '2534'), enter('horse', '1934'), enter('foot', '1834')]).toEqual([
      null,
      null,
      'DP-6.9.1-a',
    ]);
    t.play('sartar', { type: 'arrive', unit: t.id('foot'), hex: t.hex('2534') });
    expect([t.at('foot'), t.at('more')]).toEqual(['2534', 'dead']);
  });

  it('DP-PAC.RandomEvents.34-a: what is not used lapses with the movement phase, unless the edge was blocked', () => {
    const { t } = called();
    t.play('sartar', { type: 'bring-back', unit: t.id('foot') });
    expect(t.state.chance?.rights).toEqual([{ player: 1, roll: 34, left: 1 }]);
    t.play('sartar', { type: 'end' });
    expect(t.state.chance?.rights).toEqual([]);
    expect(t.at('more')).toBe('dead');
  });

  it('DP-PAC.RandomEvents.44-a: of the Empire at its northern edge', () => {
    const t = fated({
      a: lost('lunar', '5-4-3'),
      b: lost('lunar', '3-3-3'),
      bow: lost('lunar', '2*-1-4'),
    });
    roll(t, 4, 4);
    expect(t.refusal('lunar', { type: 'bring-back', unit: t.id('lunar') })).toBe('DP-PAC.RandomEvents.44-a');
    t.play('lunar', { type: 'bring-back', unit: t.id('a') });
    t.play('lunar', { type: 'bring-back', unit: t.id('b') });
    const enter = (hex: string) => t.refusal('lunar', { type: 'arrive', unit: t.id('a'), hex: t.hex(hex) });
    expect([enter('0701'), enter('1001'), enter('2001')]).toEqual([null, null, 'DP-6.9.1-a']);
  });

  it('DP-PAC.RandomEvents.34-a: only the side that is called has the right', () => {
    const t = fated({
      a: lost('lunar', '5-4-3'),
      near: lunar('3-3-3', '1010'),
      foe: sartar('3-3-3', '2020'),
    });
    roll(t, 3, 4);
    expect(t.refusal('lunar', { type: 'bring-back', unit: t.id('a') })).toBe('DP-PAC.RandomEvents.34-a');
  });
});

import { eventsFor } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { NO_DIPLOMACY } from '../../alliances/state.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';

const neutral = (type: string): Piece => ({ type, owner: null, hex: 'off' });

/** Sartar claims Ethilrist with all the points that it takes. */
function won(lunars: Record<string, Piece>, screening = false) {
  const pieces: Record<string, Piece> = {
    ethilrist: neutral('sir-ethilrist'),
    hound: neutral('hell-hound'),
    cloak: neutral('cloak-of-darkness'),
    goblins: neutral('goblins'),
    keener: neutral('keener-than'),
    sartars: { type: 'ducks', owner: 'sartar', hex: '4025' },
    ...lunars,
  };
  const t = table({
    scenario: 'pass-7',
    land: 'dragon-pass',
    active: 'sartar',
    phase: 'alliances',
    turn: 3,
    options: { screening },
    pieces,
    state: (state) => {
      const points = { turn: 1, player: 1, people: 'ethilrist', points: 60, why: 'allotted' } as const;
      state.diplomacy = { ...NO_DIPLOMACY, ledger: [points] };
    },
  });
  return Object.assign(t, { claimed: t.play('sartar', { type: 'claim', people: 'ethilrist' }) });
}

const stack = (hex: string, number = 0): Piece => ({ type: 'furthest-foot', owner: 'lunar', hex, number });

describe('who allies Ethilrist', () => {
  it('DP-16.14.1-b: the opponent adds Keener Than to one of his stacks', () => {
    const t = won({ a: stack('0404'), b: stack('0606', 1) });
    expect(t.decision()).toMatchObject({ seats: ['lunar'], kind: 'attach', clause: 'DP-16.14.1-b' });
    expect(t.refusal('lunar', { type: 'attach', hex: t.hex('0405') })).toBe('DP-16.14.1-b');
    expect(t.refusal('lunar', { type: 'attach', hex: t.hex('4025') })).toBe('DP-16.14.1-b');
    const events = t.play('lunar', { type: 'attach', hex: t.hex('0606') });
    expect(eventsOf(events, 'attached')).toMatchObject([{ unit: t.id('keener'), hex: '0606' }]);
    expect([t.at('keener'), t.unit('keener').owner]).toEqual(['0606', 0]);
    expect(t.stack('lunar', '0606')).toEqual(['b', 'keener']);
  });

  it('DP-16.14.1-b R-DPP-117: without a stack of the opponent he is lost', () => {
    const t = won({});
    expect(t.decision()?.seats).toEqual(['sartar']);
    expect(t.at('keener')).toBe('gone');
    expect(eventsOf(t.claimed, 'rival-gained')).toMatchObject([{ seat: 'lunar', lost: true }]);
  });

  it('DP-16.14.1-b DP-5.3-b: the other player knows who comes, and sees a counter of his colour come', () => {
    const t = won({ a: stack('0404'), b: stack('0606', 1) }, true);
    expect(eventsOf(eventsFor(t.claimed, 'sartar'), 'rival-gained')).toMatchObject([
      { seat: 'lunar', lost: false },
    ]);
    const events = eventsFor(t.play('lunar', { type: 'attach', hex: t.hex('0606') }), 'sartar');
    expect(eventsOf(events, 'attached')).toEqual([]);
    expect(eventsOf(events, 'unseen')).toMatchObject([{ what: 'arrived', to: '0606', colour: 'ethilrist' }]);
  });

  it('DP-16.14.1-a: the Hound is set up with Ethilrist, and Cloak and Goblins wait', () => {
    const t = won({ a: stack('0404') });
    t.play('lunar', { type: 'attach', hex: t.hex('0404') });
    expect(t.decision()).toMatchObject({ seats: ['sartar'], kind: 'settle' });
    expect(t.offers('sartar', { type: 'deploy', unit: t.id('hound') })).toBe(false);
    t.play('sartar', { type: 'deploy', unit: t.id('ethilrist'), hex: t.hex('0515') });
    expect([t.at('ethilrist'), t.at('hound'), t.at('cloak'), t.at('goblins')]).toEqual([
      '0515',
      '0515',
      'off',
      'off',
    ]);
    expect([t.unit('cloak').owner, t.unit('goblins').owner]).toEqual([1, 1]);
  });
});

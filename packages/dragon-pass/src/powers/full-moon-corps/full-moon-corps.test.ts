import { describe, expect, it } from 'vitest';
import type { MoonPhase } from '../../core/vocabulary.ts';
import { lostUnits } from '../../replacements/dead-pile.ts';
import { lunar, sartar } from '../../testing/skirmish.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';

const FULL = 3;
const FULL_HALF = 4;

const corps = (number: number, hex: string): Piece => ({
  type: 'full-moon-corps',
  number,
  owner: 'lunar',
  hex,
});
const mage = (hex: string, more: Partial<Piece> = {}): Piece =>
  lunar('1-7-3-5', hex, { faction: 'lunar', ...more });

function night(moon: MoonPhase, pieces: Record<string, Piece>) {
  return table<string>({ phase: 'exotics', moon, pieces: { foe: sartar('4-3-5', '1518'), ...pieces } });
}

describe('13.3 the Full Moon Corps', () => {
  it('DP-13.3-a: on a Full day all that are off the board may appear, on no other', () => {
    const pieces = { one: corps(0, 'off'), two: corps(1, 'off'), mage: mage('0909') };
    const t = night(FULL, pieces);
    const events = t.play('lunar', { type: 'muster', unit: t.id('one'), hex: t.hex('0909') });
    expect(eventsOf(events, 'mustered')).toMatchObject([{ hex: '0909' }]);
    t.play('lunar', { type: 'muster', unit: t.id('two'), hex: t.hex('0909') });
    expect(t.stack('lunar', '0909')).toEqual(['two', 'one', 'mage']);
    const later = night(FULL_HALF, pieces);
    expect(later.refusal('lunar', { type: 'muster', unit: later.id('one'), hex: later.hex('0909') })).toBe(
      'DP-13.3-a',
    );
  });

  it('DP-13.3-a DP-11.1-d: only in the Lunar player-turn', () => {
    const t = table({
      phase: 'exotics',
      active: 'sartar',
      moon: FULL,
      pieces: {
        one: corps(0, 'off'),
        mage: mage('0909'),
        foe: { type: 'wasps', owner: 'sartar', hex: '1518' },
      },
    });
    expect(t.refusal('sartar', { type: 'muster', unit: t.id('one'), hex: t.hex('0909') })).toBe('DP-13.3-a');
    expect(t.refusal('lunar', { type: 'muster', unit: t.id('one'), hex: t.hex('0909') })).toBe('K-SEAT');
  });

  it('DP-13.3-b DP-4.2-a: only where a Lunar magician is', () => {
    const t = night(FULL, {
      one: corps(0, 'off'),
      mage: mage('0909'),
      cult: lunar('8-7-3-3', '1010', { faction: 'lunar', physical: true }),
      emperor: { type: 'red-emperor', owner: 'lunar', hex: '1111' },
      troop: lunar('4-3-5', '0808', { faction: 'lunar' }),
      guard: lunar('6-5-5-0', '0707', { faction: 'lunar' }),
      puppets: lunar('2-4*-4-(8)', '0606', { faction: 'lunar' }),
      dazed: mage('0505', { back: '1-4-2-0', down: true }),
      ally: lunar('1-7-3-5', '0404'),
      ghost: lunar('X-6-X-6', '0303', { of: 'mage', faction: 'lunar' }),
    });
    const hexes = t
      .matching('lunar', { type: 'muster' })
      .map((action) => ('hex' in action ? action.hex : -1));
    expect(hexes).toEqual([t.hex('0909'), t.hex('1010'), t.hex('1111')]);
    for (const hex of ['0808', '0707', '0606', '0505', '0404', '0303', '0202'])
      expect(t.refusal('lunar', { type: 'muster', unit: t.id('one'), hex: t.hex(hex) })).toBe('DP-13.3-b');
  });

  it('DP-13.3-c: whoever is on the board does not appear elsewhere', () => {
    const t = night(FULL, { one: corps(0, '0905'), two: corps(1, 'off'), mage: mage('0909') });
    expect(t.refusal('lunar', { type: 'muster', unit: t.id('one'), hex: t.hex('0909') })).toBe('DP-13.3-c');
    expect(t.matching('lunar', { type: 'muster' })).toEqual([
      { type: 'muster', unit: t.id('two'), hex: t.hex('0909') },
    ]);
  });

  it('DP-13.3-e: the fallen come back on a later Full day, fresh, but not in the player-turn they fell in', () => {
    const t = night(FULL, {
      one: { ...corps(0, 'dead'), down: true },
      mage: mage('0909'),
      two: corps(1, 'dead'),
    });
    t.state.killed.push(t.id('two'));
    expect(t.refusal('lunar', { type: 'muster', unit: t.id('two'), hex: t.hex('0909') })).toBe('DP-13.3-e');
    t.play('lunar', { type: 'muster', unit: t.id('one'), hex: t.hex('0909') });
    expect(t.unit('one')).toMatchObject({ down: false });
    expect(t.stack('lunar', '0909')).toEqual(['one', 'mage']);
  });

  it('DP-13.3-g: they fight in the combat phase that follows', () => {
    const t = night(FULL, {
      one: corps(0, 'off'),
      mage: mage('0909'),
      near: sartar('3-3-3', '0910'),
      far: sartar('3-3-3', '0908'),
    });
    const events = t.play('lunar', { type: 'muster', unit: t.id('one'), hex: t.hex('0909') });
    expect(t.state.phase).toBe('battles');
    expect(eventsOf(events, 'phase').map(({ phase }) => phase)).toContain('battles');
    expect(t.state.contacts.map(({ active }) => active)).toEqual([t.hex('0909'), t.hex('0909')]);
  });

  it('DP-13.3-f: it never enters the dead pile, and is neither replaced nor bought', () => {
    for (const [scenario, type, clause] of [
      ['pass-7', 'replace', 'DP-18.7.5-a'],
      ['pass-9', 'buy', 'DP-18.9.5-e'],
    ] as const) {
      const t = table({
        scenario,
        land: 'dragon-pass',
        phase: 'movement',
        pieces: {
          one: corps(0, 'dead'),
          foot: lunar('3-3-3', 'dead', { faction: 'lunar', kind: 'infantry' }),
          other: lunar('3-3-3', 'dead', { faction: 'lunar', kind: 'infantry' }),
          guard: lunar('3-3-3', '0909'),
          foe: sartar('3-3-3', '3524'),
        },
        state: (state) => {
          state.funds = [{ player: 0, points: 20 }];
        },
      });
      expect(t.refusal('lunar', { type, unit: t.id('one') })).toBe(clause);
      expect(t.refusal('lunar', { type, unit: t.id('foot') })).toBeNull();
      expect(lostUnits(t.board(), 0)).toEqual([t.id('foot'), t.id('other')]);
    }
  });
});

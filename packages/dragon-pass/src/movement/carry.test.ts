import { describe, expect, it } from 'vitest';
import { lunar } from '../testing/skirmish.ts';
import { table } from '../testing/table.ts';
import { refuse } from '../testing/trek.ts';

describe('carrying', () => {
  const cargo = lunar('2-0-0', '1010');

  it('DP-6.7-a: a unit with MF 0 does not move by itself', () => {
    const t = table({
      pieces: { jack: { type: 'hungry-jack', owner: 'lunar', hex: '1010' }, other: lunar('3-3-3', '0101') },
    });
    expect(t.offers('lunar', { type: 'step', unit: t.id('jack') })).toBe(false);
    expect(refuse(t, 'lunar', 'jack', '1009')).toBe('DP-6.7-a');
  });

  it('DP-6.7-b: carrying costs nothing, and the cargo may be set down on the way', () => {
    const t = table({ pieces: { horse: lunar('4-3-5', '1010'), cargo, other: lunar('3-3-3', '0101') } });
    expect(t.refusal('lunar', { type: 'set-down', unit: t.id('cargo') })).toBe('DP-6.7-b');
    t.play('lunar', { type: 'carry', unit: t.id('horse'), cargo: t.id('cargo') });
    t.walk('lunar', 'horse', '1009', '1008');
    expect(t.at('cargo')).toBe('1008');
    t.play('lunar', { type: 'set-down', unit: t.id('cargo') });
    t.walk('lunar', 'horse', '1007', '1006', '1005');
    expect([t.at('horse'), t.at('cargo')]).toEqual(['1005', '1008']);
    expect(t.offers('lunar', { type: 'carry' })).toBe(false);
  });

  it('DP-6.7-c: spirits without a body carry nobody, and some cargo only certain carriers', () => {
    const t = table({
      pieces: {
        spirit: lunar('X-5-x2-1', '1010', { kind: 'spirit' }),
        cargo,
        jack: { type: 'hungry-jack', owner: 'lunar', hex: '1010' },
        horse: lunar('4-3-5', '1010'),
        dragon: { type: 'dragons', owner: 'lunar', hex: '1010' },
      },
    });
    const carry = (unit: 'spirit' | 'horse' | 'dragon', load: 'cargo' | 'jack') =>
      t.refusal('lunar', { type: 'carry', unit: t.id(unit), cargo: t.id(load) });
    expect([carry('spirit', 'cargo'), carry('horse', 'cargo')]).toEqual(['DP-6.7-c', null]);
    expect([carry('horse', 'jack'), carry('dragon', 'jack')]).toEqual(['DP-6.7-c', null]);
  });

  it('DP-6.7-d: both stand together when the phase begins; nothing is picked up on the way', () => {
    const t = table({
      pieces: { horse: lunar('4-3-5', '1012'), cargo, other: lunar('3-3-3', '0101') },
    });
    const carry = { type: 'carry', unit: t.id('horse'), cargo: t.id('cargo') };
    expect(t.refusal('lunar', carry)).toBe('DP-6.7-d');
    t.walk('lunar', 'horse', '1011', '1010');
    expect(t.refusal('lunar', carry)).toBe('DP-6.7-d');
    expect(t.offers('lunar', { type: 'carry' })).toBe(false);
  });
});

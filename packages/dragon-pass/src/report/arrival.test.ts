import { describe, expect, it } from 'vitest';
import { viewFor } from '../game/view.ts';
import { lunar, sartar } from '../testing/skirmish.ts';
import { table } from '../testing/table.ts';
import { arrivalIn, rideIn } from './arrival.ts';

describe('what follows from a move', () => {
  const t = table({
    land: { rivers: [['0808', '0908', '1007']], ridges: [{ high: '1212', low: '1211' }] },
    pieces: {
      foot: lunar('4-4-4', '0606'),
      hero: lunar('(4!)-10-6', '0606'),
      foe: sartar('3-3-3', '0910'),
      single: sartar('(4!)-10-6', '1212'),
    },
  });
  const told = (unit: 'foot' | 'hero', hex: string) =>
    arrivalIn(viewFor(t.state, 'lunar'), t.id(unit), hex).map(({ what, clause }) => `${what} ${clause}`);

  it('DP-6.5.1-a DP-7.4.3-a: a zone of control ends it, and whoever is next to an enemy must attack', () => {
    expect(told('foot', '0909')).toEqual(['zone DP-6.5.1-a', 'contact DP-7.4.3-a']);
    expect(told('foot', '0707')).toEqual([]);
  });

  it('DP-3.RIVER-c DP-8.2-a: in a river it fights with half its factor; a hero does not', () => {
    expect(told('foot', '0908')).toEqual(['river DP-3.RIVER-c']);
    expect(told('hero', '0908')).toEqual([]);
  });

  it('DP-3.RIDGE-d DP-4.5.1-b: below an enemy across a ridge likewise; a single being has no zone of control', () => {
    expect(told('foot', '1211')).toEqual(['contact DP-7.4.3-a', 'ridge DP-3.RIDGE-d']);
  });

  it('DP-16.5.2-b DP-16.5.3-b: enemies in a dragonewt city, and the price of a dragonewt road', () => {
    const land = table({
      seats: ['tarsh', 'lunar', 'sartar'],
      land: 'dragon-pass',
      pieces: {
        newt: { type: 'beaked-dragonewts', owner: 'tarsh', hex: '2915' },
        foe: { code: '3-3-3', owner: 'lunar', hex: '1020' },
      },
    });
    const view = viewFor(land.state, 'tarsh');
    expect(arrivalIn(view, land.id('foe'), '2928').map(({ what }) => what)).toEqual(['city']);
    const events = land.play('tarsh', { type: 'ride', unit: land.id('newt'), to: land.hex('2928') });
    const cost = events.reduce((sum, event) => sum + (event.type === 'moved' ? event.cost : 0), 0);
    expect(rideIn(view, land.id('newt'), '2928')).toEqual({ cost, left: 5 - cost });
    expect(rideIn(view, land.id('newt'), '1020')).toBeNull();
  });
});

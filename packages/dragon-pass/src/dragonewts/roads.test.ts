import { describe, expect, it } from 'vitest';
import { openBoard } from '../core/board.ts';
import { renewUnit, type State } from '../core/state.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';

// Cities 1 to 8: 2913, 3114, 2915, 3928, 1315, 2310, 2928, 3918; the roads cross at 2923.

const newt = (code: string, hex: string, more: Partial<Piece> = {}): Piece => ({
  type: code,
  owner: 'tarsh',
  hex,
  ...more,
});
const MF4 = 'crested-dragonewts';
const MF5 = 'beaked-dragonewts';

function road<N extends string>(pieces: Record<N, Piece>, state: (state: State) => void = () => {}) {
  const all: Record<string, Piece> = {
    ...pieces,
    idle: { code: '3-3-3', owner: 'tarsh', hex: '1512' },
    foe: { code: '3-3-3', owner: 'lunar', hex: '1020' },
  };
  const t = table<string>({ seats: ['tarsh', 'lunar', 'sartar'], land: 'dragon-pass', pieces: all, state });
  return {
    ...t,
    ride: (to: string, unit = 'newt') =>
      eventsOf(t.play('tarsh', { type: 'ride', unit: t.id(unit), to: t.hex(to) }), 'moved').reduce(
        (sum, { cost }) => sum + cost,
        0,
      ),
    rides: (to: string, unit = 'newt') =>
      t.refusal('tarsh', { type: 'ride', unit: t.id(unit), to: t.hex(to) }),
  };
}

describe('16.5.3 the dragonewt roads', () => {
  it('DP-16.5.3-a: only dragonewts use them', () => {
    const t = road({ newt: newt(MF5, '2915'), hero: { code: '(4!)-10-6', owner: 'tarsh', hex: '2915' } });
    expect(t.rides('2928')).toBeNull();
    expect(t.rides('2928', 'hero')).toBe('DP-16.5.3-a');
    // No road leads to a hex beside it.
    expect(t.rides('2814')).toBe('DP-16.5.3-c');
    expect(t.offers('tarsh', { type: 'ride', unit: t.id('hero') })).toBe(false);
  });

  it('DP-12.3-t: a flood is as deep on them: the first hex disrupts, the second is the end of the run', () => {
    const deluge = (...hexes: string[]) =>
      road({ newt: newt(MF5, '2915') }, (state) => {
        const names = openBoard(state).world.land.grid.index;
        state.flooded = hexes.map((hex) => names.get(hex) ?? -1);
      });
    const once = deluge('2917');
    once.ride('2928');
    expect([once.at('newt'), once.unit('newt').down]).toEqual(['2928', true]);
    const twice = deluge('2917', '2918');
    twice.ride('2928');
    expect(twice.at('newt')).toBe('dead');
    expect(twice.state.killed).toEqual([twice.id('newt')]);
  });

  it('DP-16.5.3-b: from a city or the Shaker’s Temple, reached by ordinary movement if need be', () => {
    const t = road({ newt: newt(MF4, '3113') });
    expect(t.rides('2915')).toBe('DP-16.5.3-b');
    expect(eventsOf(t.walk('tarsh', 'newt', '3114'), 'moved')).toMatchObject([{ cost: 1 }]);
    expect([t.ride('2915'), t.ride('2928'), t.ride('2915')]).toEqual([1, 1, 1]);
    expect(t.rides('2913')).toBe('DP-6-b');
    const temple = road({ newt: newt(MF4, '1918') });
    expect(temple.ride('3928')).toBe(1);
  });

  it('DP-16.5.3-c: one MP for a straight leg, whatever its length and the weather', () => {
    const t = road({ newt: newt(MF4, '3918') }, (state) => {
      state.rain = true;
    });
    expect(t.ride('3928')).toBe(1);
    expect(t.at('newt')).toBe('3928');
  });

  it('DP-16.5.3-d DP-16.5.3-e: straight through a junction costs nothing more, turning there one', () => {
    expect(road({ newt: newt(MF4, '2915') }).ride('2928')).toBe(1);
    expect(road({ newt: newt(MF4, '2915') }).ride('3928')).toBe(2);
    expect(road({ newt: newt(MF4, '2915') }).ride('1918')).toBe(2);
  });

  it('DP-16.5.3-c DP-16.5.3-e: a run is paid as it sets out, the turn only where it gets so far', () => {
    const costs = (guard: string, to: string) => {
      const t = road({ newt: newt(MF5, '2915'), guard: { code: '4-3-5', owner: 'lunar', hex: guard } });
      const events = t.play('tarsh', { type: 'ride', unit: t.id('newt'), to: t.hex(to) });
      return eventsOf(events, 'moved').map(({ cost }) => cost);
    };
    expect(costs('3019', '2919')).toEqual([1, 0, 0, 0]);
    // Eight hexes to the junction at 2923, then 3023, 3124, 3224, 3325 and 3425, which the guard watches.
    expect(costs('3525', '3425')).toEqual([2, ...Array.from({ length: 12 }, () => 0)]);
  });

  it('DP-16.5.3-f: nobody halts at a junction or between stations', () => {
    const t = road({ newt: newt(MF4, '2915') });
    expect(t.rides('2923')).toBe('DP-16.5.3-f');
    expect(t.rides('2920')).toBe('DP-16.5.3-f');
    const last = road({ newt: newt(MF4, '2915') }, (state) => {
      const unit = renewUnit(state, 0);
      unit.did = { from: unit.hex, spent: 6, stopped: false, paid: 0, bonus: false };
    });
    expect(last.rides('3928')).toBe('DP-6-b');
    expect(last.rides('2923')).toBe('DP-16.5.3-f');
    expect(last.rides('2928')).toBeNull();
  });

  it('DP-16.5.3-g: the first hex in a zone of control ends the run and the move', () => {
    const t = road({ newt: newt(MF5, '2915'), guard: { code: '4-3-5', owner: 'lunar', hex: '3019' } });
    expect(t.rides('2928')).toBe('DP-16.5.3-g');
    expect(t.ride('2919')).toBe(1);
    expect(t.refusal('tarsh', { type: 'step', unit: t.id('newt'), to: t.hex('2918') })).toBe('DP-6.5.1-a');
  });

  it('DP-16.5.3-h: an enemy without one on the road ends the run next to it; it may walk on', () => {
    const t = road({ newt: newt(MF5, '2915'), hero: { code: '(4!)-10-6', owner: 'lunar', hex: '2920' } });
    expect(t.rides('2928')).toBe('DP-16.5.3-h');
    expect(t.ride('2919')).toBe(1);
    expect(t.offers('tarsh', { type: 'step', unit: t.id('newt') })).toBe(true);
    expect(t.unit('newt').did).toMatchObject({ spent: 2, stopped: false });
    expect(t.rides('2915')).toBe('DP-16.5.3-b');
  });

  it('DP-16.5.3-j: out of a zone of control it may not run into another', () => {
    const t = road({ newt: newt(MF5, '2915'), guard: { code: '4-3-5', owner: 'lunar', hex: '3015' } });
    expect(t.rides('2928')).toBe('DP-16.5.3-j');
    expect(t.rides('2913')).toBeNull();
  });

  it('R-DP-35, DP-6.3-c: a disrupted dragonewt whose only way to a clear hex is a road has to take it', () => {
    // With two movement points every hex it can walk to is next to one of the five; the road to 2928 is not watched.
    const around = ['2814', '3014', '2816', '3016', '2913'];
    const ring = (more: Partial<Piece>) =>
      road({
        newt: newt(MF4, '2915', more),
        ...Object.fromEntries(
          around.map((hex) => [`foe ${hex}`, { code: '(4!)-10-6', owner: 'lunar', hex }]),
        ),
      });
    const shaken = ring({ down: true });
    expect(shaken.refusal('tarsh', { type: 'end' })).toBe('DP-6.3-c');
    shaken.ride('2928');
    expect(shaken.refusal('tarsh', { type: 'end' })).toBeNull();
    expect(ring({}).refusal('tarsh', { type: 'end' })).toBeNull();
  });
});

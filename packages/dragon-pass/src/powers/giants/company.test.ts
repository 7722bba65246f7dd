import { describe, expect, it } from 'vitest';
import { court, gave, neutral, SARTAR } from '../../alliances/alliances.fixture.ts';
import { refuges } from '../../heroes/escape.ts';
import { lunar, sartar, skirmish, untilDice } from '../../testing/skirmish.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';

/** Argrath and the giant that he controls (R-DP-86). */
const pair = (hex: string) => ({
  argrath: { type: 'prince-argrath', owner: 'sartar', hex } satisfies Piece,
  giant: { type: 'giants', owner: 'sartar', hex } satisfies Piece,
});
const free = (hex: string): Piece => ({ type: 'giants', owner: null, hex });

describe('where a giant stands nobody joins it', () => {
  it.each([
    ['emissary', '2630', { friend: neutral('sun-dome-templars') }],
    ['search', '1325', { friend: neutral('puppeteer-troupe') }],
    ['visit', '2427', { friend: neutral('delecti'), zombie: neutral('zombies') }],
    ['knock', '2809', { friend: neutral('dwarf') }],
  ] as const)('DP-17.1-k DP-12.1-f: no %s where Argrath has his giant', (type, hex, pieces) => {
    const alone = court({ pieces: { ...pieces, argrath: pair(hex).argrath } });
    expect(alone.refusal('sartar', { type, unit: alone.id('argrath') })).toBeNull();
    const t = court({ pieces: { ...pieces, ...pair(hex) } });
    expect(t.refusal('sartar', { type, unit: t.id('argrath') })).toBe('DP-17.1-k');
    expect(t.offers('sartar', { type })).toBe(false);
  });

  it('DP-17.1-k R-DP-59: neither the Black Dragon nor dragonewts come to a rest or a city with a giant', () => {
    const rest = court({
      pieces: { one: neutral('cragspider'), dragon: neutral('black-dragon'), giant: free('2203') },
      ledger: [gave(SARTAR, 'cragspider', 25)],
    });
    rest.play('sartar', { type: 'claim', people: 'cragspider' });
    expect(rest.at('dragon')).toBe('off');
    const city = court({
      pieces: {
        one: neutral('crested-dragonewts'),
        two: neutral('crested-dragonewts', 1),
        giant: free('3928'),
      },
      ledger: [gave(SARTAR, 'dragonewts', 45)],
    });
    city.play('sartar', { type: 'claim', people: 'dragonewts' });
    expect([city.at('one'), city.at('two')]).toEqual(['off', '1315']);
  });

  it('DP-17.1-k DP-16.14.1-b: Keener Than joins another stack', () => {
    const t = court({
      active: 'lunar',
      pieces: { ethilrist: neutral('sir-ethilrist'), keener: neutral('keener-than'), ...pair('3030') },
      ledger: [gave(0, 'ethilrist', 25)],
    });
    t.play('lunar', { type: 'claim', people: 'ethilrist' });
    const join = (hex: string) => t.refusal('sartar', { type: 'attach', hex: t.hex(hex) });
    expect([join('3030'), join('4025')]).toEqual(['DP-17.1-k', null]);
    expect(t.offers('sartar', { type: 'attach', hex: t.hex('3030') })).toBe(false);
  });

  it('DP-17.1-k DP-18.7.5-f DP-6.9.1-e: nobody comes back in a capital with a giant', () => {
    const lost = { a: { type: 'foot-militia', owner: 'sartar', hex: 'dead' } as const };
    const t = court({
      phase: 'movement',
      pieces: {
        ...lost,
        b: { ...lost.a, number: 1 },
        late: { ...lost.a, number: 2, hex: 'off' },
        ...pair('3524'),
      },
    });
    t.state.arrivals = [{ unit: t.id('late'), hexes: [t.hex('3524')], capital: true }];
    expect(t.refusal('sartar', { type: 'replace', unit: t.id('a') })).toBe('DP-17.1-k');
    expect(t.refusal('sartar', { type: 'arrive', unit: t.id('late'), hex: t.hex('3524') })).toBe('DP-17.1-k');
  });

  it('DP-17.1-k DP-16.10.1-c: no dragon lands with Hungry Jack', () => {
    const t = court({
      phase: 'movement',
      turn: 5,
      pieces: {
        dragon: { type: 'dragons', owner: 'sartar', hex: 'off' },
        jack: neutral('hungry-jack'),
        ...pair('0118'),
      },
    });
    t.state.jack = { fetching: [{ unit: t.id('dragon'), turn: 3 }], callers: [], worked: [] };
    const bring = (hex: string) =>
      t.refusal('sartar', { type: 'bring', unit: t.id('dragon'), hex: t.hex(hex) });
    expect([bring('0118'), bring('0119')]).toEqual(['DP-17.1-k', null]);
  });

  it('DP-17.1-k DP-16.14.2-h R-DP-59: no Goblins come out of the Cloak', () => {
    const t = court({
      phase: 'movement',
      turn: 5,
      pieces: {
        goblins: { type: 'goblins', owner: 'sartar', hex: 'off' },
        assassin: { type: 'sartar-assassin', owner: 'sartar', hex: 'off' },
        giant: { type: 'giants', owner: 'lunar', hex: '2612' },
      },
    });
    t.state.used.push('cloak');
    t.state.cloud = { hex: t.hex('2612'), player: 1, turn: 3 };
    const events = t.play('sartar', { type: 'end' });
    expect(eventsOf(events, 'cloud-lifted')).toHaveLength(1);
    expect(eventsOf(events, 'goblins-joined')).toEqual([]);
    expect(t.at('goblins')).toBe('off');
  });

  it('DP-17.1-k DP-8.5-c: an escaped hero joins the nearest stack without a giant', () => {
    const t = court({
      pieces: {
        hero: { type: 'gunda', owner: 'sartar', hex: 'dead' },
        near: sartar('3-3-3', '2616'),
        ...pair('2613'),
      },
    });
    t.state.escapes = [{ unit: t.id('hero'), hex: t.hex('2612') }];
    expect(refuges(t.board(), t.id('hero'))).toEqual([t.hex('2616')]);
  });

  it('DP-12.1-f: the two do not step onto a neutral herd or dinosaur, which would join them', () => {
    const t = table<string>({
      scenario: 'pass-7',
      active: 'sartar',
      pieces: {
        ...pair('0910'),
        herd: { code: '1h-2-+2', owner: null, hex: '0909' },
        dinosaur: { type: 'triceratops', owner: null, hex: '0911' },
        theirs: lunar('3-3-3', '1818'),
      },
    });
    const stride = (to: string) =>
      t.refusal('sartar', { type: 'stride', unit: t.id('argrath'), to: t.hex(to) });
    expect([stride('0909'), stride('0911'), stride('1010')]).toEqual(['DP-12.1-f', 'DP-12.1-f', null]);
  });

  it('DP-12.1-f: nobody advances into the hex of the two, nor does the giant to others', () => {
    const t = skirmish(
      { ...pair('0910'), mate: sartar('9-3-5', '0809'), foe: lunar('3-3-3', '0909') },
      { scenario: 'pass-7', active: 'sartar', phase: 'battles' },
    );
    t.play('sartar', { type: 'attack', hex: t.hex('0909'), unit: t.id('argrath') });
    if (t.offers('sartar', { type: 'join' })) t.play('sartar', { type: 'join', unit: t.id('mate') });
    untilDice(t, 6);
    t.play('sartar', { type: 'take', unit: t.id('foe') });
    const advance = (name: 'mate' | 'giant' | 'argrath') =>
      t.refusal('sartar', { type: 'advance', unit: t.id(name), to: t.hex('0909') });
    expect([advance('mate'), advance('giant'), advance('argrath')]).toEqual([null, null, null]);
    t.play('sartar', { type: 'advance', unit: t.id('mate'), to: t.hex('0909') });
    expect([advance('giant'), advance('argrath')]).toEqual(['DP-12.1-f', null]);
  });
});

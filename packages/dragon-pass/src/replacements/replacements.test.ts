import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonPass } from '../testing/by-index.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import { fundOf, putIntoFund } from './fund.ts';

const BOLDHOME = '3524';
const EDGE = Array.from({ length: 27 }, (_, i) => `${19 + i}34`);

/** Scenario 7, a movement phase of Sartar, with these units in the dead pile beside one of each side on the map. */
function pile<N extends string>(
  pieces: Record<N, Piece>,
  { scenario = 'pass-7', fund = 0, hold = false } = {},
) {
  return table<N | 'guard' | 'foe'>({
    scenario,
    land: 'dragon-pass',
    active: 'sartar',
    phase: 'movement',
    turn: 3,
    pieces: {
      guard: { code: '3-3-3', owner: 'sartar', hex: '3220' },
      foe: { code: '3-3-3', owner: 'lunar', hex: hold ? '3525' : '0404' },
      ...pieces,
    } as Record<N | 'guard' | 'foe', Piece>,
    state: (state) => {
      if (fund > 0) state.funds = [{ player: 1, points: fund }];
    },
  });
}

const lost = (code: string, kind: 'infantry' | 'cavalry' = 'infantry', faction = 'sartar'): Piece => ({
  code,
  kind,
  faction,
  owner: 'sartar',
  hex: 'dead',
});

describe('lost units come back in exchange', () => {
  it('DP-18.7.5-a: infantry and cavalry of the two sides, and no others', () => {
    const t = pile({
      foot: lost('3-3-3'),
      other: lost('3-3-3'),
      gunda: { type: 'gunda', owner: 'sartar', hex: 'dead' },
      mage: { type: 'warm-sisters', owner: 'sartar', hex: 'dead' },
      exile: lost('3-3-3', 'infantry', 'exiles'),
      theirs: { code: '3-3-3', faction: 'lunar', owner: 'lunar', hex: 'dead' },
    });
    expect(t.offers('sartar', { type: 'replace', unit: t.id('foot') })).toBe(true);
    for (const name of ['gunda', 'mage', 'exile', 'theirs', 'guard'] as const)
      expect([name, t.refusal('sartar', { type: 'replace', unit: t.id(name) })]).toEqual([
        name,
        'DP-18.7.5-a',
      ]);
  });

  it('DP-18.7.5-b: infantry for another infantry unit of at least its CF', () => {
    const t = pile({ weak: lost('3-3-3'), strong: lost('5-4-3') });
    expect(t.refusal('sartar', { type: 'replace', unit: t.id('strong') })).toBe('DP-18.7.5-b');
    t.play('sartar', { type: 'replace', unit: t.id('weak') });
    expect([t.at('weak'), t.at('strong')]).toEqual([BOLDHOME, 'gone']);
  });

  it('DP-18.7.5-b: the player chooses which, and never one of a smaller CF', () => {
    const t = pile({ back: lost('3-3-3'), small: lost('2-3-3'), same: lost('3-3-5'), big: lost('4-3-3') });
    t.play('sartar', { type: 'replace', unit: t.id('back') });
    expect(t.decision()?.kind).toBe('exchange');
    expect(t.refusal('sartar', { type: 'pay', unit: t.id('small') })).toBe('DP-18.7.5-b');
    expect(t.refusal('sartar', { type: 'pay', unit: t.id('back') })).toBe('DP-18.7.5-b');
    const events = t.play('sartar', { type: 'pay', unit: t.id('same') });
    expect(eventsOf(events, 'replaced')).toMatchObject([
      { clause: 'DP-18.7.5-b', unit: t.id('back'), units: [t.id('same')] },
    ]);
    expect([t.at('back'), t.at('same'), t.at('big')]).toEqual([BOLDHOME, 'gone', 'dead']);
  });

  it('DP-18.7.5-b: a CF that follows the moon counts 7', () => {
    const t = pile({ wolves: { type: 'wolfrunners', owner: 'sartar', hex: 'dead' }, six: lost('6-3-3') });
    expect(t.refusal('sartar', { type: 'replace', unit: t.id('wolves') })).toBe('DP-18.7.5-b');
    t.play('sartar', { type: 'replace', unit: t.id('six') });
    expect(t.at('wolves')).toBe('gone');
  });

  it('DP-18.7.5-c: cavalry for two other cavalry units, each of at least its CF', () => {
    const t = pile({
      back: lost('4-3-5', 'cavalry'),
      a: lost('4-4-4', 'cavalry'),
      b: lost('5-3-4', 'cavalry'),
    });
    expect(t.refusal('sartar', { type: 'replace', unit: t.id('b') })).toBe('DP-18.7.5-c');
    const events = t.play('sartar', { type: 'replace', unit: t.id('back') });
    expect(eventsOf(events, 'replaced')).toMatchObject([{ units: [t.id('a'), t.id('b')] }]);
    expect([t.at('back'), t.at('a'), t.at('b')]).toEqual([BOLDHOME, 'gone', 'gone']);
    const short = pile({
      back: lost('4-3-5', 'cavalry'),
      a: lost('4-4-4', 'cavalry'),
      b: lost('3-3-4', 'cavalry'),
    });
    expect(short.refusal('sartar', { type: 'replace', unit: short.id('back') })).toBe('DP-18.7.5-c');
  });

  it('DP-18.7.5-d: infantry pays for infantry and cavalry for cavalry', () => {
    const t = pile({
      back: lost('3-3-3'),
      foot: lost('3-3-3'),
      more: lost('3-3-3'),
      horse: lost('5-3-5', 'cavalry'),
    });
    t.play('sartar', { type: 'replace', unit: t.id('back') });
    expect(t.refusal('sartar', { type: 'pay', unit: t.id('horse') })).toBe('DP-18.7.5-d');
    const horses = pile({ back: lost('4-3-5', 'cavalry'), a: lost('4-4-4', 'cavalry'), foot: lost('5-3-3') });
    expect(horses.refusal('sartar', { type: 'replace', unit: horses.id('back') })).toBe('DP-18.7.5-c');
  });

  it('DP-18.7.5-e: what is given leaves play and pays no second time', () => {
    const t = pile({ a: lost('3-3-3'), b: lost('3-3-3'), c: lost('3-3-3') });
    t.play('sartar', { type: 'replace', unit: t.id('a') });
    t.play('sartar', { type: 'pay', unit: t.id('b') });
    expect([t.at('b'), t.state.exchanged]).toEqual(['gone', [t.id('b')]]);
    expect(t.refusal('sartar', { type: 'replace', unit: t.id('c') })).toBe('DP-18.7.5-b');
    expect(t.refusal('sartar', { type: 'replace', unit: t.id('b') })).toBe('DP-18.7.5-a');
  });

  it('DP-18.7.5-f: in Boldhome, unless an enemy is in it or next to it; with a forced march from there', () => {
    const blocked = pile({ a: lost('3-3-3'), b: lost('3-3-3') }, { hold: true });
    expect(blocked.refusal('sartar', { type: 'replace', unit: blocked.id('a') })).toBe('DP-18.7.5-f');
    expect([blocked.at('a'), blocked.at('b')]).toEqual(['dead', 'dead']);
    const t = pile({ a: lost('3-3-3'), b: lost('3-3-3') });
    const events = t.play('sartar', { type: 'replace', unit: t.id('a') });
    expect(eventsOf(events, 'arrived')).toMatchObject([{ hex: BOLDHOME, clause: 'DP-6.9.1-e', cost: 0 }]);
    // Three free points and an MF of 3 along the primary road, half a point a hex: six hexes and more.
    t.walk('sartar', 'a', '3525', '3425', '3326', '3327', '3328', '3228');
    expect(t.at('a')).toBe('3228');
  });

  it('DP-18.7.5-f: Lunar units in Furthest', () => {
    const t = table({
      scenario: 'pass-7',
      land: 'dragon-pass',
      active: 'lunar',
      phase: 'movement',
      pieces: {
        a: { code: '3-3-3', faction: 'lunar', owner: 'lunar', hex: 'dead' },
        b: { code: '3-3-3', faction: 'lunar', owner: 'lunar', hex: 'dead' },
        foe: { code: '3-3-3', owner: 'sartar', hex: '3524' },
      },
    });
    t.play('lunar', { type: 'replace', unit: t.id('a') });
    expect(t.at('a')).toBe('0906');
  });

  it('DP-18.7.5-g: replacing can wait', () => {
    const t = pile({ a: lost('3-3-3'), b: lost('3-3-3') });
    expect(t.offers('sartar', { type: 'end' })).toBe(true);
    t.play('sartar', { type: 'end' });
    expect(t.state.units[t.id('a')]?.hex).toBe(t.hex('dead'));
  });

  it('there are none in the shorter scenarios', () => {
    const t = pile({ a: lost('3-3-3'), b: lost('3-3-3') }, { scenario: 'pass-5' });
    expect(t.refusal('sartar', { type: 'replace', unit: t.id('a') })).toBe('DP-18.7.5-a');
  });

  it('a disrupted unit comes back on its front', () => {
    const t = pile({ a: { ...lost('3-3-3'), down: true }, b: lost('3-3-3') });
    t.play('sartar', { type: 'replace', unit: t.id('a') });
    expect(t.unit('a').down).toBe(false);
  });
});

describe('the replacement fund', () => {
  const marathon = { scenario: 'pass-9' };

  it('DP-18.9.5-a: exchanges as in the full game', () => {
    const t = pile({ weak: lost('3-3-3'), strong: lost('5-4-3') }, marathon);
    t.play('sartar', { type: 'replace', unit: t.id('weak') });
    expect([t.at('weak'), t.at('strong')]).toEqual([BOLDHOME, 'gone']);
    const c = pile(
      { back: lost('4-3-5', 'cavalry'), a: lost('4-4-4', 'cavalry'), b: lost('5-3-4', 'cavalry') },
      marathon,
    );
    c.play('sartar', { type: 'replace', unit: c.id('back') });
    expect(c.at('back')).toBe(BOLDHOME);
  });

  it('DP-18.9.5-b: what is put aside adds up until it is spent', () => {
    const { state } = pile({}, marathon);
    putIntoFund({ state }, 1, 5);
    putIntoFund({ state }, 0, 3);
    putIntoFund({ state }, 1, 20);
    expect([fundOf({ state }, 0), fundOf({ state }, 1)]).toEqual([3, 25]);
  });

  it('DP-18.9.5-c: infantry for its CF, cavalry for twice its CF', () => {
    const t = pile({ foot: lost('5-4-3'), horse: lost('4-3-5', 'cavalry') }, { ...marathon, fund: 9 });
    expect(t.offers('sartar', { type: 'buy', unit: t.id('horse') })).toBe(true);
    const events = t.play('sartar', { type: 'buy', unit: t.id('foot') });
    expect(eventsOf(events, 'bought')).toMatchObject([{ unit: t.id('foot'), price: 5 }]);
    expect(t.state.funds).toEqual([{ player: 1, points: 4 }]);
    expect(t.refusal('sartar', { type: 'buy', unit: t.id('horse') })).toBe('DP-18.9.5-c');
  });

  it('DP-18.9.5-d: over the south edge from the Stone Cross on, or the edge of the dark Glowline', () => {
    const t = pile({ foot: lost('5-4-3') }, { ...marathon, fund: 9 });
    t.play('sartar', { type: 'buy', unit: t.id('foot') });
    const doors = t.matching('sartar', { type: 'arrive' });
    expect(doors.map((action) => ('hex' in action ? action.hex : -1))).toEqual(EDGE.map(t.hex));
    expect(t.refusal('sartar', { type: 'arrive', unit: t.id('foot'), hex: t.hex('1834') })).toBe(
      'DP-6.9.1-a',
    );
    t.play('sartar', { type: 'arrive', unit: t.id('foot'), hex: t.hex('1934') });
    expect(t.at('foot')).toBe('1934');
    const l = table({
      scenario: 'pass-9',
      land: 'dragon-pass',
      active: 'lunar',
      phase: 'movement',
      pieces: {
        a: { code: '3-3-3', faction: 'lunar', owner: 'lunar', hex: 'dead' },
        foe: { code: '3-3-3', owner: 'sartar', hex: '3524' },
      },
      state: (state) => {
        state.funds = [{ player: 0, points: 3 }];
      },
    });
    l.play('lunar', { type: 'buy', unit: l.id('a') });
    for (const hex of ['2001', '0112'])
      expect(l.refusal('lunar', { type: 'arrive', unit: l.id('a'), hex: l.hex(hex) })).toBe('DP-6.9.1-a');
    l.play('lunar', { type: 'arrive', unit: l.id('a'), hex: l.hex('0701') });
    expect(l.at('a')).toBe('0701');
  });

  it('DP-18.9.5-e: also units that were given in exchanges, and no withdrawn ones', () => {
    const t = pile(
      { a: lost('3-3-3'), b: lost('3-3-3'), gone: { ...lost('3-3-3'), hex: 'gone' } },
      { ...marathon, fund: 6 },
    );
    t.play('sartar', { type: 'replace', unit: t.id('a') });
    expect(t.at('b')).toBe('gone');
    expect(t.refusal('sartar', { type: 'buy', unit: t.id('gone') })).toBe('DP-18.9.5-e');
    t.play('sartar', { type: 'buy', unit: t.id('b') });
    expect([t.at('b'), t.state.exchanged]).toEqual(['off', undefined]);
  });

  it('DP-18.9.5-b: there is none in the full game, and no other seat sees it', () => {
    const t = pile({ foot: lost('5-4-3') }, { fund: 9 });
    expect(t.refusal('sartar', { type: 'buy', unit: t.id('foot') })).toBe('DP-18.9.5-b');
    expect(dragonPass.view(t.state, 'sartar').funds).toEqual([{ player: 1, points: 9 }]);
    for (const seat of ['lunar', 'spectator']) expect(dragonPass.view(t.state, seat).funds).toBeUndefined();
  });

  it('DP-18.9.5-b R-DPP-113: what another seat may guess of the game has no fund of others either', () => {
    const t = pile({ foot: lost('5-4-3') }, { ...marathon, fund: 9 });
    const guess = (seat: string) => dragonPass.sample(t.state, seat, seededDice('guess')).funds;
    expect([guess('lunar'), guess('sartar')]).toEqual([undefined, [{ player: 1, points: 9 }]]);
  });
});

import { SPECTATOR } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { NO_DIPLOMACY } from '../../alliances/state.ts';
import { dragonPass } from '../../testing/by-index.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';
import { at } from './puppeteers.fixture.ts';

const militia = (hex: string, number: number): Piece => at('foot-militia', 'sartar', hex, { number });
const lost = (number: number): Piece => ({ type: 'illusionary-armies', number, owner: null, hex: 'off' });

/** Sartar's alliance phase; nobody has won the Puppeteers yet. */
const quest = <N extends string>(pieces: Record<N, Piece>) => {
  const own = {
    puppeteers: { type: 'puppeteer-troupe', owner: null, hex: 'off' },
    i0: lost(0),
    i1: lost(1),
    i2: lost(2),
    i3: lost(3),
    i4: lost(4),
    stone: { type: 'spirit-of-movement', owner: null, hex: 'off' },
    lunars: at('furthest-foot', 'lunar', '0404'),
    sartars: at('ducks', 'sartar', '4025'),
  };
  return table<N | keyof typeof own>({
    scenario: 'pass-7',
    land: 'dragon-pass',
    active: 'sartar',
    phase: 'alliances',
    turn: 3,
    pieces: { ...own, ...pieces },
    state: (state) => {
      state.diplomacy = NO_DIPLOMACY;
    },
  });
};

const PLACES = ['1325', '2315', '3216', '2308', '3202'] as const;
const everywhere = () =>
  quest({
    a: militia('1325', 0),
    b: militia('2315', 1),
    c: militia('3216', 2),
    d: militia('2308', 3),
    e: militia('3202', 4),
  });
type Quest = ReturnType<typeof everywhere>;
const search = (t: Pick<Quest, 'play' | 'id'>, name: 'a' | 'b' | 'c' | 'd' | 'e', ...dice: number[]) =>
  t.play('sartar', { type: 'search', unit: t.id(name) }, ...dice);

describe('the search for the Puppeteers', () => {
  it('DP-16.13.1-a DP-16.13.1-g: five places, and nothing says which is theirs', () => {
    const t = everywhere();
    const searched = t
      .matching('sartar', { type: 'search' })
      .map((action) => 'unit' in action && t.at(t.nameOf(action.unit ?? -1) as 'a'));
    expect(new Set(searched)).toEqual(new Set(PLACES));
    for (const seat of ['lunar', 'sartar', SPECTATOR])
      expect(dragonPass.view(t.state, seat).lots).toBeUndefined();
    for (const name of ['a', 'b', 'c', 'd', 'e'] as const)
      expect(t.odds('sartar', { type: 'search', unit: t.id(name) })[0]?.chance).toEqual([1, 5]);
  });

  it('DP-16.13.1-b: by an emissary in such a hex, in the alliance phase', () => {
    const t = quest({
      own: militia('2308', 0),
      ally: at('exiles-infantry', 'sartar', '2308'),
      far: militia('2309', 1),
    });
    const refusal = (name: 'own' | 'ally' | 'far') =>
      t.refusal('sartar', { type: 'search', unit: t.id(name) });
    expect([refusal('own'), refusal('ally'), refusal('far')]).toEqual([null, 'DP-14.2.1-b', 'DP-16.13.1-b']);
  });

  it('DP-16.13.1-c: a blank lot is put away, and its place with it', () => {
    const t = everywhere();
    // A 6 is none of five lots and is rolled again; a 3 is a blank.
    const events = search(t, 'a', 6, 3);
    expect(eventsOf(events, 'lot-drawn')).toMatchObject([{ hex: '1325', found: false, left: 4 }]);
    expect(t.refusal('sartar', { type: 'search', unit: t.id('a') })).toBe('DP-16.13.1-b');
    expect(t.odds('sartar', { type: 'search', unit: t.id('b') })[0]?.chance).toEqual([1, 4]);
  });

  it('DP-16.13.1-d DP-16.13.3.1-c: found, they may be spoken with at once; all five illusions come with them', () => {
    const t = everywhere();
    search(t, 'a', 2);
    expect(t.odds('sartar', { type: 'search', unit: t.id('c') }).map(({ roll }) => roll)).toEqual(['lot']);
    const events = search(t, 'c', 1);
    expect(eventsOf(events, 'lot-drawn')).toMatchObject([{ hex: '3216', found: true }]);
    expect(eventsOf(events, 'emissary-sent')).toEqual([]);
    search(t, 'c', 4);
    expect([t.at('puppeteers'), t.unit('puppeteers').owner]).toEqual(['3216', 1]);
    for (const name of ['i0', 'i1', 'i2', 'i3', 'i4'] as const)
      expect([t.at(name), t.unit(name).owner]).toEqual(['off', 1]);
    expect(t.offers('sartar', { type: 'search' })).toBe(false);
  });

  it('DP-16.13.1-e: where they were found is where they are asked again, by either player', () => {
    const t = everywhere();
    search(t, 'c', 1);
    search(t, 'c', 3);
    expect(t.at('puppeteers')).toBe('off');
    // Once in a phase (DP-14.2.2-c).
    expect(t.refusal('sartar', { type: 'search', unit: t.id('c') })).toBe('DP-14.2.2-c');
    t.state.diplomacy = NO_DIPLOMACY;
    expect(t.refusal('sartar', { type: 'search', unit: t.id('d') })).toBe('DP-16.13.1-e');
    // No lot is drawn: the one die is the emissary's.
    search(t, 'c', 5);
    expect(t.at('puppeteers')).toBe('3216');
  });

  it('R-DPP-86: whoever finds them may leave it at that, and their seeker is in no danger', () => {
    const t = everywhere();
    search(t, 'c', 1);
    t.play('sartar', { type: 'end' });
    expect([t.at('c'), t.state.phase]).toEqual(['3216', 'movement']);
  });

  it('DP-16.13.1-f: after four blanks the last place is certain', () => {
    const t = everywhere();
    search(t, 'a', 2);
    search(t, 'b', 4);
    search(t, 'c', 5);
    search(t, 'd', 6);
    expect(t.odds('sartar', { type: 'search', unit: t.id('e') })).toEqual([]);
    expect(eventsOf(search(t, 'e'), 'lot-drawn')).toMatchObject([{ hex: '3202', found: true }]);
    search(t, 'e', 6);
    expect(t.at('puppeteers')).toBe('3202');
  });

  it('DP-16.15-a: the Spirit of Movement is won at the Travelling Stone', () => {
    const t = quest({ own: militia('1902', 0) });
    t.play('sartar', { type: 'emissary', unit: t.id('own') }, 4);
    expect([t.at('stone'), t.unit('stone').owner]).toEqual(['1902', 1]);
  });
});

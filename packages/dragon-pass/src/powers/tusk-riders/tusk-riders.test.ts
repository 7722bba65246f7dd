import { describe, expect, it } from 'vitest';
import { NO_DIPLOMACY } from '../../alliances/state.ts';
import { lunar, sartar } from '../../testing/skirmish.ts';
import { eventsOf, type Piece, type Setting, table } from '../../testing/table.ts';

/** The Sartar player's alliance phase, with the Tusk Riders still to be won. */
function plinth(pieces: Record<string, Piece>, more: Partial<Setting<string>> = {}) {
  const riders = Object.fromEntries(
    Array.from({ length: 5 }, (_, i) => [
      `r${i}`,
      { type: 'tusk-riders', number: i, owner: null, hex: 'off' },
    ]),
  );
  return table<string>({
    scenario: 'pass-7',
    active: 'sartar',
    phase: 'alliances',
    land: 'dragon-pass',
    ...more,
    pieces: { ...riders, ours: sartar('3-3-3', '2625'), theirs: lunar('3-3-3', '0711'), ...pieces },
    state: (state, hex) => {
      state.diplomacy = NO_DIPLOMACY;
      more.state?.(state, hex);
    },
  });
}

type Plinth = ReturnType<typeof plinth>;

const mage = { mage: sartar('3-5-4-6', '2802', { kind: 'magician' }) };
const both = { ...mage, foot: sartar('4-3-5', '2802') };

const refusal = (t: Plinth, by: string, unit: string) =>
  t.refusal('sartar', { type: 'sacrifice', by: t.id(by), unit: t.id(unit) });
const sacrifice = (t: Plinth, die: number, unit = 'foot') =>
  t.play('sartar', { type: 'sacrifice', by: t.id('mage'), unit: t.id(unit) }, die);

describe('the blood sacrifice', () => {
  it('DP-16.17-a: takes a magician and another unit at the Plinth; no emissary is heard', () => {
    const t = plinth(both);
    expect(t.matching('sartar', { type: 'sacrifice' })).toEqual([
      { type: 'sacrifice', by: t.id('mage'), unit: t.id('foot') },
    ]);
    expect(refusal(t, 'foot', 'mage')).toBe('DP-16.17-a');
    expect(refusal(t, 'mage', 'mage')).toBe('DP-16.17-b');
    expect(refusal(t, 'mage', 'ours')).toBe('DP-16.17-b');
    const envoy = plinth({ foot: sartar('4-3-5', '2802', { faction: 'sartar' }) });
    const emissary = { type: 'emissary', unit: envoy.id('foot') } as const;
    expect(envoy.refusal('sartar', emissary)).toBe('DP-16.17-a');
    const two = plinth({ foot: sartar('4-3-5', '2802'), more: sartar('4-3-5', '2802') });
    expect(two.offers('sartar', { type: 'sacrifice' })).toBe(false);
    expect(refusal(two, 'foot', 'more')).toBe('DP-16.17-a');
  });

  it('DP-16.17-a R-DPP-97: a disrupted magician cannot, allies can, and once in a phase', () => {
    const shaken = plinth({ ...both, mage: sartar('3-5-4-6', '2802', { kind: 'magician', down: true }) });
    expect(refusal(shaken, 'mage', 'foot')).toBe('DP-16.17-a');
    const t = plinth({ ...both, ally: sartar('4-3-5', '2802', { faction: 'exiles' }) });
    sacrifice(t, 6, 'ally');
    expect(refusal(t, 'mage', 'foot')).toBe('DP-14.2.2-c');
  });

  it('DP-16.17-b: any victim but treasures and spirits without a body', () => {
    const t = plinth({
      ...mage,
      horses: sartar('1h-2-+2', '2802'),
      gem: sartar('1-2-3', '2802', { treasure: true }),
      ghost: sartar('X-5-X-6', '2802', { of: 'mage' }),
    });
    expect(refusal(t, 'mage', 'horses')).toBeNull();
    expect(refusal(t, 'mage', 'gem')).toBe('DP-16.17-b');
    expect(refusal(t, 'mage', 'ghost')).toBe('DP-16.17-b');
    sacrifice(t, 6, 'horses');
    expect(t.at('horses')).toBe('dead');
  });

  it('DP-16.17-c: heroes that are sacrificed stay dead', () => {
    const t = plinth({ ...mage, hero: sartar('(4!)-10-6', '2802') });
    sacrifice(t, 2, 'hero');
    expect(t.at('hero')).toBe('dead');
    expect(t.state.escapes).toEqual([]);
  });

  it.each([2, 3, 4, 5])('DP-16.17-d: on a %i they come to the Plinth, all five', (die) => {
    const t = plinth(both);
    expect(eventsOf(sacrifice(t, die), 'sacrificed')).toMatchObject([{ die, result: 'joins' }]);
    for (let i = 0; i < 5; i++) expect([t.at(`r${i}`), t.unit(`r${i}`).owner]).toEqual(['2802', 1]);
    expect([t.at('mage'), t.at('foot')]).toEqual(['2802', 'dead']);
  });

  it('DP-16.17-d R-DPP-96: on a 1 the magician dies too, on a 6 they refuse', () => {
    const cursed = plinth(both);
    sacrifice(cursed, 1);
    expect([cursed.at('mage'), cursed.at('foot'), cursed.at('r0')]).toEqual(['dead', 'dead', 'off']);
    const refused = plinth(both);
    sacrifice(refused, 6);
    expect([refused.at('mage'), refused.at('foot'), refused.at('r0')]).toEqual(['2802', 'dead', 'off']);
  });

  it('DP-16.17-d: its odds are four in six', () => {
    const t = plinth(both);
    const [odds] = t.odds('sartar', { type: 'sacrifice', by: t.id('mage'), unit: t.id('foot') });
    expect(odds?.results).toEqual([
      { result: 'joins', chance: [4, 6] },
      { result: 'refuses', chance: [1, 6] },
      { result: 'cursed', chance: [1, 6] },
    ]);
  });

  it('DP-16.17-e: a magician who is a hero may get away', () => {
    const t = plinth({ mage: sartar('(4!)-10-6-3', '2802'), foot: sartar('4-3-5', '2802') });
    sacrifice(t, 1);
    expect(t.state.escapes).toMatchObject([{ unit: t.id('mage') }]);
  });
});

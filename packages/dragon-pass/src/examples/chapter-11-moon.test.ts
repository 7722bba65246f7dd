// The worked examples of chapter 11 and 13.1, as the rules give them.

import { expect, it } from 'vitest';
import { lunar, sartar, skirmish, untilOdds } from '../testing/skirmish.ts';
import { type Piece, table } from '../testing/table.ts';

/** Values of a moon table in which nothing but a glow gives 7. */
const NEW = [0, 0, 0, 7, 0, 0, 0];

it('11.3, within the Glowline a cyclical factor is 7, a halved one 3½, on a Black day too (DP-11.3-a)', () => {
  const t = skirmish(
    {
      whole: lunar('moon-3-5', '0909'),
      half: lunar('half-3-5', '0909'),
      d: sartar('9-9-9', '0910'),
    },
    { moon: 0, moonTable: NEW, land: { territory: { 'lunar-light': ['0909'] } } },
  );
  t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('whole') });
  const [attack] = untilOdds(t);
  expect(attack?.sum?.parts.map(({ value }) => value)).toEqual([7, 3.5, -0.5]);
  expect(attack?.sum?.total).toBe(10);
});

it('13.1, the Glowspot gives the same within two hexes of the Bat (DP-13.1-c)', () => {
  const t = skirmish(
    {
      whole: lunar('moon-3-5', '0909'),
      half: lunar('half-3-5', '0909'),
      'crimson-bat': lunar('(4)-[-1]*-10-0', '0907', { back: '(2)-0-5' }),
      d: sartar('9-9-9', '0910'),
    },
    { moon: 0, moonTable: NEW },
  );
  t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('whole') });
  const [attack] = untilOdds(t);
  expect(attack?.sum?.parts.map(({ value }) => value)).toEqual([7, 3.5, -0.5]);
});

it('13.1, the hungry Bat: unfed on Black, one unit on Crescent-come, then 3 on Empty Half (DP-13.1-l)', () => {
  const troop = (): Piece => lunar('3-3-3', '0909', { faction: 'lunar' });
  const t = table({
    scenario: 'pass-4',
    moon: 0,
    phase: 'exotics',
    land: 'dragon-pass',
    pieces: {
      bat: { type: 'crimson-bat', owner: 'lunar', hex: '0909' },
      a: troop(),
      b: troop(),
      c: troop(),
      d: troop(),
      e: troop(),
      foe: sartar('4-3-5', '4430'),
    },
  });
  const feed = (name: 'a' | 'b' | 'c' | 'd' | 'e') => t.play('lunar', { type: 'feed', unit: t.id(name) });
  const until = (turn: number) => {
    for (let guard = 0; guard < 40 && !(t.state.turn === turn && t.state.phase === 'exotics'); guard++)
      t.play(t.decision()?.seats[0] ?? '', { type: 'end' });
    expect([t.state.turn, t.state.phase, t.state.active]).toEqual([turn, 'exotics', 0]);
  };
  until(2);
  expect(feed('a')).toMatchObject([{ type: 'eliminated' }, { type: 'fed', due: 1 }]);
  until(3);
  expect(feed('b')).toMatchObject([{ type: 'eliminated' }, { type: 'fed', due: 2 }]);
  feed('c');
  const last = feed('d');
  expect(last).toContainEqual(expect.objectContaining({ type: 'fed', due: 0 }));
  expect(t.offers('lunar', { type: 'feed' })).toBe(false);
  expect(t.at('e')).toBe('0909');
});

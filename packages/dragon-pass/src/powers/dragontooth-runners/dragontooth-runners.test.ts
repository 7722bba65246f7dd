import { describe, expect, it } from 'vitest';
import { assault, lunar, sartar, skirmish, until, untilDice } from '../../testing/skirmish.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';

const THREE = { scenario: 'pass-3', seats: ['sartar', 'lunar'] } as const;

const argrath = (hex: string): Piece => ({ type: 'prince-argrath', owner: 'sartar', hex });
const runner = (number: number, hex = 'off'): Piece => ({
  type: 'dragontooth-runners',
  number,
  owner: 'sartar',
  hex,
});

// Around 1010: 1009, 1110, 1111, 1011, 0911, 0910.

const sown = (hex: number, unit: number) => ({ type: 'sow', unit, hex }) as const;

describe('12.2 the Dragontooth Runners', () => {
  it('DP-12.2-a: each may be set up or held back', () => {
    const t = table({
      ...THREE,
      land: 'dragon-pass',
      pieces: { one: runner(0), two: runner(1), foe: lunar('3-3-3', '0202') },
      state: (state) => state.frames.push({ kind: 'deploy', player: 0, unit: 0, named: false, held: [] }),
    });
    expect(t.offers('sartar', { type: 'hold', unit: t.id('one') })).toBe(true);
    t.play('sartar', { type: 'hold', unit: t.id('one') });
    expect(t.offers('sartar', { type: 'deploy', unit: t.id('two') })).toBe(true);
  });

  it('DP-12.2-b: none before the first turn', () => {
    const t = table({
      ...THREE,
      pieces: { argrath: argrath('1010'), one: runner(0), two: runner(1), foe: lunar('3-3-3', '0202') },
      state: (state) => state.frames.push({ kind: 'deploy', player: 0, unit: 2, named: false, held: [1] }),
    });
    expect(t.refusal('sartar', sown(t.hex('1011'), t.id('one')))).toBe('DP-12.2-b');
  });

  it('DP-12.2-b: at any moment, in anybody’s turn, one by one', () => {
    const t = table({
      ...THREE,
      active: 'lunar',
      pieces: { argrath: argrath('1010'), one: runner(0), two: runner(1), foe: lunar('3-3-3', '0202') },
    });
    const events = t.play('sartar', sown(t.hex('1011'), t.id('one')));
    expect(eventsOf(events, 'sown')).toMatchObject([{ unit: t.id('one'), hex: '1011' }]);
    expect(t.at('one')).toBe('1011');
    expect(t.decision()?.seats).toEqual(['lunar']);
    expect(t.refusal('sartar', sown(t.hex('1010'), t.id('two')))).toBeNull();
    expect(t.refusal('lunar', sown(t.hex('1010'), t.id('two')))).toBe('DP-12.2-a');
  });

  it('DP-12.2-b: what may be sown unasked is listed for its player alone, and answers nothing', () => {
    const t = table({
      ...THREE,
      active: 'lunar',
      options: { screening: false },
      pieces: { argrath: argrath('1010'), one: runner(0), foe: lunar('3-3-3', '0202') },
    });
    const asked = t.decision();
    expect(t.legal('sartar')).toEqual([]);
    expect(t.reactions('sartar')).toEqual(
      ['0910', '0911', '1009', '1010', '1011', '1110', '1111'].map((hex) => sown(t.hex(hex), t.id('one'))),
    );
    expect(t.reactions('lunar')).toEqual([]);
    t.play('sartar', sown(t.hex('1011'), t.id('one')));
    expect(t.decision()).toEqual(asked);
    expect(t.reactions('sartar')).toEqual([]);
  });

  it('DP-12.2-b: there is a moment for it between the enemy’s last move and his only battle', () => {
    const t = table({
      ...THREE,
      active: 'lunar',
      pieces: {
        argrath: argrath('1010'),
        guard: sartar('3-3-3', '1010'),
        one: runner(0),
        foe: lunar('3-3-3', '1009'),
      },
    });
    t.play('lunar', { type: 'end' });
    expect(t.decision()?.kind).toBe('declare');
    t.play('sartar', sown(t.hex('1010'), t.id('one')));
    const [battle] = eventsOf(t.play('lunar', { type: 'fight' }), 'battle-declared');
    expect(battle?.defenders).toEqual([t.id('one'), t.id('argrath'), t.id('guard')]);
  });

  it('DP-12.2-c: in Argrath’s hex or next to it', () => {
    const t = table({
      ...THREE,
      pieces: { argrath: argrath('1010'), one: runner(0), foe: lunar('3-3-3', '0202') },
    });
    for (const hex of ['1010', '1009', '1011'])
      expect(t.refusal('sartar', sown(t.hex(hex), t.id('one')))).toBeNull();
    expect(t.refusal('sartar', sown(t.hex('1012'), t.id('one')))).toBe('DP-12.2-c');
    expect(t.matching('sartar', { type: 'sow' })).toHaveLength(7);
  });

  it('DP-12.2-d: not where somebody else’s unit is; neutral ones do not matter', () => {
    const t = table({
      ...THREE,
      pieces: {
        argrath: argrath('1010'),
        one: runner(0),
        foe: lunar('3-3-3', '1011'),
        dino: { code: '2h-10-3', owner: null, hex: '1009' },
      },
    });
    expect(t.refusal('sartar', sown(t.hex('1011'), t.id('one')))).toBe('DP-12.2-d');
    expect(t.refusal('sartar', sown(t.hex('1009'), t.id('one')))).toBeNull();
  });

  it('DP-12.2-d: not into a stack that a spirit was sent against, until the spirit has gone home', () => {
    const t = table({
      ...THREE,
      active: 'lunar',
      phase: 'commit',
      pieces: {
        argrath: argrath('1010'),
        one: runner(0),
        mage: lunar('5-5-5-5', '1006'),
        spirit: lunar('X-5-X-5', 'box', { of: 'mage' }),
        other: lunar('5-5-5-5', '1006'),
        ghost: lunar('X-5-X-5', 'box', { of: 'other' }),
      },
    });
    const here = sown(t.hex('1010'), t.id('one'));
    const beside = sown(t.hex('1011'), t.id('one'));
    expect(t.refusal('sartar', here)).toBeNull();
    t.play('lunar', { type: 'commit', unit: t.id('spirit'), hex: t.hex('1010') });
    expect([t.refusal('sartar', here), t.refusal('sartar', beside)]).toEqual(['DP-12.2-d', null]);
    t.play('lunar', { type: 'end' });
    // 5 with a 1: no loss, and nobody answers on the plane of spirits.
    t.play('lunar', { type: 'fight' }, 1);
    expect(t.at('spirit')).toBe('box');
    expect(t.refusal('sartar', here)).toBeNull();
  });

  it('DP-12.2-e: it does not move in the game-turn in which it is sown', () => {
    const t = table({
      ...THREE,
      pieces: { argrath: argrath('1010'), one: runner(0), foe: lunar('3-3-3', '0202') },
    });
    t.play('sartar', sown(t.hex('1011'), t.id('one')));
    expect(t.offers('sartar', { type: 'step', unit: t.id('one') })).toBe(false);
    expect(t.refusal('sartar', { type: 'step', unit: t.id('one'), to: t.hex('1012') })).toBe('DP-12.2-e');
    t.play('sartar', { type: 'end' });
    t.play('lunar', { type: 'end' });
    expect(t.state.turn).toBe(2);
    t.walk('sartar', 'one', '1012', '1013', '1014', '1015', '1016', '1017');
    expect(t.at('one')).toBe('1017');
  });

  it('DP-12.2-f DP-12.2-g: what has been sown, or is dead, cannot be sown again', () => {
    const t = table({
      ...THREE,
      pieces: {
        argrath: argrath('1010'),
        one: runner(0, '1009'),
        two: runner(1, 'dead'),
        foe: lunar('3-3-3', '0202'),
      },
    });
    expect(t.refusal('sartar', sown(t.hex('1010'), t.id('one')))).toBe('DP-12.2-f');
    expect(t.refusal('sartar', sown(t.hex('1010'), t.id('two')))).toBe('DP-12.2-g');
    expect(t.offers('sartar', { type: 'sow' })).toBe(false);
  });

  it('DP-6.3-b R-DP-53: whom a Runner cuts off from the land stays on the water', () => {
    const t = table({
      ...THREE,
      active: 'lunar',
      options: { screening: false },
      land: { ground: { lake: ['1009', '1109', '1110', '1010', '0910', '0909'] } },
      pieces: {
        argrath: argrath('1108'),
        one: runner(0),
        swimmer: { ...lunar('1*-1-4', '1006'), waterwalk: true },
        // Somebody else to move, else the one way left is taken at once.
        other: lunar('3-3-3', '0202'),
      },
    });
    for (const hex of ['1007', '1008', '1009'])
      t.play('lunar', { type: 'step', unit: t.id('swimmer'), to: t.hex(hex) });
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-6.3-b');
    t.play('sartar', sown(t.hex('1008'), t.id('one')));
    expect(t.refusal('lunar', { type: 'end' })).toBeNull();
    t.play('lunar', { type: 'end' });
    expect(t.at('swimmer')).toBe('1009');
  });

  it('DP-12.2-h: with Argrath dead for good the teeth are lost; until his escape is rolled none is sown', () => {
    const slain = (die: number) => {
      const t = skirmish(
        {
          a: lunar('40-3-4', '0909'),
          argrath: argrath('0910'),
          one: runner(0),
          home: sartar('3-3-3', '0914'),
        },
        // No scenario in which his death ends the game.
        { scenario: 'pass-5', seats: ['sartar', 'lunar'], active: 'lunar' },
      );
      assault(t, '0910', 'a');
      untilDice(t, 6);
      t.play('lunar', { type: 'take', unit: t.id('argrath') });
      expect(t.refusal('sartar', sown(t.hex('0914'), t.id('one')))).toBe('DP-12.2-h');
      t.done(die);
      return t;
    };
    const lost = slain(2);
    expect(lost.at('one')).toBe('gone');
    expect(lost.refusal('sartar', sown(lost.hex('0914'), lost.id('one')))).toBe('DP-12.2-h');
    const saved = slain(5);
    expect(saved.refusal('sartar', sown(saved.hex('0914'), saved.id('one')))).toBeNull();
  });

  it('DP-12.2-i: it joins no battle that has been declared, and makes no new one', () => {
    const t = skirmish(
      {
        a: lunar('12-3-4', '0909'),
        argrath: argrath('0910'),
        d: sartar('3-3-3', '0910'),
        one: runner(0),
        far: lunar('3-3-3', '0202'),
        foe: sartar('3-3-3', '0203'),
      },
      { ...THREE, active: 'lunar' },
    );
    assault(t, '0910', 'a');
    until(t, 'array');
    t.play('sartar', sown(t.hex('0910'), t.id('one')));
    // 12 with a 4: loss 6. The Runner on top is no part of it.
    untilDice(t, 4);
    expect(t.offers('lunar', { type: 'take', unit: t.id('one') })).toBe(false);
    expect(t.offers('lunar', { type: 'take', unit: t.id('argrath') })).toBe(true);
    // 3 doubled and led by 1 is 7, and Argrath's 4 doubled: 15.
    const [struck] = eventsOf(t.done(1), 'struck');
    expect(struck).toMatchObject({ cause: 'counter-attack', total: 15 });
    // The phase goes on with the other battle alone.
    until(t, 'array');
    expect(t.state.frames).toMatchObject([{ kind: 'battle', targets: [t.hex('0203')] }, { kind: 'array' }]);
  });
});

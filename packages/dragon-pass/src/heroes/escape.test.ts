import { describe, expect, it } from 'vitest';
import { assault, lunar, sartar, skirmish, untilDice } from '../testing/skirmish.ts';
import { eventsOf, type Piece } from '../testing/table.ts';

const THREE = { scenario: 'pass-3', seats: ['sartar', 'lunar'], active: 'lunar' } as const;

/** The hero of Sartar in 0910 falls to the Lunar attack; combat goes on until `settled` dice have fallen in the rally phase. */
function slay<N extends string>(
  pieces: Record<N, Piece>,
  dice: readonly number[],
  code = '(4!)-10-6',
  setting: Parameters<typeof skirmish>[1] = {},
) {
  const all: Record<string, Piece> = { a: lunar('40-3-4', '0909'), hero: sartar(code, '0910'), ...pieces };
  const t = skirmish(all, { ...THREE, ...setting });
  assault(t, '0910', 'a');
  untilDice(t, 6);
  t.play('lunar', { type: 'take', unit: t.id('hero') });
  const pending = t.state.escapes.slice();
  // The attacker stays where he is; rally follows.
  const events = t.done(...dice);
  return { ...t, pending, events };
}

describe('8.5 heroic escapes', () => {
  it('DP-8.5-a DP-2-q: the hex is noted, and the roll comes in the rally phase of the same player-turn', () => {
    const t = slay({ home: sartar('3-3-3', '0914') }, [3]);
    expect(t.pending).toEqual([{ unit: t.id('hero'), hex: t.hex('0910') }]);
    const phases = eventsOf(t.events, 'phase').map(({ seat, phase }) => `${seat} ${phase}`);
    expect(phases.slice(0, 3)).toEqual(['lunar support', 'lunar rally', 'sartar movement']);
    expect(eventsOf(t.events, 'escape-rolled')).toMatchObject([{ die: 3, needs: 4, success: false }]);
    expect(t.at('hero')).toBe('gone');
  });

  it('DP-8.5-b DP-9.3-a: a hero comes back on 4, a superhero on 3', () => {
    expect(slay({ home: sartar('3-3-3', '0914') }, [4]).at('hero')).toBe('0914');
    const superhero = '(20!!)-oo-6';
    expect(slay({ home: sartar('3-3-3', '0914') }, [3], superhero).at('hero')).toBe('0914');
    expect(slay({ home: sartar('3-3-3', '0914') }, [2], superhero).at('hero')).toBe('gone');
  });

  it('DP-8.5-c: to the nearest stack, the owner’s choice among equals', () => {
    const t = slay(
      { near: sartar('3-3-3', '0912'), other: sartar('3-3-3', '1111'), far: sartar('3-3-3', '0915') },
      [5],
    );
    expect(t.decision()).toMatchObject({ kind: 'rejoin', seats: ['sartar'] });
    expect(t.legal('sartar')).toEqual([
      { type: 'rejoin', hex: t.hex('0912') },
      { type: 'rejoin', hex: t.hex('1111') },
    ]);
    expect(t.refusal('sartar', { type: 'rejoin', hex: t.hex('0915') })).toBe('DP-8.5-c');
    t.play('sartar', { type: 'rejoin', hex: t.hex('1111') });
    expect(t.at('hero')).toBe('1111');
    // DP-8.5-e: the stack in that hex, and no other, may be put in order, once.
    expect(t.matching('sartar', { type: 'restack' })).toEqual([{ type: 'restack', hex: t.hex('1111') }]);
  });

  it('DP-8.5-d: without a stack on the board he is lost', () => {
    const t = slay({}, [6]);
    expect(eventsOf(t.events, 'escape-rolled')).toMatchObject([{ die: 6, success: false }]);
    expect(t.at('hero')).toBe('gone');
  });

  it('DP-8.5-e: the arrival lets the stack there be put in order', () => {
    const t = slay({ home: sartar('3-3-3', '0914'), other: sartar('4-3-5', '0914') }, [6]);
    expect(t.decision()).toMatchObject({ kind: 'regroup', clause: 'DP-8.5-e', seats: ['sartar'] });
    t.play('sartar', { type: 'restack', hex: t.hex('0914') });
    t.play('sartar', { type: 'next', unit: t.id('other') });
    t.play('sartar', { type: 'next', unit: t.id('hero') });
    expect(t.stack('sartar', '0914')).toEqual(['other', 'hero', 'home']);
    expect(t.decision()?.kind).not.toBe('regroup');
  });

  it('DP-8.5-f: every later elimination has a roll of its own', () => {
    const t = slay({ home: sartar('3-3-3', '0914') }, [4]);
    expect(t.at('hero')).toBe('0914');
    t.done();
    t.play('sartar', { type: 'end' });
    // Its move is over with the last step, and there is only one battle.
    t.walk('lunar', 'a', '0910', '0911', '0912', '0913');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('hero') });
    // Nobody but the hero falls, so the 3-3-3 strikes back; then the second roll.
    const events = untilDice(t, 1, 2);
    expect(eventsOf(events, 'struck')).toMatchObject([{ cause: 'counter-attack', loss: 1 }]);
    expect(eventsOf(events, 'escape-rolled')).toMatchObject([{ unit: t.id('hero'), die: 2, success: false }]);
  });

  it('DP-8.5-h: he returns front side up', () => {
    const pieces = {
      a: lunar('40-3-4', '0909'),
      hero: sartar('(4!)-10-6', '0910', { down: true }),
      home: sartar('3-3-3', '0914'),
    };
    const t = skirmish(pieces, THREE);
    assault(t, '0910', 'a');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('hero') });
    t.done(4);
    expect(t.unit('hero')).toMatchObject({ hex: t.hex('0914'), down: false });
  });

  it('DP-18.3.4-a: in scenario 3 the game ends when Argrath does not get away, and not before', () => {
    const argrath = (die: number) => {
      const t = skirmish(
        {
          a: lunar('40-3-4', '0909'),
          argrath: { type: 'prince-argrath', owner: 'sartar', hex: '0910' },
          home: sartar('3-3-3', '0914'),
        },
        THREE,
      );
      assault(t, '0910', 'a');
      untilDice(t, 6);
      t.play('lunar', { type: 'take', unit: t.id('argrath') });
      expect(t.state.outcome).toBeNull();
      t.done(die);
      return t.state.outcome;
    };
    expect(argrath(3)).toMatchObject({ winner: 'lunar', clause: 'DP-18.3.4-a' });
    expect(argrath(4)).toBeNull();
  });

  it('the roll says its odds beforehand', () => {
    const t = skirmish(
      { a: lunar('40-3-4', '0909'), hero: sartar('(4!)-10-6', '0910'), home: sartar('3-3-3', '0914') },
      THREE,
    );
    assault(t, '0910', 'a');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('hero') });
    expect(t.odds('lunar', { type: 'done' })).toMatchObject([{ roll: 'escape', needs: 4, chance: [3, 6] }]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Frame } from '../core/frames.ts';
import type { Phase } from '../core/vocabulary.ts';
import { newGame } from '../testing/new-game.ts';
import { defender, invader } from '../testing/pieces.ts';
import { table } from '../testing/table.ts';
import { dragonRage } from './dragon-rage.ts';

describe('what is asked before the first turn', () => {
  const askedIn = (scenario: string, side: 'defender' | 'invader') => {
    const game = newGame(scenario);
    while (game.asked() !== side && game.decision()?.kind === 'setup')
      game.play(game.asked(), game.legal(game.asked())[0]);
    return game.decision();
  };

  test('DR-3.1.1-a, DR-3.1.1-b setting up in Esirien', () => {
    expect(askedIn('esirien-1', 'defender')).toMatchObject({ kind: 'setup', clause: 'DR-3.1.1-a' });
    expect(askedIn('esirien-1', 'invader')).toMatchObject({ kind: 'setup', clause: 'DR-3.1.1-b' });
  });

  test('DR-3.2.1-a, DR-3.2.1-b setting up in Nurkott', () => {
    expect(askedIn('nurkott-1', 'defender')).toMatchObject({ kind: 'setup', clause: 'DR-3.2.1-a' });
    const t = table({ map: 'nurkott', phase: 1, pieces: { serpent: invader('SERPENT', '0109') } });
    t.state.frames.push({ kind: 'setup', side: 'invader' });
    expect(dragonRage.decision(t.state)).toMatchObject({ kind: 'setup', clause: 'DR-3.2.1-b' });
  });
});

/** A dragon, an elemental and a wizard around an open choice. */
function asked(phase: Phase, frame: Frame) {
  const t = table({
    phase,
    pieces: {
      dragon: invader('DRAGON', '1010', { facing: 'N' }),
      inf: defender('INF', '1011'),
      wizard: defender('WZD', '1015'),
      earth: invader('ELM_EARTH', '2010'),
    },
    state: (state) => {
      state.frames.push(frame);
    },
  });
  const seat = 'side' in frame ? frame.side : 'invader';
  return {
    decision: dragonRage.decision(t.state),
    explain: (action: object) => dragonRage.explain(t.state, seat, action),
    refusal: (action: object) => t.refusal(seat, action),
  };
}

describe('what is asked in the midst of a phase, and keeps it waiting', () => {
  const spread = { kind: 'damage', side: 'invader', unit: 0, points: 3, given: [], by: -1 } as const;

  test('DR-2.12.1.1.5-c the damage of a crash', () => {
    const t = asked(2, { ...spread, given: [], cause: 'crash' });
    const facts = { unit: 0, points: 3 };
    expect(t.decision).toEqual({
      seats: ['invader'],
      kind: 'damage',
      clause: 'DR-2.12.1.1.5-c',
      facts,
    });
    expect(t.explain({ type: 'end' })).toEqual({ ok: false, refusal: { clause: 'DR-2.12.1.1.5-c', facts } });
  });

  test('DR-2.8.8-d the damage of lightning', () => {
    const t = asked(5, { ...spread, given: [], cause: 'lightning' });
    expect(t.decision).toMatchObject({ clause: 'DR-2.8.8-d', facts: { unit: 0, points: 3 } });
    expect(t.refusal({ type: 'end' })).toBe('DR-2.8.8-d');
  });

  test('DR-2.4.7.1-b a monster that has to go on', () => {
    const t = asked(2, { kind: 'passing', side: 'invader', unit: 0, clause: 'DR-2.4.7.1-b' });
    expect(t.decision).toMatchObject({ kind: 'passing', clause: 'DR-2.4.7.1-b', facts: { unit: 0 } });
    expect(t.refusal({ type: 'end' })).toBe('DR-2.4.7.1-b');
    expect(t.refusal({ type: 'slither', unit: 0, to: '1009' })).toBe('DR-2.4.7.1-b');
    // no time for that in a movement phase anyway
    expect(t.refusal({ type: 'breathe', unit: 0, facing: 'N' })).toBe('DR-2.6.1.3-a');
  });

  test('DR-2.4.2-b an unclear facing', () => {
    const t = asked(7, { kind: 'face', side: 'defender', unit: 0 });
    expect(t.decision).toMatchObject({ kind: 'face', clause: 'DR-2.4.2-b', facts: { unit: 0 } });
    expect(t.refusal({ type: 'walk', unit: 1, to: '1012' })).toBe('DR-2.4.2-b');
  });

  test('DR-2.5.3.1-k a character in the way', () => {
    const t = asked(7, { kind: 'displace', side: 'defender', units: [2], scaler: 0, to: 0 });
    expect(t.decision).toMatchObject({ clause: 'DR-2.5.3.1-k', facts: { units: [2], scaler: 0 } });
    expect(t.refusal({ type: 'end' })).toBe('DR-2.5.3.1-k');
  });

  test('DR-2.8.9-o the price of a dispel', () => {
    const t = asked(5, { kind: 'dispel', side: 'defender', unit: 2, target: 3, price: 4 });
    expect(t.decision).toMatchObject({ clause: 'DR-2.8.9-o', facts: { unit: 2, target: 3, price: 4 } });
    expect(t.refusal({ type: 'end' })).toBe('DR-2.8.9-o');
  });

  test('DR-2.7.1.2-a who joins an attack', () => {
    const hex = table({ phase: 9, pieces: {} }).hex('1010');
    const t = asked(9, { kind: 'attack', side: 'defender', weapon: 'melee', hex, units: [1], bolt: false });
    expect(t.decision).toMatchObject({ clause: 'DR-2.7.1.2-a', facts: { units: [1], hex: '1010' } });
    expect(t.refusal({ type: 'end' })).toBe('DR-2.7.1.2-a');
    expect(t.refusal({ type: 'end' })).not.toBe(t.refusal({ type: 'cast', unit: 2, spell: 'fog' }));
  });
});

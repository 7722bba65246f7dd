import { describe, expect, it } from 'vitest';
import { SPECTATOR } from './contract.ts';
import { RefusedError } from './errors.ts';
import { accepted, eventsFor, refuseSeat } from './gate.ts';

describe('the gate', () => {
  const decision = { seats: ['red', 'blue'], kind: 'stance', clause: 'T-1' };

  it('lets every seat in that is asked, and no other', () => {
    expect(refuseSeat(decision, 'red')).toBeNull();
    expect(refuseSeat(decision, 'blue')).toBeNull();
    const facts = { seat: SPECTATOR, asked: ['red', 'blue'] };
    expect(refuseSeat(decision, SPECTATOR)).toEqual({ clause: 'K-SEAT', facts });
  });

  it('lets nobody in after the end', () => {
    expect(refuseSeat(null, 'red')).toEqual({ clause: 'K-OVER' });
  });

  it('turns a refusing verdict into an error that carries the refusal', () => {
    const refusal = { clause: 'T-2.2', facts: { waited: 2 } };
    expect(() => accepted({ ok: false, refusal })).toThrow(RefusedError);
    expect(() => accepted({ ok: false, refusal })).toThrow(
      expect.objectContaining({ code: 'refused', refusal }),
    );
    expect(accepted({ ok: true, action: 'go' })).toBe('go');
  });

  it('tells a seat only the events meant for it', () => {
    const open = { type: 'open', clause: 'X' };
    const secret = { type: 'secret', clause: 'X', audience: ['red'] };
    expect(eventsFor([open, secret], 'red')).toEqual([open, secret]);
    expect(eventsFor([open, secret], SPECTATOR)).toEqual([open]);
  });
});

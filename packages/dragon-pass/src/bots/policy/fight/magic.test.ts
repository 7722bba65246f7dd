import { describe, expect, it } from 'vitest';
import { dragonPass } from '../../../index.ts';
import { lunar, sartar } from '../../../testing/skirmish.ts';
import { type Piece, table } from '../../../testing/table.ts';
import { chooseSending } from './magic.ts';

const MAGE = lunar('5-5-5-5', '0905');
const SPIRIT = lunar('X-5-X-5', 'box', { of: 'mage' });

const sending = (pieces: Record<string, Piece>) => {
  const t = table<string>({ phase: 'commit', pieces: { mage: MAGE, spirit: SPIRIT, ...pieces } });
  const action = chooseSending(dragonPass, t.state, 'lunar');
  return action?.type === 'commit' ? action.hex : action?.type;
};

describe('spirits are sent', () => {
  it('from afar, at those who cannot strike back', () => {
    // Against magic of 3 a spirit of 5 kills on a five and a six.
    expect(sending({ foot: sartar('3-3-3', '0909') })).toBe('0909');
  });

  it('where they can kill more', () => {
    expect(sending({ hard: sartar('3-7-3', '0909'), soft: sartar('3-1-3', '0706') })).toBe('0706');
  });

  it('not at magicians stronger than they are', () => {
    expect(sending({ coven: sartar('5-9-5-5', '0909'), other: sartar('5-9-5-5', '0909') })).toBe('end');
  });

  it('not at a superhero, who is immune', () => {
    expect(sending({ hero: sartar('(20!!)-oo-6', '0909') })).toBe('end');
  });

  it('where they free a place that decides the scenario', () => {
    // Against the magic of 3 in either hex a spirit of 6 kills on a four, five and six; only one of the two stands in Boldhome.
    const t = table<string>({
      scenario: 'pass-4',
      land: 'dragon-pass',
      phase: 'commit',
      turn: 7,
      moon: 0,
      active: 'sartar',
      pieces: {
        mage: { type: 'egglord-warlocks', owner: 'sartar', hex: '3724' },
        spirit: { type: 'egglord-warlocks-spirit', owner: 'sartar', hex: 'box', of: 'mage' },
        holds: lunar('3-3-3', '3524'),
        stronger: lunar('5-3-5', '3722'),
      },
      state: (state, hex) => {
        state.control = [{ hex: hex('3524'), player: 0 }];
      },
    });
    const action = chooseSending(dragonPass, t.state, 'sartar');
    expect(action).toMatchObject({ type: 'commit', hex: '3524' });
  });
});

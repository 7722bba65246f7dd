import { dragonRage } from '@hexwyrm/dragon-rage';
import { describe, expect, it } from 'vitest';
import { menuOf } from '../../../table/select/selection.ts';
import { ragePlay } from './play.ts';

const HEAD = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: 'plain' };
const DRAGON = { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N' };
const ORC = { type: 'ORC', side: 'invader', hex: '0505' };
const FOE = { type: 'INF', side: 'defender', hex: '1515' };

function forgotten(phase: string, units: readonly object[], done = false) {
  const state = dragonRage.load({ ...HEAD, phase, units });
  const [seat = ''] = dragonRage.decision(state)?.seats ?? [];
  return ragePlay.forgotten(
    dragonRage.view(state, seat),
    menuOf(dragonRage.legal(state, seat), ragePlay),
    done,
  );
}

describe('who is likely forgotten at the end of a phase', () => {
  it('is everybody where nobody has moved, and then only the monster that has not stirred', () => {
    expect(forgotten('invader-movement', [DRAGON, ORC, FOE])).toEqual([0, 1]);
    expect(forgotten('invader-movement', [DRAGON, ORC, FOE], true)).toEqual([0]);
    expect(forgotten('invader-movement', [ORC, FOE], true)).toEqual([]);
  });

  it('is whoever could attack, also where others have', () => {
    const beside = { type: 'INF', side: 'defender', hex: '0506' };
    expect(forgotten('invader-melee', [DRAGON, ORC, beside], true)).toEqual([1]);
  });

  it('is nobody who keeps a breath or a spell for later', () => {
    const ahead = { type: 'INF', side: 'defender', hex: '1009' };
    expect(forgotten('invader-archery', [DRAGON, ahead])).toEqual([]);
    const wizard = { type: 'WZD', side: 'defender', hex: '0710' };
    expect(forgotten('defender-spells', [DRAGON, wizard])).toEqual([]);
  });
});

import { type Action, dragonRage } from '@hexwyrm/dragon-rage';
import { scriptedDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { menuOf, optionsOf } from '../../../table/select/selection.ts';
import { ragePlay } from './play.ts';

const HEAD = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: 'plain' };

/** A position as its seat sees it, and what the host says to a question of the table. */
function seen(phase: string, units: readonly object[], ...played: readonly Action[]) {
  const state = dragonRage.load({ ...HEAD, phase, units });
  const [seat = ''] = dragonRage.decision(state)?.seats ?? [];
  for (const action of played) dragonRage.apply(state, seat, action, scriptedDice([]));
  const view = dragonRage.view(state, seat);
  const menu = menuOf(dragonRage.legal(state, seat), ragePlay);
  const why = (action: unknown) => {
    const verdict = dragonRage.explain(state, seat, action);
    return verdict.ok ? null : verdict.refusal;
  };
  return { view, menu, why };
}

const ORC = { type: 'ORC', side: 'invader', hex: '1010' };
const WIZARD = { type: 'WZD', side: 'defender', hex: '0505', spellPoints: 4 };
const SOLDIER = { type: 'INF', side: 'defender', hex: '0506' };

describe('pointing in the spell phase', () => {
  const { view, menu, why } = seen('defender-spells', [WIZARD, SOLDIER, ORC]);
  const options = optionsOf(menu.units.get(0) ?? [], view, ragePlay);
  const subject = { kind: 'unit', unit: 0 } as const;
  const pointed = { subject, hex: 12, kind: null, view };

  it('means no spell until one is chosen or somebody asks', () => {
    expect(ragePlay.wanted({ ...pointed, asked: false })).toBeNull();
    expect(ragePlay.wanted({ ...pointed, asked: true })).toMatchObject({ spell: 'fog' });
    expect(ragePlay.wanted({ ...pointed, kind: 'cast-whirlwind', asked: false })).toMatchObject({
      spell: 'whirlwind',
    });
  });

  it('expects no soldier to cast', () => {
    expect(ragePlay.idle(1, view)).toBeNull();
    expect(ragePlay.idle(0, view)).toMatchObject({ type: 'cast' });
  });

  it('DR-2.8.2-a, DR-2.8.8-a says of each spell that cannot be cast what it lacks: range or points', () => {
    const kinds = options.map(({ kind }) => ({ kind }));
    const missing = ragePlay.missing(0, kinds, view);
    expect(missing.map(({ kind }) => kind)).toEqual(['cast-lightning', 'cast-elemental', 'cast-dispel']);
    // The orc is too far away for a bolt; the elemental costs a point more than is left.
    expect(why(missing[0]?.action)).toEqual({ clause: 'DR-2.8.8-a', facts: { distance: 8, range: 4 } });
    expect(why(missing[1]?.action)).toMatchObject({ facts: { cost: 5, spellPoints: 4 } });
  });
});

describe('pointing at a friend while an attack is put together', () => {
  const foe = { type: 'INF', side: 'defender', hex: '1009' };
  const friends = [ORC, { ...ORC, hex: '1110' }, { ...ORC, hex: '0909' }, { ...ORC, hex: '2010' }];
  const { view, why } = seen('invader-melee', [...friends, foe], { type: 'melee', unit: 0, hex: '1009' });

  it('asks why he does not join', () => {
    expect(ragePlay.idle(3, view)).toEqual({ type: 'join', unit: 3 });
    expect(why({ type: 'join', unit: 3 })).not.toBeNull();
    expect(why({ type: 'join', unit: 1 })).toBeNull();
  });
});

describe('the modes of a monster', () => {
  it('are all there at the edge of the map too, those it cannot use with their question', () => {
    const dragon = { type: 'DRAGON', side: 'invader', hex: '0110', facing: 'SW', hp: { wings: [0, 0] } };
    const { view, menu, why } = seen('invader-movement', [dragon, SOLDIER]);
    const kinds = optionsOf(menu.units.get(0) ?? [], view, ragePlay).map(({ kind }) => ({ kind }));
    const missing = ragePlay.missing(0, kinds, view);
    expect(missing.map(({ kind }) => kind)).toEqual(['bound', 'fly']);
    for (const { action } of missing) expect(why(action)?.clause).toMatch(/^DR-2\.12\.1/);
  });
});

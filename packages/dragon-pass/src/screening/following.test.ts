import { eventsFor, SPECTATOR } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonPass } from '../testing/by-index.ts';
import { eventsOf, table } from '../testing/table.ts';
import { camp, places } from './camp.fixture.ts';

describe('the units of a player who moves', () => {
  it('DP-5.3-b: while a player moves, stacks he changed show only colours until the phase ends', () => {
    const t = camp();
    const events = t.walk('lunar', 'foe', '1013');
    const tops = () => {
      const view = dragonPass.view(t.state, 'sartar');
      return ['1013', '1014', '1414'].map((hex) => places(view, t.hex(hex))[0]?.unit);
    };
    expect(tops()).toEqual([null, null, t.id('far')]);
    const told = eventsFor(events, 'sartar');
    expect(told).toMatchObject([
      { type: 'unseen', what: 'moved', seat: 'lunar', colour: 'lunar', from: '1014', to: '1013' },
    ]);
    expect(JSON.stringify(told)).not.toContain('"unit"');
    expect(eventsFor(events, SPECTATOR)).toEqual(told);
    expect(eventsFor(events, 'lunar')).toMatchObject([{ type: 'moved', unit: t.id('foe') }]);
    const [phase] = eventsOf(t.play('lunar', { type: 'end' }), 'phase');
    expect(phase?.reveals).toBe(true);
    expect(tops()).toEqual([t.id('foe'), t.id('second'), t.id('far')]);
  });

  it('DP-5.3-b: a lone unit that was seen stays in sight over empty hexes, until it joins others', () => {
    const t = table({
      active: 'lunar',
      pieces: {
        lone: { code: '5-3-5', faction: 'lunar', owner: 'lunar', hex: '1014' },
        host: { code: '5-3-6', faction: 'lunar', owner: 'lunar', hex: '1011' },
        below: { code: '5-3-7', faction: 'lunar', owner: 'lunar', hex: '1011' },
        foe: { code: '4-3-5', faction: 'sartar', owner: 'sartar', hex: '1515' },
      },
    });
    const seen = () => dragonPass.view(t.state, 'sartar').units.map(({ id }) => t.nameOf(id));
    t.walk('lunar', 'lone', '1013');
    t.walk('lunar', 'lone', '1012');
    expect(seen()).toEqual(['lone', 'host', 'foe']);
    // It joins a stack: others still know who was on top there, no longer where the lone unit goes.
    t.walk('lunar', 'lone', '1011');
    expect(seen()).toEqual(['host', 'foe']);
    t.walk('lunar', 'lone', '1010');
    expect(seen()).toEqual(['foe']);
    const [phase] = eventsOf(t.play('lunar', { type: 'end' }), 'phase');
    expect(phase?.reveals).toBe(true);
    expect(seen()).toEqual(['lone', 'host', 'foe']);
    expect(t.state.followed).toBeUndefined();
  });

  it('DP-5.3-b: the end of a phase in which nobody was lost sight of shows nothing new', () => {
    const t = camp();
    const [phase] = eventsOf(t.play('lunar', { type: 'end' }), 'phase');
    expect(phase?.reveals).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { typeNamed, worldFor } from '../../core/world/world.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';

const seats = ['lunar', 'independents'];
const ironhoof: Piece = { type: 'ironhoof', owner: 'independents', hex: '1010' };
const lunar: Piece = { code: '3-3-3', owner: 'lunar', hex: '0101' };

/** The end of a game-turn: the last phase of the last player. */
function beforeTurn<N extends string>(pieces: Record<N, Piece>) {
  const t = table({ seats, active: 'independents', phase: 'movement', scenario: 'pass-6', turn: 2, pieces });
  return t;
}

describe('Ironhoof', () => {
  it('DP-16.12-b: he is asked before the first player-turn of each game-turn, and at no other time', () => {
    const t = beforeTurn({ ironhoof, lunar });
    expect(t.refusal('independents', { type: 'freeze' })).toBe('DP-16.12-b');
    t.play('independents', { type: 'end' });
    expect(t.state.turn).toBe(3);
    expect(t.decision()).toMatchObject({ kind: 'freeze', seats: ['independents'], clause: 'DP-16.12-b' });
    expect(t.legal('independents')).toEqual([{ type: 'freeze' }, { type: 'done' }]);
    const events = t.done();
    expect(eventsOf(events, 'phase')).toMatchObject([{ seat: 'lunar', phase: 'movement' }]);
    expect(t.state.frozen).toBe(false);
    expect(t.refusal('lunar', { type: 'freeze' })).toBe('DP-16.12-b');
    // Not while he is off the map.
    const dead = beforeTurn({
      ironhoof: { ...ironhoof, hex: 'dead' },
      lunar,
      own: { ...ironhoof, type: 'satyrs' },
    });
    dead.play('independents', { type: 'end' });
    expect(dead.decision()).toMatchObject({ kind: 'movement', seats: ['lunar'] });
  });

  it('DP-16.12-a: once a game; a disrupted Ironhoof can do it too', () => {
    const t = beforeTurn({ ironhoof: { ...ironhoof, down: true }, lunar });
    t.play('independents', { type: 'end' });
    const events = t.play('independents', { type: 'freeze' });
    expect(eventsOf(events, 'cavalry-frozen')).toHaveLength(1);
    expect(t.state.frozen).toBe(true);
    t.play('lunar', { type: 'end' });
    expect(t.state.active).toBe(1);
    t.play('independents', { type: 'end' });
    // The next game-turn: nobody is asked, and the cavalry is free.
    expect(t.state).toMatchObject({ turn: 4, active: 0, frozen: false });
    expect(t.decision()?.kind).toBe('movement');
  });

  it('DP-16.12-c DP-16.12-f: frozen cavalry of either side does not move; others do', () => {
    const t = beforeTurn({
      ironhoof,
      lunar,
      dragoons: { type: 'heartland-dragoons', owner: 'lunar', hex: '0301' },
      clan: { type: 'grazeland-clans-heavy', owner: 'independents', hex: '1515' },
      exile: { type: 'exiles-cavalry', owner: 'independents', hex: '1717' },
      foot: { type: 'exiles-infantry', owner: 'independents', hex: '1919' },
    });
    t.play('independents', { type: 'end' });
    t.play('independents', { type: 'freeze' });
    expect(t.refusal('lunar', { type: 'step', unit: t.id('dragoons'), to: t.hex('0302') })).toBe(
      'DP-16.12-c',
    );
    expect(t.refusal('lunar', { type: 'step', unit: t.id('lunar'), to: t.hex('0102') })).toBeNull();
    t.play('lunar', { type: 'end' });
    for (const [name, to] of [
      ['clan', '1516'],
      ['exile', '1718'],
    ] as const)
      expect(t.refusal('independents', { type: 'step', unit: t.id(name), to: t.hex(to) })).toBe('DP-16.12-c');
    expect(t.offers('independents', { type: 'step', unit: t.id('foot') })).toBe(true);
  });

  it('DP-16.12-c DP-16.12-f: horse herds are cavalry: frozen they lead nobody', () => {
    const t = table({
      seats,
      active: 'independents',
      pieces: {
        herd: { type: 'horse-herds', owner: 'independents', hex: '0909' },
        foot: { type: 'exiles-infantry', owner: 'independents', hex: '0909' },
        enemy: { code: '3-3-3', owner: 'lunar', hex: '1919' },
      },
      state: (state) => {
        state.frozen = true;
      },
    });
    expect(t.refusal('independents', { type: 'hasten', by: t.id('herd'), unit: t.id('foot') })).toBe(
      'DP-16.12-c',
    );
    t.state.caravans.push({ herd: t.id('herd'), units: [t.id('foot')] });
    expect(t.refusal('independents', { type: 'drive', unit: t.id('herd'), to: t.hex('0910') })).toBe(
      'DP-16.12-c',
    );
    expect(t.offers('independents', { type: 'step', unit: t.id('foot') })).toBe(true);
  });

  it('DP-16.12-c: frozen cavalry attacks, but neither advances nor retreats', () => {
    const t = table({
      seats,
      phase: 'battles',
      pieces: {
        dragoons: { type: 'heartland-dragoons', owner: 'lunar', hex: '0909' },
        foot: { code: '40-3-3', owner: 'lunar', hex: '0909' },
        clan: { type: 'grazeland-clans-heavy', owner: 'independents', hex: '0910' },
        ironhoof: { ...ironhoof, hex: '1919' },
      },
      state: (state) => {
        state.frozen = true;
      },
    });
    // The one battle there is to fight; the defender cannot leave, so nobody is asked whether he does.
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('dragoons') });
    const events = t.play('lunar', { type: 'fight' });
    expect(eventsOf(events, 'battle-declared')).toHaveLength(1);
    expect(t.decision()?.kind).toBe('array');
    t.done(6);
    t.play('lunar', { type: 'take', unit: t.id('clan') });
    expect(t.at('clan')).toBe('dead');
    expect(t.decision()?.kind).toBe('advance');
    expect(t.offers('lunar', { type: 'advance', unit: t.id('foot') })).toBe(true);
    expect(t.offers('lunar', { type: 'advance', unit: t.id('dragoons') })).toBe(false);
    const to = t.hex('0910');
    expect(t.refusal('lunar', { type: 'advance', unit: t.id('dragoons'), to })).toBe('DP-16.12-c');
  });

  it('DP-16.12-d: frozen cavalry does not come onto the map; others do, and it may in the next game-turn', () => {
    const t = table({
      seats,
      active: 'independents',
      phase: 'movement',
      scenario: 'pass-6',
      turn: 2,
      pieces: {
        ironhoof,
        lunar,
        dragoons: { type: 'heartland-dragoons', owner: 'lunar', hex: 'off' },
        foot: { type: 'steel-sword-legion', owner: 'lunar', hex: 'off' },
      },
      state: (state, hex) => {
        state.arrivals = [2, 3].map((unit) => ({ unit, hexes: [hex('2001')], capital: false }));
      },
    });
    const comes = (name: 'dragoons' | 'foot') =>
      ({ type: 'arrive', unit: t.id(name), hex: t.hex('2001') }) as const;
    t.play('independents', { type: 'end' });
    t.play('independents', { type: 'freeze' });
    expect(t.state.turn).toBe(3);
    expect(t.refusal('lunar', comes('dragoons'))).toBe('DP-16.12-d');
    expect(t.offers('lunar', comes('dragoons'))).toBe(false);
    t.play('lunar', comes('foot'));
    expect(t.at('foot')).toBe('2001');
    t.play('lunar', { type: 'end' });
    t.play('independents', { type: 'end' });
    expect(t.state.turn).toBe(4);
    t.play('lunar', comes('dragoons'));
    expect(t.at('dragoons')).toBe('2001');
  });

  it('DP-16.12-e: who is cavalry', () => {
    const cavalry = (id: string) => typeNamed(worldFor(null), id).cavalry;
    for (const id of [
      'heartland-dragoons',
      'horse-herds',
      'moon-haters',
      'exiles-cavalry',
      'mounted-militia',
    ])
      expect(cavalry(id), id).toBe(true);
    for (const id of [
      'pavis-royal-guard',
      'jaldon',
      'mounted-crested-dragonewts',
      'centaurs',
      'feathered-horse-queen',
      'exiles-infantry',
    ])
      expect(cavalry(id), id).toBe(false);
  });
});

import { PositionError } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonPass } from '../../testing/by-index.ts';
import { assault, elsewhere, lunar, sartar, untilDice, untilOdds } from '../../testing/skirmish.ts';
import { eventsOf, type Piece, type Setting, table } from '../../testing/table.ts';

// 0909 and 0910 are neighbours, so are 0909 and 0908; 0910 and 0911; 1009 and 0809 lie beside both 0909 and 0910.

const giant = (number: number, hex: string, more: Partial<Piece> = {}): Piece => ({
  type: 'giants',
  number,
  owner: null,
  hex,
  ...more,
});

const seat = { lunar: lunar('3-3-3', '0101'), sartar: sartar('3-3-3', '1818') };

const FORTRESS = { ground: { fortress: ['0909'] } };

/** The Lunar random movement phase, unless said otherwise; a unit of each side is far away. */
function walk<N extends string>(
  pieces: Record<N, Piece>,
  more: Omit<Setting<N | keyof typeof seat>, 'pieces'> = {},
) {
  return table<N | keyof typeof seat>({
    scenario: 'pass-7',
    phase: 'giants',
    ...more,
    pieces: { ...seat, ...pieces },
  });
}

/** Giants change hands when a phase begins: Lunar's movement phase begins now. */
function moving<N extends string>(pieces: Record<N, Piece>) {
  const t = table({ scenario: 'pass-7', phase: 'alliances', pieces: { ...seat, ...pieces } });
  t.play('lunar', { type: 'end' });
  return t;
}

/** Lunar's battles begin now. */
function fighting<N extends string>(pieces: Record<N, Piece>, land: Setting<string>['land'] = {}) {
  const all = { ...elsewhere, ...pieces };
  const t = table({ scenario: 'pass-7', phase: 'exotics', land, pieces: all });
  t.play('lunar', { type: 'end' });
  return t;
}

describe('positions with giants', () => {
  const load = (owner: string | null, phase: string): string | undefined => {
    const position = {
      format: 'hexwyrm-position',
      version: 1,
      game: 'dragon-pass',
      scenario: 'pass-7',
      active: 'lunar',
      phase,
      units: [
        { type: 'line-cavalry', owner: 'lunar', hex: '2512' },
        { type: 'giants', owner, hex: '2510' },
      ],
    };
    try {
      dragonPass.load(position);
    } catch (error) {
      if (error instanceof PositionError) return error.problems[0]?.path;
      throw error;
    }
    return undefined;
  };

  it('DP-17.1-e: a giant is the opponent’s in movement and combat, and nobody’s otherwise', () => {
    expect([load(null, 'movement'), load('lunar', 'battles')]).toEqual(['units[1].owner', 'units[1].owner']);
    expect([load('sartar', 'movement'), load(null, 'exotics')]).toEqual([undefined, undefined]);
    expect(load('sartar', 'giants')).toBe('units[1].owner');
  });
});

describe('the random movement phase', () => {
  it('DP-17.1-b: the active player may move each giant, seven points far, and no other unit', () => {
    const pieces = {
      one: giant(0, '0909'),
      two: giant(1, '1515'),
      herd: { code: '1h-2-+2', owner: null, hex: '0303' },
    };
    for (const active of ['lunar', 'sartar']) {
      const t = walk(pieces, { active });
      t.walk(active, 'one', '0908', '0907', '0906', '0905', '0904', '0903', '0902');
      expect(t.refusal(active, { type: 'step', unit: t.id('one'), to: t.hex('0901') })).toBe('DP-6-b');
      t.walk(active, 'two', '1514');
      const other = (name: 'lunar' | 'sartar' | 'herd', to: string) =>
        t.refusal(active, { type: 'step', unit: t.id(name), to: t.hex(to) });
      expect([other('lunar', '0102'), other('sartar', '1817'), other('herd', '0302')]).toEqual(
        Array(3).fill('DP-17.1-b'),
      );
      expect(t.refusal(active === 'lunar' ? 'sartar' : 'lunar', { type: 'end' })).toBe('K-SEAT');
      t.play(active, { type: 'end' });
      expect(t.state.phase).toBe('movement');
    }
  });

  it('DP-17.1-a: with no giant on the map there is nothing to move', () => {
    const t = walk({ one: giant(0, 'off') });
    t.play('lunar', { type: 'end' });
    expect(t.state.phase).toBe('movement');
  });

  it('DP-17.1-c: zones of all players stop a giant, those of the active player too', () => {
    for (const owner of ['lunar', 'sartar']) {
      const t = walk({ one: giant(0, '0912'), guard: { code: '3-3-3', owner, hex: '0909' } });
      t.walk('lunar', 'one', '0911', '0910');
      expect(t.refusal('lunar', { type: 'step', unit: t.id('one'), to: t.hex('1010') })).toBe('DP-6.5.1-a');
      expect(t.refusal('lunar', { type: 'step', unit: t.id('one'), to: t.hex('0909') })).toBe('DP-6.5.1-a');
    }
    const t = walk({ one: giant(0, '0910'), guard: lunar('3-3-3', '0909') });
    expect(t.refusal('lunar', { type: 'step', unit: t.id('one'), to: t.hex('0909') })).toBe('DP-6.3-a');
  });

  it('DP-17.1-d: giants attack all units they stop beside, in one battle for each stack of giants', () => {
    const t = walk({
      one: giant(0, '0912'),
      two: giant(1, '1515'),
      a: lunar('5-3-3', '0909'),
      d: sartar('8-3-3', '0809', { back: '4-2-2' }),
    });
    t.walk('lunar', 'one', '0911', '0910');
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-17.1-d');
    expect(t.refusal('lunar', { type: 'rampage', unit: t.id('two') })).toBe('DP-17.1-d');
    expect(t.refusal('lunar', { type: 'rampage', unit: t.id('a') })).toBe('DP-17.1-b');
    const [declared] = eventsOf(t.play('lunar', { type: 'rampage', unit: t.id('one') }), 'battle-declared');
    expect(declared).toMatchObject({ attackers: [t.id('one')], commander: 'sartar' });
    expect([...(declared?.targets ?? [])].sort()).toEqual(['0809', '0909']);
    // CF 15 and a 6: a loss of 15 (DP-PAC.ATTACK), enough for 5 and 8.
    const events = untilDice(t, 6);
    expect(eventsOf(events, 'struck')).toMatchObject([{ cause: 'attack', total: 15, loss: 15 }]);
    expect(t.decision()?.seats).toEqual(['lunar']);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    t.play('lunar', { type: 'take', unit: t.id('a') });
    // The other giant stands still now; the battle was the last act of the phase.
    expect([t.at('a'), t.at('d')]).toEqual(['dead', 'dead']);
  });

  it('DP-17.1-d DP-7.4.2-c: once one has attacked no giant moves, and no unit fights twice', () => {
    const t = walk({
      one: giant(0, '0910'),
      two: giant(1, '0911'),
      three: giant(2, '1515'),
      a: lunar('3-3-3', '1010'),
      b: lunar('3-3-3', '0912'),
    });
    t.play('lunar', { type: 'rampage', unit: t.id('one') });
    untilDice(t, 1, 1);
    expect(t.refusal('lunar', { type: 'step', unit: t.id('three'), to: t.hex('1514') })).toBe('DP-6-c');
    expect(t.refusal('lunar', { type: 'rampage', unit: t.id('one') })).toBe('DP-7.4.2-c');
    const [declared] = eventsOf(t.play('lunar', { type: 'rampage', unit: t.id('two') }), 'battle-declared');
    expect(declared?.targets).toEqual(['0912']);
  });

  it('DP-17.1-d: two giants in a hex attack together', () => {
    const t = walk({ one: giant(0, '0910'), two: giant(1, '0910'), a: sartar('9-3-3', '0909') });
    t.play('lunar', { type: 'rampage', unit: t.id('two') });
    expect(untilOdds(t)[0]?.sum?.total).toBe(30);
  });

  it('DP-17.1-j: where only the active player’s units are attacked the opponent plays the giant', () => {
    const t = walk({ one: giant(0, '0910'), a: lunar('4-3-3', '0909') });
    const [declared] = eventsOf(t.play('lunar', { type: 'rampage', unit: t.id('one') }), 'battle-declared');
    expect(declared).toMatchObject({ commander: 'lunar' });
    untilDice(t, 6);
    expect(t.decision()).toMatchObject({ seats: ['sartar'], kind: 'casualties' });
    t.play('sartar', { type: 'take', unit: t.id('a') });
    expect(t.decision()).toMatchObject({ seats: ['sartar'], kind: 'advance' });
    t.play('sartar', { type: 'advance', unit: t.id('one'), to: t.hex('0909') });
    expect(t.at('one')).toBe('0909');
  });

  it('DP-17.1-j: where only the opponent’s are attacked the active player plays it and the opponent defends', () => {
    const t = walk({ one: giant(0, '0910'), d: sartar('8-3-3', '0909'), e: sartar('8-3-3', '0909') });
    const [declared] = eventsOf(t.play('lunar', { type: 'rampage', unit: t.id('one') }), 'battle-declared');
    expect(declared).toMatchObject({ commander: 'sartar' });
    // Nobody falls by a 1; then the defenders strike back with 2 x 16 = 32 and a 6.
    const events = untilDice(t, 1, 6);
    expect(eventsOf(events, 'struck')).toMatchObject([{ total: 15 }, { total: 32 }]);
    expect(t.decision()).toMatchObject({ seats: ['sartar'], kind: 'casualties' });
    t.play('sartar', { type: 'take', unit: t.id('one') });
    t.done();
    expect(t.at('one')).toBe('dead');
  });

  it('DP-17.1-c DP-7.10.5.4-a: nobody retreats next to a giant that attacks', () => {
    const t = walk({ one: giant(0, '0910'), d: sartar('3-3-9', '0909') });
    t.play('lunar', { type: 'rampage', unit: t.id('one') });
    const retreat = (to: string) => t.refusal('sartar', { type: 'retreat', unit: t.id('d'), to: t.hex(to) });
    t.done();
    expect(t.decision()?.kind).toBe('retreat');
    expect([retreat('0908'), retreat('0809'), retreat('0910')]).toEqual([null, 'DP-7.10.5.4-a', 'DP-17.1-k']);
  });

  it('DP-17.1-d DP-7.16-c: a herd that giants take is nobody’s', () => {
    const t = walk({ one: giant(0, '0910'), herd: sartar('1h-2-+2', '0909') });
    t.play('lunar', { type: 'rampage', unit: t.id('one') });
    untilDice(t, 6);
    const events = [
      ...t.play('lunar', { type: 'take', unit: t.id('herd') }),
      ...t.play('lunar', { type: 'done' }),
    ];
    expect(eventsOf(events, 'became-neutral')).toMatchObject([{ unit: t.id('herd') }]);
    expect([t.at('herd'), t.unit('herd').owner]).toEqual(['0910', -1]);
  });

  it('DP-17.1-d: the attacker answers for giants that are shot at', () => {
    const t = walk({ one: giant(0, '0910'), two: giant(1, '0910'), d: sartar('9**-3-3', '0909') });
    t.play('lunar', { type: 'rampage', unit: t.id('one') });
    // Nine missile points, a 5 and 1 for the giants: two disrupted or one eliminated.
    t.play('sartar', { type: 'aim', unit: t.id('d'), hex: t.hex('0910') }, 5);
    expect(t.decision()).toMatchObject({ seats: ['lunar'], kind: 'hits' });
    t.play('lunar', { type: 'disrupt', unit: t.id('two') });
    expect(t.unit('two')).toMatchObject({ down: true, shaken: true });
  });
});

describe('in other phases', () => {
  it('DP-17.1-e: giants stop whoever walks beside them, and their hex is closed', () => {
    const t = moving({ one: giant(0, '0909'), rider: lunar('4-3-6', '0912') });
    t.walk('lunar', 'rider', '0911', '0910');
    const step = (to: string) => t.refusal('lunar', { type: 'step', unit: t.id('rider'), to: t.hex(to) });
    expect([step('1010'), step('0909')]).toEqual(['DP-6.5.1-a', 'DP-6.5.1-a']);
    const beside = moving({ one: giant(0, '0909'), rider: lunar('4-3-6', '0910') });
    expect(beside.refusal('lunar', { type: 'step', unit: beside.id('rider'), to: beside.hex('0909') })).toBe(
      'DP-6.3-a',
    );
  });

  it('DP-17.1-f: units next to a giant have to attack it; it defends with 30', () => {
    const t = fighting({ one: giant(0, '0909'), a: lunar('3-3-3', '0910') });
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-7.4.3-a');
    expect(t.offers('lunar', { type: 'attack', hex: t.hex('0909'), unit: t.id('a') })).toBe(true);
    assault(t, '0909', 'a');
    const events = untilDice(t, 1, 1);
    expect(eventsOf(events, 'struck')[1]).toMatchObject({ cause: 'counter-attack', total: 30 });
  });

  it('DP-17.1-j: the attacker’s opponent decides for a giant that is attacked', () => {
    const t = fighting({ one: giant(0, '0909'), a: lunar('3-3-3', '0910') });
    const [declared] = eventsOf(assault(t, '0909', 'a'), 'battle-declared');
    expect(declared).toMatchObject({ commander: 'sartar' });
    // It is faster than its attacker, and may go.
    t.done();
    expect(t.decision()).toMatchObject({ seats: ['sartar'], kind: 'retreat' });
  });

  it('DP-17.1-g: it is outside a fortress and costs 15', () => {
    const t = fighting({ one: giant(0, '0909'), a: lunar('20-3-3', '0910') }, FORTRESS);
    assault(t, '0909', 'a');
    untilDice(t, 6);
    // Twenty and a 6 cost 20; inside walls a giant would count 30.
    t.play('lunar', { type: 'take', unit: t.id('one') });
    t.play('lunar', { type: 'done' });
    expect(t.at('one')).toBe('dead');
  });

  it('DP-17.1-g: it adds one to the die of missiles', () => {
    const fire = (land: Setting<string>['land']) => {
      const t = fighting({ one: giant(0, '0909'), a: lunar('6**-3-3', '0910') }, land);
      assault(t, '0909', 'a');
      return t.odds('lunar', { type: 'aim', unit: t.id('a'), hex: t.hex('0909') })[0]?.modifier;
    };
    expect([fire({}), fire(FORTRESS)]).toEqual([1, -3]);
  });

  it('DP-17.1-i: a disrupted giant recovers in any rally phase, unless it was shaken just now or units are next to it', () => {
    const rallied = (one: Piece, more: Record<string, Piece> = {}, shaken = false, active = 'lunar') => {
      const t = table<string>({
        scenario: 'pass-7',
        active,
        phase: 'support',
        pieces: { ...seat, one, ...more },
        state: (state) => {
          state.units = state.units.map((unit) => ({ ...unit, shaken: shaken && unit.owner < 0 }));
        },
      });
      t.play(active, { type: 'end' });
      return !t.unit('one').down;
    };
    const down = giant(0, '0909', { down: true });
    expect([rallied(down), rallied(down, {}, false, 'sartar')]).toEqual([true, true]);
    expect(rallied(down, { near: lunar('3-3-3', '0910') })).toBe(false);
    expect(rallied(down, { near: sartar('3-3-3', '0910') })).toBe(false);
    expect(rallied(down, {}, true)).toBe(false);
  });

  it('DP-17.1-k: no unit of a new ally is set up where a giant stands', () => {
    const t = table({
      scenario: 'pass-7',
      land: 'dragon-pass',
      phase: 'alliances',
      pieces: {
        ...seat,
        friend: { type: 'exiles-infantry', owner: 'lunar', hex: 'off' },
        one: giant(0, '1816'),
      },
      state: (state) => {
        state.frames = [{ kind: 'settle', player: 0, people: 'exiles', unit: 2, named: false, held: [] }];
      },
    });
    const deploy = (hex: string) =>
      t.refusal('lunar', { type: 'deploy', unit: t.id('friend'), hex: t.hex(hex) });
    expect([deploy('1816'), deploy('1815')]).toEqual(['DP-17.1-k', null]);
    expect(t.offers('lunar', { type: 'deploy', hex: t.hex('1816') })).toBe(false);
  });

  it('DP-17.1-k DP-12.2-d: no Runner is sown where a giant stands', () => {
    const t = moving({
      'prince-argrath': sartar('(4!)-10*-6', '0910', { back: '(2)-5*-6' }),
      runner: { type: 'dragontooth-runners', owner: 'sartar', hex: 'off' },
      one: giant(0, '0909'),
    });
    const sow = (hex: string) => t.refusal('sartar', { type: 'sow', unit: t.id('runner'), hex: t.hex(hex) });
    expect([sow('0909'), sow('0911')]).toEqual(['DP-17.1-k', null]);
  });
});

import { describe, expect, test } from 'vitest';
import { SMASHED } from '../../core/state.ts';
import {
  at,
  breaks,
  DOOR,
  GATE,
  guard,
  piece,
  smash,
  spare,
  walk,
} from '../../terrain/tower-door.fixture.ts';
import { eventsOf, table } from '../../testing/table.ts';

describe('doors', () => {
  test('DR-2.5.5.1-c an orc at a guarded door rolls two dice against 10, as its last act', () => {
    expect(breaks(DOOR, 'ORC', 4, 5)).toBe(false);
    expect(breaks(DOOR, 'ORC', 5, 5)).toBe(true);
    const t = at(DOOR, 'ORC', { guard });
    expect(t.odds('invader', smash(0, '1009'))).toMatchObject([
      { roll: 'door', clause: 'DR-2.5.5.1-c', unit: 0, dice: 2, needs: 10, modifier: 0, chance: [6, 36] },
    ]);
    const events = t.play('invader', smash(0, '1009'), 4, 5);
    expect(eventsOf(events, 'rolled')).toMatchObject([
      { roll: 'door', dice: [4, 5], needs: 10, success: false },
    ]);
    expect(t.refusal('invader', walk(0, '1011'))).toBe('DR-2.5.5.2-m');
    expect(t.unit('unit').did?.spent).toBe(0);
  });

  test('DR-2.5.5.1-c a unit must touch the door, whatever points it has left', () => {
    const t = table({
      phase: 2,
      corrections: DOOR,
      pieces: { orc: piece('ORC', 'invader', '1013'), beside: piece('ORC', 'invader', '1110'), guard, spare },
    });
    expect(t.refusal('invader', smash(0, '1009'))).toBe('DR-2.5.5-a');
    expect(t.refusal('invader', smash(t.id('beside'), '1009'))).toBe('DR-2.5.5-a');
    for (const to of ['1012', '1011', '1010']) t.play('invader', walk(0, to));
    expect(t.refusal('invader', smash(0, '1009'))).toBeNull();
  });

  test('DR-2.5.5.1-d an unguarded door breaks without a roll, even for those who have no number', () => {
    for (const type of ['ORC', 'GOB', 'OWZD', 'ARH'] as const) {
      const t = at(DOOR, type);
      expect(t.odds('invader', smash(0, '1009'))).toEqual([]);
      const events = t.play('invader', smash(0, '1009'));
      expect(eventsOf(events, 'rolled')).toEqual([]);
      expect(eventsOf(events, 'entrance-smashed')).toMatchObject([
        { clause: 'DR-2.5.5.1-d', between: ['1009', '1010'], unit: 0 },
      ]);
      expect(t.unit('unit').did?.spent).toBe(0);
      expect(t.refusal('invader', walk(0, '1011'))).toBe('DR-2.5.5.2-m');
    }
  });

  test('DR-2.5.5.1-d tyrannosaurs and Elowyn break nothing', () => {
    expect(at(DOOR, 'TREX').refusal('invader', smash(0, '1009'))).toBe('DR-2.11.3.1-a');
    expect(at(DOOR, 'ELOWYN').refusal('invader', smash(0, '1009'))).toBe('DR-2.10.7-c');
    expect(at(DOOR, 'TREX').offers('invader', { type: 'smash' })).toBe(false);
  });

  test('DR-1.1-b the defender smashes nothing, and a troop unit spends no points on a blow', () => {
    const t = table({ phase: 7, corrections: DOOR, pieces: { inf: piece('INF', 'defender', '1010') } });
    expect(t.refusal('defender', smash(0, '1009'))).toBe('DR-1.1-b');
    expect(t.offers('defender', { type: 'smash' })).toBe(false);
    expect(at(DOOR, 'ORC').refusal('invader', { ...smash(0, '1009'), mp: 1 })).toBe('DR-1.1-b');
  });

  test('DR-2.5.5.1-e who smashed a door may attack through it', () => {
    const inside = piece('INF', 'defender', '1009');
    const broken = at(DOOR, 'TRL', { inside });
    broken.play('invader', smash(0, '1009'), 3, 4);
    broken.play('invader', { type: 'end' });
    expect(broken.state.phase).toBe(4);
    expect(broken.offers('invader', { type: 'melee', unit: 0, hex: '1009' })).toBe(true);
    const shut = at(DOOR, 'TRL', {
      inside,
      second: piece('TRL', 'invader', '1510'),
      prey: piece('INF', 'defender', '1509'),
    });
    shut.play('invader', smash(0, '1009'), 3, 3);
    shut.play('invader', { type: 'end' });
    expect(shut.state.phase).toBe(4);
    expect(shut.offers('invader', { type: 'melee', unit: 0, hex: '1009' })).toBe(false);
    expect(shut.offers('invader', { type: 'melee', unit: shut.id('second'), hex: '1509' })).toBe(true);
  });

  test('DR-2.5.5.1-f in Nurkott the door is the victory point', () => {
    const t = table({
      map: 'nurkott',
      phase: 2,
      pieces: { inf: piece('INF', 'invader', '1703'), spare: piece('CAV', 'invader', '0202') },
    });
    const events = t.play('invader', smash(0, '1704'));
    expect(eventsOf(events, 'razed')).toMatchObject([{ hex: '1704', vp: 1, clause: 'DR-2.5.5.1-f' }]);
    expect([t.score(), t.at('inf')]).toEqual([1, '1703']);
  });

  test('DR-2.5.5.1-f an invader inside breaks the door from within, which the outer hex would guard', () => {
    const pieces = { inf: piece('INF', 'invader', '1704'), spare: piece('CAV', 'invader', '0202') };
    const t = table({ map: 'nurkott', phase: 2, pieces });
    t.play('invader', smash(0, '1703'));
    expect(t.score()).toBe(1);
    const guarded = table({
      map: 'nurkott',
      phase: 2,
      pieces: { ...pieces, orc: piece('ORC', 'defender', '1703') },
    });
    expect(guarded.odds('invader', smash(0, '1703'))).toMatchObject([{ roll: 'door', needs: 10 }]);
  });

  test('DR-2.10.6.1-a a wizard does not break the door of a standing victory hex', () => {
    const pieces = { wizard: piece('WZD', 'invader', '1703'), spare: piece('CAV', 'invader', '0202') };
    const t = table({ map: 'nurkott', phase: 2, pieces });
    expect(t.refusal('invader', smash(0, '1704'))).toBe('DR-2.10.6.1-a');
    const razed = table({
      map: 'nurkott',
      phase: 2,
      pieces,
      state: (state, hex) => {
        state.razed = [{ hex: hex('1704'), vp: 1 }];
      },
    });
    expect(razed.refusal('invader', smash(0, '1704'))).toBeNull();
  });
});

describe('gates', () => {
  test('DR-2.5.5.2-h other invaders roll at a guarded gate at the end of their move', () => {
    expect(breaks(GATE, 'GIANT', 3, 5)).toBe(false);
    expect(breaks(GATE, 'GIANT', 4, 5)).toBe(true);
    const orc = at(GATE, 'ORC', { guard });
    expect(orc.refusal('invader', smash(0, '1009'))).toBe('DR-2.5.5.2-h');
    expect(orc.offers('invader', { type: 'smash' })).toBe(false);
    const giant = at(GATE, 'GIANT', { guard });
    expect(giant.odds('invader', smash(0, '1009'))).toMatchObject([
      { roll: 'gate', clause: 'DR-2.5.5.2-h', dice: 2, needs: 9, chance: [10, 36] },
    ]);
    giant.play('invader', smash(0, '1009'), 1, 1);
    expect(giant.refusal('invader', walk(0, '1011'))).toBe('DR-2.5.5.2-m');
  });

  test('DR-2.5.5.2-i an unguarded gate costs one point on the way, and the move goes on', () => {
    const t = table({
      map: 'esirien',
      phase: 2,
      corrections: { units: { TRL: { mp: 3, roadMp: 3 } } },
      pieces: { troll: piece('TRL', 'invader', '0606'), spare },
    });
    const events = t.play('invader', smash(0, '0707'));
    expect(eventsOf(events, 'entrance-smashed')).toMatchObject([{ clause: 'DR-2.5.5.2-i' }]);
    expect(t.unit('troll').did?.spent).toBe(1);
    t.play('invader', walk(0, '0707'));
    t.play('invader', walk(0, '0807'));
    expect([t.at('troll'), t.unit('troll').did?.spent]).toEqual(['0807', 3]);
  });

  test('DR-2.5.5.2-i it takes a point to spare, and no number in the table', () => {
    const goblin = (hex: string) =>
      table({ phase: 2, corrections: GATE, pieces: { goblin: piece('GOB', 'invader', hex), spare } });
    const tired = goblin('1013');
    for (const to of ['1012', '1011', '1010']) tired.play('invader', walk(0, to));
    expect(tired.refusal('invader', smash(0, '1009'))).toBe('DR-2.5.5.2-i');
    const fresh = goblin('1012');
    for (const to of ['1011', '1010']) fresh.play('invader', walk(0, to));
    fresh.play('invader', smash(0, '1009'));
    expect(fresh.state.entrances).toEqual([SMASHED]);
    expect(fresh.refusal('invader', walk(0, '1009'))).toBe('DR-2.4.1-a');
  });

  test('DR-2.5.5.2-j who breaks a gate at the end of its move may attack the guard', () => {
    const t = at(GATE, 'TRL', { guard });
    t.play('invader', smash(0, '1009'), 5, 5);
    t.play('invader', { type: 'end' });
    expect(t.state.phase).toBe(4);
    expect(t.offers('invader', { type: 'melee', unit: 0, hex: '1009' })).toBe(true);
  });

  test('DR-2.5.5.2-m one attempt a unit and turn; the next unit may try, and the first still attacks', () => {
    const t = table({
      phase: 2,
      corrections: {
        ...GATE,
        entrances: {
          add: [
            ...GATE.entrances.add,
            { between: ['1009', '1110'], type: 'gate', of: 'tower', inside: '1009' },
          ],
        },
      },
      pieces: {
        a: piece('TRL', 'invader', '1010'),
        b: piece('TRL', 'invader', '1110'),
        guard,
        prey: piece('INF', 'defender', '1011'),
        spare,
      },
    });
    t.play('invader', smash(t.id('a'), '1009'), 4, 5);
    expect(t.refusal('invader', smash(t.id('a'), '1009'))).toBe('DR-2.5.5.2-m');
    t.play('invader', smash(t.id('b'), '1009'), 5, 5);
    expect(t.state.entrances).toEqual([0, SMASHED]);
    t.play('invader', { type: 'end' });
    expect(t.state.phase).toBe(4);
    expect(t.offers('invader', { type: 'melee', unit: t.id('a'), hex: '1011' })).toBe(true);
  });

  test('DR-2.5.5.2-m two units may try the same entrance in turn', () => {
    const t = at(GATE, 'TRL', { guard, boss: piece('OHERO', 'invader', '1010') });
    t.play('invader', smash(0, '1009'), 4, 5);
    expect(t.state.entrances).toEqual([0]);
    t.play('invader', smash(t.id('boss'), '1009'), 5, 5);
    expect(t.state.entrances).toEqual([SMASHED]);
  });

  test('DR-2.5.5.2-m a hero who ended his move under a monster may still try the door', () => {
    const dragon = { ...piece('DRAGON', 'invader', '1010'), facing: 'S' } as const;
    const t = table({
      phase: 2,
      corrections: DOOR,
      pieces: { boss: piece('OHERO', 'invader', '1011'), dragon, guard, spare },
    });
    t.play('invader', walk(0, '1010'));
    expect(t.refusal('invader', walk(0, '1011'))).toBe('DR-2.4.4-d');
    t.play('invader', smash(0, '1009'), 3, 4);
    expect(t.state.entrances).toEqual([SMASHED]);
  });

  test('DR-2.4.7.1-b a giant among enemies keeps the points to leave, and does not end its move at a door', () => {
    const corrections = {
      entrances: {
        add: [
          {
            between: ['1009', '1109'] as [string, string],
            type: 'gate' as const,
            of: 'wall' as const,
            inside: '1109',
          },
          {
            between: ['1009', '0909'] as [string, string],
            type: 'door' as const,
            of: 'wall' as const,
            inside: '0909',
          },
        ],
      },
    };
    const pieces = { giant: piece('GIANT', 'invader', '1010'), inf: piece('INF', 'defender', '1009'), spare };
    const t = table({ phase: 2, corrections, pieces });
    t.play('invader', walk(0, '1009'));
    expect(t.refusal('invader', smash(0, '0909'))).toBe('DR-2.4.7.1-b');
    t.play('invader', smash(0, '1109'));
    t.play('invader', walk(0, '1109'));
    expect([t.at('giant'), t.unit('giant').did?.spent]).toEqual(['1109', 3]);
    const slow = table({ phase: 2, corrections: { ...corrections, units: { GIANT: { mp: 2 } } }, pieces });
    slow.play('invader', walk(0, '1009'));
    expect(slow.refusal('invader', smash(0, '1109'))).toBe('DR-2.4.7.1-b');
  });
});

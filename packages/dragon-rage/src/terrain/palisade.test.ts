import { describe, expect, test } from 'vitest';
import { SMASHED } from '../core/state.ts';
import type { Side } from '../core/vocabulary.ts';
import { eventsOf, table } from '../testing/table.ts';
import type { UnitTypeId } from '../world/unit-types.ts';

const piece = (type: UnitTypeId, side: Side, hex: string) => ({ type, side, hex }) as const;
const walk = (unit: number, to: string) => ({ type: 'walk', unit, to }) as const;
const smash = (unit: number, to: string) => ({ type: 'smash', unit, to }) as const;
const spare = piece('CAV', 'invader', '2501');

describe('sea serpents and palisades', () => {
  /** Serpent in the river hex 1009 of Nurkott, the palisade to 1109, inside, is to its north-east. */
  const pieces = { serpent: piece('SERPENT', 'invader', '1009'), spare: piece('CAV', 'invader', '0202') };

  test('DR-2.11.2.2-c a palisade breaks like a gate: for one point unguarded, on 9 guarded', () => {
    const t = table({ map: 'nurkott', phase: 2, pieces });
    const events = t.play('invader', smash(0, '1109'));
    expect(eventsOf(events, 'wall-breached')).toMatchObject([{ between: ['1009', '1109'], unit: 0 }]);
    expect(t.unit('serpent').did?.spent).toBe(1);
    expect(t.refusal('invader', walk(0, '1008'))).toBeNull();
    expect(t.refusal('invader', smash(0, '1109'))).toBe('DR-2.5.5-a');
    const guarded = { ...pieces, orc: piece('ORC', 'defender', '1109') };
    for (const [first, breached] of [
      [3, 0],
      [4, 1],
    ]) {
      const rolled = table({ map: 'nurkott', phase: 2, pieces: guarded });
      rolled.play('invader', smash(0, '1109'), first, 5);
      expect(rolled.state.breaches).toHaveLength(breached);
      expect(rolled.refusal('invader', walk(0, '1008'))).toBe('DR-2.5.5.2-m');
    }
  });

  test('DR-2.11.2.2-c nobody else breaks a wall, and no stone wall breaks', () => {
    const giant = { giant: piece('GIANT', 'invader', '1009'), spare: pieces.spare };
    expect(table({ map: 'nurkott', phase: 2, pieces: giant }).refusal('invader', smash(0, '1109'))).toBe(
      'DR-2.5.5-a',
    );
    const stone = { serpent: piece('SERPENT', 'invader', '1408'), spare };
    expect(table({ map: 'esirien', phase: 2, pieces: stone }).refusal('invader', smash(0, '1308'))).toBe(
      'DR-2.5.5-a',
    );
  });

  test('DR-2.11.2.2-d a breach lets waders through, and nobody who cannot enter river', () => {
    const t = table({
      map: 'nurkott',
      phase: 2,
      pieces: { ...pieces, giant: piece('GIANT', 'invader', '1010'), inf: piece('INF', 'invader', '1109') },
    });
    t.play('invader', walk(0, '1008'));
    t.play('invader', smash(0, '1108'));
    expect(t.refusal('invader', walk(t.id('inf'), '1108'))).toBeNull();
    t.play('invader', walk(t.id('inf'), '1108'));
    expect(t.refusal('invader', walk(t.id('inf'), '1008'))).toBe('DR-2.5.2-a');
    t.play('invader', walk(0, '1007'));
    t.play('invader', walk(t.id('inf'), '1207'));
    t.play('invader', walk(t.id('giant'), '1009'));
    t.play('invader', walk(t.id('giant'), '1008'));
    t.play('invader', walk(t.id('giant'), '1108'));
    expect(t.at('giant')).toBe('1108');
  });

  test('DR-2.11.2.1-e a serpent breaks the gates it touches', () => {
    const t = table({
      map: 'esirien',
      phase: 2,
      pieces: { serpent: piece('SERPENT', 'invader', '1407'), inf: piece('INF', 'defender', '1307'), spare },
    });
    t.play('invader', smash(0, '1307'), 4, 5);
    expect(t.state.entrances.filter((entrance) => entrance === SMASHED)).toHaveLength(1);
  });
});

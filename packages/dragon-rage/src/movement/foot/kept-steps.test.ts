import { expect, test } from 'vitest';
import { defender, invader } from '../../testing/pieces.ts';
import { table } from '../../testing/table.ts';

type Table = Pick<ReturnType<typeof table>, 'matching'>;

const AROUND = ['0910', '0911', '1009', '1011', '1110', '1111'];
const foe = { foe: invader('ORC', '2009') };

const stepsOf = (t: Table, unit: number): string[] =>
  t
    .matching('defender', { type: 'walk', unit })
    .flatMap((action) => (action.type === 'walk' ? [action.to] : []))
    .sort();

const without = (...hexes: string[]): string[] => AROUND.filter((hex) => !hexes.includes(hex));

test('DR-2.4.3-a a step that was listed is gone once another troop is there, and comes back when it leaves', () => {
  const t = table({
    phase: 7,
    pieces: { inf: defender('INF', '1010'), other: defender('INF', '1008'), ...foe },
  });
  expect(stepsOf(t, 0)).toEqual(AROUND);
  t.play('defender', { type: 'walk', unit: 1, to: '1009' });
  expect(stepsOf(t, 0)).toEqual(without('1009'));
  t.play('defender', { type: 'walk', unit: 1, to: '1109' });
  expect(stepsOf(t, 0)).toEqual(AROUND);
});

test('DR-2.4.1-a steps that were listed are gone when the points are spent', () => {
  const t = table({
    phase: 7,
    pieces: { inf: defender('INF', '1013'), other: defender('INF', '0505'), ...foe },
  });
  for (const to of ['1012', '1011', '1010']) {
    expect(stepsOf(t, 0)).not.toEqual([]);
    t.play('defender', { type: 'walk', unit: 0, to });
  }
  expect(stepsOf(t, 0)).toEqual([]);
});

test('DR-2.12.1.8-c a step that was listed is gone once a carcass lies there', () => {
  const t = table({ phase: 7, pieces: { inf: defender('INF', '1010'), ...foe } });
  expect(stepsOf(t, 0)).toEqual(AROUND);
  t.state.carcasses.push(t.hex('1011'));
  expect(stepsOf(t, 0)).toEqual(without('1011'));
});

test('DR-2.5.5-e a gate that was shut when steps were listed lets units through once it is smashed', () => {
  const gate = {
    between: ['1010', '1009'] as [string, string],
    type: 'gate' as const,
    of: 'wall' as const,
    inside: '1009',
  };
  const t = table({
    phase: 7,
    corrections: { map: 'plain' as const, entrances: { add: [gate] } },
    pieces: { inf: defender('INF', '1010'), ...foe },
    state: (state) => {
      state.entrances = [4];
    },
  });
  expect(stepsOf(t, 0)).toEqual(without('1009'));
  t.state.entrances[0] |= 1;
  expect(stepsOf(t, 0)).toEqual(AROUND);
});

test('DR-2.4.3-a a dragon that lands beside a unit takes a step from it', () => {
  const dragon = invader('DRAGON', '1009', { facing: 'N', aloft: true });
  const t = table({ phase: 7, pieces: { inf: defender('INF', '1010'), dragon, ...foe } });
  expect(stepsOf(t, 0)).toEqual(AROUND);
  const { body } = t.unit('dragon');
  if (body) body.aloft = false;
  expect(stepsOf(t, 0)).toEqual(without('1009'));
});

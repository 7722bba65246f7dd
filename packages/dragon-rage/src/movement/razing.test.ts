import { expect, test } from 'vitest';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import type { Corrections } from '../world/corrections.ts';

const dragon: Piece = { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N' };
const spare: Piece = { type: 'ORC', side: 'invader', hex: '2501' };
const inf: Piece = { type: 'INF', side: 'defender', hex: '1009' };
const city = (vp: number, more: object = {}) =>
  ({ hexes: { '1009': { terrain: 'city', vp, ...more } } }) as const;
const walk = (to: string) => ({ type: 'walk', unit: 0, to }) as const;
const raze = { type: 'raze', unit: 0 } as const;

test('DR-2.3-e, DR-2.12.1.3-a a monster walks in and spends one point there; passing through does nothing', () => {
  const t = table({ phase: 2, corrections: city(5), pieces: { monster: dragon, spare } });
  expect(t.refusal('invader', raze)).toBe('DR-2.3-e');
  t.play('invader', walk('1009'));
  expect(t.score()).toBe(0);
  const events = t.play('invader', raze);
  expect(eventsOf(events, 'razed')).toMatchObject([{ hex: '1009', vp: 5, clause: 'DR-2.3-e' }]);
  expect([t.score(), t.unit('monster').did?.spent]).toEqual([5, 2]);
  expect(t.refusal('invader', raze)).toBe('DR-2.2.4.7-b');
  const through = table({ phase: 2, corrections: city(5), pieces: { monster: dragon, spare } });
  through.play('invader', walk('1009'));
  through.play('invader', walk('1008'));
  expect(through.score()).toBe(0);
});

test('DR-2.3-f the point may be spent in a later turn', () => {
  const weak = { legs: [0, 0, 0, 3] };
  const t = table({ phase: 2, corrections: city(2), pieces: { monster: { ...dragon, hp: weak }, spare } });
  t.play('invader', walk('1009'));
  expect(t.refusal('invader', raze)).toBe('DR-2.12.1.1.1-a');
  t.unit('monster').did = null;
  t.play('invader', raze);
  expect([t.score(), t.unit('monster').did?.spent, t.unit('monster').did?.mode]).toEqual([2, 1, 'walk']);
});

test('DR-2.3-e with an enemy beneath it after an overrun it may do so too', () => {
  const sat = table({ phase: 2, corrections: city(2), pieces: { monster: dragon, inf, spare } });
  sat.play('invader', { type: 'overrun', unit: 0, to: '1009' }, 1);
  sat.play('invader', raze);
  expect([sat.score(), sat.unit('monster').did?.spent]).toEqual([2, 3]);
  const passing = table({ phase: 2, corrections: city(2), pieces: { monster: dragon, inf, spare } });
  passing.play('invader', walk('1009'));
  passing.play('invader', raze);
  expect(passing.score()).toBe(2);
  passing.play('invader', walk('1008'));
  expect(passing.unit('monster').did?.spent).toBe(3);
  const hurried = table({
    phase: 2,
    corrections: city(2),
    pieces: { monster: { ...dragon, hp: { legs: [0, 0, 3, 3] } }, inf, spare },
  });
  hurried.play('invader', walk('1009'));
  expect(hurried.refusal('invader', raze)).toBe('DR-2.4.7.1-b');
});

test('DR-2.3-e not while in flight, not after another mode, and by no other unit', () => {
  const at = (piece: Piece) => table({ phase: 2, corrections: city(2), pieces: { monster: piece, spare } });
  const here = { ...dragon, hex: '1009' };
  expect(at(here).refusal('invader', raze)).toBeNull();
  expect(at({ ...here, aloft: true }).refusal('invader', raze)).toBe('DR-2.2.3-b');
  expect(at({ ...here, hp: { legs: [0, 0, 0, 0] } }).refusal('invader', raze)).toBe('DR-2.12.1.7.3-b');
  expect(at({ type: 'ORC', side: 'invader', hex: '1009' }).refusal('invader', raze)).toBe('DR-2.3-e');
  const turned = at(here);
  turned.play('invader', { type: 'slither', unit: 0, facing: 'NE' });
  expect(turned.refusal('invader', raze)).toBe('DR-2.12.1.1.2-b');
});

test('DR-2.12.4.5-a, DR-2.12.3.6-a wurms and rocs do it the same way; a wurm may slither in', () => {
  const wurm = table({
    phase: 2,
    corrections: city(2),
    pieces: { monster: { ...dragon, type: 'WURM' }, spare },
  });
  wurm.play('invader', walk('1009'));
  wurm.play('invader', raze);
  expect([wurm.score(), wurm.unit('monster').did?.spent]).toEqual([2, 2]);
  const roc = table({
    phase: 2,
    corrections: city(2),
    pieces: { monster: { ...dragon, type: 'ROC' }, spare },
  });
  roc.play('invader', walk('1009'));
  roc.play('invader', raze);
  expect(roc.score()).toBe(2);
  const crawling = table({
    phase: 2,
    corrections: city(2),
    pieces: { monster: { ...dragon, type: 'WURM' }, spare },
  });
  crawling.play('invader', { type: 'slither', unit: 0, to: '1009' });
  expect(crawling.score()).toBe(2);
});

test('DR-2.3-v, DR-2.3-b a victory hex with a door falls with its door, not by walking, slithering or landing in', () => {
  const corrections: Corrections = {
    hexes: { '1009': { terrain: 'city', vp: 2, vpDoor: true } },
    entrances: { add: [{ between: ['1009', '1008'], type: 'door', of: 'wall', inside: '1009' }] },
  };
  const side: Piece = { ...dragon, hex: '1110', facing: 'SW' };
  const walked = table({ phase: 2, corrections, pieces: { monster: { ...side, facing: 'NW' }, spare } });
  walked.play('invader', walk('1009'));
  expect(walked.refusal('invader', raze)).toBe('DR-2.3-v');
  expect(walked.offers('invader', raze)).toBe(false);
  const events = walked.play('invader', { type: 'turn', unit: 0, facing: 'N' });
  expect(eventsOf(events, 'razed')).toMatchObject([{ hex: '1009', clause: 'DR-2.5.5.1-f' }]);
  expect([walked.score(), walked.unit('monster').did?.spent]).toEqual([2, 2]);
  for (const move of [
    { type: 'slither', unit: 0, to: '1009' },
    { type: 'bound', unit: 0, to: '1009' },
  ] as const) {
    const t = table({ phase: 2, corrections, pieces: { monster: { ...side, facing: 'NW' }, spare } });
    t.play('invader', move);
    expect([t.at('monster'), t.score()]).toEqual(['1009', 0]);
  }
});

test('DR-2.8.6-h fog does not hinder it', () => {
  const t = table({
    phase: 2,
    corrections: city(2),
    pieces: { monster: dragon, spare },
    state: (state, hex) => {
      state.fog = [{ hex: hex('1009'), side: 'defender' }];
    },
  });
  t.play('invader', walk('1009'));
  t.play('invader', raze);
  expect(t.score()).toBe(2);
});

import { describe, expect, it } from 'vitest';
import { EMPTY, isEmpty, valueAt, withValue } from './draft.ts';
import { hexAtPath, hexesNamed, saying } from './map/hexsides.ts';
import { readText } from './read-text.ts';
import { linesOf, rowOf, stepped, typed, written } from './written.ts';

describe('a corrections file while it is written', () => {
  it('takes a value, and gives it back without a trace', () => {
    const draft = withValue(EMPTY, ['units', 'CAV', 'breaking', 'door'], 9);
    expect(draft).toEqual({ units: { CAV: { breaking: { door: 9 } } } });
    expect(valueAt(draft, ['units', 'CAV', 'breaking', 'door'])).toBe(9);
    expect(withValue(draft, ['units', 'CAV', 'breaking', 'door'], undefined)).toEqual({});
  });

  it('keeps what is beside it, and what null takes away', () => {
    const draft = { hexes: { '0811': { vp: 0 } } };
    const named = withValue(draft, ['hexes', '0811', 'name'], null);
    expect(named).toEqual({ hexes: { '0811': { vp: 0, name: null } } });
    expect(withValue(named, ['hexes', '0811', 'vp'], undefined)).toEqual({
      hexes: { '0811': { name: null } },
    });
  });

  it('corrects nothing by its head alone', () => {
    expect(isEmpty({ name: 'mine', note: 'second printing' })).toBe(true);
    expect(isEmpty({ units: { CAV: { mp: 6 } } })).toBe(false);
  });

  it('says one thing of a hexside, from whichever of its hexes', () => {
    const first = saying({}, ['walls'], ['0606', '0607'], { add: ['0606', '0607'] });
    expect(first).toEqual({ walls: { add: [['0606', '0607']] } });
    expect(saying(first, ['walls'], ['0607', '0606'], { remove: true })).toEqual({
      walls: { remove: [['0607', '0606']] },
    });
    expect(saying(first, ['walls'], ['0607', '0606'], {})).toEqual({});
    const door = { entrances: { add: [{ between: ['0606', '0607'], type: 'door' }] } };
    expect(saying(door, ['entrances'], ['0607', '0606'], {})).toEqual({});
  });

  it('finds the hex that a path is about', () => {
    const draft = { walls: { add: [['1009', '1010']] }, hexes: { '0811': { vp: 0 } } };
    expect(hexAtPath(draft, 'walls.add.0')).toBe('1009');
    expect(hexAtPath(draft, 'hexes.0811.vp')).toBe('0811');
    expect(hexAtPath(draft, 'roads.0606-0707')).toBe('0606');
    expect(hexAtPath(draft, 'units.INF.mp')).toBeUndefined();
    expect(hexesNamed([draft.walls, draft.hexes, undefined])).toEqual(['1009', '1010', '0811']);
  });
});

describe('a value that is typed or stepped', () => {
  const control = {
    kind: { kind: 'number', min: 0, max: 40, others: [{ value: null, sign: '–' }] },
  } as const;
  const words = { t: (id: string) => id, number: String } as unknown as Parameters<typeof written>[2];

  it('stays in its bounds, and below them is what is no number', () => {
    expect(typed(control, '41')).toBe(40);
    expect(typed(control, '−3')).toBe(0);
    expect(typed(control, '–')).toBeNull();
    expect(typed(control, 'many')).toBeUndefined();
    expect([stepped(control, 0, -1), stepped(control, null, 1), stepped(control, null, -1)]).toEqual([
      null,
      0,
      null,
    ]);
    expect([written(control, null, words), written(control, 7, words)]).toEqual(['–', '7']);
  });

  it('reads rows and lines: hexes keep their zeros', () => {
    expect(rowOf('0 5, 6  -2 1.5')).toEqual([0, 5, 6, -2, 1.5]);
    expect(rowOf('0906 1404 D')).toEqual(['0906', '1404', 'D']);
    expect(linesOf(' Boldhome \n\nJonstown')).toEqual(['Boldhome', 'Jonstown']);
  });

  it('reads a file, and nothing that is none', () => {
    expect(readText('\uFEFF{"units":{}}')).toEqual({ units: {} });
    for (const text of ['', '[]', '{', '{"__proto__":{}}', 'null']) expect(readText(text)).toBeNull();
  });
});

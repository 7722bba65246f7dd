import type { Json } from '@hexwyrm/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, createPatch } from './patch.ts';

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;

describe('a patch', () => {
  it('turns any document into any other, and leaves the first as it was', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const copy = structuredClone(before);
        expect(applyPatch(before, createPatch(before, after))).toEqual(after);
        expect(before).toEqual(copy);
      }),
    );
  });

  it('names only what has changed', () => {
    const before = {
      units: [
        { hex: 1, did: null },
        { hex: 2, did: null },
      ],
      turn: 1,
    };
    const after = {
      units: [
        { hex: 1, did: null },
        { hex: 7, did: null },
      ],
      turn: 1,
    };
    expect(createPatch(before, after)).toEqual([{ op: 'replace', path: '/units/1/hex', value: 7 }]);
  });

  it('takes items out of the middle of a list and puts others in', () => {
    const [first, last] = ['a'.repeat(99), 'd'.repeat(99)];
    expect(createPatch([first, 'b', 'c', last], [first, last])).toEqual([
      { op: 'remove', path: '/1' },
      { op: 'remove', path: '/1' },
    ]);
    expect(createPatch([first, last], [first, 'b', 'c', last])).toEqual([
      { op: 'add', path: '/1', value: 'b' },
      { op: 'add', path: '/2', value: 'c' },
    ]);
  });

  it('follows items by the first of their fields where others come and go between them', () => {
    const unit = (id: number, hex: number) => ({ id, hex, type: 'x'.repeat(40) });
    const before = [unit(1, 11), unit(2, 12), unit(4, 14), unit(5, 15)];
    const after = [unit(1, 21), unit(3, 13), unit(4, 14), unit(6, 16), unit(5, 25)];
    expect(createPatch(before, after)).toEqual([
      { op: 'replace', path: '/0/hex', value: 21 },
      { op: 'replace', path: '/1/id', value: 3 },
      { op: 'replace', path: '/1/hex', value: 13 },
      { op: 'add', path: '/3', value: unit(6, 16) },
      { op: 'replace', path: '/4/hex', value: 25 },
    ]);
    expect(applyPatch(before, createPatch(before, after))).toEqual(after);
  });

  it('compares items in pairs where that is shorter: one that only took another name', () => {
    const stack = (hex: number) => ({ hex, places: ['a'.repeat(40)] });
    expect(createPatch([stack(1), stack(2)], [stack(3), stack(2)])).toEqual([
      { op: 'replace', path: '/0/hex', value: 3 },
    ]);
  });

  it('replaces as a whole what has little in common', () => {
    expect(createPatch({ hexes: ['0101', '0102', '0103'] }, { hexes: ['0104', '0105'] })).toEqual([
      { op: 'replace', path: '/hexes', value: ['0104', '0105'] },
    ]);
  });

  it('shares what stays alike with the document it changes', () => {
    const before = { units: [{ hex: 1 }, { hex: 2 }], frames: [{ kind: 'draft' }] };
    const after = applyPatch(before, [{ op: 'replace', path: '/units/1/hex', value: 7 }]);
    expect(after).toEqual({ units: [{ hex: 1 }, { hex: 7 }], frames: [{ kind: 'draft' }] });
    expect(Object(after).frames).toBe(before.frames);
    expect(Object(after).units[0]).toBe(before.units[0]);
  });

  it('escapes keys as JSON Pointers do', () => {
    const patch = createPatch({ 'a/b': { '~': 1 } }, { 'a/b': { '~': 2 } });
    expect(patch).toEqual([{ op: 'replace', path: '/a~1b/~0', value: 2 }]);
  });

  it.each(['/units/9/hex', '/units/x/hex', '/units/-1', '/none/hex', '/turn/deep'])(
    'refuses to change %s where there is nothing',
    (path) => {
      const document = { units: [{ hex: 1 }], turn: 1 };
      expect(() => applyPatch(document, [{ op: 'replace', path, value: 0 }])).toThrow('nothing to change');
    },
  );
});

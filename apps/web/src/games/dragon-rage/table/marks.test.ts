import { dragonRage, QUERIES } from '@hexwyrm/dragon-rage';
import type { ReadParams } from '@hexwyrm/kernel';
import { parseWith } from '@hexwyrm/protocol';
import { expect, test } from 'vitest';
import { kindOf } from './kinds.ts';
import { targetOf } from './target.ts';
import { arcSigns, stanceOf } from './useArcs.ts';

/** A Dragon on the ground or in the air, and what it can do. */
function dragon(aloft: boolean) {
  const units = [
    { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N', ...(aloft && { aloft }) },
    { type: 'INF', side: 'defender', hex: '1005' },
  ];
  const head = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: 'plain' };
  const state = dragonRage.load({ ...head, phase: 'invader-movement', units });
  return { view: dragonRage.view(state, 'invader'), legal: dragonRage.legal(state, 'invader') };
}

const subject = { kind: 'unit', unit: 0 } as const;

test('the legend tells the arcs of a Dragon on the ground from those of none in the air', () => {
  const signs = (aloft: boolean) => {
    const { view } = dragon(aloft);
    const stance = stanceOf(view, { subject, preview: null });
    const read: ReadParams = (schema) => parseWith(schema, stance?.asked, 'bad-params');
    return arcSigns(QUERIES.arcs.ask(view, 'invader', read) ?? []).map(({ id }) => id);
  };
  expect(signs(false)).toEqual(['arc-head', 'arc-legs']);
  expect(signs(true)).toEqual([]);
});

test('a flight that is previewed shows no arcs: whoever flies strikes nobody', () => {
  const { view, legal } = dragon(true);
  const action = legal.find(({ type }) => type === 'fly')!;
  const option = { kind: kindOf(action), hex: targetOf(action, view), actions: [action] } as const;
  const preview = { option, action, way: null, held: true };
  expect(stanceOf(view, { subject, preview })).toBeNull();
  expect(stanceOf(view, { subject, preview: null })).not.toBeNull();
});

import { dragonRage } from '@hexwyrm/dragon-rage';
import { expect, test } from 'vitest';
import type { GameAction } from '../../../kit/kit.ts';
import { menuOf, optionsOf } from '../../../table/select/selection.ts';
import { ragePlay } from './play.ts';

/** A Dragon on the ground or in the air, and what it can do. */
function dragon(aloft: boolean) {
  const units = [
    { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N', ...(aloft && { aloft }) },
    { type: 'INF', side: 'defender', hex: '1005' },
  ];
  const head = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: 'plain' };
  const state = dragonRage.load({ ...head, phase: 'invader-movement', units });
  const menu = menuOf(dragonRage.legal(state, 'invader'), ragePlay);
  const view = dragonRage.view(state, 'invader');
  const options = optionsOf(menu.units.get(0) ?? [], view, ragePlay);
  return { view, options };
}

const subject = { kind: 'unit', unit: 0 } as const;

test('the legend tells the arcs of a Dragon on the ground from those of none in the air', () => {
  const signs = (aloft: boolean) =>
    ragePlay.signsOf(dragon(aloft).view, { subject, preview: null }).map(({ id }) => id);
  expect(signs(false)).toEqual(['arc-head', 'arc-legs']);
  expect(signs(true)).toEqual([]);
});

test('a flight that is previewed shows no arcs: whoever flies strikes nobody', () => {
  const { view, options } = dragon(true);
  const landing = options.find(({ kind }) => kind === 'land' || kind === 'fly')!;
  const action: GameAction = landing.actions[0];
  const preview = { option: landing, action, way: null, held: true };
  expect(ragePlay.signsOf(view, { subject, preview })).toEqual([]);
  const look = { seat: 'invader', subject, preview, shown: options, overlays: new Set<string>() };
  expect(ragePlay.marksOf(view, look).map(({ kind }) => kind)).not.toContain('arcs');
});

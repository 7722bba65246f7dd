import { expect, test } from 'vitest';
import { danglingIds } from '../../../../art/testing/ids.ts';
import { THEMES, type Theme } from '../../../../art/themes.ts';
import { artDefs } from '../counters/defs.ts';
import { type BridgeState, paintBridge } from './bridge.ts';
import { type EntranceState, paintEntrance } from './entrance.ts';
import type { Look } from './look.ts';
import {
  paintBoost,
  paintBoostSign,
  paintCarcass,
  paintFog,
  paintWhirlwind,
  paintWhirlwindSign,
} from './markers.ts';
import { paintRuin } from './ruin.ts';
import { paintVp } from './victory-points.ts';

const lookIn = (theme: Theme): Look => ({ theme, radius: 34, build: 'stone' });

function everything(theme: Theme): string[] {
  const look = lookIn(theme);
  const doors: EntranceState[] = ['closed', 'open', 'broken'];
  const spans: BridgeState[] = ['standing', 'marked', 'broken', 'burned'];
  const ends = [
    { x: -29, y: 0 },
    { x: 29, y: 0 },
  ] as const;
  return [
    ...doors.flatMap((state) => [paintEntrance(state, 'gate', look), paintEntrance(state, 'door', look)]),
    ...doors.map((state) => paintEntrance(state, 'door', { ...look, build: 'wood' })),
    ...spans.map((state) => paintBridge(state, { material: 'wood', ends }, look)),
    ...spans.map((state) => paintBridge(state, { material: 'stone', ends }, look)),
    paintVp(3, false, look),
    paintVp(3, true, look),
    paintRuin('1010', look),
    paintRuin('0811', look),
    paintFog([ends[0]], [ends[0]], look),
    paintFog(ends, [ends[0]], look),
    paintBoost([ends], 'invader', look),
    paintBoost([ends], 'defender', look),
    paintBoostSign('invader', look),
    paintBoostSign('defender', look),
    paintWhirlwind(look),
    paintWhirlwindSign(look),
    paintCarcass(look),
  ];
}

test.each(THEMES)('every state has its own sound drawing by %s', (theme) => {
  const drawings = everything(theme);
  expect(new Set(drawings).size).toBe(drawings.length);
  expect(everything(theme)).toEqual(drawings);
  const page = artDefs(theme) + drawings.join('');
  expect(page).not.toMatch(/NaN|undefined/);
  expect(danglingIds(page)).toEqual([]);
});

test('a slash marks doors for the colour-blind alone', () => {
  const [day, , colourBlind] = THEMES.map((theme) => paintEntrance('closed', 'door', lookIn(theme)));
  expect(day).not.toContain('<path');
  expect(colourBlind).toContain('<path');
});

test('razed points are struck', () => {
  expect(paintVp(4, true, lookIn('day'))).toContain('line-through');
  expect(paintVp(4, false, lookIn('day'))).not.toContain('line-through');
});

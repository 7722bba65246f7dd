import { dragonPass } from '@hexwyrm/dragon-pass';
import { seededDice } from '@hexwyrm/kernel';
import { expect, it } from 'vitest';
import { isBack } from '../art/counters/faces.ts';
import { tableView } from '../table-view.fixture.ts';
import type { PassView } from '../view.ts';
import { faceOf } from './faces.ts';
import { passOf } from './pass.ts';
import { placeOfHidden, stacksOf } from './stacks.ts';

/** pass-1 set up as the game proposes, seen by a seat. */
function setUp(screening: boolean, seat: string): PassView {
  const dice = seededDice('stacks');
  const state = dragonPass.setup('pass-1', { screening }, dice);
  while (dragonPass.decision(state)?.kind === 'deploy') {
    const decider = dragonPass.decision(state)?.seats[0] ?? '';
    for (const action of dragonPass.propose?.(state, decider) ?? [])
      dragonPass.apply(state, decider, action, dice);
  }
  return tableView(state, seat);
}

it('DP-5.2-a: lays counters in the order of their stacks, the top one last of all', () => {
  const view = setUp(false, 'lunar');
  const { ground, top } = stacksOf(view, passOf(view));
  for (const { hex, places } of view.stacks) expect(top.get(hex)).toBe(places[0]?.unit);
  const depths = ground.map(({ depth }) => depth);
  expect(depths).toEqual([...depths].sort((a, b) => b - a));
  expect(ground.filter(({ depth }) => depth === 0)).toHaveLength(view.stacks.length);
});

it('DP-5.3-c: shows the back of what the seat may not look at, in its colour', () => {
  const view = setUp(true, 'lunar');
  const { ground } = stacksOf(view, passOf(view));
  const hidden = ground.filter(({ unit }) => unit < 0);
  const below = view.stacks.flatMap(({ hex, places }) =>
    places.slice(0, 5).flatMap(({ unit }, depth) => (unit === null ? [{ hex, depth }] : [])),
  );
  expect(below.length).toBeGreaterThan(0);
  const byPlace = (a: { hex: number; depth: number }, b: { hex: number; depth: number }) =>
    a.hex - b.hex || a.depth - b.depth;
  expect(hidden.map(({ unit }) => placeOfHidden(unit)).sort(byPlace)).toEqual(below.sort(byPlace));
  for (const { unit, hex, depth } of hidden) {
    const face = faceOf(view, unit, {});
    expect(isBack(face)).toBe(true);
    expect(face.livery).toBe(view.stacks.find((stack) => stack.hex === hex)?.places[depth]?.colour);
  }
});

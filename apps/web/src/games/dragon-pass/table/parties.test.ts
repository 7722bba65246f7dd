import { dragonPass, worldFor } from '@hexwyrm/dragon-pass';
import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { partiesOf } from './parties.ts';

/** The first three of the Lunar army in one hex, the first on top; the fourth elsewhere. */
function camp() {
  const view = dragonPass.view(dragonPass.setup('pass-1', {}, seededDice('parties')), 'lunar');
  const { index } = worldFor(null).land.grid;
  const [a, b, c, d] = view.units.filter(({ owner }) => view.seats[owner] === 'lunar').map(({ id }) => id);
  if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('no army');
  const [here, there] = [index.get('0912') ?? -1, index.get('1512') ?? -1];
  const hexes = new Map([a, b, c].map((id) => [id, here])).set(d, there);
  const place = (unit: number) => ({ unit, owner: 0, colour: 'lunar' as const });
  const seen = {
    ...view,
    units: view.units.map((unit) => ({ ...unit, hex: hexes.get(unit.id) ?? -1 })),
    stacks: [
      { hex: here, places: [a, b, c].map(place) },
      { hex: there, places: [place(d)] },
    ],
  };
  return { view: seen, a, b, c, d };
}

describe('who goes together', () => {
  it('DP-5.2-a: from the bottom up, so that they lie as they lay', () => {
    const { view, a, b, c } = camp();
    expect(partiesOf(view, a)).toEqual([{ id: 'stack', units: [c, b, a] }]);
    expect(partiesOf(view, b)).toEqual([
      { id: 'below', units: [c, b] },
      { id: 'stack', units: [c, b, a] },
    ]);
  });

  it('nobody but itself where a unit lies alone', () => {
    const { view, d } = camp();
    expect(partiesOf(view, d)).toEqual([{ id: 'stack', units: [d] }]);
  });

  it('nobody in a retreat, where somebody of every stack has to stay', () => {
    const { view, a } = camp();
    expect(partiesOf({ ...view, frames: [{ kind: 'retreat', player: 0 }] }, a)).toEqual([]);
  });
});

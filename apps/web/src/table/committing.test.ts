import { type Action, dragonRage } from '@hexwyrm/dragon-rage';
import { afterEach, describe, expect, it } from 'vitest';
import { rageBoard } from '../games/dragon-rage/board/index.ts';
import { ragePlay } from '../games/dragon-rage/table/play.ts';
import type { GameAction } from '../games/kit.ts';
import { createChoosing } from './choosing.ts';
import { useDesk } from './desk.ts';
import { createPointing } from './pointing.ts';
import { menuOf, optionsOf } from './selection.ts';
import type { Sitting } from './useSitting.ts';

const POSITION = {
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-rage',
  map: 'plain',
  units: [
    { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N' },
    { type: 'INF', side: 'defender', hex: '0101' },
  ],
};

/** A hand at the table with the dragon chosen, and what it has sent. */
function handAt(phase: string) {
  const view = dragonRage.load({ ...POSITION, phase });
  const menu = menuOf(dragonRage.legal(view, 'invader'), ragePlay);
  const options = optionsOf(menu.units.get(0) ?? [], view, ragePlay);
  const sent: Action[] = [];
  const sitting = {
    kit: { play: ragePlay },
    view,
    field: rageBoard.fieldOf(view),
    mine: true,
    act: (actions: readonly Action[]) => sent.push(...actions),
  } as unknown as Sitting;
  const odds = new Map<GameAction, []>(options.flatMap(({ actions }) => actions.map((one) => [one, []])));
  const means = { sitting, menu, options, shown: options, odds };
  const choosing = createChoosing(means);
  const pointing = createPointing(means, choosing, {
    explain: () => {},
    whyNot: () => {},
    guess: () => {},
    forget: () => {},
  });
  choosing.select({ kind: 'unit', unit: 0 });
  const [goal] = options.filter(({ kind }) => kind === (phase === 'invader-archery' ? 'breathe' : 'walk'));
  return { ...choosing, ...pointing, sent, hex: goal?.hex ?? -1 };
}

afterEach(() => useDesk.getState().clear());

describe.each(['invader-movement', 'invader-archery'])('one rule of committing in %s', (phase) => {
  it('shows and holds at the first click, and does at the second, though no die falls and nothing is left to choose', () => {
    const { hover, click, sent, hex } = handAt(phase);
    hover(hex);
    expect(useDesk.getState().preview?.held).toBe(false);
    click(hex);
    expect(sent).toEqual([]);
    expect(useDesk.getState().preview?.held).toBe(true);
    click(hex);
    expect(sent).toHaveLength(1);
  });

  it('needs no pointer that hovers: a finger or a key takes the same two presses', () => {
    const { click, enter, sent, hex } = handAt(phase);
    click(hex);
    expect(sent).toEqual([]);
    enter(hex);
    expect(sent).toHaveLength(1);
  });

  it('never does by Enter what a pointer only happens to be over', () => {
    const { hover, commit, sent, hex } = handAt(phase);
    hover(hex);
    commit();
    expect(sent).toEqual([]);
    commit();
    expect(sent).toHaveLength(1);
  });
});

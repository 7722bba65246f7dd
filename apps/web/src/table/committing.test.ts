import { type Action, dragonRage, type State } from '@hexwyrm/dragon-rage';
import { seededDice } from '@hexwyrm/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { rageBoard } from '../games/dragon-rage/board/index.ts';
import { ragePlay } from '../games/dragon-rage/table/play.ts';
import type { GameAction } from '../games/kit.ts';
import { createChoosing } from './choosing.ts';
import { useDesk } from './desk.ts';
import { createPointing } from './pointing.ts';
import { menuOf, optionsOf } from './selection.ts';
import type { Sitting } from './useSitting.ts';

const PLAIN = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: 'plain' };

const POSITION = {
  ...PLAIN,
  units: [
    { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N' },
    { type: 'INF', side: 'defender', hex: '0101' },
  ],
};

/** A hand at the table, and what it has sent. */
function handOver(view: State) {
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
  return { ...choosing, ...pointing, sent, menu, options };
}

/** The same with the dragon chosen, and a hex where it can do something. */
function handAt(phase: string) {
  const hand = handOver(dragonRage.load({ ...POSITION, phase }));
  hand.select({ kind: 'unit', unit: 0 });
  const wanted = phase === 'invader-archery' ? 'breathe' : 'walk';
  return { ...hand, hex: hand.options.find(({ kind }) => kind === wanted)?.hex ?? -1 };
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

describe('units that join an attack from one hex', () => {
  const orc = { type: 'ORC', side: 'invader', hex: '1010' };
  const foe = { type: 'INF', side: 'defender', hex: '1009' };
  const view = dragonRage.load({
    ...PLAIN,
    phase: 'invader-melee',
    units: [{ ...orc, hex: '1110' }, orc, { ...orc, type: 'OHERO' }, foe],
  });
  dragonRage.apply(view, 'invader', { type: 'melee', unit: 0, hex: '1009' }, seededDice('joining'));

  it('take two presses each, though the pointer stays where it is', () => {
    const first = handOver(view);
    expect(first.menu.joins).toHaveLength(2);
    const hex = ragePlay.placeOf(view, 1);
    first.hover(hex);
    first.click(hex);
    expect(first.sent).toEqual([]);
    first.click(hex);
    expect(first.sent).toEqual([{ type: 'join', unit: 1 }]);

    dragonRage.apply(view, 'invader', { type: 'join', unit: 1 }, seededDice('joining'));
    const second = handOver(view);
    second.hover(hex);
    second.click(hex);
    expect(second.sent).toEqual([]);
    second.click(hex);
    expect(second.sent).toEqual([{ type: 'join', unit: 2 }]);
  });
});

import { type Action, dragonRage, type State } from '@hexwyrm/dragon-rage';
import { seededDice } from '@hexwyrm/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { rageBoard } from '../../games/dragon-rage/board/index.ts';
import { ragePlay } from '../../games/dragon-rage/table/play.ts';
import type { GameAction } from '../../kit/kit.ts';
import type { Session } from '../ask-host/useSession.ts';
import { createChoiceCommands } from './choice-commands.ts';
import { createPointerCommands } from './pointer-commands.ts';
import { menuOf, optionsOf } from './selection.ts';
import { useSelection } from './selection-store.ts';

const PLAIN = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: 'plain' };

const POSITION = {
  ...PLAIN,
  units: [
    { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N' },
    { type: 'INF', side: 'defender', hex: '0101' },
  ],
};

/** A hand at the table, and what it has sent. */
function handOver(view: State, counter = '') {
  const menu = menuOf(dragonRage.legal(view, 'invader'), ragePlay);
  const options = optionsOf(menu.counters.get(counter) ?? menu.units.get(0) ?? [], view, ragePlay);
  const sent: Action[] = [];
  const session = {
    kit: { play: ragePlay },
    view,
    field: rageBoard.fieldOf(view),
    mine: true,
    act: (actions: readonly Action[]) => sent.push(...actions),
  } as unknown as Session;
  const odds = new Map<GameAction, []>(options.flatMap(({ actions }) => actions.map((one) => [one, []])));
  const means = { session, menu, options, shown: options, odds };
  const choosing = createChoiceCommands(means);
  const pointing = createPointerCommands(means, choosing, {
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

afterEach(() => useSelection.getState().clear());

describe.each(['invader-movement', 'invader-archery'])('one rule of committing in %s', (phase) => {
  it('shows and holds at the first click, and does at the second, though no die falls and nothing is left to choose', () => {
    const { hover, click, sent, hex } = handAt(phase);
    hover(hex);
    expect(useSelection.getState().preview?.held).toBe(false);
    click(hex);
    expect(sent).toEqual([]);
    expect(useSelection.getState().preview?.held).toBe(true);
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

describe('the card of a way of acting', () => {
  const PALACE = '1109';
  const view = dragonRage.load({
    format: 'hexwyrm-position',
    version: 1,
    game: 'dragon-rage',
    map: 'esirien',
    phase: 'invader-movement',
    units: [
      { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N' },
      { type: 'INF', side: 'defender', hex: PALACE },
    ],
  });

  it('shows what there is only one of at the first press, and does it at the second', () => {
    const hand = handOver(view);
    hand.select({ kind: 'unit', unit: 0 });
    expect(hand.options.filter(({ kind }) => kind === 'raze')).toHaveLength(1);
    hand.pressKind('raze');
    expect(hand.sent).toEqual([]);
    expect(useSelection.getState().preview).toMatchObject({ held: true, action: { type: 'raze' } });
    hand.pressKind('raze');
    expect(hand.sent).toEqual([{ type: 'raze', unit: 0 }]);
  });

  it('only shows at its first press, whatever a hex holds already', () => {
    const hand = handOver(view);
    hand.select({ kind: 'unit', unit: 0 });
    hand.click(hand.options.find(({ kind }) => kind === 'walk')?.hex ?? -1);
    hand.pressKind('walk');
    expect(hand.sent).toEqual([]);
    expect(useSelection.getState()).toMatchObject({ kind: 'walk', preview: null });
  });

  it('shows everything again at the second press where nothing is held', () => {
    const hand = handOver(view);
    hand.select({ kind: 'unit', unit: 0 });
    hand.pressKind('walk');
    expect(useSelection.getState()).toMatchObject({ kind: 'walk', preview: null });
    hand.pressKind('walk');
    expect(useSelection.getState()).toMatchObject({ kind: null, preview: null });
    expect(hand.sent).toEqual([]);
  });
});

describe('whoever is set up', () => {
  it.each([
    ['0107', ['SE']],
    ['2507', ['NW', 'SW']],
    ['1301', ['S']],
  ])('looks from %s to the middle of the map', (place, facings) => {
    const set = dragonRage.setup('esirien-1', {}, seededDice('setup'));
    while (dragonRage.decision(set)?.seats[0] === 'defender') {
      const [action] = dragonRage.legal(set, 'defender');
      if (action === undefined) break;
      dragonRage.apply(set, 'defender', action, seededDice('setup'));
    }
    const hand = handOver(set, 'DRAGON');
    hand.select({ kind: 'counter', what: 'DRAGON' });
    const hex = hand.options.find(({ actions: [{ ...action }] }) => 'hex' in action && action.hex === place);
    expect(hex).toBeDefined();
    if (hex) hand.click(hex.hex);
    const action = useSelection.getState().preview?.action ?? {};
    expect(facings).toContain('facing' in action ? action.facing : null);
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

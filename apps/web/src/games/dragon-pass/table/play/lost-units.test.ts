import { type Action, dragonPass, type State } from '@hexwyrm/dragon-pass';
import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../words/testing/words-in.ts';
import { CHOICES } from '../kinds.ts';
import { placeOf, roleOf } from '../target.ts';

/** Scenario 9 in a movement phase of Sartar, who has 12 points put aside and three infantry units lost. */
const war = (): State =>
  dragonPass.load({
    format: 'hexwyrm-position',
    version: 1,
    game: 'dragon-pass',
    scenario: 'pass-9',
    turn: 3,
    active: 'sartar',
    phase: 'movement',
    moon: 'full',
    funds: [{ player: 'sartar', points: 12 }],
    units: [
      { type: 'foot-militia', number: 1, owner: 'sartar', hex: '3220' },
      ...[2, 3, 4].map((number) => ({ type: 'foot-militia', number, owner: 'sartar', hex: 'dead' })),
      { type: 'line-cavalry', owner: 'lunar', hex: '0404' },
    ],
  });

const play = (state: State, action: Action) => dragonPass.apply(state, 'sartar', action, seededDice('lost'));

function offered(state: State, kind: Action['type']): readonly (Action & { readonly unit: number })[] {
  return dragonPass
    .legal(state, 'sartar')
    .flatMap((action) =>
      action.type === kind && 'unit' in action && action.unit !== null
        ? [{ ...action, unit: action.unit }]
        : [],
    );
}

describe('lost units at the table', () => {
  it('are counters to pick in the panel, whether they come back, are bought or are given', () => {
    const state = war();
    const [first] = offered(state, 'replace');
    expect(offered(state, 'replace')).toHaveLength(3);
    expect(offered(state, 'buy')).toHaveLength(3);
    if (first === undefined) throw new Error('no unit can come back');
    play(state, first);
    // Two others are left to give.
    expect(offered(state, 'pay')).toHaveLength(2);
    for (const type of ['replace', 'buy', 'pay'] as const) {
      expect(CHOICES.has(type), type).toBe(true);
      expect(roleOf({ type, unit: first.unit }), type).toBe('answer');
    }
  });

  it('that have been bought are chosen beside the board, to enter like other reinforcements', () => {
    const state = war();
    const [first] = offered(state, 'buy');
    if (first === undefined) throw new Error('no unit can be bought');
    play(state, first);
    const [arrival] = offered(state, 'arrive');
    if (arrival === undefined) throw new Error('the unit bought cannot enter');
    expect(arrival.unit).toBe(first.unit);
    expect(roleOf(arrival)).toEqual({ kind: 'unit', unit: first.unit });
    expect(placeOf(dragonPass.view(state, 'sartar'), first.unit)).toBeLessThan(0);
  });

  it.each([
    ['en', ['Bring back Foot Militia 2 in exchange', 'Buy back Foot Militia 2', 'Give up Foot Militia 2']],
    [
      'fr',
      [
        'Faire revenir par échange : Milice à pied 2',
        'Racheter : Milice à pied 2',
        'Céder : Milice à pied 2',
      ],
    ],
    [
      'es',
      ['Recuperar por canje: Milicia a pie 2', 'Recomprar: Milicia a pie 2', 'Entregar: Milicia a pie 2'],
    ],
    ['de', ['Im Tausch zurückholen: Fußmiliz 2', 'Zurückkaufen: Fußmiliz 2', 'Hergeben: Fußmiliz 2']],
  ] as const)('%s: are named in what is asked about them', async (language, said) => {
    const state = war();
    const view = dragonPass.view(state, 'sartar');
    const [first] = offered(state, 'buy');
    if (first === undefined) throw new Error('no unit can be bought');
    const { unit } = first;
    const words = await wordsIn(language);
    const actions: readonly Action[] = [
      { type: 'replace', unit },
      { type: 'buy', unit },
      { type: 'pay', unit },
    ];
    expect(actions.map((action) => words.actionLabel(action, view))).toEqual(said);
  });
});

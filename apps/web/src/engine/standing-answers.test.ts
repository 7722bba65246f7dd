import { describe, expect, it } from 'vitest';
import { openTestGame, until } from './open-game.fixture.ts';
import { withAnswer } from './standing-answers.ts';

const DONE = { type: 'done' } as const;

/** Ironhoof is asked before turn 3 begins. */
const POSITION = {
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-pass',
  scenario: 'pass-6',
  options: { screening: false },
  active: 'independents',
  phase: 'movement',
  turn: 2,
  units: [
    { type: 'ironhoof', owner: 'independents', hex: '1010' },
    { type: 'heavy-cavalry', owner: 'lunar', hex: '3119' },
  ],
};

const PEOPLE = { lunar: 'person', independents: 'person' } as const;

async function atEndOfTurn() {
  const { store, storage } = openTestGame();
  await store.getState().openFile({ kind: 'position', data: POSITION }, () => PEOPLE);
  expect(store.getState()).toMatchObject({ viewer: 'independents' });
  return { store, storage };
}

describe('answers given beforehand', () => {
  it('DP-16.12-b: Ironhoof is asked before the turn, unless his player has said never', async () => {
    const { store } = await atEndOfTurn();
    await store.getState().act([{ type: 'end' }]);
    const asked = await until(store, ({ snapshot }) => snapshot?.decision?.kind === 'freeze');
    expect(asked.viewer).toBe('independents');

    const { store: other, storage } = await atEndOfTurn();
    await other.getState().answerBeforehand('freeze', { answer: DONE, turn: null });
    await other.getState().act([{ type: 'end' }]);
    const moved = other.getState();
    expect(moved.snapshot).toMatchObject({ decision: { kind: 'movement' }, standing: { turn: 3 } });
    expect(moved.log.map(({ seat }) => seat)).toEqual(['independents', 'independents']);
    expect(moved.botActions).toBe(0);
    // It is saved with the game.
    expect([...storage.games.values()][0]?.game.beforehand).toEqual([
      { seat: 'independents', kind: 'freeze', answer: DONE, turn: null },
    ]);
  });

  it('an answer for one turn is none for the next, and each seat has its own', async () => {
    const { store } = await atEndOfTurn();
    await store.getState().answerBeforehand('freeze', { answer: DONE, turn: 2 });
    await store.getState().act([{ type: 'end' }]);
    const asked = await until(store, ({ snapshot }) => snapshot?.decision?.kind === 'freeze');
    expect(asked.snapshot?.standing.turn).toBe(3);
  });

  it('the last answer of a seat to a question counts', () => {
    const first = withAnswer([], { seat: 'lunar', kind: 'call' }, { answer: DONE, turn: 1 });
    const second = withAnswer(first, { seat: 'lunar', kind: 'call' }, { answer: DONE, turn: null });
    expect(second).toEqual([{ seat: 'lunar', kind: 'call', answer: DONE, turn: null }]);
    expect(withAnswer(second, { seat: 'sartar', kind: 'call' }, null)).toEqual(second);
    expect(withAnswer(second, { seat: 'lunar', kind: 'call' }, null)).toEqual([]);
  });
});

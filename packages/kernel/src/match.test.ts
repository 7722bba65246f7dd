import { describe, expect, it } from 'vitest';
import type { Game } from './contract.ts';
import { hashState } from './json.ts';
import { openMatch } from './match.ts';
import { type DiceSource, newRecord } from './record.ts';
import { duel } from './toy-game.fixture.ts';

const code = (value: string) => expect.objectContaining({ code: value });
const barrier = (value: string) => expect.objectContaining({ code: 'undo-refused', barrier: value });
const start = { kind: 'scenario', scenario: 'dawn', options: { health: 3 } } as const;
const sit = (dice: DiceSource, checkpointEvery = 32) =>
  openMatch(duel, newRecord(duel, start, dice), { checkpointEvery });

const scripted = (...values: number[]) => sit({ kind: 'scripted', values });
/** The first die makes red active; both then take the same stance, so a strike needs nine. */
const ready = (...values: number[]) => {
  const table = scripted(1, ...values);
  table.apply('red', { do: 'stance', stance: 'high' });
  table.apply('blue', { do: 'stance', stance: 'high' });
  return table;
};

describe('the gate of a table', () => {
  const everything = (table: ReturnType<typeof ready>) => JSON.stringify([table.replay(), table.log]);

  it.each([
    ['nonsense', 'red', null, 'refused'],
    ['an unknown action', 'red', { do: 'fly' }, 'refused'],
    ['an action of another phase', 'red', { do: 'stance', stance: 'low' }, 'refused'],
    ['the wrong seat', 'blue', { do: 'strike' }, 'wrong-seat'],
    ['a spectator', 'spectator', { do: 'strike' }, 'wrong-seat'],
    ['a seat from nowhere', '__proto__', { do: 'strike' }, 'wrong-seat'],
  ])('refuses %s and changes nothing', (_, seat, action, expected) => {
    const table = ready(6, 6);
    const before = everything(table);
    expect(table.explain(seat, action).ok).toBe(false);
    expect(() => table.apply(seat, action)).toThrow(code(expected));
    expect(() => table.odds(seat, action)).toThrow(code(expected));
    expect(everything(table)).toBe(before);
    expect(table.apply('red', { do: 'strike' }).rolled).toEqual([6, 6]);
  });

  it('names the clause and the facts', () => {
    const table = ready();
    for (const seat of ['red', 'blue', 'red', 'blue']) table.apply(seat, { do: 'wait' });
    const refusal = { clause: 'T-2.2', facts: { waited: 2 } };
    expect(table.explain('red', { do: 'wait' })).toEqual({ ok: false, refusal });
    expect(() => table.apply('red', { do: 'wait' })).toThrow(expect.objectContaining({ refusal }));
  });

  it('refuses everything after the end', () => {
    const table = openMatch(
      duel,
      newRecord(duel, { ...start, options: { health: 1 } }, { kind: 'scripted', values: [1] }),
    );
    table.apply('red', { do: 'stance', stance: 'high' });
    table.apply('blue', { do: 'stance', stance: 'low' });
    table.apply('red', { do: 'strike' }, [3, 4]);
    expect(table.decision()).toBeNull();
    expect(table.outcome()?.winner).toBe('red');
    expect(() => table.apply('blue', { do: 'strike' })).toThrow(code('game-over'));
  });

  it('changes nothing when the dice run out in the middle of an action', () => {
    const table = ready(6);
    const before = everything(table);
    expect(() => table.apply('red', { do: 'strike' })).toThrow(code('dice-exhausted'));
    expect(everything(table)).toBe(before);
    expect(table.apply('red', { do: 'strike' }, [5, 5]).events[0]?.type).toBe('hit');
  });

  it('changes nothing when the game breaks in the middle of an action', () => {
    const broken: typeof duel = {
      ...duel,
      apply(state) {
        state.active = 'blue';
        throw new TypeError('a bug');
      },
    };
    const table = openMatch(broken, newRecord(broken, start, { kind: 'seed', seed: 1 }));
    const before = table.hash();
    expect(() => table.apply('red', { do: 'stance', stance: 'low' })).toThrow(TypeError);
    expect([table.hash(), table.log.length]).toEqual([before, 0]);
  });
});

describe('a careless game, which accepts anything from anybody as it is,', () => {
  interface Count {
    readonly version: number;
    total: number;
  }
  const add: { by: number } = { by: 1 };
  const careless: Game<Count, { by: number }> = {
    id: 'careless',
    rulesVersion: 1,
    seats: ['red'],
    scenarios: [],
    setup: () => ({ version: 1, total: 0 }),
    decision: () => ({ seats: ['red'], kind: 'add', clause: 'X' }),
    legal: () => [add],
    problemsIn: () => [],
    explain: () => ({ ok: true, action: add }),
    odds: () => [],
    rollAtOnce: () => null,
    apply(state, _seat, action) {
      state.total += action.by;
      return [];
    },
    view: () => null,
    describe: () => null,
    sample: (state) => state,
    outcome: () => null,
    scenarioOf: () => 'custom',
    seatsOf: () => ['red'],
    activeOf: () => 'red',
    standingOf: () => ({}),
    unitOf: () => null,
    clone: (state) => ({ ...state }),
    save: () => null,
    load: () => ({ version: 1, total: 0 }),
  };
  const open = () => openMatch(careless, newRecord(careless, start, { kind: 'seed', seed: 1 }));

  it('still has a record that nobody else holds', () => {
    const table = open();
    table.apply('red', add);
    add.by = 100;
    expect(table.record().actions[0]?.action).toEqual({ by: 1 });
  });
});

describe('dice of a table', () => {
  it('come from one stream, set-up included', () => {
    const table = ready(1, 2, 6, 6);
    expect(table.apply('red', { do: 'strike' }).rolled).toEqual([1, 2]);
    expect(table.apply('blue', { do: 'strike' }).rolled).toEqual([6, 6]);
  });

  it('given with an action leave the stream alone and are recorded', () => {
    const table = ready(6, 6);
    table.apply('red', { do: 'strike' }, [1, 1]);
    expect(table.record().actions.at(-1)).toEqual({ seat: 'red', action: { do: 'strike' }, dice: [1, 1] });
    expect(table.apply('blue', { do: 'strike' }).rolled).toEqual([6, 6]);
    expect(table.record().actions.at(-1)).toEqual({ seat: 'blue', action: { do: 'strike' } });
  });

  it.each([
    ['too few', [4], 'dice-exhausted'],
    ['too many', [4, 4, 4], 'bad-dice'],
    ['some for an action that rolls none', [1, 2], 'bad-dice'],
    ['impossible ones', [7, 1], 'bad-dice'],
  ])('given with an action are refused when they are %s', (name, dice, expected) => {
    const table = ready();
    const before = table.hash();
    const action = { do: name.startsWith('some') ? 'wait' : 'strike' };
    expect(() => table.apply('red', action, dice)).toThrow(code(expected));
    expect([table.hash(), table.log.length]).toEqual([before, 2]);
  });

  it('show in the odds before they are rolled', () => {
    const [odds] = ready().odds('red', { do: 'strike' });
    expect(odds).toMatchObject({ dice: 2, needs: 9, chance: [10, 36] });
  });
});

describe('undo', () => {
  it('takes back one own action without dice, and redo brings it again', () => {
    const table = ready(2, 2);
    const before = table.hash();
    table.apply('red', { do: 'wait' });
    const after = table.hash();
    expect(table.undoBarrier('red')).toBeNull();
    expect(table.undo('red').action).toEqual({ do: 'wait' });
    expect(table.hash()).toBe(before);
    expect(table.redoBarrier('red')).toBeNull();
    table.redo('red');
    expect(table.hash()).toBe(after);
    expect(table.redoBarrier('red')).toBe('nothing');
    expect(table.log).toHaveLength(3);
  });

  it('stops at a die', () => {
    const table = ready(1, 1);
    table.apply('red', { do: 'strike' });
    expect(() => table.undo('red')).toThrow(barrier('die-rolled'));
    expect(table.log).toHaveLength(3);
  });

  it('stops at a revealed secret, but not before it was revealed', () => {
    const table = scripted(1);
    table.apply('blue', { do: 'stance', stance: 'low' });
    table.undo('blue');
    table.apply('blue', { do: 'stance', stance: 'high' });
    table.apply('red', { do: 'stance', stance: 'low' });
    expect(() => table.undo('red')).toThrow(barrier('secret-revealed'));
  });

  it("stops at another seat's choice", () => {
    const table = ready();
    table.apply('red', { do: 'wait' });
    table.apply('blue', { do: 'wait' });
    expect(() => table.undo('red')).toThrow(barrier('other-seat'));
    table.undo('blue');
    table.undo('red');
    expect(() => table.redo('blue')).toThrow(barrier('other-seat'));
    expect(() => table.undo('red', {})).toThrow(barrier('other-seat'));
  });

  it('finds nothing at the beginning, even by force', () => {
    const table = scripted(1);
    expect(() => table.undo('red', { force: true })).toThrow(barrier('nothing'));
    expect(() => table.redo('red', { force: true })).toThrow(barrier('nothing'));
  });

  it('by force goes past a die, which then falls the same again', () => {
    const table = ready(6, 5);
    const before = table.hash();
    table.apply('red', { do: 'strike' });
    const after = table.hash();
    table.undo('blue', { force: true });
    expect(table.hash()).toBe(before);
    expect(table.apply('red', { do: 'strike' }).rolled).toEqual([6, 5]);
    expect(table.hash()).toBe(after);
  });

  it('forgets what could be redone once something else is played', () => {
    const table = ready(3, 3);
    table.apply('red', { do: 'wait' });
    table.undo('red');
    table.apply('red', { do: 'strike' });
    expect(() => table.redo('blue', { force: true })).toThrow(barrier('nothing'));
  });

  it('keeps what could be redone when a bad action is refused', () => {
    const table = ready();
    table.apply('red', { do: 'wait' });
    table.undo('red');
    expect(() => table.apply('red', { do: 'fly' })).toThrow(code('refused'));
    expect(table.redo('red').action).toEqual({ do: 'wait' });
  });

  it.each([1, 2, 3, 7, 1000])('walks a whole game back and forth with a checkpoint every %d', (every) => {
    const table = sit({ kind: 'seed', seed: 'walk' }, every);
    const hashes = [table.hash()];
    for (let turn = 0; table.decision() !== null; turn += 1) {
      const seat = table.decision()?.seats[0] ?? '';
      const legal = table.legal(seat);
      const action = legal[turn % legal.length];
      if (turn % 5 === 4 && action.do === 'strike') table.apply(seat, action, [1, 2]);
      else table.apply(seat, action);
      hashes.push(table.hash());
    }
    const full = table.replay();
    for (const hash of hashes.slice(0, -1).toReversed()) {
      table.undo('', { force: true });
      expect(table.hash()).toBe(hash);
    }
    for (const hash of hashes.slice(1)) {
      table.redo('', { force: true });
      expect(table.hash()).toBe(hash);
    }
    expect(table.replay()).toEqual(full);
  });

  it.each([0, -1, 1.5])('refuses a checkpoint every %d', (every) => {
    expect(() => sit({ kind: 'seed', seed: 1 }, every)).toThrow(code('bad-option'));
  });
});

describe('what a table shows', () => {
  it('hides a secret choice from the others until it is revealed', () => {
    const table = scripted(1);
    table.apply('red', { do: 'stance', stance: 'low' });
    expect(table.decision()?.seats).toEqual(['blue']);
    expect(table.legal('red')).toEqual([]);
    expect(table.view('red').stances.red).toBe('low');
    expect(table.view('blue').stances.red).toBe('hidden');
    expect(table.view('spectator').stances.red).toBe('hidden');
    table.apply('blue', { do: 'stance', stance: 'low' });
    expect(table.view('spectator').stances.red).toBe('low');
  });

  it('keeps a record that later changes of the proposal do not reach', () => {
    const table = scripted(1);
    const proposal = { do: 'stance', stance: 'low' };
    table.apply('red', proposal);
    proposal.stance = 'high';
    expect(table.record().actions[0]?.action).toEqual({ do: 'stance', stance: 'low' });
  });

  it('hashes its state', () => {
    const table = scripted(1);
    expect(table.hash()).toBe(hashState(table.state));
  });
});

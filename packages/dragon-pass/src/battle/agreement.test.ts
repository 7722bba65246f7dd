import { pickOne, seededDice } from '@hexwyrm/kernel';
import { expect, it } from 'vitest';
import type { Action } from '../core/actions.ts';
import { battleOf } from '../core/battle.ts';
import { openBoard, stackAt } from '../core/board.ts';
import { neighboursOf } from '../core/hexes.ts';
import type { State } from '../core/state.ts';
import { dragonPass } from '../testing/by-index.ts';
import { opened } from '../testing/opening.ts';

/** Every action about units of the battle, the hexes around it and a stranger, legal or not. */
function conceivable(state: State): Action[] {
  const board = openBoard(state);
  const battle = battleOf(board);
  const frame = state.frames.find((open) => open.kind === 'declare');
  const units = battle
    ? [...battle.attackers, ...battle.defenders, 0]
    : [...new Set(state.contacts.flatMap(({ active }) => stackAt(board, active)))].slice(0, 12);
  const targets =
    battle?.targets ?? frame?.targets ?? state.contacts.slice(0, 3).map(({ inactive }) => inactive);
  const hexes = [...new Set(targets.flatMap((hex) => [hex, ...neighboursOf(board, hex)]))];
  const alone: Action[] = [{ type: 'done' }, { type: 'defer' }, { type: 'fight' }, { type: 'keep' }];
  return [
    ...alone,
    ...hexes.flatMap((hex): Action[] => [
      { type: 'volley', hex },
      { type: 'widen', hex },
      { type: 'restack', hex },
      { type: 'attack', hex, unit: null },
    ]),
    ...units.flatMap((unit): Action[] => [
      { type: 'take', unit },
      { type: 'disrupt', unit },
      { type: 'lose', unit },
      { type: 'reserve', unit },
      { type: 'join', unit },
      { type: 'next', unit },
      ...hexes.flatMap((hex): Action[] => [
        { type: 'aim', unit, hex },
        { type: 'attack', unit, hex },
        { type: 'retreat', unit, to: hex },
        { type: 'advance', unit, to: hex },
      ]),
    ]),
  ];
}

const key = (action: Action): string => JSON.stringify(Object.entries(action).toSorted());

it.each(['pass-2', 'pass-8'])(
  'in the battles of %s whatever is listed is accepted, and nothing else',
  { timeout: 300_000 },
  (scenario) => {
    const dice = seededDice(`agreement ${scenario}`);
    const { state } = opened(scenario);
    let compared = 0;
    for (let asked = 0; asked < 4000 && compared < 60; asked++) {
      const [seat = ''] = dragonPass.decision(state)?.seats ?? [];
      const legal = dragonPass.legal(state, seat);
      if (legal.length === 0) break;
      if (state.phase === 'battles') {
        compared += 1;
        const listed = new Set(legal.map(key));
        for (const action of legal)
          expect(dragonPass.explain(state, seat, action).ok, key(action)).toBe(true);
        for (const action of conceivable(state)) {
          // A stack may be named by any of its units: what is understood is what is listed.
          const verdict = dragonPass.explain(state, seat, action);
          expect(verdict.ok, key(action)).toBe(listed.has(key(verdict.ok ? verdict.action : action)));
        }
      }
      dragonPass.apply(state, seat, pickOne(dice, legal), dice);
    }
    expect(compared).toBeGreaterThan(20);
  },
);

import { askBot } from '@hexwyrm/bots';
import { seededDice } from '@hexwyrm/kernel';
import { type Action, dragonRage, type State } from '../../index.ts';
import { school } from '../bots.ts';

export const position = (fields: object): State =>
  dragonRage.load({ format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: 'esirien', ...fields });

export const policy = (state: State, seat: string): Action =>
  askBot(school.policy, dragonRage, state, seat, seededDice('policy'), { evaluations: 200 });

/** The policy plays out its phase; the state is changed. */
export function phase(state: State, seat: string): Action[] {
  const { phase } = state;
  const played: Action[] = [];
  while (state.phase === phase && !state.outcome && played.length < 60) {
    const action = policy(state, seat);
    played.push(action);
    dragonRage.apply(state, seat, action, seededDice(played.length));
  }
  return played;
}

import type { Facts } from '@hexwyrm/kernel';
import { hexName, openBoard } from '../core/board.ts';
import type { Frame } from '../core/frames.ts';
import type { State } from '../core/state.ts';
import type { Clause, Phase } from '../core/vocabulary.ts';
import { deploymentClause } from '../setup/zones.ts';

/** The clause that asks for a choice, and what it is about. */
export interface Question {
  readonly clause: Clause;
  readonly facts: Facts;
}

export const phaseQuestion = (phase: Phase): Question => ({ clause: `DR-2.6.1.${phase}-a`, facts: {} });

/** What an open frame asks. */
export function questionOf(state: State, frame: Frame): Question {
  switch (frame.kind) {
    case 'draft':
      return { clause: 'DR-3.3.2-b', facts: {} };
    case 'plan':
      return { clause: 'DR-3.3.1-a', facts: {} };
    case 'choose-side':
      return { clause: frame.dice.length > 0 ? 'DR-3.1.1-g' : 'DR-3.3.1-b', facts: {} };
    case 'setup':
      return { clause: deploymentClause(state.map, frame.side), facts: {} };
    case 'face':
      return { clause: 'DR-2.4.2-b', facts: { unit: frame.unit } };
    case 'passing':
      return { clause: frame.clause, facts: { unit: frame.unit } };
    case 'displace':
      return { clause: 'DR-2.5.3.1-k', facts: { units: [...frame.units], scaler: frame.scaler } };
    case 'damage': {
      const clause = frame.cause === 'crash' ? 'DR-2.12.1.1.5-c' : 'DR-2.8.8-d';
      return { clause, facts: { unit: frame.unit, points: frame.points } };
    }
    case 'dispel':
      return { clause: 'DR-2.8.9-o', facts: { unit: frame.unit, target: frame.target, price: frame.price } };
    case 'attack':
      return {
        clause: 'DR-2.7.1.2-a',
        facts: { units: [...frame.units], hex: hexName(openBoard(state), frame.hex) },
      };
  }
}

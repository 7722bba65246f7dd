import type { Facts } from '@hexwyrm/kernel';
import { hexName, openBoard } from '../core/board.ts';
import type { Frame } from '../core/frames.ts';
import type { State } from '../core/state.ts';
import { type Clause, PHASE_NAMES, type Phase, type PhaseName } from '../core/vocabulary.ts';
import { allowanceLeft } from '../setup/markers.ts';
import { deploymentClause } from '../setup/zones.ts';

/** The clause that asks for a choice, and what it is about. */
export interface Question {
  readonly clause: Clause;
  readonly facts?: Facts;
}

interface PhaseQuestion extends Question {
  readonly kind: PhaseName;
}

const ofPhase = (phase: Phase): PhaseQuestion => ({
  kind: PHASE_NAMES[phase],
  clause: `DR-2.6.1.${phase}-a`,
});

/** What each phase asks while no frame is open. */
export const PHASE_QUESTIONS: Readonly<Record<Phase, PhaseQuestion>> = {
  1: ofPhase(1),
  2: ofPhase(2),
  3: ofPhase(3),
  4: ofPhase(4),
  5: ofPhase(5),
  6: ofPhase(6),
  7: ofPhase(7),
  8: ofPhase(8),
  9: ofPhase(9),
  10: ofPhase(10),
};

/** What an open frame asks. */
export function questionOf(state: State, frame: Frame): Question {
  switch (frame.kind) {
    case 'draft':
      return { clause: 'DR-3.3.2-b' };
    case 'plan':
      return { clause: 'DR-3.3.1-a' };
    case 'choose-side':
      return { clause: frame.dice.length > 0 ? 'DR-3.1.1-g' : 'DR-3.3.1-b' };
    case 'markers':
      return { clause: 'DR-4.3.3-a', facts: { points: allowanceLeft(openBoard(state)) } };
    case 'setup':
      return { clause: deploymentClause(state.map, frame.side) };
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

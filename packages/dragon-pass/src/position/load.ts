import { PositionError } from '@hexwyrm/kernel';
import type { State } from '../state.ts';

export function loadPosition(_position: unknown): State {
  throw new PositionError([{ path: '', reason: 'positions of Dragon Pass cannot be read yet' }]);
}

import { type FrameForm, repeatFaults } from '../../core/frame-form.ts';

/** Asks no player directly: another frame is on top, and superheroes' protection is being settled. */
export const areaEffect: FrameForm<'area-effect'> = {
  on: ['nothing', 'area-effect'],
  *faults(board, frame) {
    yield* repeatFaults('hexes', frame.hexes);
    const { frames } = board.state;
    const above = frames[frames.indexOf(frame) + 1];
    if (above?.kind !== 'area-effect' && !frame.settled) yield ['settled', 'must be true'];
  },
};

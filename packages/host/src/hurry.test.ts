import { expect, it } from 'vitest';
import { connectionsHere, OWNER, SEAT } from './host-here.fixture.ts';

const POSITION = {
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-rage',
  map: 'plain',
  phase: 'invader-movement',
  units: [
    { type: 'ORC', side: 'invader', hex: '1010' },
    { type: 'INF', side: 'defender', hex: '1007' },
    { type: 'INF', side: 'defender', hex: '0101' },
  ],
};

/** A patience that tells of each rest, and ends when it is told to. */
function restless(told: (rests: number) => void) {
  let [over, rests] = [false, 0];
  return {
    begin: () => ({
      isOver: () => over,
      async rest() {
        rests += 1;
        told(rests);
      },
    }),
    end() {
      over = true;
    },
  };
}

it('a bot that thinks answers when it is hurried, and others may not hurry it', async () => {
  let rests = 0;
  let refused: Promise<unknown> = Promise.resolve();
  const connect = connectionsHere(
    restless((count) => {
      rests = count;
      if (count === 2)
        refused = connect(SEAT)
          .request('hurry', {})
          .catch(({ code }) => code);
      if (count === 4) void owner.request('hurry', {});
    }),
  );
  const owner = connect(OWNER);
  await owner.request('load', { position: POSITION, lenient: false });
  const played = await owner.request('play', { bot: 'old-wyrm' });
  expect(played).toMatchObject({ action: { type: expect.any(String) } });
  expect(rests).toBe(4);
  expect(await refused).toBe('not-allowed');
});

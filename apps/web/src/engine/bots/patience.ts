import type { Patience } from '@hexwyrm/host';

/** Milliseconds that no bot thinks longer than about one choice, however slow the machine. */
const LONGEST = 5000;
/** Milliseconds between two looks at what else has come in. */
const BREATH = 25;

/** Bots in a worker think until they have thought enough, the player will not wait, or it takes too long. */
export function createPatience(now: () => number): Patience {
  let over = false;
  return {
    begin() {
      const began = now();
      let rested = began;
      over = false;
      return {
        isOver: () => over || now() - began > LONGEST,
        async rest() {
          if (now() - rested < BREATH) return;
          await new Promise((resolve) => setTimeout(resolve));
          rested = now();
        },
      };
    },
    end() {
      over = true;
    },
  };
}

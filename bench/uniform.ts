/** Choices of the benches: mulberry32, cheap enough not to be measured. */
export function uniform(seed: number): (choices: number) => number {
  let state = seed >>> 0;
  return (choices) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000) * choices);
  };
}

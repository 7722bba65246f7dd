import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { DiceError } from '../errors.ts';

/** The only source of chance. */
export interface Dice {
  /** 1 to 6. `roll` names what it is thrown for: dice that are short of one say so. */
  d6(roll?: () => string): number;
}

/** Dice that can be put back to where they were. */
export interface DiceStream extends Dice {
  /** Everything needed to go on from here, as JSON. */
  getState(): readonly number[];
  clone(): DiceStream;
}

export interface ScriptedDice extends DiceStream {
  /** How many values are still to come. */
  left(): number;
}

export interface RecordingDice extends Dice {
  /** What was rolled so far, oldest first. */
  readonly rolled: readonly number[];
}

/**
 * The published algorithm, version 1. It never changes: old games are replayed with it.
 *
 * 1. The seed is text; a number is its decimal spelling, so 7 and '7' are the same seed.
 * 2. SHA-256 of its UTF-8 bytes; the first four 32-bit big-endian words are the state of a xoroshiro128+
 *    generator (24, 16, 37), in the order high and low half of s0, high and low half of s1.
 * 3. Each step gives the low 32 bits u of s0 + s1. When u >= 4294967292 it is thrown away, else the die is
 *    1 + floor(u / 715827882): six intervals of the same length, hence no bias.
 *
 * Good for play at one table, tests and search. It is predictable after enough dice: a server
 * whose players do not trust each other uses `fairDice`.
 */
export function seededDice(seed: string | number): DiceStream {
  const digest = sha256(utf8ToBytes(String(seed)));
  const words = new DataView(digest.buffer, digest.byteOffset);
  return seededDiceFrom([0, 4, 8, 12].map((offset) => words.getInt32(offset)));
}

/** Seeded dice from a state that `getState` gave. */
export function seededDiceFrom(state: readonly number[]): DiceStream {
  if (state.length !== 4 || !state.every(Number.isInteger) || state.every((word) => word === 0)) {
    throw new DiceError('bad-dice', 'the state of seeded dice is four integers, not all zero');
  }
  const generator = xoroshiro128plusFromState(state.map((word) => word | 0));
  return {
    d6() {
      let word = generator.next() >>> 0;
      while (word >= FACE * 6) word = generator.next() >>> 0;
      return 1 + Math.floor(word / FACE);
    },
    getState: () => generator.getState(),
    clone: () => seededDiceFrom(generator.getState()),
  };
}

// The high bits decide, because the lowest bit of this generator is the weakest.
const FACE = 715_827_882;

/** Dice that fall as written. Throws 'dice-exhausted' after the last one. */
export function scriptedDice(values: readonly number[]): ScriptedDice {
  for (const value of values) {
    if (!Number.isInteger(value) || value < 1 || value > 6) {
      throw new DiceError('bad-dice', `a die shows 1 to 6, not ${value}`);
    }
  }
  return script([...values], 0);
}

function script(values: readonly number[], from: number): ScriptedDice {
  let next = from;
  return {
    d6(roll) {
      const value = values[next];
      if (value === undefined) {
        const name = roll?.() ?? null;
        const need = name === null ? '' : `: ${name} needs another`;
        throw new DiceError('dice-exhausted', `all ${values.length} dice are used up${need}`, name);
      }
      next += 1;
      return value;
    },
    left: () => values.length - next,
    getState: () => [next],
    clone: () => script(values, next),
  };
}

/** Passes another's dice on and remembers them. */
export function recordingDice(dice: Dice): RecordingDice {
  const rolled: number[] = [];
  return {
    rolled,
    d6(roll) {
      const value = dice.d6(roll);
      rolled.push(value);
      return value;
    },
  };
}

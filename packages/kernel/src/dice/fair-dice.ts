import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { DiceError } from '../errors.ts';
import type { DiceStream } from './dice.ts';

/** What the house publishes before the game; afterwards it gives the secret, and anyone can roll again. */
export function commitment(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/**
 * Dice that are unpredictable without the secret and verifiable with it. The published algorithm,
 * version 1: block n, from 0, is HMAC-SHA-256 with the secret's UTF-8 bytes as key over the UTF-8 text
 * `context:n`. Its 32 bytes are read in order; a byte above 251 is thrown away, else the die is
 * 1 + byte mod 6. The context names the game and holds what the players threw in, fixed before the first roll.
 */
export function fairDice(secret: string, context: string): DiceStream {
  return fairDiceFrom(secret, context, [0, 0]);
}

/** Fair dice from a state that `getState` gave: the block and the number of its bytes already read. */
export function fairDiceFrom(secret: string, context: string, state: readonly number[]): DiceStream {
  let [block = -1, read = -1] = state;
  if (!Number.isSafeInteger(block) || !Number.isSafeInteger(read) || block < 0 || read < 0 || read > 32) {
    throw new DiceError('bad-dice', 'the state of fair dice is a block and a place in it');
  }
  const key = utf8ToBytes(secret);
  let bytes: Uint8Array | null = null;

  const nextByte = (): number => {
    if (read === 32) {
      block += 1;
      read = 0;
      bytes = null;
    }
    bytes ??= hmac(sha256, key, utf8ToBytes(`${context}:${block}`));
    const byte = bytes[read];
    read += 1;
    return byte;
  };

  return {
    d6() {
      let byte = nextByte();
      while (byte > 251) byte = nextByte();
      return 1 + (byte % 6);
    },
    getState: () => [block, read],
    clone: () => fairDiceFrom(secret, context, [block, read]),
  };
}

import { randomUUID } from 'node:crypto';
import { answerText, connectTo, createHost, type Library } from '@hexwyrm/host';
import { HexwyrmError } from '@hexwyrm/kernel';
import { MessageError, type Response } from '@hexwyrm/protocol';
import { hostedOf } from '../games/hosted.ts';
import type { AnyKit } from '../games/kit.ts';
import type { Line } from './lines.ts';
import { referenceOf } from './reference.ts';

/** Answers the bot protocol: one response per line, even if the line is invalid. */
export interface Referee {
  answer(line: Line): Promise<Response>;
}

/** A host of its own with one client, which may open games, and plays fair once it connects to a seat. */
export function createReferee(kits: readonly AnyKit[]): Referee {
  const host = createHost(libraryOf(kits), randomUUID);
  const connection = connectTo(host, { owner: true, fair: true });
  return { answer: (line) => answerText(connection, () => textOf(line)) };
}

function libraryOf(kits: readonly AnyKit[]): Library {
  const kitNamed = (game: string): AnyKit => {
    const kit = kits.find(({ id }) => id === game);
    if (kit) return kit;
    const known = kits.map(({ id }) => id).join(', ');
    throw new HexwyrmError('unknown-game', `there is no game ${game}; there are: ${known}`);
  };
  return {
    load: async (game) => hostedOf(kitNamed(game)),
    reference: referenceOf(kits, kitNamed),
  };
}

function textOf(line: Line): string {
  if (line.kind === 'text') return line.text;
  if (line.kind === 'too-long')
    throw new MessageError('line-too-long', [{ path: '', reason: 'the line is too long' }]);
  throw new MessageError('bad-json', [{ path: '', reason: 'the line is not UTF-8' }]);
}

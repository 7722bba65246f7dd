import { HexwyrmError, type Json } from '@hexwyrm/kernel';
import type { TableAnswers, TableRequest } from '@hexwyrm/protocol';
import { hostFor } from '../games/hosts.ts';
import type { TableHost } from './table-host.ts';

const NO_GAME = new HexwyrmError('no-game', 'no game is open');

/** The game that a file is of. */
function gameIn(file: Json): string {
  const game = typeof file === 'object' && file !== null && 'game' in file ? file.game : undefined;
  if (typeof game !== 'string') throw new HexwyrmError('bad-params', 'the file names no game: field "game"');
  return game;
}

/** The game a request begins; null where it goes on with the one that is open. */
function begunBy({ method, params }: TableRequest): string | null {
  switch (method) {
    case 'open':
      return params.game;
    case 'resume':
      return gameIn(params.replay);
    case 'position':
      return gameIn(params.position);
    default:
      return null;
  }
}

/** A host for whatever game is asked for, one request after the other. */
export function createAnyHost(): (request: TableRequest) => Promise<TableAnswers[keyof TableAnswers]> {
  let open: { readonly game: string; readonly host: TableHost } | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const answer = async (request: TableRequest): Promise<TableAnswers[keyof TableAnswers]> => {
    const game = begunBy(request);
    if (game !== null && game !== open?.game) open = { game, host: await hostFor(game) };
    if (open === null) throw NO_GAME;
    return open.host(request);
  };
  return (request) => {
    const answered = last.then(() => answer(request));
    last = answered.catch(() => {});
    return answered;
  };
}

import { randomUUID } from 'node:crypto';
import {
  type DiceSource,
  type GameRecord,
  HexwyrmError,
  newRecord,
  parseReplay,
  type Replay,
  type Start,
} from '@hexwyrm/kernel';
import {
  MessageError,
  type Params,
  parseLine,
  parsePositionEnvelope,
  parseRequest,
  type Request,
  type RequestId,
  type Response,
  requestId,
} from '@hexwyrm/protocol';
import type { AnyKit } from '../games/kit.ts';
import { describeGame } from './describe-game.ts';
import { errorBody } from './errors.ts';
import type { Line } from './lines.ts';
import { openSession, type Session } from './session.ts';

/** Answers the bot protocol: one line in, one response out, whatever the line says. */
export interface Referee {
  answer(line: Line): Response;
}

export function createReferee(kits: readonly AnyKit[]): Referee {
  let session: Session | null = null;

  const kitFor = (game: string): AnyKit => {
    const kit = kits.find(({ id }) => id === game);
    if (kit) return kit;
    const known = kits.map(({ id }) => id).join(', ');
    throw new HexwyrmError('unknown-game', `there is no game ${game}; there are: ${known}`);
  };

  const open = (kit: AnyKit, record: GameRecord | Replay): object => {
    session = kit.use((inside) => openSession(inside, record));
    return session.opened();
  };

  const begin = (game: string, start: Start, dice: DiceSource): object => {
    const kit = kitFor(game);
    return open(
      kit,
      kit.use((inside) => newRecord(inside.game, start, dice)),
    );
  };

  const load = ({ position, replay, seed, dice }: Params<'load'>): object => {
    if (replay !== undefined) {
      const record = parseReplay(replay);
      return open(kitFor(record.game), record);
    }
    const { game } = parsePositionEnvelope(position);
    return begin(game, { kind: 'position', position: position ?? null }, diceFrom(seed, dice));
  };

  const current = (): Session => {
    if (session) return session;
    throw new HexwyrmError('no-game', 'no game is open: call new or load first');
  };

  const result = (request: Request): object => {
    switch (request.method) {
      case 'games':
        return { games: kits.map((kit) => kit.use(describeGame)) };
      case 'new': {
        const { game, scenario, options, seed, dice } = request.params;
        return begin(game, { kind: 'scenario', scenario, options }, diceFrom(seed, dice));
      }
      case 'load':
        return load(request.params);
      case 'state':
        return current().state();
      case 'view':
        return current().view(request.params);
      case 'decision':
        return current().decision();
      case 'legal':
        return current().legal(request.params);
      case 'reactions':
        return current().reactions(request.params);
      case 'propose':
        return current().propose(request.params);
      case 'explain':
        return current().explain(request.params);
      case 'odds':
        return current().odds(request.params);
      case 'apply':
        return current().apply(request.params);
      case 'undo':
        return current().undo();
      case 'save':
        return current().save();
      case 'hash':
        return current().hash();
      case 'bestmove':
        return current().bestmove(request.params);
    }
  };

  return {
    answer(line) {
      let id: RequestId | null = null;
      try {
        const value = parseLine(textOf(line));
        id = requestId(value);
        const request = parseRequest(value);
        return { id: request.id, result: result(request) };
      } catch (error) {
        return { id, error: errorBody(error) };
      }
    },
  };
}

function textOf(line: Line): string {
  if (line.kind === 'text') return line.text;
  if (line.kind === 'too-long')
    throw new MessageError('line-too-long', [{ path: '', reason: 'the line is too long' }]);
  throw new MessageError('bad-json', [{ path: '', reason: 'the line is not UTF-8' }]);
}

/** Dice as told; without a word about them, a seed nobody knows beforehand. It is part of the answer. */
function diceFrom(seed: string | number | undefined, dice: readonly number[] | undefined): DiceSource {
  if (dice !== undefined) return { kind: 'scripted', values: dice };
  return { kind: 'seed', seed: seed ?? randomUUID() };
}

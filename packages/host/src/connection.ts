import { HexwyrmError } from '@hexwyrm/kernel';
import type { Answer, Method, Params } from '@hexwyrm/protocol';
import { createCaller, type Rights } from './caller.ts';
import { type Handlers, nowOf } from './handlers.ts';
import type { Host, Reference } from './host.ts';
import type { AnyHostedMatch } from './hosted-match.ts';
import { type PlayMethod, playMethods } from './play-methods.ts';
import { type QueryMethod, queryMethods } from './query-methods.ts';

/** One client of a host. Requests are carried out one after the other. */
export interface Connection {
  /** Throws HexwyrmError; then nothing has changed. */
  request<M extends Method>(method: M, params: Params<M>): Promise<Answer<M>>;
}

export function connectTo(host: Host, rights: Rights): Connection {
  const caller = createCaller(rights);

  const reference = (): Reference => {
    const { reference: known } = host.library;
    if (known !== undefined) return known;
    throw new HexwyrmError('not-allowed', 'this host has no reference');
  };

  const opened = (hosted: AnyHostedMatch): Answer<'new'> => {
    caller.reset();
    return hosted.use((inside) => {
      const { record, doubt, match } = inside;
      return {
        game: record.game,
        rulesVersion: record.rulesVersion,
        seats: inside.seats(),
        ...(record.dice.kind === 'seed' ? { seed: record.dice.seed } : {}),
        ...nowOf(inside),
        hash: match.hash(),
        ...(doubt === null ? {} : { doubt }),
      };
    });
  };

  const opening: Handlers<'games' | 'data' | 'rules' | 'new' | 'load'> = {
    games: () => reference().games(),
    data: (params) => reference().data(params),
    rules: (params) => reference().rules(params),
    async new(params) {
      caller.checkOwner();
      return opened(await host.begin(params));
    },
    async load(params) {
      caller.checkOwner();
      return opened(await host.load(params));
    },
  };

  const inGame =
    <M extends QueryMethod | PlayMethod>(method: M) =>
    (params: Params<M>): Answer<M> | Promise<Answer<M>> => {
      const handlers: Handlers<QueryMethod | PlayMethod> = host
        .current()
        .use((hosted) => ({ ...queryMethods(hosted, caller, host), ...playMethods(hosted, caller, host) }));
      return handlers[method](params);
    };

  const handlers: Handlers<Method> = {
    ...opening,
    connect: inGame('connect'),
    update: inGame('update'),
    state: inGame('state'),
    view: inGame('view'),
    at: inGame('at'),
    decision: inGame('decision'),
    save: inGame('save'),
    record: inGame('record'),
    hash: inGame('hash'),
    legal: inGame('legal'),
    reactions: inGame('reactions'),
    propose: inGame('propose'),
    explain: inGame('explain'),
    odds: inGame('odds'),
    outlook: inGame('outlook'),
    reach: inGame('reach'),
    query: inGame('query'),
    bestmove: inGame('bestmove'),
    advise: inGame('advise'),
    analyse: inGame('analyse'),
    missed: inGame('missed'),
    apply: inGame('apply'),
    play: inGame('play'),
    undo: inGame('undo'),
    redo: inGame('redo'),
    retract: inGame('retract'),
    hurry() {
      caller.checkOwner();
      host.patience.end();
      return {};
    },
  };

  return {
    async request<M extends Method>(method: M, params: Params<M>) {
      const answer = async () => handlers[method](params);
      // What a bot that thinks must hear cannot wait until it has thought.
      if (method === 'hurry') return answer();
      // Advice works on a copy of the game, so that no other request waits until it is found.
      if (method === 'advise') return (await host.inTurn(async () => ({ found: answer() }))).found;
      return host.inTurn(answer);
    },
  };
}

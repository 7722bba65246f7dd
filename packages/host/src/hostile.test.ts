import { type Dice, type Json, pickIndex, pickOne, type Seat, SPECTATOR, seededDice } from '@hexwyrm/kernel';
import { applyNews, applyPatch, type Entry, METHODS, RESULTS, type Update } from '@hexwyrm/protocol';
import { describe, expect, it } from 'vitest';
import { answerMessage } from './answer.ts';
import { connectionsHere, OWNER, SEAT } from './host-here.fixture.ts';

const SECRET = 'the seed of this game';

/** What fits nowhere. */
const RUBBISH: readonly Json[] = [
  null,
  -1,
  1.5,
  1e15,
  '',
  'constructor',
  '\ud800',
  'x'.repeat(3000),
  [],
  {},
  [[{ type: 'end' }]],
  { toJSON: 1, length: 2 },
];

const METHOD_NAMES = Object.keys(METHODS);

/** Requests of a seat that knows the protocol and means no good. */
function badRequest(dice: Dice, seats: readonly Seat[], actions: readonly Json[]) {
  const action = () => (pickIndex(dice, 3) === 0 ? pickOne(dice, RUBBISH) : spoilt(pickOne(dice, actions)));
  const spoilt = (value: Json): Json => {
    const fields = Object.entries(Object(value));
    if (fields.length === 0 || pickIndex(dice, 2) === 0) return value;
    const [name] = pickOne(dice, fields);
    return { ...Object(value), [name]: pickOne(dice, RUBBISH) };
  };
  const seat = pickIndex(dice, 3) > 0 ? {} : { seat: pickOne<Json>(dice, [...seats, ...RUBBISH]) };
  const method = pickOne(dice, METHOD_NAMES);
  const all: Record<string, Json> = {
    ...seat,
    action: action(),
    actions: pickOne<Json>(dice, [2, [action(), action()]]),
    unit: pickIndex(dice, 60),
    after: [action()],
    since: pickIndex(dice, 30),
    from: 0,
    to: 1,
    at: 0,
    bot: 'random',
    budget: 100,
    extent: pickOne(dice, ['step', 'unit', 'phase', 'turn']),
    game: 'dragon-rage',
    scenario: 'esirien-1',
    position: {},
  };
  const known = Object.keys(all).filter((name) => takes(method, name) && pickIndex(dice, 8) > 0);
  return { method, params: Object.fromEntries(known.map((name) => [name, all[name]])) };
}

/** Whether a method has such a parameter: without it nothing is said of it. */
const takes = (method: string, name: string): boolean => {
  const schema = Object.entries(METHODS).find(([id]) => id === method)?.[1];
  return schema !== undefined && 'shape' in schema.def && Object.hasOwn(Object(schema.def.shape), name);
};

interface Copy {
  readonly version: number;
  readonly log: readonly Entry[];
  readonly document: unknown;
}

const brought = (copy: Copy, update: Update): Copy => ({
  version: update.version,
  log: applyNews(copy.log, update),
  document: 'patch' in update ? applyPatch(copy.document, update.patch) : update.snapshot,
});

describe('seats that ask for anything at all', () => {
  it.each([
    ['dragon-rage', 'points-choice', { map: 'esirien' }],
    ['dragon-rage', 'nurkott-2', {}],
    ['dragon-pass', 'pass-1', {}],
  ])('are answered in known forms and learn no secret: %s %s', async (game, scenario, options) => {
    const connect = connectionsHere();
    const dice = seededDice(`hostile ${scenario}`);
    const owner = connect(OWNER);
    const { seats } = await owner.request('new', { game, scenario, options, seed: SECRET });
    const everyone = [...seats, SPECTATOR];
    const clients = new Map(everyone.map((seat) => [seat, connect(SEAT)]));
    const copies = new Map<Seat, Copy>();
    for (const [seat, client] of clients)
      copies.set(seat, brought(NOTHING, await client.request('connect', { seat, bots: {} })));
    let actions: readonly Json[] = [{ type: 'end' }];
    for (let round = 0; round < 80; round += 1) {
      const seat = pickOne(dice, everyone);
      const client = clients.get(seat)!;
      const { method, params } = badRequest(dice, everyone, actions);
      const before = await owner.request('update', { seat });
      const answer = JSON.parse(
        JSON.stringify(await answerMessage(client, () => ({ id: 1, method, params }))),
      );
      const asked = JSON.stringify([seat, method, params]);
      if (answer.error) {
        expect(answer.error.code, asked).not.toBe('internal');
        expect(await owner.request('update', { seat }), asked).toEqual(before);
      } else {
        const schema = Object.entries(RESULTS).find(([id]) => id === method)?.[1];
        expect(schema?.safeParse(answer.result).error, asked).toBeUndefined();
        expect(JSON.stringify(answer), asked).not.toContain(SECRET);
        expect(JSON.stringify(answer), asked).not.toContain((await owner.request('hash', {})).hash);
      }
      const { decision } = await owner.request('decision', {});
      if (decision === null) break;
      const player = clients.get(pickOne(dice, decision.seats))!;
      actions = (await player.request('legal', {})).actions.slice(0, 50);
      await player.request('play', { bot: 'random' });
      const copy = copies.get(seat)!;
      copies.set(seat, brought(copy, await client.request('update', { since: copy.version })));
      expect(copies.get(seat)?.log, asked).toEqual((await client.request('update', {})).entries);
    }
  });
});

const NOTHING: Copy = { version: -1, log: [], document: null };

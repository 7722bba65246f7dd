// What others may not know of a game of Dragon Pass changes nothing that they are told, whatever they ask.

import type { Json, Seat } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { bothOffer, KINDS, type Kind, lookersOf, positionsOf, witnessOf } from './kinds.fixture.ts';
import { unitsOf } from './position.fixture.ts';
import { type Opened, openFor, toldTo } from './told.fixture.ts';

/** So many actions of each list are asked about. */
const ASKED = 8;
/** The game goes on for so many actions, while nothing is revealed. */
const LATER = 5;

const spread = (all: readonly Json[]): readonly Json[] =>
  all.filter((_, index) => index % Math.ceil(all.length / ASKED) === 0);

const legalFor = async ({ referee }: Opened, seat: Seat): Promise<readonly Json[]> =>
  (await referee.request('legal', { seat })).actions;

/** Where two answers begin to differ; null for the same: a whole game is too long to print. */
function differenceOf(one: string, other = ''): readonly string[] | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at++;
  return [one, other].map((text) => text.slice(Math.max(0, at - 200), at + 100));
}

/** What is hidden from the looker in these two games is all that differs: it is told the same by both. */
async function areAlike(
  looker: Seat,
  games: readonly [Opened, Opened],
  units: readonly number[],
): Promise<void> {
  const lists = await Promise.all(
    games.flatMap((game) => [legalFor(game, 'sartar'), legalFor(game, 'lunar')]),
  );
  const asked = lists.flatMap(spread);
  const [one, other] = await Promise.all(games.map((game) => toldTo(game, asked, units)));
  for (const [request, answer] of one)
    expect(differenceOf(answer, other.get(request)), `${looker} asks: ${request}`).toBeNull();
}

/** Plays the same in both games; returns whether anything has been played that reveals nothing. */
async function playOn(games: readonly [Opened, Opened]): Promise<boolean> {
  const [one, other] = games;
  const { decision } = await one.referee.request('decision', {});
  if (decision === null) return false;
  const [seat] = decision.seats;
  const [own, others] = [await legalFor(one, seat), await legalFor(other, seat)];
  const both = new Set(others.map((action) => JSON.stringify(action)));
  const common = own.filter((action) => both.has(JSON.stringify(action)));
  const end = common.find((action) => /"(end|done|seal)"/.test(JSON.stringify(action)));
  const action = end ?? (seat === 'sartar' ? undefined : common[0]);
  if (action === undefined) return false;
  const played = await Promise.all(
    games.map(({ referee }) => referee.request('apply', { seat, action, hash: false })),
  );
  return played.every((answer) => 'events' in answer && answer.events.every(({ reveals }) => !reveals));
}

const check = async (kind: Kind, screening: boolean): Promise<void> => {
  const [one, other] = positionsOf(kind, screening);
  const units = unitsOf(one, 'sartar');
  for (const looker of lookersOf(kind)) {
    const games = [await openFor(looker, one, 'seed'), await openFor(looker, other, 'seed')] as const;
    await areAlike(looker, [games[0], games[1]], units);
    for (let later = 0; later < LATER && (await playOn([games[0], games[1]])); later++) {
      const [here, there] = await Promise.all(games.map((game) => toldTo(game, [], [])));
      for (const [request, answer] of here)
        expect(differenceOf(answer, there.get(request)), `${looker}, ${later} later: ${request}`).toBeNull();
    }
  }
  // The table would prove nothing if the two positions were the same.
  const witness = witnessOf(kind);
  const [here, there] = [await openFor(witness, one, 'seed'), await openFor(witness, other, 'seed')];
  expect((await toldTo(here, [], [])).get('view {}')).not.toBe((await toldTo(there, [], [])).get('view {}'));
};

describe('secrets of Sartar', { timeout: 120_000 }, () => {
  it.each(KINDS)('$name', (kind) => check(kind, true));

  it.each(KINDS.filter(({ always }) => always))('$name, also where stacks are open', (kind) =>
    check(kind, false),
  );
});

describe('what Sartar does in secret', { timeout: 120_000 }, () => {
  const toldOf = async (kind: Kind, type: string) => {
    const game = await openFor('lunar', positionsOf(kind, true)[0], 'seed');
    const action = (await legalFor(game, 'sartar')).find((one) => Object(one).type === type);
    if (action === undefined) throw new Error(`Sartar has no ${type}`);
    await game.referee.request('apply', { seat: 'sartar', action, hash: false });
    return (await game.looker.request('update', {})).entries;
  };
  const kindNamed = (clause: string): Kind => KINDS.find(({ name }) => name.startsWith(clause))!;

  it('DP-5.3-c: a step of a unit that is not seen names the colour and the hexes alone', async () => {
    const [{ action, events }] = await toldOf(kindNamed('DP-6.9.1-d'), 'step');
    expect(action).toBeNull();
    expect(events).toMatchObject([{ type: 'unseen', what: 'moved', colour: 'sartar', from: '3220' }]);
    expect(events[0]).not.toHaveProperty('unit');
  });

  it('DP-14.1.2-d: an allotment says neither to whom nor how much', async () => {
    expect(await toldOf(kindNamed('DP-14.1.2-d'), 'allot')).toEqual([]);
  });

  it('DP-PAC.RandomEvents.12-a: an offer says only that it was made', async () => {
    const kind = { ...kindNamed('DP-PAC.RandomEvents.12-a'), one: bothOffer };
    const [entry] = await toldOf(kind, 'offer');
    const made = { type: 'offer-made', clause: 'DP-PAC.RandomEvents.12-a', seat: 'sartar' };
    expect(entry).toEqual({ seat: 'sartar', action: null, rolled: [], events: [made] });
  });
});

describe('dice to come', () => {
  it('DP-16.13.1-a: nothing tells where the Puppeteers are, as no lot has been drawn', async () => {
    const [position] = positionsOf(KINDS[0], true);
    for (const looker of ['lunar', 'sartar'])
      await areAlike(
        looker,
        [await openFor(looker, position, 'one'), await openFor(looker, position, 'two')],
        [],
      );
  });
});

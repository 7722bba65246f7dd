// Two games that differ in nothing but how many secret choices were made, and how often they were taken back, tell the
// other seat and the spectator the same, byte for byte and answer for answer.

import { type Json, type Seat, SPECTATOR } from '@hexwyrm/kernel';
import type { Update } from '@hexwyrm/protocol';
import { describe, expect, it } from 'vitest';
import type { Connection } from '../connection.ts';
import { connectionsHere, OWNER, SEAT } from '../host-here.fixture.ts';
import { START } from './position.fixture.ts';
import { toldTo } from './told.fixture.ts';

type Wish = (referee: Connection) => Promise<unknown>;

/** A moment at which players choose in secret and at once. */
interface Moment {
  readonly name: string;
  readonly open: Wish;
  /** Who chooses in secret, and who must not notice. */
  readonly secretive: Seat;
  readonly other: Seat;
  /** A secret choice of the other. */
  readonly others: Json;
  /** Ways of the secretive one to the same choice, in parts: what was told is compared after each part. */
  readonly ways: readonly (readonly [readonly Wish[], readonly Wish[]])[];
  /** What ends the choice, in public. */
  readonly after: readonly Wish[];
}

const acts =
  (seat: Seat, action: Json): Wish =>
  (referee) =>
    referee.request('apply', { seat, action, hash: false });
const goesBack =
  (method: 'undo' | 'redo', seat: Seat): Wish =>
  (referee) =>
    referee.request(method, { seat, extent: 'step' });
const takesOut =
  (seat: Seat, action: Json): Wish =>
  (referee) =>
    referee.request('retract', { seat, action });

const allot = (people: string, points: number): Json => ({ type: 'allot', people, points });
const gives = (people: string, points: number): Wish => acts('sartar', allot(people, points));
const recruit = (what: string): Json => ({ type: 'recruit', what });
const drafts = (what: string): Wish => acts('invader', recruit(what));

const MOMENTS: readonly Moment[] = [
  {
    name: 'DP-14.1.2-d: points that are shared out',
    open: (referee) =>
      referee.request('load', {
        position: JSON.parse(JSON.stringify(START)),
        seed: 'counts',
        lenient: false,
      }),
    secretive: 'sartar',
    other: 'lunar',
    others: allot('exiles', 1),
    ways: [
      [[], [gives('ironhoof', 20)]],
      [
        [gives('ironhoof', 5), gives('exiles', 3), goesBack('undo', 'sartar'), goesBack('redo', 'sartar')],
        [takesOut('sartar', allot('exiles', 3)), gives('ironhoof', 7), gives('ironhoof', 8)],
      ],
    ],
    after: [
      acts('sartar', { type: 'seal' }),
      acts('lunar', allot('exiles', 19)),
      acts('lunar', { type: 'seal' }),
    ],
  },
  {
    name: 'DR-3.3.2-b: armies that are drafted',
    open: (referee) =>
      referee.request('new', {
        game: 'dragon-rage',
        scenario: 'points-choice',
        options: { map: 'esirien' },
        seed: 'counts',
      }),
    secretive: 'invader',
    other: 'defender',
    others: recruit('HERO'),
    ways: [
      [[], [drafts('DRAGON'), drafts('ORC')]],
      [
        [drafts('TRL'), drafts('DRAGON'), goesBack('undo', 'invader'), goesBack('redo', 'invader')],
        [drafts('ORC'), drafts('ORC'), goesBack('undo', 'invader'), takesOut('invader', recruit('TRL'))],
      ],
    ],
    after: [acts('invader', { type: 'ready' }), acts('defender', { type: 'ready' })],
  },
];

/** Everything the looker is told on the way, in order. */
async function streamOf(looker: Seat, moment: Moment, way: Moment['ways'][number]): Promise<string[]> {
  const connect = connectionsHere();
  const [referee, seated] = [connect(OWNER), connect(SEAT)];
  await moment.open(referee);
  const stream: string[] = [];
  const hear = (answer: unknown) => stream.push(JSON.stringify(answer));
  let { version } = await seated.request('connect', { seat: looker, bots: {}, watch: true });
  const news = async (): Promise<Update> => {
    const update = await seated.request('update', { since: version });
    ({ version } = update);
    return update;
  };
  const hearAll = async (): Promise<void> => {
    hear(await news());
    for (const [request, answer] of await toldTo({ referee, looker: seated }, [moment.others], []))
      stream.push(`${request} ${answer}`);
    // Its own past, and what there is not.
    for (const actions of [0, 1, 2, 9])
      hear(await seated.request('at', { actions }).catch((error: unknown) => String(error)));
  };

  await acts(moment.other, moment.others)(referee);
  await hearAll();
  for (const part of way) {
    for (const wish of part) {
      await wish(referee);
      expect(await news()).toMatchObject({ entries: [], patch: [] });
    }
    if (looker === moment.other) {
      hear(await seated.request('undo', { extent: 'step' }));
      await hearAll();
      hear(await seated.request('redo', { extent: 'step' }));
    }
    await hearAll();
  }
  for (const wish of moment.after) {
    await wish(referee);
    await hearAll();
  }
  return stream;
}

describe.each(MOMENTS)('$name', (moment) => {
  it.each([moment.other, SPECTATOR])('are not counted by %s', async (looker) => {
    const [few, many] = await Promise.all(moment.ways.map((way) => streamOf(looker, moment, way)));
    for (const [index, line] of few.entries()) expect(many[index]).toBe(line);
    expect(many).toHaveLength(few.length);
  });

  it(`and ${moment.secretive} takes back its own choices, whatever the other has chosen since`, async () => {
    const referee = connectionsHere()(OWNER);
    await moment.open(referee);
    const chosen = async () =>
      JSON.stringify((await referee.request('view', { seat: moment.secretive })).view);
    const [[, [first]]] = moment.ways;
    const before = await chosen();
    await first(referee);
    const after = await chosen();
    await acts(moment.other, moment.others)(referee);
    await goesBack('undo', moment.secretive)(referee);
    expect(await chosen()).toBe(before);
    await goesBack('redo', moment.secretive)(referee);
    expect(await chosen()).toBe(after);
    expect((await referee.request('record', {})).actions).toMatchObject([
      { seat: moment.other },
      { seat: moment.secretive },
    ]);
  });
});

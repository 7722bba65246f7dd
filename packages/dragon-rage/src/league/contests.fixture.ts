import { hashState, newRecord, openMatch, RefusedError, type Replay } from '@hexwyrm/kernel';
import {
  CommandError,
  type Contest,
  type ContestState,
  campaignOf,
  campaignSlot,
  HOST,
  newBook,
  type Slot,
  tournamentOf,
} from '@hexwyrm/league';
import { expect } from 'vitest';
import { dragonRage } from '../game/dragon-rage.ts';
import { dragonRageLeague } from './index.ts';

/** A book and short ways to write in it. */
function opened<S extends ContestState, C, V>(contest: Contest<S, C, V>, settings: object) {
  const book = newBook(contest, settings, 'test');
  const give = (command: object, seat = HOST): void => {
    book.apply(seat, command, book.version);
  };
  return {
    book,
    give,
    view: (seat = HOST) => book.view(seat),
    /** The clause and facts of a refusal, or the fields of a command that is none; null where it is taken. */
    refusal(command: unknown, seat = HOST, version = book.version) {
      const before = hashState(book.state);
      try {
        book.apply(seat, command, version);
        return null;
      } catch (error) {
        expect(hashState(book.state)).toBe(before);
        if (error instanceof RefusedError) return error.refusal;
        if (error instanceof CommandError) return error.problems;
        throw error;
      }
    },
  };
}

const players = { invader: { name: 'Ann' }, defender: { name: 'Ben' } };

export const openCampaign = (settings: object = {}) =>
  opened(campaignOf(dragonRageLeague), {
    name: 'Wars',
    map: 'esirien',
    players,
    results: 'typed',
    ...settings,
  });

/** Begins the next game of the campaign. */
export function begun({ book, give }: ReturnType<typeof openCampaign>): Slot {
  give({ type: 'begin', game: book.state.played.length + 1 });
  const slot = campaignSlot(dragonRageLeague, book.state);
  if (slot === null) throw new Error('no game is due');
  return slot;
}

export const openTournament = (names: readonly string[], settings: object = {}) =>
  opened(tournamentOf(dragonRageLeague), {
    name: 'Cup',
    map: 'esirien',
    format: 'swiss',
    players: names.map((name) => ({ name })),
    ...settings,
  });

/** A game of the slot in which the seat gives up before it has begun. */
export function conceded({ scenario, options, dice, players: sitting }: Slot, seat: string): Replay {
  const match = openMatch(dragonRage, newRecord(dragonRage, { kind: 'scenario', scenario, options }, dice));
  match.apply(seat, { type: 'concede' });
  return { ...match.replay(), players: sitting };
}

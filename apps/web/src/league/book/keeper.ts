import { DataError, HexwyrmError, RefusedError } from '@hexwyrm/kernel';
import {
  type Book,
  type BookView,
  type CampaignState,
  type CampaignView,
  type ContestState,
  campaignOf,
  campaignSlot,
  HOST,
  type LeagueGame,
  matchOf,
  newBook,
  openBook,
  type Slot,
  type TournamentState,
  type TournamentView,
  tournamentOf,
  tournamentSlot,
} from '@hexwyrm/league';
import type { ContestKind } from '../../storage/contests.ts';
import type {
  ApplyRequest,
  LeagueAnswer,
  LeagueFailure,
  LeagueRequest,
  Opened,
  Seen,
  SlotRequest,
} from './requests.ts';

/** A book of any contest, as the page asks for it. */
interface OpenBook {
  opened(): Opened;
  apply(request: ApplyRequest): Opened;
  slot(request: SlotRequest): Opened;
}

function bookHere<S extends ContestState, C, V>(
  book: Book<S, C, V>,
  seenAs: (view: V & BookView) => Seen,
  slotIn: (state: S, request: SlotRequest) => Slot | null,
): OpenBook {
  const opened = (entry: Opened['entry'], slot: Slot | null = null): Opened => ({
    seen: seenAs(book.view(HOST)),
    file: book.file(),
    entry,
    slot,
  });
  return {
    opened: () => opened(null),
    apply: ({ seat, command, version }) => opened(book.apply(seat, command, version)),
    slot: (request) => opened(null, slotIn(book.state, request)),
  };
}

const asCampaign = (view: CampaignView & BookView): Seen => ({ kind: 'campaign', view });
const asTournament = (view: TournamentView & BookView): Seen => ({ kind: 'tournament', view });

const nextSlotOf =
  (game: LeagueGame) =>
  (state: CampaignState): Slot | null =>
    campaignSlot(game, state);

const slotOf =
  ({ tournament }: LeagueGame) =>
  (state: TournamentState, { game }: SlotRequest): Slot | null => {
    const found = game && matchOf(state, game.match);
    return found && tournamentSlot(tournament, state, found.round, found.match, game.leg);
  };

/** How each kind of contest is begun, and opened from its file. */
const CONTESTS: Readonly<
  Record<
    ContestKind,
    {
      begin(game: LeagueGame, settings: unknown, secret: string): OpenBook;
      open(game: LeagueGame, file: unknown, secret: string): OpenBook;
    }
  >
> = {
  campaign: {
    begin: (game, settings, secret) =>
      bookHere(newBook(campaignOf(game), settings, secret), asCampaign, nextSlotOf(game)),
    open: (game, file, secret) =>
      bookHere(openBook(campaignOf(game), file, secret), asCampaign, nextSlotOf(game)),
  },
  tournament: {
    begin: (game, settings, secret) =>
      bookHere(newBook(tournamentOf(game), settings, secret), asTournament, slotOf(game)),
    open: (game, file, secret) =>
      bookHere(openBook(tournamentOf(game), file, secret), asTournament, slotOf(game)),
  },
};

/** Keeps one book open, and answers the page. */
export function createKeeper(load: (game: string) => Promise<LeagueGame>) {
  let book: OpenBook | null = null;

  const answered = async (request: LeagueRequest): Promise<Opened> => {
    switch (request.call) {
      case 'begin':
        book = CONTESTS[request.kind].begin(await load(request.game), request.settings, request.secret);
        return book.opened();
      case 'open':
        book = CONTESTS[request.kind].open(await load(request.game), request.file, request.secret);
        return book.opened();
      case 'apply':
        if (book === null) throw new HexwyrmError('no-contest', 'no contest is open');
        return book.apply(request);
      case 'slot':
        if (book === null) throw new HexwyrmError('no-contest', 'no contest is open');
        return book.slot(request);
    }
  };

  return async (request: LeagueRequest): Promise<LeagueAnswer> => {
    try {
      return { opened: await answered(request) };
    } catch (error) {
      return { failure: failureOf(error) };
    }
  };
}

function failureOf(error: unknown): LeagueFailure {
  const message = error instanceof Error ? error.message : String(error);
  const refusal = error instanceof RefusedError ? error.refusal : null;
  const problems = error instanceof DataError ? error.problems : [];
  return { clause: refusal?.clause ?? null, facts: refusal?.facts ?? {}, message, problems };
}

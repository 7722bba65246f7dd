import { askBot, type Bot } from '@hexwyrm/bots';
import { type GameEvent, type GameState, type LogEntry, type Seat, SPECTATOR } from '@hexwyrm/kernel';
import { askPerson, type Seating } from './player.ts';
import { tellEvents } from './story.ts';

/** Plays until the game is over or a player leaves. `people` are the seats asked at this terminal. */
export async function playGame<S extends GameState, A, E extends GameEvent, V>(
  seating: Seating<S, A, E, V>,
  people: (seat: Seat) => boolean,
  botFor: (seat: Seat) => Bot<S, A, E, V>,
): Promise<void> {
  const { kit, match, host, thoughts, teller, cite } = seating;
  const { game } = kit;

  const tell = ({ events }: LogEntry<A, E>): void => {
    const present = kit.game.seatsOf(match.state).filter(people);
    const seats = present.length > 0 ? present : kit.game.seatsOf(match.state);
    const sight = teller.see(match.state, seats[0] ?? SPECTATOR);
    for (const line of tellEvents(sight, events, seats, cite)) host.print(line);
  };

  let shown = { moment: '', scene: '' };
  for (let decision = match.decision(); decision !== null; decision = match.decision()) {
    const seat = decision.seats.find(people) ?? decision.seats[0];
    if (!people(seat)) {
      tell(match.apply(seat, askBot(botFor(seat), game, match.state, seat, thoughts)));
      continue;
    }
    const sight = teller.see(match.state, seat);
    const headline = sight.headline();
    const moment = `${headline} ${JSON.stringify(decision)}`;
    // The map when something new begins and it looks different, not before every single choice.
    if (moment !== shown.moment) {
      const scene = sight.scene();
      host.print(scene === shown.scene ? `\n${headline}` : `\n${headline}\n${scene}`);
      shown = { moment, scene };
    }
    const answer = await askPerson(seating, seat, decision);
    if (answer.kind === 'quit') {
      host.print(teller.t('play.goodbye'));
      return;
    }
    if (answer.kind === 'actions') for (const action of answer.actions) tell(match.apply(seat, action));
  }
  const outcome = match.outcome();
  if (!outcome) return;
  const reason = `${teller.ending(outcome.reason)}  [${cite(outcome.clause)}]`;
  const end =
    outcome.winner === null
      ? teller.t('play.draw', { reason })
      : teller.t('play.wins', { seat: teller.seatName(outcome.winner), reason });
  const sight = teller.see(match.state, kit.game.seatsOf(match.state).find(people) ?? SPECTATOR);
  host.print(`\n${sight.headline()}\n${sight.board()}\n${end}`);
}

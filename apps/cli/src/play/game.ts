import { askBot, type Bot } from '@hexwyrm/bots';
import { type GameEvent, type GameState, type LogEntry, type Seat, SPECTATOR } from '@hexwyrm/kernel';
import { askPerson, type Seating } from './player.ts';
import { citation, tellEvents } from './story.ts';

/** Plays until the game is over or a player leaves. `people` are the seats asked at this terminal. */
export async function playGame<S extends GameState, A, E extends GameEvent, V>(
  seating: Seating<S, A, E, V>,
  people: (seat: Seat) => boolean,
  botFor: (seat: Seat) => Bot<S, A, E, V>,
): Promise<void> {
  const { kit, table, host, thoughts, language } = seating;
  const { teller, game } = kit;

  const tell = ({ events }: LogEntry<A, E>): void => {
    const present = kit.game.seatsOf(table.state).filter(people);
    const seats = present.length > 0 ? present : kit.game.seatsOf(table.state);
    for (const line of tellEvents(kit, table.state, events, seats, language)) host.say(line);
  };

  let shown = { moment: '', scene: '' };
  for (let decision = table.decision(); decision !== null; decision = table.decision()) {
    const seat = decision.seats.find(people) ?? decision.seats[0];
    if (!people(seat)) {
      tell(table.apply(seat, askBot(botFor(seat), game, table.state, seat, thoughts)));
      continue;
    }
    const headline = teller.headline(table.state);
    const moment = `${headline} ${JSON.stringify(decision)}`;
    // The map when something new begins and it looks different, not before every single choice.
    if (moment !== shown.moment) {
      const scene = teller.scene(table.state, seat);
      host.say(scene === shown.scene ? `\n${headline}` : `\n${headline}\n${scene}`);
      shown = { moment, scene };
    }
    const answer = await askPerson(seating, seat, decision);
    if (answer.kind === 'quit') {
      host.say('Goodbye.');
      return;
    }
    if (answer.kind === 'actions') for (const action of answer.actions) tell(table.apply(seat, action));
  }
  const outcome = table.outcome();
  if (!outcome) return;
  const winner = outcome.winner === null ? 'Draw' : `${outcome.winner} wins`;
  const reason = `${outcome.reason.replaceAll('-', ' ')}  [${citation(kit.rules, outcome.clause, language)}]`;
  const watching = kit.game.seatsOf(table.state).find(people) ?? SPECTATOR;
  const end = teller.board(table.state, watching);
  host.say(`\n${teller.headline(table.state)}\n${end}\n${winner}: ${reason}`);
}

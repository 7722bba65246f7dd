import {
  type Account,
  type Analysis,
  accountsOf,
  checkHash,
  type GameEvent,
  type GameState,
  type Match,
  type Missed,
  openMatch,
  parseReplay,
  turningPoints,
} from '@hexwyrm/kernel';
import { GAMES } from '../games/games.ts';
import type { Kit } from '../games/kit.ts';
import type { Teller } from '../games/teller.ts';
import { tongueFor } from '../play/tongue.ts';
import { CommandError, type Io, inFile, readJson, UsageError } from '../terminal/io.ts';
import { languageFor } from '../terminal/language.ts';
import { readArgs } from '../terminal/options.ts';
import { percent, table } from '../terminal/table.ts';

/** Moments that are named. */
const MOMENTS = 8;

/** What became of a game, by the chances of winning. */
interface Report<A> extends Analysis {
  readonly accounts: readonly Account[];
  readonly turningPoints: readonly number[];
  readonly missed: readonly Missed<A>[];
}

/** Plays a replay again and shows who was winning when, what luck and skill did, and what was missed. */
export async function analyse(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, {
    lang: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  if (positionals.length !== 1) throw new UsageError('analyse takes one replay file');
  const [file] = positionals;
  const value = await readJson(file, io);
  const replay = inFile(file, () => parseReplay(value));
  const kit = GAMES.find(({ id }) => id === replay.game);
  if (!kit) throw new CommandError(`${file}: there is no game ${replay.game}`);
  const tongue = await tongueFor(replay.game, languageFor(values.lang, io));
  const text = kit.use((inside) => {
    const match = inFile(file, () => {
      const opened = openMatch(inside.game, replay, { checkpointEvery: 1 });
      checkHash(replay, opened.hash());
      return opened;
    });
    const report = reportOn(inside, match);
    return values.json ? JSON.stringify(report, null, 2) : told(report, match, inside.tellerIn(tongue));
  });
  io.stdout.write(`${text}\n`);
  return 0;
}

function reportOn<S extends GameState, A, E extends GameEvent, V>(
  { adviser }: Kit<S, A, E, V>,
  match: Match<S, A, E, V>,
): Report<A> {
  const analysis = adviser.analyse(match, 0, match.log.length);
  return {
    ...analysis,
    accounts: accountsOf(analysis),
    turningPoints: turningPoints(analysis, MOMENTS).map(({ action }) => action),
    missed: analysis.turns.flatMap((at) => adviser.missed(match, at) ?? []),
  };
}

function told<S extends GameState, A, E extends GameEvent, V>(
  report: Report<A>,
  match: Match<S, A, E, V>,
  { seatName, see, t }: Teller<S, A, E>,
): string {
  const { seats, start, actions, accounts, missed } = report;
  const sightAt = (action: number) => see(match.stateAt(action - 1), match.log[action - 1].seat);
  const shares = (chances: readonly number[]): string[] => chances.map(percent);
  const line = (action: number): (string | number)[] => {
    const { seat, chances } = actions[action - 1];
    return [action, seatName(seat), ...shares(chances), sightAt(action).action(match.log[action - 1].action)];
  };
  const names = seats.map(seatName);
  const head = [t('play.analysis.action'), t('play.analysis.who'), ...names, ''];
  const parts = [
    table(head, [['', '', ...shares(start), ''], ...report.turns.map((at) => line(at + 1))]),
    `${t('play.analysis.turning')}\n${table(head, report.turningPoints.map(line))}`,
    table(
      ['', t('play.analysis.skill'), t('play.analysis.others'), t('play.analysis.luck')],
      accounts.map(({ seat, skill, others, luck }) => [
        seatName(seat),
        percent(skill),
        percent(others),
        percent(luck),
      ]),
    ),
    ...missed.map(({ action, seat, plan, gain }) => {
      const sight = sightAt(action);
      const way = plan.actions.map((each) => sight.action(each)).join('; ');
      const reasons = plan.reasons.map((reason) => `  ${sight.reason(reason)}`);
      const missing = t('play.analysis.missed', { action, seat: seatName(seat), gain: percent(gain), way });
      return [missing, ...reasons].join('\n');
    }),
  ];
  return parts.join('\n\n');
}

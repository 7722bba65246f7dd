import type { CampaignView, Line, MatchView, Sheet, TournamentView } from '@hexwyrm/league';
import { printable } from '../terminal/text.ts';

const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`);

const lineText = ({ reason, clause, value }: Line): string =>
  `  ${signed(value).padStart(4)}  ${reason} (${clause})`;

/** Which corrections all games are played with, for everyone to know; no line where there are none. */
function correctionsText({ corrections }: CampaignView['settings']['options']): string[] {
  if (typeof corrections !== 'object' || corrections === null) return [];
  const name = 'name' in corrections ? `: ${corrections.name}` : '';
  return [`Played with corrections${name}`];
}

/** How a campaign stands, in lines. */
export function campaignText({ settings, rosters, played, next, tied, outcome }: CampaignView): string {
  const nameOf = (seat: string | null): string =>
    seat === null ? 'nobody' : (settings.players[seat]?.name ?? seat);
  const seats = Object.keys(settings.players);
  const rostersText = seats.map((seat) => `${nameOf(seat)} (${seat}) ${rosters[seat]}`).join(', ');
  const lines = [
    `${settings.name}: ${settings.map}`,
    ...correctionsText(settings.options),
    `Rosters: ${rostersText}`,
  ];
  for (const { number, report, gains, after } of played) {
    const now = seats.map((seat) => after[seat]).join(' : ');
    lines.push(`Game ${number}: ${nameOf(report.winner)} won; rosters ${now}`);
    for (const seat of seats)
      lines.push(...gains[seat].lines.map((each) => `${lineText(each)}, ${nameOf(seat)}`));
  }
  if (next !== null) {
    const { cap, goal, markers } = next.prospect;
    lines.push(
      `Next: game ${next.number}${tied ? ', which decides' : ''}, at most ${cap} units each; goal before armies:`,
    );
    lines.push(...goal.map(lineText));
    if (markers > 0) lines.push(`The invader may lay markers worth ${markers} first.`);
  }
  if (outcome !== null)
    lines.push(`Over: ${nameOf(outcome.winner)} wins (${outcome.reason}, ${outcome.clause})`);
  return lines.map(printable).join('\n');
}

/** How a tournament stands: its rounds in short. */
export function tournamentText({ settings, phase, entrants, rounds, swissRounds }: TournamentView): string {
  const names = new Map(entrants.map(({ id, name }) => [id, name]));
  const match = ({ id, players: [one, other], score }: MatchView): string =>
    `  ${id}  ${names.get(one)} ${score[one].points} : ${score[other].points} ${names.get(other)}`;
  const lines = [
    `${settings.name}: ${settings.format}, ${settings.map}, ${entrants.length} players, ${phase}`,
    ...correctionsText(settings.options),
  ];
  for (const { number, scenario, matches, idle, open } of rounds) {
    const of = swissRounds > 0 && number <= swissRounds ? ` of ${swissRounds}` : '';
    lines.push(`Round ${number}${of}: ${scenario}, ${open} games open`, ...matches.map(match));
    for (const { player, reason, clause } of idle)
      lines.push(`  ${names.get(player ?? '') ?? ''}: ${reason} (${clause})`);
  }
  return lines.map(printable).join('\n');
}

/** A sheet in columns. */
export function sheetText({ columns, rows }: Sheet): string {
  const cells = [columns, ...rows.map((row) => row.map((cell) => printable(String(cell))))];
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

import { SIDES, type Side } from '../facts/sides.ts';

interface RosterChartProps {
  /** Both rosters at the start and after each game. */
  readonly points: readonly Readonly<Record<Side, number>>[];
  readonly games: number;
  labelOf(index: number): string;
}

const [WIDTH, HEIGHT, LEFT, TOP] = [460, 230, 46, 26];
const STEP = 15;
const FLOOR = 60;

/** How both rosters grew. The table of history says the same in words, so this is for the eye alone. */
export function RosterChart({ points, games, labelOf }: RosterChartProps) {
  const most = Math.max(120, ...points.flatMap(({ invader, defender }) => [invader, defender]));
  const top = Math.ceil((most - FLOOR) / STEP) * STEP + FLOOR;
  const columns = Math.max(games, points.length - 1);
  const x = (index: number) => LEFT + 20 + (index * (WIDTH - LEFT - 40)) / columns;
  const y = (value: number) => TOP + ((top - value) * (HEIGHT - TOP - 40)) / (top - FLOOR);
  const lines = Array.from({ length: (top - FLOOR) / STEP + 1 }, (_, index) => FLOOR + index * STEP);
  return (
    <svg className="roster-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {lines.map((value) => (
        <g key={value}>
          <path
            className="roster-grid"
            data-floor={value === FLOOR}
            d={`M${LEFT} ${y(value)}H${WIDTH - 10}`}
          />
          <text x={LEFT - 10} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {Array.from({ length: columns + 1 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <text key={index} x={x(index)} y={HEIGHT - 8} textAnchor="middle">
          {labelOf(index)}
        </text>
      ))}
      {SIDES.map((side) => (
        <g key={side} className={`roster-${side}`}>
          <path
            className="roster-line"
            d={points.map((each, i) => `${i ? 'L' : 'M'}${x(i)} ${y(each[side])}`).join('')}
          />
          {points.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <g key={index} transform={`translate(${x(index)} ${y(each[side])})`}>
              {side === 'invader' ? <path d="M0-7L7 0L0 7L-7 0Z" /> : <circle r="6" />}
              <text className="roster-figure" y={isUpper(each, side) ? -12 : 20} textAnchor="middle">
                {each.invader === each.defender && side === 'defender' ? '' : each[side]}
              </text>
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

const isUpper = (each: Readonly<Record<Side, number>>, side: Side): boolean =>
  each.invader === each.defender ? side === 'invader' : each[side] === Math.max(each.invader, each.defender);

import { useWords } from '../i18n/index.ts';
import type { Step } from './chronicle.ts';

interface CurveProps {
  readonly steps: readonly Step[];
  readonly turns: number;
  readonly goal: number;
}

const WIDTH = 640;
const HEIGHT = 210;
const LEFT = 92;
const RIGHT = 14;
const TOP = 22;
const BOTTOM = 26;

/** The invader's score over the turns, as stairs. */
export function Curve({ steps, turns, goal }: CurveProps) {
  const { t } = useWords();
  const last = Math.max(1, turns);
  const score = steps.at(-1)?.score ?? 0;
  const top = Math.max(goal, score, 1);
  const x = (turn: number) => LEFT + ((WIDTH - LEFT - RIGHT) * turn) / last;
  const y = (points: number) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * points) / top;
  const stairs = steps.map((step) => `H${x(step.turn)}V${y(step.score)}`).join('');
  const line = `M${x(0)} ${y(0)}${stairs}H${x(last)}`;
  const every = Math.max(1, Math.ceil(last / 10));
  const ticks = Array.from({ length: Math.floor(last / every) + 1 }, (_, index) => index * every);
  return (
    <svg
      className="curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('home.result.curveLabel', { score, turn: turns, goal })}
    >
      <line className="curve-goal" x1={LEFT} x2={WIDTH - RIGHT} y1={y(goal)} y2={y(goal)} />
      <text x={LEFT - 8} y={y(goal) + 4} textAnchor="end">
        {t('home.result.goal', { goal })}
      </text>
      <path className="curve-area" d={`${line}V${y(0)}Z`} />
      <path className="curve-line" d={line} />
      {steps.map((step) => (
        <text
          key={step.turn}
          className="curve-gain"
          x={x(step.turn) - 4}
          y={y(step.score) - 5}
          textAnchor="end"
        >
          {step.score}
        </text>
      ))}
      {ticks.map((turn) => (
        <text key={turn} x={x(turn)} y={HEIGHT - 8} textAnchor="middle">
          {turn}
        </text>
      ))}
    </svg>
  );
}

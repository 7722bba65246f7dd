import { useWords } from '../../../i18n/index.ts';
import { usePhone } from '../../../table/usePhone.ts';
import icons from '../../../ui/icons/icons.json' with { type: 'json' };
import { type Step, stepsApart } from './chronicle.ts';

/** A score that counts for something, and what it is called. */
export interface Floor {
  readonly score: number;
  readonly text: string;
}

interface CurveProps {
  readonly steps: readonly Step[];
  readonly turns: number;
  readonly goal: number;
  readonly floors: readonly Floor[];
  /** Turns in which the defender was reinforced. */
  readonly ships: readonly number[];
}

/** Phones show it at half the width: it is drawn for them, not made smaller. */
const WIDTHS = { phone: 344, desk: 640 };
const HEIGHT = 210;
const LEFT = 92;
const RIGHT = 22;
const TOP = 26;
const BOTTOM = 26;

/** Room for the number of a step and its sign. */
const LABEL = 36;

/** The invader's score over the turns, as stairs. */
export function Curve({ steps, turns, goal, floors, ships }: CurveProps) {
  const { t } = useWords();
  const phone = usePhone();
  const width = phone ? WIDTHS.phone : WIDTHS.desk;
  const last = Math.max(1, turns);
  const score = steps.at(-1)?.score ?? 0;
  const top = Math.max(...floors.map((floor) => floor.score), score, 1);
  const x = (turn: number) => LEFT + ((width - LEFT - RIGHT) * turn) / last;
  const y = (points: number) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * points) / top;
  const stairs = steps.map((step) => `H${x(step.turn)}V${y(step.score)}`).join('');
  const line = `M${x(0)} ${y(0)}${stairs}H${x(last)}`;
  const every = Math.max(1, Math.ceil(last / (phone ? 6 : 10)));
  const labelled = stepsApart(steps, (LABEL * last) / (width - LEFT - RIGHT));
  const ticks = Array.from({ length: Math.floor(last / every) + 1 }, (_, index) => index * every);
  return (
    <svg
      className="curve"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={t('rage.result.curveLabel', { score, turn: turns, goal })}
    >
      {floors.map((floor) => (
        <g key={floor.score} className={floor.score === goal ? 'curve-goal' : 'curve-floor'}>
          <line x1={LEFT} x2={width - RIGHT} y1={y(floor.score)} y2={y(floor.score)} />
          <text x={LEFT - 8} y={y(floor.score) + 4} textAnchor="end">
            {floor.text}
          </text>
        </g>
      ))}
      <path className="curve-area" d={`${line}V${y(0)}Z`} />
      {ships.map((turn) => (
        <Sign key={turn} className="curve-ship" icon="reinforce" x={x(turn)} y={y(0) - 9} size={13} />
      ))}
      <path className="curve-line" d={line} />
      {labelled.map((step) => (
        <g key={step.turn}>
          <Sign
            className="curve-fire"
            icon={step.score >= goal ? 'crown' : 'fire'}
            x={x(step.turn)}
            y={y(step.score) - 13}
            size={19}
          />
          <text className="curve-gain" x={x(step.turn) - 12} y={y(step.score) - 6} textAnchor="end">
            {step.score}
          </text>
        </g>
      ))}
      {ticks.map((turn) => (
        <text key={turn} x={x(turn)} y={HEIGHT - 8} textAnchor="middle">
          {turn}
        </text>
      ))}
    </svg>
  );
}

interface SignProps {
  readonly icon: keyof typeof icons;
  readonly className: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** An icon with its middle at a point. */
function Sign({ icon, className, x, y, size }: SignProps) {
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`;
  return <path className={className} transform={place} d={icons[icon]} />;
}

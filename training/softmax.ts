import { type Curve, chancesBy, type Standing } from '@hexwyrm/bots';

/** A position of a game that was played to its end, and what each seat got of it. */
export interface Sample {
  readonly roles: readonly string[];
  readonly turn: number;
  readonly values: readonly number[];
  readonly scores: readonly number[];
}

/** Units in which values and turns are about 1, so that one step fits all. */
const VALUE = 100;
const TURN = 10;
const STEPS = 4000;
const RATE = 0.5;
/** What keeps figures from running off where one side wins every game; samples of one game are much alike. */
const CALM = 0.02;
/** A higher value is never worse: the slope stays above this. */
const LEAST = 0.05;

const standingsOf = ({ roles, values }: Sample): readonly Standing[] =>
  roles.map((role, i) => ({ role, value: values[i] ?? 0 }));

/** The curve under which the games are the most likely, found by going uphill. The first role is what others are measured by. */
export function fitted(samples: readonly Sample[]): Curve {
  const roles = [...new Set(samples.flatMap((sample) => sample.roles))];
  const others = roles.slice(1);
  let slope = 1;
  const starts = new Map(others.map((role) => [role, [0, 0] as [number, number]]));
  const curve = (): Curve => ({
    slope: slope / VALUE,
    roles: Object.fromEntries(
      [...starts].map(([role, [start, turn]]) => [role, { start, turn: turn / TURN }]),
    ),
  });
  for (let step = 0; step < STEPS; step += 1) {
    const now = curve();
    let bySlope = -CALM * slope;
    const byRole = new Map(others.map((role) => [role, [0, 0] as [number, number]]));
    for (const sample of samples) {
      const chances = chancesBy(now, sample.turn, standingsOf(sample));
      sample.roles.forEach((role, i) => {
        const surplus = ((sample.scores[i] ?? 0) - (chances[i] ?? 0)) / samples.length;
        bySlope += (surplus * (sample.values[i] ?? 0)) / VALUE;
        const own = byRole.get(role);
        if (own === undefined) return;
        own[0] += surplus;
        own[1] += (surplus * sample.turn) / TURN;
      });
    }
    slope = Math.max(LEAST, slope + RATE * bySlope);
    for (const [role, [start, turn]] of byRole) {
      const at = starts.get(role) ?? [0, 0];
      starts.set(role, [at[0] + RATE * (start - CALM * at[0]), at[1] + RATE * (turn - CALM * at[1])]);
    }
  }
  return rounded(curve());
}

const significant = (figure: number): number => Number(figure.toPrecision(3));

const rounded = ({ slope, roles }: Curve): Curve => ({
  slope: significant(slope),
  roles: Object.fromEntries(
    Object.entries(roles).map(([role, { start, turn }]) => [
      role,
      { start: significant(start), turn: significant(turn) },
    ]),
  ),
});

/** The mean surprise of a sample under the curve, in bits. */
export function likelihood(curve: Curve, samples: readonly Sample[]): number {
  const bits = samples.map((sample) => {
    const chances = chancesBy(curve, sample.turn, standingsOf(sample));
    return -sample.scores.reduce(
      (sum, score, i) => sum + score * Math.log2(Math.max(1e-9, chances[i] ?? 0)),
      0,
    );
  });
  return significant(bits.reduce((sum, bit) => sum + bit, 0) / bits.length);
}

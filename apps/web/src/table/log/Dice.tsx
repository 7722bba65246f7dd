import './dice.css';

interface DiceProps {
  readonly dice: readonly number[];
  readonly success: boolean;
  /** The chance of the roll, as it was before: "28 %". */
  readonly chance: string | null;
}

/** Dice as rolled. */
export const Dice = ({ dice, success, chance }: DiceProps) => (
  <span className="dice">
    {chance !== null && <span className="chance">{chance}</span>}
    {dice.map((die, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
      <span key={n} className={success ? 'die hit' : 'die'}>
        <span>{die}</span>
      </span>
    ))}
  </span>
);

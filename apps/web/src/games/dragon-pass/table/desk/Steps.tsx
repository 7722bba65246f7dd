import { useWords } from '../../../../i18n/index.ts';

interface StepsProps {
  readonly name: string;
  readonly had: number;
  readonly given: number;
  readonly left: number;
  onGive(points: number): void;
}

const STEPS = [-5, -1, 1, 5] as const;

/** Points to give on a phone, by one or five. */
export function Steps({ name, had, given, left, onGive }: StepsProps) {
  const { t, signed } = useWords();
  return (
    <div className="fold-steps">
      {STEPS.map((step) => (
        <button
          key={step}
          type="button"
          className="button"
          aria-label={`${name}: ${signed(step)}`}
          disabled={step < 0 ? given === 0 : left === 0}
          onClick={() => onGive(Math.max(0, Math.min(given + step, given + left)))}
        >
          {signed(step)}
        </button>
      ))}
      <output>{t('pages.had-plus', { had, given })}</output>
    </div>
  );
}

import { type KeyboardEvent, useRef } from 'react';
import './stepper.css';

interface StepperProps {
  /** What is given. */
  readonly value: number;
  /** What is still left to give. */
  readonly left: number;
  readonly label: string;
  /** The value as it is read out. */
  readonly text: string;
  readonly less: string;
  readonly more: string;
  onChange(value: number): void;
}

/** What the key makes of the value; null: it is about something else. */
function stepped({ key, shiftKey }: KeyboardEvent, value: number, left: number): number | null {
  const size = shiftKey ? 5 : 1;
  if (key === 'ArrowLeft') return value - size;
  if (key === 'ArrowRight') return value + size;
  return key === '=' ? value + left : null;
}

/** Points to give, changed by one or five, typed, or all that are left. */
export function Stepper({ value, left, label, text, less, more, onChange }: StepperProps) {
  // Digits typed one after another are one number.
  const typed = useRef('');
  const change = (wanted: number) => onChange(Math.max(0, Math.min(wanted, value + left)));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isDigit = /^\d$/.test(event.key);
    typed.current = isDigit ? `${typed.current}${event.key}`.slice(-2) : '';
    const wanted = isDigit ? Number(typed.current) : stepped(event, value, left);
    if (wanted === null) return;
    event.preventDefault();
    change(wanted);
  };
  return (
    <div className="points-stepper">
      <button
        type="button"
        tabIndex={-1}
        aria-label={less}
        disabled={value === 0}
        onClick={() => change(value - 1)}
      >
        −
      </button>
      <div
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={value + left}
        aria-valuetext={text}
        data-given={value > 0}
        onKeyDown={onKeyDown}
        onBlur={() => {
          typed.current = '';
        }}
      >
        {value > 0 ? `+${value}` : value}
      </div>
      <button
        type="button"
        tabIndex={-1}
        aria-label={more}
        disabled={left === 0}
        onClick={() => change(value + 1)}
      >
        +
      </button>
    </div>
  );
}

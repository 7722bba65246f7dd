import { useState } from 'react';
import { useEffect } from '../base/effects.ts';

type Input = 'mouse' | 'touch' | 'keys';

const NAVIGATES = /^(Tab|Enter|Arrow.*|Escape)$/;

/** The input device in use: instructions refer to it. */
export function useInput(): Input {
  const [input, setInput] = useState<Input>(() =>
    matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse',
  );
  useEffect(() => {
    const pointed = ({ pointerType }: PointerEvent) => setInput(pointerType === 'touch' ? 'touch' : 'mouse');
    const typed = ({ key }: KeyboardEvent) => {
      if (NAVIGATES.test(key)) setInput('keys');
    };
    addEventListener('pointerdown', pointed, true);
    addEventListener('keydown', typed, true);
    return () => {
      removeEventListener('pointerdown', pointed, true);
      removeEventListener('keydown', typed, true);
    };
  }, []);
  return input;
}

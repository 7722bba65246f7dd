import { useState } from 'react';
import { useEffect } from '../../../../base/effects.ts';
import { prefersStill } from '../../../../board/camera/camera-control.ts';

/** Milliseconds. */
const DURATION = 520;

interface CountUpProps {
  readonly from: number;
  readonly to: number;
}

/** A figure that grows once to what it is; any key ends that, and it is left out where motion is unwanted. */
export function CountUp({ from, to }: CountUpProps) {
  const [shown, setShown] = useState(from);
  useEffect(() => {
    const end = () => setShown(to);
    if (prefersStill()) {
      end();
      return;
    }
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = Math.min(1, (now - start) / DURATION);
      setShown(Math.round(from + (to - from) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    const skip = () => {
      cancelAnimationFrame(frame);
      end();
    };
    frame = requestAnimationFrame(step);
    addEventListener('keydown', skip, { once: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', skip);
    };
  }, [from, to]);
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{to}</span>
    </>
  );
}

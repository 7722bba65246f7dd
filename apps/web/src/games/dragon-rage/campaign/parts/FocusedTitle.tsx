import { type ReactNode, useRef } from 'react';
import { useEffect } from '../../../../base/effects.ts';

interface FocusedTitleProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The title of a page that has just come, which is seen from its top: the keyboard goes on from here, and screen readers read it first. */
export function FocusedTitle({ className, children }: FocusedTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 className={className} ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}

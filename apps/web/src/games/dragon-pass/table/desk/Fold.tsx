import { type ReactNode, useState } from 'react';

interface FoldProps {
  readonly sign: ReactNode;
  readonly name: string;
  readonly line: string;
  /** At the end of the line: whose it is, or how much it has. */
  readonly mark: ReactNode;
  readonly given: number;
  readonly allied?: boolean;
  readonly children: ReactNode;
}

/** One line of the desk on a phone, which opens. */
export function Fold({ sign, name, line, mark, given, allied = false, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <li className="desk-fold" data-given={given > 0} data-allied={allied}>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {sign}
        <span>
          <b>{name}</b>
          <small>{line}</small>
        </span>
        {mark}
      </button>
      {open && children}
    </li>
  );
}

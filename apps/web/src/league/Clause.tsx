import { Fragment, useId, useState } from 'react';
import { useWords } from '../i18n/index.ts';

/** The number of a rule; a press shows its text. */
export function Clause({ clause }: { readonly clause: string }) {
  const { clauseNumber, clauseTitle, clauseText } = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="clause" popoverTarget={id}>
        {clauseNumber(clause)}
      </button>
      <span
        className="clause-note"
        id={id}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <>
            <strong>
              {clauseNumber(clause)} {clauseTitle(clause)}
            </strong>
            <br />
            {clauseText(clause)}
          </>
        )}
      </span>
    </>
  );
}

/** Several of them, one after the other. */
export const Clauses = ({ all }: { readonly all: Iterable<string> }) =>
  [...new Set(all)].toSorted().map((clause) => (
    <Fragment key={clause}>
      {' '}
      <Clause clause={clause} />
    </Fragment>
  ));

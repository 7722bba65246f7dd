/** A commit as `npm run check` judges it. */
export interface Commit {
  readonly subject: string;
  readonly body: string;
  /** Lines it adds and removes. */
  readonly lines: number;
}

const LONGEST = 60;

/** Larger changes say in their body why they were made. */
const OBVIOUS = 40;

/** Verbs that only look like "added", "adding" or "adds". */
const IMPERATIVE = /^(?:\w*eed|embed|shed|wed|bring|ping|ring|string|swing|\w*ss|bias|canvas|focus)$/i;

const OTHER_FORM = /(?:ed|ing|s)$/;

/** What is wrong with the message of a commit. */
export function faultsOf({ subject, body, lines }: Commit): readonly string[] {
  const [verb = ''] = subject.split(/[^\p{L}-]/u);
  const faults = {
    [`is longer than ${LONGEST} characters`]: subject.length > LONGEST,
    'ends with a full stop': subject.endsWith('.'),
    'does not begin with a capital letter': !/^\p{Lu}/u.test(subject),
    'does not begin with a verb in the imperative ("Add", not "Added")':
      OTHER_FORM.test(verb) && !IMPERATIVE.test(verb),
    'has no body that says why': lines > OBVIOUS && body.trim() === '',
  };
  return Object.entries(faults).flatMap(([fault, found]) => (found ? [fault] : []));
}

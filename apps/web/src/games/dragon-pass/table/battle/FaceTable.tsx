import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';

interface FaceTableProps {
  readonly title: string;
  readonly clause: string;
  /** What each face of the die does, from 1 to 6. */
  readonly faces: readonly (number | string)[];
  /** The face that was rolled, or null. */
  readonly die: number | null;
}

/** The column of a table in use: one cell per face of the die, the rolled one lit. */
export function FaceTable({ title, clause, faces, die }: FaceTableProps) {
  const { t } = useWords();
  return (
    <section className="faces" aria-label={title}>
      <p>
        <span className="label">{title}</span> <ClauseLink clause={clause} />
      </p>
      <ol>
        {faces.map((result, i) => {
          const face = i + 1;
          return (
            <li key={face} aria-current={face === die ? 'true' : undefined}>
              <span className="face">
                <span className="visually-hidden">{t('pass.die')} </span>
                {face}
              </span>
              <b>{result === '-' || result === 0 ? '–' : result}</b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

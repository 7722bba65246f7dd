import { useWords } from '../i18n/index.ts';

type Grade = 1 | 2 | 3;

/** How much there is to move and to know: units on the map, and unit types with their own rules. */
export interface Weight {
  readonly length: Grade;
  readonly difficulty: Grade;
  readonly units: number | null;
  readonly kinds: number | null;
}

/** The grade of a value, from the bounds of the first two. */
export const gradeOf = (value: number, [easy, fair]: readonly [number, number]): Grade => {
  if (value <= easy) return 1;
  return value <= fair ? 2 : 3;
};

/** How long and how hard a scenario is. */
export function ScenarioWeight({ weight }: { readonly weight: Weight }) {
  const { t } = useWords();
  const { length, difficulty, units, kinds } = weight;
  return (
    <dl className="weight">
      <div>
        <dt className="label">{t('home.length')}</dt>
        <dd>
          <Pips grade={length} /> {t(`home.length-${length}`)}
          {units !== null && <small>{t('home.units', { count: units })}</small>}
        </dd>
      </div>
      <div>
        <dt className="label">{t('home.difficulty')}</dt>
        <dd>
          <Pips grade={difficulty} /> {t(`home.difficulty-${difficulty}`)}
          {kinds !== null && <small>{t('home.kinds', { count: kinds })}</small>}
        </dd>
      </div>
    </dl>
  );
}

function Pips({ grade }: { readonly grade: Grade }) {
  return (
    <span className="weight-pips" aria-hidden="true">
      {[1, 2, 3].map((pip) => (
        <i key={pip} data-on={pip <= grade} />
      ))}
    </span>
  );
}

import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { endsInRoll, leftAfter, type Way } from '../select/ways.ts';

interface WayFactsProps {
  readonly way: Way;
  /** Points left to the slowest of several who go; null: to the one who goes. */
  readonly slowest: number | null;
}

/** What a way costs and brings about: doors that give way, bridges that break. */
export function WayFacts({ way, slowest }: WayFactsProps) {
  const { kit, view } = useTable();
  const words = useWords();
  const { t } = words;
  const { cost, left, leftByRoad, byRoad, roadOnly } = way;
  const passed = [
    ...new Set(
      way.events
        .filter((event) => !kit.story.isPlain(event))
        .map((event) => words.eventSentence(event, view).text),
    ),
  ];
  return (
    <>
      {cost > 0 && (
        <span className="cost">
          {t(endsInRoll(way) ? 'table.way-cost-before' : 'table.way-cost', {
            cost,
            left: slowest ?? leftAfter(way),
          })}
          {(roadOnly || (byRoad && leftByRoad > left)) && ` · ${t('table.by-road')}`}
        </span>
      )}
      {passed.map((sentence) => (
        <span key={sentence} className="passed">
          {sentence}
        </span>
      ))}
    </>
  );
}

import type { BattleReport, Event } from '@hexwyrm/dragon-pass';
import type { RollOdds } from '@hexwyrm/kernel';
import { useWords } from '../../../../i18n/index.ts';
import { Sentence } from '../../../../table/log/Sentence.tsx';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { usePassAnswer } from '../../useAnswer.ts';
import { usePassTable } from '../../usePassTable.ts';
import { isAtLeast } from './at-least.ts';
import { FaceTable } from './FaceTable.tsx';
import { useBattleEvents } from './useBattleEvents.ts';

type Roll = Extract<Event, { type: 'struck' | 'fired' }>;

const isRoll = (event: Event): event is Roll => event.type === 'struck' || event.type === 'fired';

/** Frames in which what has just fallen is settled. */
const SETTLING: ReadonlySet<string> = new Set(['casualties', 'hits']);

/** The six cells of a column until they are known. */
const UNKNOWN: readonly string[] = Array.from({ length: 6 }, () => '\u00a0');

/** The column of its table that a roll was read in. */
const columnOf = ({ type, total, modifier }: Roll) => ({
  table: type === 'struck' ? ('attack' as const) : ('missiles' as const),
  total,
  modifier,
});

/** What the dice did and what they can do next. */
export function Rolls({ report }: { readonly report: BattleReport }) {
  const { view } = usePassTable();
  const words = useWords();
  const next = useNextRolls(report);
  const fallen = useBattleEvents().events.filter(isRoll);
  const settling = SETTLING.has(view.frames.at(-1)?.kind ?? '');
  const newest = fallen.at(-1);
  const faces = usePassAnswer('faces', settling && newest ? columnOf(newest) : null);
  const titleOf = (roll: string, total: number, least: boolean) => {
    const id = `roll.${roll}`;
    const said = least ? `${words.number(total)}+` : words.number(total);
    return words.t('pass.column', { roll: words.has(id) ? words.t(id) : roll, total: said });
  };
  return (
    <>
      {fallen.slice(-2).map((roll, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls have no other name than their order
        <p key={i} className="fallen">
          <Sentence sentence={words.eventSentence(roll, view)} chance={null} />
        </p>
      ))}
      {settling && newest ? (
        <FaceTable
          title={titleOf(newest.type === 'struck' ? newest.cause : 'missile-fire', newest.total, false)}
          clause={newest.clause}
          faces={faces ?? UNKNOWN}
          die={newest.die}
        />
      ) : (
        next.map((roll, i) => (
          <FaceTable
            // biome-ignore lint/suspicious/noArrayIndexKey: rolls are listed in their order
            key={i}
            title={titleOf(roll.roll, roll.sum?.total ?? 0, isAtLeast(sideOf(roll, report)))}
            clause={roll.clause}
            faces={facesIn(roll)}
            die={null}
          />
        ))
      )}
    </>
  );
}

/** The rolls of the preview, else those of the next answer; until known, the attackers' blow. */
function useNextRolls(report: BattleReport): readonly RollOdds[] {
  const { menu, odds } = usePassTable();
  const looked = useSelection((selection) => selection.preview?.action ?? null);
  for (const action of [looked, menu.end]) {
    const sure = action === null ? [] : (odds.get(action) ?? []);
    const onTables = sure.filter(({ results }) => results.length === 6);
    if (onTables.length > 0) return onTables;
  }
  const before = ['declare', 'chaos', 'physical', 'spirit', 'missiles', 'melee'].includes(report.stage);
  return before && (report.attack.blow.sum?.total ?? 0) > 0 ? [report.attack.blow] : [];
}

/** The side that makes a roll: its hidden counters raise the total. */
const sideOf = ({ roll }: RollOdds, { attack, defence }: BattleReport) =>
  roll === 'counter-attack' || roll === 'defensive-spirit' ? defence : attack;

/** Figures of the six faces: a loss in points, or a result of missile fire. */
const facesIn = ({ results }: RollOdds): readonly (number | string)[] =>
  results.map(({ result, value }) => value ?? (result === 'none' ? '–' : result));

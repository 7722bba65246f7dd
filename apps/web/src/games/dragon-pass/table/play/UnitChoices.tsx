import type { Action, ReturnPrice, View } from '@hexwyrm/dragon-pass';
import { powersThat } from '@hexwyrm/dragon-pass/data';
import { type ReactNode, useMemo, useState } from 'react';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import { decisiveRoll } from '../../../../table/ask-host/chances.ts';
import { useOdds } from '../../../../table/ask-host/useOdds.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { Key } from '../../../../ui/Key.tsx';
import { faceOf } from '../../board/faces.ts';
import { usePassAnswer } from '../../useAnswer.ts';
import { usePassTable } from '../../usePassTable.ts';
import { unitIn } from '../../view.ts';
import { Counter } from '../Counter.tsx';
import { CHOICES, KINDS } from '../kinds.ts';
import { MoonFactor } from '../MoonFactor.tsx';
import { UnitName } from '../UnitName.tsx';
import '../../../../table/play/tray.css';

/** The unit a choice names; -1 where it names a place in a hidden stack. */
const unitNamed = (action: Action): number => ('unit' in action && action.unit !== null ? action.unit : -1);

/** Depth of the unit, counted through all stacks; units beside the board keep their order. */
const depthOf = ({ stacks }: View, unit: number): number =>
  stacks.flatMap(({ places }) => places).findIndex((place) => place.unit === unit);

/** The printed combat factor; magicians count their magic besides. */
function strengthOf({ view, world }: ReturnType<typeof usePassTable>, unit: number): number {
  const type = unitIn(view, unit)?.type;
  const front = type === undefined ? undefined : world.types[type]?.printed.front;
  return Number(front?.cf.value ?? 0) + (Number(front?.mgf.value ?? 0) || 0);
}

/** What has a panel of its own: casualties with their prices, hits, reserves, calls of Hungry Jack, sacrifices. */
const ELSEWHERE: ReadonlySet<Action['type']> = new Set<Action['type']>([
  ...powersThat('panel'),
  'take',
  'disrupt',
  'lose',
  'reserve',
]);

/** So many are shown at once where an army can be chosen from; the others are folded. */
const SHOWN = 9;

/** Offered all through a phase: they are folded, so that they hide nothing else. */
const FOLDED: ReadonlySet<Action['type']> = new Set(powersThat('folded'));

/** Choices between units: victims, scapegoats, units to protect. */
export function UnitChoices() {
  const table = usePassTable();
  const { menu, view, commands, snapshot } = table;
  const words = useWords();
  const { t, actionLabel, kindName } = words;
  const asked = words.decisionTitle(snapshot, view);
  const set = useSelection((selection) => selection.set);
  /** Those that leave the game: the weakest first; others as they lie. */
  const rankOf = (action: Action): number =>
    action.type === 'withdraw' ? strengthOf(table, unitNamed(action)) : depthOf(view, unitNamed(action));
  const choices = menu.answers
    .filter(({ type }) => CHOICES.has(type) && !ELSEWHERE.has(type))
    .sort((a, b) => rankOf(a) - rankOf(b));
  const rolled = useMemo(() => menu.answers.filter(({ type }) => KINDS[type]?.rolls), [menu]);
  const odds = useOdds(table, rolled);
  const prices = usePassAnswer('returns', choices.some(({ type }) => FOLDED.has(type)) ? {} : null);
  if (choices.length === 0) return null;
  const kinds = [...new Set(choices.map(({ type }) => type))];
  const listOf = (some: readonly Action[], isFirst = true) => (
    <ul>
      {some.map((action, i) => {
        const unit = unitNamed(action);
        const label = actionLabel(action, view);
        const roll = decisiveRoll(odds.get(action));
        return (
          <li key={JSON.stringify(action)}>
            <button
              type="button"
              data-choice
              title={label}
              aria-label={label}
              onClick={() => commands.take(action)}
              onFocus={() => unit >= 0 && set({ inspected: unit })}
              onPointerEnter={() => unit >= 0 && set({ inspected: unit })}
            >
              {unit >= 0 && <Counter face={faceOf(view, unit, {})} size={44} />}
              <span>{unit >= 0 ? <UnitName unit={unit} /> : label}</span>
              {action.type === 'transform' && <small>{t(`pass.doubled.${action.factor}`)}</small>}
              <MoonFactor unit={unit} />
              <Price type={action.type} price={prices?.find((one) => one.unit === unit)} />
              {roll && <b>{words.odds(roll, view).chance}</b>}
              {i < 9 && isFirst && <Key name={`${i + 1}`} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
  return kinds.map((kind) => {
    const some = choices.filter(({ type }) => type === kind);
    const first = kind === 'withdraw' ? some.slice(0, SHOWN) : some;
    const rest = some.slice(first.length);
    return FOLDED.has(kind) ? (
      <Folded key={kind} kind={kind}>
        {listOf(some)}
      </Folded>
    ) : (
      <fieldset key={kind} className="tray" aria-label={kindName(kind)}>
        {kindName(kind) !== asked && <p className="label">{kindName(kind)}</p>}
        {kind === 'feed' && (
          <p className="hint">
            {t('pass.bat-hungry')} <ClauseLink clause="DP-13.1-o" />
          </p>
        )}
        {listOf(first)}
        {rest.length > 0 && (
          <details>
            <summary>{t('pass.more-units', { count: rest.length })}</summary>
            {listOf(rest, false)}
          </details>
        )}
      </fieldset>
    );
  });
}

interface PriceProps {
  readonly type: Action['type'];
  readonly price: ReturnPrice | undefined;
}

/** What a lost unit costs (DP-18.7.5-b, DP-18.9.5-c). */
function Price({ type, price }: PriceProps) {
  const { t, number } = useWords();
  const told = useVolume('pages');
  if (!told || price === undefined) return null;
  const { points, given } = price;
  if (type === 'replace')
    return <small>{t('pages.return-given', { count: given.count, combat: number(given.combat) })}</small>;
  return type === 'buy' && points !== null && <b>{t('pages.return-points', { points })}</b>;
}

/** Digits do not choose what is folded away: it is not there. */
function Folded({ kind, children }: { readonly kind: Action['type']; readonly children: ReactNode }) {
  const { view } = usePassTable();
  const { t, kindName } = useWords();
  const [open, setOpen] = useState(false);
  const fund = kind === 'buy' ? view.answers.diplomacy?.fund : null;
  return (
    <details className="tray" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {kindName(kind)}{' '}
        {fund && (
          <small>
            {t('people.fund')} <b>{fund.own}</b>
          </small>
        )}
      </summary>
      {open && children}
    </details>
  );
}

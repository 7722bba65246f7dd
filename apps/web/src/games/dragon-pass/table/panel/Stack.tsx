import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Hex, UnitId } from '../../../../board/types.ts';
import { useWords } from '../../../../i18n/index.ts';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { faceOf } from '../../board/faces.ts';
import { hiddenAt } from '../../board/stacks.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Counter } from '../Counter.tsx';
import { useCounterDrag } from './useCounterDrag.ts';
import { useOrder } from './useOrder.ts';
import { asksOrder } from './useOwnStacks.ts';
import { usePlace } from './usePlace.ts';
import './stack.css';

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The same by buttons, for hands that cannot drag. */
const MOVES = [
  { id: 'pass.order-top', sign: '⇤', step: Number.NEGATIVE_INFINITY },
  { id: 'pass.order-up', sign: '←', step: -1 },
  { id: 'pass.order-down', sign: '→', step: 1 },
  { id: 'pass.order-bottom', sign: '⇥', step: Number.POSITIVE_INFINITY },
] as const;

interface StackProps {
  readonly hex: Hex;
  /** Names its hex: no card shows that here. */
  readonly named?: true;
  /** The content under a counter. */
  readonly foot?: (unit: UnitId) => ReactNode;
}

/** A hex from the top down; hidden counters show their backs. Own stacks are rearranged here. */
export function Stack({ hex, named, foot }: StackProps) {
  const { view, menu, commands } = usePassTable();
  const { inspected, set } = useSelection();
  const { t, unitLabel } = useWords();
  const list = useRef<HTMLOListElement>(null);
  const place = usePlace(hex);
  const order = useOrder(hex);
  const [chosen, setChosen] = useState(false);
  const places = view.stacks.find((stack) => stack.hex === hex)?.places ?? [];
  const others = places.flatMap(({ unit }, depth) =>
    unit !== null && order.units.includes(unit) ? [] : [unit ?? hiddenAt(hex, depth)],
  );
  const placeAt = (x: number, y: number): number | null => {
    const over = [...(list.current?.children ?? [])].findIndex((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    return over < 0 || over >= order.units.length ? null : over;
  };
  const dragged = useCounterDrag(placeAt, order.move);
  if (places.length < 2 && !foot) return null;
  // A player who only wants to continue is not shown how to rearrange stacks.
  const asked = asksOrder(view);
  const arranges = chosen || order.changed || asked;
  const choose = (unit: UnitId) => {
    setChosen(true);
    if (menu.units.has(unit)) commands.select({ kind: 'unit', unit });
    else set({ inspected: unit });
  };
  const shift = (unit: UnitId, step: number) => order.move(unit, order.units.indexOf(unit) + step);
  const onKeyDown = (event: KeyboardEvent, unit: UnitId) => {
    const step = STEPS[event.key];
    if (step === undefined || !event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    shift(unit, step);
  };
  const held = order.units.find((unit) => unit === inspected) ?? order.moved;
  return (
    <section className="stack" aria-label={t('pass.stack')}>
      <p className="label">
        {named && `${place} · `}
        {t('pass.stack-of', { count: places.length })}
      </p>
      <ol ref={list} data-open={order.open}>
        {[...order.units, ...others].map((id, depth) => {
          const own = depth < order.units.length;
          const label = id < 0 ? t('pass.hidden') : unitLabel(view, id);
          return (
            <li key={id}>
              <button
                type="button"
                className="stacked"
                aria-pressed={inspected === id}
                aria-keyshortcuts={own ? 'Alt+ArrowLeft Alt+ArrowRight Alt+Home Alt+End' : undefined}
                title={label}
                disabled={id < 0}
                onClick={() => choose(id)}
                onKeyDown={(event) => own && onKeyDown(event, id)}
                {...(own && places.length > 1 ? dragged(id) : {})}
              >
                <Counter face={faceOf(view, id, {})} size={46} />
                <span className="visually-hidden">{label}</span>
              </button>
              {foot?.(id)}
            </li>
          );
        })}
      </ol>
      {order.open && order.units.length > 1 && !arranges && <p className="hint">{t('pass.order-choose')}</p>}
      {order.open && order.units.length > 1 && arranges && (
        <fieldset className="shift">
          <legend className="hint">
            {held === null ? t('pass.order-choose') : t('pass.order-hint', { unit: unitLabel(view, held) })}
          </legend>
          {MOVES.map(({ id, sign, step }) => (
            <button
              key={id}
              type="button"
              className="button narrow"
              aria-label={t(id)}
              title={t(id)}
              disabled={held === null}
              onClick={() => held !== null && shift(held, step)}
            >
              {sign}
            </button>
          ))}
        </fieldset>
      )}
      {order.changed && (
        <div className="pair">
          <button type="button" className="button" onClick={order.reset}>
            {t('pass.order-back')}
          </button>
          {!asked && (
            <button type="button" className="button button-primary" onClick={order.lay}>
              {t('table.lay')}
            </button>
          )}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {order.moved !== null &&
          t('pass.order-place', {
            unit: unitLabel(view, order.moved),
            place: order.units.indexOf(order.moved) + 1,
            count: order.units.length,
          })}
      </p>
    </section>
  );
}

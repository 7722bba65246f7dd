import type { Plan } from '@hexwyrm/kernel';
import { useRef } from 'react';
import { useEffect } from '../../base/effects.ts';
import { useVolume, useWords } from '../../i18n/index.ts';
import type { GameAction } from '../../kit/kit.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Key } from '../../ui/Key.tsx';
import { useTable } from '../context.ts';
import { useSelection } from '../select/selection-store.ts';
import { hexesOf } from './plan-hexes.ts';
import { useAdvice } from './useAdvice.ts';
import './suggest.css';

/** What a player who asks is advised to do: three plans with their reasons, to look at and to play. */
export function Suggest() {
  const { t } = useWords();
  const told = useVolume('advice');
  const { search, ask, stop } = useAdvice();
  const list = useRef<HTMLElement>(null);
  const found = search.kind === 'found';
  useEffect(() => {
    if (found && told) list.current?.focus();
  }, [found, told]);
  if (search.kind === 'looking')
    return (
      <section className="suggest" aria-busy="true">
        <p role="status">{told && t('suggest.looking')}</p>
        <button type="button" className="button" onClick={stop}>
          {told && t('suggest.stop')}
        </button>
      </section>
    );
  return (
    <>
      <button type="button" className="button suggest-ask" data-key="i" onClick={() => void ask()}>
        <Icon name="look" size={16} />
        {t(found ? 'suggest.again' : 'table.suggest')} <Key name="I" />
      </button>
      {search.kind === 'failed' && told && <p role="status">{t('suggest.failed')}</p>}
      {found && told && (
        <section className="suggest" ref={list} tabIndex={-1} aria-labelledby="suggest-title">
          <h3 className="label" id="suggest-title">
            {t('suggest.title', { count: search.advice.plans.length })}
          </h3>
          <p className="hint">{t('suggest.now', { chance: percentOf(search.advice.now) })}</p>
          <ol className="suggest-plans">
            {search.advice.plans.map((plan, i) => (
              <PlanLine key={JSON.stringify(plan.actions)} plan={plan} letter={LETTERS[i]} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

const LETTERS = ['A', 'B', 'C'];

/** Steps that are told one by one. */
const TOLD = 2;

const percentOf = (chance: number): string => `${Math.round(100 * chance)} %`;

/** Looked at, it shows where it happens; pressed, it is played. */
function PlanLine({ plan, letter }: { readonly plan: Plan<GameAction>; readonly letter: string }) {
  const { view, kit, field, act } = useTable();
  const set = useSelection((selection) => selection.set);
  const { t, actionLabel, reason } = useWords();
  const { actions, chance, reasons } = plan;
  const show = () => set({ lit: { hexes: hexesOf(actions, view, kit.play, field.grid), flash: false } });
  const hide = () => set({ lit: null });
  useEffect(() => () => set({ lit: null }), [set]);
  const [first] = actions;
  if (first === undefined) return null;
  // What a unit does step by step is told by where it begins and ends.
  const told = actions.length <= TOLD ? actions : [first, ...actions.slice(-1)];
  const left = actions.length - told.length;
  return (
    <li>
      <button
        type="button"
        className="suggest-plan"
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={() => {
          hide();
          act(actions);
        }}
      >
        <span className="suggest-letter" aria-hidden="true">
          {letter}
        </span>
        <span className="suggest-text">
          <strong>
            {told.map((action) => actionLabel(action, view)).join(' … ')}
            {left > 0 && <small> ({t('suggest.more', { count: left })})</small>}
          </strong>
          {reasons.map((each) => (
            <span key={JSON.stringify(each)} className={each.harm ? 'suggest-reason harm' : 'suggest-reason'}>
              {reason(each, view)}
            </span>
          ))}
          <span className="suggest-chance">{t('suggest.chance', { chance: percentOf(chance) })}</span>
        </span>
      </button>
    </li>
  );
}

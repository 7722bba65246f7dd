import { useRef } from 'react';
import { later, useFirstScreenShown } from '../../base/later.tsx';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Key } from '../../ui/Key.tsx';
import { useTable } from '../context.ts';
import { ClauseLink } from '../frame/ClauseLink.tsx';
import { ModeButtons } from '../play/ModeButtons.tsx';
import { Party } from '../play/Party.tsx';
import { traitsOf } from '../select/selection.ts';
import { useSelection } from '../select/selection-store.ts';
import { useEndPhase, useForgotten, useLaidOut } from '../useEndPhase.ts';
import { ActionList } from './ActionList.tsx';
import { Answers } from './Answers.tsx';
import { Pressed } from './Pressed.tsx';
import { Reactions } from './Reactions.tsx';
import { UndoButton } from './UndoButton.tsx';
import { WhoDecides } from './WhoDecides.tsx';
import './prompt.css';

const Suggest = later(async () => (await import('../suggest/Suggest.tsx')).Suggest);
const Waiting = later(async () => (await import('./Waiting.tsx')).Waiting);

/** Who decides, about what, what is still undone, and every possible answer. */
export function PromptCard() {
  const table = useTable();
  const { kit, view, snapshot, mine } = table;
  const words = useWords();
  const { t } = words;
  const { names, viewer, turnOver, advised } = useGame();
  const come = useFirstScreenShown();
  const card = useRef<HTMLElement>(null);
  if (!mine || turnOver !== null) return <Waiting />;
  return (
    <section className="card prompt" id="prompt" ref={card} tabIndex={-1} aria-labelledby="prompt-title">
      <WhoDecides whose={names[viewer] ? t('table.theirs', words.who(viewer)) : t('table.yours')} />
      <h2 id="prompt-title">{words.decisionTitle(snapshot, view)}</h2>
      <p className="hint">
        {words.decisionHint(snapshot, view)} <Undone />
      </p>
      <kit.panels.Prompt />
      <ModeButtons />
      <Answers />
      <Pressed />
      <Party />
      {!kit.panels.endsItself?.(view) && <EndAndUndo />}
      <Reactions />
      {advised && come && <Suggest />}
      {!kit.panels.endsItself?.(view) && <ActionList />}
    </section>
  );
}

/** Units that have not acted yet. */
function Undone() {
  const { view, menu, hopeless } = useTable();
  const askEnd = useSelection((selection) => selection.askEnd);
  const words = useWords();
  const { t } = words;
  // When the phase is being ended, the forgotten units are listed below.
  const able = [...menu.units.keys()].filter((unit) => !hopeless.has(unit));
  if (able.length === 0 || menu.end === null || askEnd) return null;
  return <>{t('table.can-act', { units: words.company(view, able) })}</>;
}

/** The dice that fall when the phase ends. */
function EndRolls() {
  const { view, menu, odds } = useTable();
  const words = useWords();
  const rolls = menu.end === null ? [] : (odds.get(menu.end) ?? []);
  if (rolls.length === 0) return null;
  return (
    <>
      <p>{words.t('odds.at-end')}</p>
      <ul>
        {rolls.map((roll, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rolls are listed in their order
          <li key={i}>
            {words.odds(roll, view).text} <ClauseLink clause={roll.clause} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** So many are named one by one. */
const NAMED = 4;

function EndAndUndo() {
  const { t, actionLabel, company, unitLabel, list } = useWords();
  const { askEnd, set } = useSelection();
  const { kit, menu, legal, view, commands } = useTable();
  const isPhase = view.frames.length === 0 && kit.turn.phaseAt(view) >= 0;
  const forgotten = useForgotten();
  const end = useEndPhase();
  const laidOut = useLaidOut().length > 0;
  // Ending a choice is its answer; ending a phase, or giving something away, must not happen by mistake.
  const gives = legal.some((action) => traitsOf(kit.play, kit.play.kindOf(action)).precious);
  const ends = menu.end !== null && menu.end.type !== 'end';
  const answers = laidOut || (ends && !gives);
  const named = ends && menu.end !== null ? actionLabel(menu.end, view) : t('table.end');
  const endLabel = laidOut ? t('table.lay') : named;
  if (askEnd) {
    const units =
      forgotten.length > NAMED
        ? company(view, forgotten)
        : list(forgotten.map((unit) => unitLabel(view, unit)));
    return (
      <div className="ask" role="alertdialog" aria-label={t('table.end')}>
        {forgotten.length > 0 && <p>{t('table.ask-end', { units })}</p>}
        <EndRolls />
        <div className="pair">
          <button type="button" className="button" onClick={() => set({ askEnd: false })}>
            {t('table.cancel')}
          </button>
          <button type="button" className="button button-primary" data-spot="end" onClick={() => end(true)}>
            {t('table.end-anyway')} <Key name="E" />
          </button>
        </div>
      </div>
    );
  }
  return (
    <div className="pair">
      <UndoButton />
      {menu.end === null && isPhase && !laidOut && (
        <button
          type="button"
          className="button"
          data-why
          aria-disabled
          onClick={() => commands.explain({ type: 'end' }, null)}
        >
          <Icon name="turn" size={16} />
          {t('table.end')} <Key name="E" />
        </button>
      )}
      {(laidOut || menu.end !== null) && (
        <button
          type="button"
          className={answers ? 'button button-primary' : 'button'}
          data-spot="end"
          data-commit={answers || undefined}
          onClick={() => end(false)}
        >
          <Icon name="turn" size={16} />
          {endLabel} <Key name="E" />
        </button>
      )}
    </div>
  );
}

import { useWords } from '../../i18n/index.ts';
import type { GameAction } from '../../kit/kit.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Key } from '../../ui/Key.tsx';
import { useTable } from '../context.ts';
import { iconOf, inOrder, type Kind, traitsOf } from '../select/selection.ts';
import { useSelection } from '../select/selection-store.ts';
import { useKindReach } from './kind-reach.ts';
import { type Pointing, TIP, usePointed } from './pointed-mode.ts';
import './modes.css';

/** The modes of the selected unit, with the range of each; unavailable ones keep their place and show why. */
export function ModeButtons() {
  const { kit, kinds, view } = useTable();
  const { play } = kit;
  const { subject, kind: chosen } = useSelection();
  const { pointed, pointing } = usePointed();
  if (subject?.kind !== 'unit' || kinds.length === 0) return null;
  const isAsked = (kind: Kind) => traitsOf(play, kind).button || traitsOf(play, kind).quiet;
  if (kinds.length === 1 && !kinds.some(({ kind }) => isAsked(kind))) return null;
  const missing = play.missing(subject.unit, kinds, view);
  const all: readonly ModeProps[] = [
    ...kinds.map(({ kind, count }) => ({ kind, count, refused: null })),
    ...missing.map(({ kind, action }) => ({ kind, count: 0, refused: action })),
  ];
  const order = inOrder(play);
  const { KindNote } = kit.panels;
  return (
    <>
      <div className="modes-box">
        <fieldset className="modes">
          {all
            .toSorted((a, b) => order(a.kind, b.kind))
            .map((mode, i) => (
              <Mode
                key={mode.kind}
                {...mode}
                digit={traitsOf(play, mode.kind).digit ?? i + 1}
                pointing={pointing(mode.kind)}
              />
            ))}
        </fieldset>
        {/* Over what is above: nothing may move away from under the pointer. */}
        {KindNote && pointed !== null && pointed !== chosen && (
          <div className="mode-tip" id={TIP} role="tooltip">
            <KindNote kind={pointed} />
          </div>
        )}
      </div>
      {KindNote && chosen !== null && <KindNote kind={chosen} />}
    </>
  );
}

interface ModeProps {
  readonly kind: Kind;
  readonly count: number;
  /** What to ask the host about where it cannot be had. */
  readonly refused: GameAction | null;
}

interface ButtonProps extends ModeProps {
  readonly digit: number;
  readonly pointing: Pointing;
}

function Mode({ kind, count, refused, digit, pointing }: ButtonProps) {
  const { kit, commands } = useTable();
  const { kind: chosen, preview } = useSelection();
  const words = useWords();
  const reach = useKindReach();
  const on = chosen === kind || (chosen === null && preview?.held === true && preview.option.kind === kind);
  const key = digit <= 9 ? { 'data-digit': digit } : {};
  const content = (
    <>
      <Icon name={iconOf(kit.play, kind)} size={20} />
      <strong>{words.kindName(kind)}</strong>
      <small>{refused === null ? reach(kind, count) : words.t('table.why-not')}</small>
      {digit <= 9 && <Key name={`${digit}`} />}
    </>
  );
  return refused === null ? (
    <button
      type="button"
      className="mode"
      {...pointing}
      data-spot={`mode-${kind}`}
      {...key}
      aria-pressed={on}
      onClick={() => commands.pressKind(kind)}
    >
      {content}
    </button>
  ) : (
    <button
      type="button"
      className="mode"
      {...pointing}
      data-why
      {...key}
      aria-disabled
      onClick={() => commands.explain(refused, null)}
    >
      {content}
    </button>
  );
}

import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useEffect } from '../../base/effects.ts';
import { nameOf } from '../../board/field.ts';
import type { UnitId } from '../../board/types.ts';
import { useVolume, useWords } from '../../i18n/index.ts';
import { useTheme } from '../../theme/theme.ts';
import { useTable } from '../context.ts';
import { companyNow, pick } from '../select/party.ts';
import { type OpenStack, useSelection } from '../select/selection-store.ts';
import { useAside, useOver } from './bubble-position.ts';
import './stack-viewer.css';

interface StackViewerProps {
  readonly area: RefObject<HTMLElement | null>;
  /** The pointer has left it. */
  readonly onLeave: () => void;
  /** It was closed by key: the board has the keyboard again. */
  readonly onClosed: () => void;
}

/**
 * A stack laid out counter by counter, the top first, with its totals: over a hex with several units on which
 * the pointer rests (in a corner while a unit is selected), by long press or by key. A click on a counter
 * chooses who moves. Works for any game whose `unitsIn` names more than one unit; `StackTotals` of its panels
 * adds the sums.
 */
export function StackViewer(props: StackViewerProps) {
  const openStack = useSelection((selection) => selection.openStack);
  const told = useVolume('moves');
  return openStack !== null && told ? <OpenedStack {...props} openStack={openStack} /> : null;
}

function OpenedStack({
  area,
  openStack,
  onLeave,
  onClosed,
}: StackViewerProps & { readonly openStack: OpenStack }) {
  const { kit, view, field, menu, mine } = useTable();
  const { set } = useSelection();
  const words = useWords();
  const { t } = words;
  const node = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { hex, held, aside } = openStack;
  const units = kit.play.unitsIn(view, hex);
  const over = useOver(area, node, hex);
  const corner = useAside(area, node, hex);
  const spot = aside ? corner : over;
  useEffect(() => {
    if (held) list.current?.querySelector('button')?.focus();
  }, [held]);
  if (units.length === 0) return null;
  const name = nameOf(field, hex);
  const place = words.placeName(view, name);
  const title = t('moves.stack', { place: place === name ? name : `${name}, ${place}`, count: units.length });
  const going = companyNow(kit.play, view, menu);
  const chosen = units.filter((unit) => going.includes(unit));
  const choose = (unit: UnitId) => {
    if (mine && menu.units.has(unit)) pick(kit.play, view, menu, unit);
    else set({ inspected: unit });
  };
  const close = () => {
    set({ openStack: null });
    onClosed();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key !== 'Escape' && step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) close();
    else stepFocus(list.current, step);
  };
  const { StackTotals } = kit.panels;
  const chooses = mine && units.filter((unit) => menu.units.has(unit)).length > 1;
  return (
    <section
      ref={node}
      className="stack-viewer"
      aria-label={title}
      style={spot ?? { visibility: 'hidden' }}
      data-held={held}
      data-aside={aside}
      onPointerLeave={onLeave}
    >
      <header>
        <h2>{title}</h2>
        {held && (
          <button type="button" className="close" aria-label={t('table.close')} onClick={close}>
            ×
          </button>
        )}
      </header>
      <ol ref={list}>
        {units.map((unit, depth) => (
          <li key={unit}>
            <button
              type="button"
              aria-pressed={chosen.includes(unit)}
              data-able={mine && menu.units.has(unit)}
              onClick={() => choose(unit)}
              onKeyDown={onKeyDown}
            >
              <Piece unit={unit} />
              <span>{unit < 0 ? t('moves.hidden') : words.unitLabel(view, unit)}</span>
              {depth === 0 && <small>{t('moves.top')}</small>}
            </button>
          </li>
        ))}
      </ol>
      {StackTotals && <StackTotals hex={hex} units={chosen.length > 0 ? chosen : units} />}
      {chooses && !aside && <p className="hint">{t('moves.choose-hint')}</p>}
    </section>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function stepFocus(list: HTMLElement | null, step: 1 | -1): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const now = buttons.findIndex((button) => button.matches(':focus'));
  buttons[(now + step + buttons.length) % Math.max(buttons.length, 1)]?.focus();
}

function Piece({ unit }: { readonly unit: UnitId }) {
  const { kit, view } = useTable();
  const { theme } = useTheme();
  const { svg } = kit.board.counter(view, unit, {}, theme, 'full');
  return (
    <svg
      viewBox="-58 -58 116 120"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions from numbers and known names
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

import { useCallback, useMemo, useRef } from 'react';
import { useEffect } from '../../base/effects.ts';
import { Board } from '../../board/Board.tsx';
import { nameOf as numberOf } from '../../board/field.ts';
import type { BoardHandle, Mark } from '../../board/types.ts';
import { useTheme } from '../../theme/theme.ts';
import { isChanged } from '../changes.ts';
import type { EditorView } from '../kit.ts';
import { useEditor } from '../useEditor.ts';
import { written } from '../written.ts';
import { HexForm } from './HexForm.tsx';
import './map-pane.css';

/** The map as it is corrected, and all that is said of one of its hexes. */
export function MapPane() {
  const { kit, draft, map, hex, words, goTo, lit } = useEditor();
  const { t } = words;
  const { theme } = useTheme();
  const board = useRef<BoardHandle>(null);
  const drawn = useDrawn();
  const sides = useMemo(() => kit.sides(draft, map, hex, words), [kit, draft, map, hex, words]);
  const view: EditorView = useMemo(
    () => ({ scenario: '', turn: 0, units: [], frames: [], map, corrections: drawn, hex, sides }),
    [map, drawn, hex, sides],
  );
  const field = kit.board.fieldOf(view);
  const at = field.grid.index.get(hex) ?? null;
  useEffect(() => {
    if (at !== null) board.current?.reveal(at);
  }, [at]);
  const litHex = lit?.kind === 'hex' && lit.map === map ? field.grid.index.get(lit.hex) : undefined;
  const marks: readonly Mark[] = litHex === undefined ? [] : [{ kind: 'lit', hex: litHex }];
  const nameOf = useCallback((one: string) => kit.nameOf(draft, map, one, words), [kit, draft, map, words]);
  const labelOf = useCallback(
    (one: number) => {
      const number = numberOf(field, one);
      const [ground] = kit.hex(draft, map, number, words).groups.flatMap(({ controls }) => controls);
      const parts = [number, nameOf(number), ground && written(ground, ground.now, words)];
      return parts.filter((part) => part).join(', ');
    },
    [kit, draft, map, words, field, nameOf],
  );
  const choose = (chosen: number) => goTo({ kind: 'hex', map, hex: numberOf(field, chosen) });
  return (
    <section className="map-pane" aria-labelledby="map-pane-title">
      <div className="pane-head">
        <h2 className="label" id="map-pane-title">
          {t('corrections.map')}
        </h2>
        {kit.maps.length > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: buttons that toggle
          <span className="segments" role="group" aria-label={t('corrections.map')}>
            {kit.maps.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === map}
                onClick={() => goTo({ kind: 'hex', map: one, hex: kit.firstHex(one) })}
              >
                {t(`corrections.map.${one}`)}
              </button>
            ))}
          </span>
        )}
        <span className="map-hint">{t('corrections.map-hint')}</span>
      </div>
      <div className="map-board">
        <Board
          key={map}
          ref={board}
          kit={kit.board}
          view={view}
          theme={theme}
          marks={marks}
          selected={at}
          cursor={at}
          onHex={(chosen, how) => {
            if (how === 'click' || how === 'enter') choose(chosen);
          }}
          onCursor={choose}
          labelOf={labelOf}
          nameOf={nameOf}
          label={t('corrections.board')}
        />
        <Bubble />
      </div>
      <HexForm sides={sides} />
    </section>
  );
}

/** What was last changed in the hex, beside it. */
function Bubble() {
  const { bubble, words } = useEditor();
  const { t } = words;
  if (bubble?.place.kind !== 'hex') return null;
  const { control, subject } = bubble;
  return (
    <p className="map-bubble">
      <strong>
        {subject}, {control.label}: {written(control, control.now, words)}
      </strong>
      {isChanged(control) && (
        <>
          {`, ${t('corrections.was', { value: written(control, control.was, words) })} `}
          <span className="source-chip source-corrected">{t('corrections.source.corrected')}</span>
        </>
      )}
    </p>
  );
}

/** The last draft that the map could be drawn from: one that is at fault may leave it without banks or walls. */
function useDrawn() {
  const { kit, draft, map } = useEditor();
  const last = useRef(draft);
  return useMemo(() => {
    try {
      kit.draw(draft, map);
      last.current = draft;
    } catch {
      // Its faults are told beside the map.
    }
    return last.current;
  }, [kit, draft, map]);
}

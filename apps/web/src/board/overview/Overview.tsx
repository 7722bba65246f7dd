import type { PointerEvent, RefObject } from 'react';
import { useEffect } from '../../base/effects.ts';
import type { Field } from '../field.ts';
import type { GroundPicture } from '../ground/ground-picture.ts';
import type { TintOf } from '../ground/underpainting.ts';
import { Minimap } from './Minimap.tsx';
import { cornerAt, cornerBy, useMinimapPlace } from './minimap-place.ts';
import './overview.css';
import type { BoardCamera } from '../camera/useCamera.ts';

/** What it and its buttons are called. */
export interface OverviewWords {
  readonly map: string;
  readonly move: string;
  readonly hide: string;
  readonly show: string;
}

interface OverviewProps {
  readonly field: Field;
  readonly camera: BoardCamera;
  readonly picture: GroundPicture | null;
  readonly tintOf: TintOf;
  readonly words: OverviewWords;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** So much of the map may be out of view before the small one is worth while. */
const SLACK = 40;

/** The small map in a corner, unless the whole map is in view. It can be moved or hidden. */
export default function Overview({ field, camera, picture, tintOf, words, ref }: OverviewProps) {
  const { corner, open, move, setOpen } = useMinimapPlace();

  useEffect(() => {
    const follow = () => {
      const { left, top, right, bottom } = camera.inView();
      const whole =
        left <= SLACK && top <= SLACK && right >= field.width - SLACK && bottom >= field.height - SLACK;
      if (ref.current) ref.current.hidden = whole;
    };
    follow();
    const leave = camera.watch(follow);
    return () => {
      leave();
    };
  }, [camera, field, ref]);

  const drag = (event: PointerEvent<HTMLElement>) => {
    const board = event.currentTarget.closest('.board')?.getBoundingClientRect();
    if (event.buttons !== 1 || !board) return;
    const { left, right, top, bottom } = board;
    move(cornerAt(event.clientY < (top + bottom) / 2, event.clientX < (left + right) / 2));
  };

  const moveButton = (
    <button
      type="button"
      className="overview-move"
      aria-label={words.move}
      title={words.move}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={(event) => {
        const next = cornerBy(corner, event.key);
        if (next === null) return;
        event.preventDefault();
        event.stopPropagation();
        move(next);
      }}
    >
      ✥
    </button>
  );

  return (
    <div ref={ref} className="board-overview" data-corner={corner}>
      {open && <Minimap {...{ field, camera, picture, tintOf }} label={words.map} />}
      {open && moveButton}
      <button
        type="button"
        className={open ? 'overview-hide' : 'overview-show'}
        aria-label={open ? words.hide : words.show}
        title={open ? words.hide : words.show}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? '×' : <i />}
      </button>
    </div>
  );
}

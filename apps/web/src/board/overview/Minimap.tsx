import { type PointerEvent, useRef } from 'react';
import { useEffect, useLayoutEffect } from '../../base/effects.ts';
import type { BoardCamera } from '../camera/useCamera.ts';
import type { Field } from '../field.ts';
import type { GroundPicture } from '../ground/ground-picture.ts';
import { type TintOf, underpainting } from '../ground/underpainting.ts';

interface MinimapProps {
  readonly field: Field;
  readonly camera: BoardCamera;
  readonly picture: GroundPicture | null;
  readonly tintOf: TintOf;
  readonly label: string;
}

const WIDTH = 178;

/** The whole map, with a frame around what is in view; pressing it goes there. */
export function Minimap({ field, camera, picture, tintOf, label }: MinimapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const colours = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const scale = WIDTH / field.width;
  const height = Math.round(field.height * scale);

  // The large map is painted first: until then the small one has its colours.
  useLayoutEffect(() => {
    colours.current?.replaceChildren(underpainting(field, tintOf));
  }, [field, tintOf]);

  useEffect(() => {
    let wanted = true;
    const show = async () => {
      const bitmap = await picture?.at(2 * scale);
      const context = canvas.current?.getContext('bitmaprenderer');
      if (wanted && bitmap) context?.transferFromImageBitmap(bitmap);
      else bitmap?.close();
    };
    show().catch((error: unknown) => console.error('the small map could not be painted', error));
    return () => {
      wanted = false;
    };
  }, [picture, scale]);

  useEffect(() => {
    const follow = () => {
      if (!frame.current) return;
      const { left, top, right, bottom } = camera.inView();
      const x = Math.max(0, left * scale);
      const y = Math.max(0, top * scale);
      frame.current.style.transform = `translate(${x}px, ${y}px)`;
      frame.current.style.width = `${Math.max(0, Math.min(WIDTH, right * scale) - x)}px`;
      frame.current.style.height = `${Math.max(0, Math.min(height, bottom * scale) - y)}px`;
    };
    follow();
    const leave = camera.watch(follow);
    return () => {
      leave();
    };
  }, [camera, scale, height]);

  const go = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    camera.centreOn((event.clientX - box.left) / scale, (event.clientY - box.top) / scale);
  };

  return (
    <div
      className="board-minimap"
      role="img"
      aria-label={label}
      style={{ width: WIDTH, height }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={go}
    >
      <div ref={colours} />
      <canvas ref={canvas} width={2 * WIDTH} height={2 * height} />
      <div ref={frame} className="board-minimap-frame" />
    </div>
  );
}

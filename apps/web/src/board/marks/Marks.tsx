import { memo } from 'react';
import {
  chipPlace,
  type Level,
  type Point,
  paintAble,
  paintArcs,
  paintBound,
  paintFigure,
  paintGain,
  paintGoal,
  paintOdds,
  paintOverrun,
  paintPath,
  paintRefusal,
  paintScope,
  paintStop,
  paintStrike,
  paintTarget,
  paintWalk,
  paintZone,
  type Spot,
  type Theme,
} from '../../art/index.ts';
import type { GameView } from '../../kit/kit.ts';
import { Drawing } from '../Drawing.tsx';
import { type Field, RADIUS } from '../field.ts';
import type { BoardKit } from '../kit.ts';
import type { Mark } from '../types.ts';
import { Area, Stage } from './Area.tsx';

const CENTRE = { x: 0, y: 0 };

/** Two marks of one kind may be on one hex. */
function keyed(marks: readonly Mark[]): { readonly mark: Mark; readonly key: string }[] {
  const counts = new Map<string, number>();
  return marks.map((mark) => {
    const name = `${mark.kind} ${mark.hex}`;
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    return { mark, key: `${name} ${before}` };
  });
}

interface RangesProps {
  readonly field: Field;
  readonly theme: Theme;
  readonly marks: readonly Mark[];
  /** Marks whose ring is worn by a counter. */
  readonly worn: ReadonlySet<Mark>;
}

/** Below the counters: where the selected unit could go, what it can reach, and the rings around those it can strike. */
export const Ranges = memo(function Ranges({ field, theme, marks, worn }: RangesProps) {
  const spot: Spot = { at: CENTRE, radius: RADIUS, theme };
  const zones = marks.filter(({ kind }) => kind === 'zone');
  const wide = zones.length > MANY;
  return (
    <>
      {wide && <Stage field={field} hexes={zones.map(({ hex }) => hex)} />}
      {marks.map((mark) =>
        mark.kind === 'area' && mark.wash !== undefined ? (
          <Area key={`${mark.wash} ${mark.hex}`} field={field} hexes={mark.hexes ?? []} wash={mark.wash} />
        ) : null,
      )}
      {keyed(marks).map(({ mark, key }) => {
        const svg =
          wide && mark.kind === 'zone' ? '' : worn.has(mark) ? paintTarget(spot, true) : rangeSvg(mark, spot);
        return svg === '' ? null : (
          <Drawing key={key} className="board-range" svg={svg} {...field.centres[mark.hex]} />
        );
      })}
    </>
  );
});

/** More hexes than this are shown as one area. */
const MANY = 40;

function rangeSvg(mark: Mark, spot: Spot): string {
  switch (mark.kind) {
    case 'able':
      return paintAble(spot);
    case 'walk':
      return paintWalk(spot, { left: mark.left ?? 0, road: mark.road ?? false });
    case 'bound':
      return paintBound(spot, mark.flies);
    case 'overrun':
      return paintOverrun(spot);
    case 'arcs':
      return paintArcs(spot, mark.arcs ?? []);
    case 'scope':
      return paintScope(spot);
    case 'zone':
      return paintZone(spot);
    case 'ghost':
      return paintGoal(spot);
    default:
      return '';
  }
}

interface PreviewsProps extends RangesProps {
  readonly kit: BoardKit;
  readonly view: GameView;
  readonly level: Level;
  /** Zoom at rest: chips keep their size on the screen. */
  readonly zoom: number;
}

/** Above everything: way and ghost of a preview, targets without a counter, refusals, chips. */
export const Previews = memo(function Previews({
  field,
  theme,
  marks,
  kit,
  view,
  level,
  zoom,
  worn,
}: PreviewsProps) {
  const { centres } = field;
  const spot: Spot = { at: CENTRE, radius: RADIUS, theme };
  const way = marks.filter(({ kind }) => kind === 'path').map(({ hex }) => centres[hex]);
  const odds = new Map(
    marks.flatMap((mark) =>
      mark.kind === 'target' && mark.text !== undefined ? [[mark.hex, chipAt(mark, field)] as const] : [],
    ),
  );
  return (
    <>
      <Drawing svg={paintPath(shortened(way), RADIUS)} />
      {keyed(marks).map(({ mark, key }) => {
        if (mark.kind === 'ghost')
          return <Ghost key={key} mark={mark} {...{ field, theme, kit, view, level }} />;
        if (mark.kind === 'strike') return <Strike key={key} mark={mark} field={field} theme={theme} />;
        const svg = worn.has(mark) ? '' : previewSvg(mark, spot);
        return svg === '' ? null : <Drawing key={key} svg={svg} {...centres[mark.hex]} />;
      })}
      {keyed(marks).map(({ mark, key }) => (
        <ChipMark key={key} mark={mark} odds={odds.get(mark.hex)} field={field} theme={theme} zoom={zoom} />
      ))}
    </>
  );
});

function previewSvg(mark: Mark, spot: Spot): string {
  if (mark.kind === 'refused') return paintRefusal(spot);
  if (mark.kind === 'figure') return paintFigure(spot, mark.text ?? '');
  if (mark.kind === 'stop') return paintStop(spot, mark.text ?? '');
  return mark.kind === 'target' ? paintTarget(spot) : '';
}

interface StrikeProps {
  readonly mark: Mark;
  readonly field: Field;
  readonly theme: Theme;
}

/** Attacker and target. */
function Strike({ mark: { from, hex }, field, theme }: StrikeProps) {
  const [start, end] = [field.centres[from ?? -1], field.centres[hex]];
  return start && end ? <Drawing svg={paintStrike(start, end, RADIUS, theme)} /> : null;
}

/** A route starts at the edge of its counter and ends at the edge of the ghost, to keep both readable. */
function shortened(way: readonly Point[]): readonly Point[] {
  if (way.length < 2) return way;
  const ends = [
    { at: way[0], next: way[1], cut: 0.8 },
    { at: way[way.length - 1], next: way[way.length - 2], cut: 0.7 },
  ].map(({ at, next, cut }) => {
    const far = Math.hypot(next.x - at.x, next.y - at.y) || 1;
    const share = Math.min(0.45, (RADIUS * cut) / far);
    return { x: at.x + (next.x - at.x) * share, y: at.y + (next.y - at.y) * share };
  });
  return [ends[0], ...way.slice(1, -1), ends[1]];
}

interface GhostProps {
  readonly mark: Mark;
  readonly field: Field;
  readonly theme: Theme;
  readonly kit: BoardKit;
  readonly view: GameView;
  readonly level: Level;
}

function Ghost({ mark, field, theme, kit, view, level }: GhostProps) {
  if (mark.unit === undefined) return null;
  const turned = mark.facing === undefined ? {} : { facing: mark.facing };
  const counter = kit.counter(view, mark.unit, { ghost: true, ...turned }, theme, level);
  return <Drawing {...counter} {...field.centres[mark.hex]} />;
}

/** The far side is for the odds, the near one for what is gained. */
const sideOf = (centre: Point, far: Point, near: boolean): Point =>
  near ? { x: 2 * centre.x - far.x, y: 2 * centre.y - far.y } : far;

/** On the edge of its hex: where it shows who strikes whom, on the far side of that, else at the top. */
function chipAt({ hex, from, tone }: Mark, { centres }: Field): Point {
  const centre = centres[hex];
  return from === undefined || from === hex || centres[from] === undefined
    ? { x: centre.x, y: centre.y - EDGE }
    : sideOf(centre, chipPlace(centre, centres[from], RADIUS), tone === 'gain');
}

/** From the middle of a hex to its edge. */
const EDGE = RADIUS * 0.87;

interface ChipMarkProps {
  readonly mark: Mark;
  /** Where the odds of the same hex are: a strength at the top makes room for them. */
  readonly odds: Point | undefined;
  readonly field: Field;
  readonly theme: Theme;
  readonly zoom: number;
}

function ChipMark({ mark, odds, field, theme, zoom }: ChipMarkProps) {
  const { kind, hex, text, note, tone, from } = mark;
  if (text === undefined || (kind !== 'chip' && kind !== 'target')) return null;
  const centre = field.centres[hex];
  const below = from === undefined && odds !== undefined && odds.y < centre.y;
  const at = below ? { x: centre.x, y: centre.y + EDGE } : chipAt(mark, field);
  const spot: Spot = { at: CENTRE, radius: RADIUS * zoom, theme };
  const chip = { text, ...(note !== undefined && { note }) };
  const svg = tone === 'gain' ? paintGain(spot, chip) : paintOdds(spot, { ...chip, icon: 'crossed-swords' });
  return <Drawing svg={svg} x={at.x} y={at.y} scale={1 / zoom} />;
}

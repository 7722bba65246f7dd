import type { Level } from '../../../../art/counters/level.ts';
import { counterRings } from '../../../../art/counters/rings.ts';
import { stripPath } from '../../../../art/counters/strip.ts';
import { FIGURE, figure, MOVE, STRIP } from '../../../../art/counters/type.ts';
import { box, group, path } from '../../../../art/draw/svg.ts';
import { sidePalettes, type Theme } from '../../../../art/themes.ts';
import { icon } from '../icons.ts';
import { bodyId } from './defs.ts';
import type { MonsterFace, TroopFace, UnitFace } from './faces.ts';
import { cornerMarks } from './marks.ts';
import { paintMedallion } from './medallion.ts';
import { CUTS, cutOf } from './strip.ts';
import { UNIT_ART } from './unit-art.ts';

const O = { x: 0, y: 0 };

const isMonster = (unit: UnitFace): unit is MonsterFace => 'head' in unit;

/** A counter of 100 units around the origin; a page that shows it holds `artDefs` once. */
export const paintCounter = (unit: UnitFace, theme: Theme, level: Level): string =>
  isMonster(unit) ? paintMedallion(unit, theme, level) : paintTroop(unit, theme, level);

function paintTroop(unit: TroopFace, theme: Theme, level: Level): string {
  const { people } = UNIT_ART[unit.type];
  const body =
    counterRings(unit) +
    box({ x: 5, y: 8 }, 50, 50, { rx: 10, fill: '#120c04', opacity: 0.38 }) +
    box(O, 50, 50, { rx: 9, fill: `url(#${bodyId(theme, people, unit.acted ?? false)})` });
  const face = level === 'block' ? block(unit, theme) : printed(unit, theme, level);
  return group({ opacity: unit.ghost ? 0.62 : undefined }, body + face);
}

/** Small: the picture alone. */
function block(unit: TroopFace, theme: Theme): string {
  const { icon: picture, people } = UNIT_ART[unit.type];
  const { icon: ink, edge } = sidePalettes(theme)[people];
  return icon(picture, 76, ink, -38, -40) + border(edge, 7);
}

const border = (edge: string, width: number): string =>
  box(O, 50, 50, { rx: 9, fill: 'none', stroke: edge, 'stroke-width': width });

function printed(unit: TroopFace, theme: Theme, level: Level): string {
  const { icon: picture, people, shoots = false } = UNIT_ART[unit.type];
  const { icon: ink, edge } = sidePalettes(theme)[people];
  const light = { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.55, 'stroke-width': 2.5 };
  const full = level !== 'middle';
  return (
    path(stripPath(CUTS[cutOf(people, unit.side)]), { fill: unit.acted ? '#e6e0d2' : STRIP }) +
    path('M-48-41Q-48-48-41-48H41Q48-48 48-41', light) +
    (full ? icon(picture, 60, ink, -30, -47) : icon(picture, 64, ink, -32, -49)) +
    (full
      ? figures(unit) + cornerMarks(unit, shoots, ink, edge)
      : figure(strengthOf(unit), 0, 47, 40, FIGURE)) +
    border(edge, 3.4)
  );
}

const strengthOf = (unit: TroopFace): string =>
  unit.defenceOnly ? `(${unit.strength})` : String(unit.strength);

const figures = (unit: TroopFace): string =>
  figure(strengthOf(unit), -22, 45, 35, FIGURE) +
  path('M2 25v18', { stroke: '#c8b88f', 'stroke-width': 2 }) +
  figure(unit.move === 0 ? '–' : unit.move, 26, 44, 28, MOVE);

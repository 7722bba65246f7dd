import type { View } from '@hexwyrm/dragon-rage';
import { worldFor } from '@hexwyrm/dragon-rage/data';
import type { Level, Theme } from '../../../art/index.ts';
import type { Standing } from '../../../board/kit.ts';
import type { UnitId } from '../../../board/types.ts';
import { paintCounter, UNIT_ART, type UnitFace } from '../art/index.ts';
import type { RageView } from '../view.ts';
import { hasActed } from './acted.ts';

type Unit = View['units'][number];
type MonsterFace = Extract<UnitFace, { facing: number | null }>;

const isMajorType = (type: Unit['type']): type is MonsterFace['type'] =>
  UNIT_ART[type].people === 'majorMonster';

/** What the counter of a unit shows. */
export function faceOf(view: RageView, id: UnitId, { facing, ...standing }: Standing): UnitFace {
  const unit = view.units[id];
  const { type, side } = unit;
  const acted = hasActed(view, unit);
  const kind = worldFor(view.map, view.corrections).types[type];
  if (!isMajorType(type)) {
    const { attack, defence, mp } = kind;
    const points = unit.body?.hp[0]?.[0];
    return {
      type,
      side,
      strength: attack || defence,
      defenceOnly: attack === 0,
      move: mp,
      ...(points !== undefined && { hitPoints: points }),
      wounded: unit.wounded,
      killer: unit.killer,
      acted,
      ...standing,
    };
  }
  const areas = kind.areas ?? [];
  const area = (name: string) => areas.findIndex((part) => part.area === name);
  const points = (name: string, groups?: readonly number[]) => {
    const at = area(name);
    const left = unit.body?.hp[at] ?? [];
    const counted = groups ?? left.map((_, i) => i);
    return {
      left: counted.reduce((sum, i) => sum + (left[i] ?? 0), 0),
      of: (areas[at]?.hp ?? 0) * counted.length,
    };
  };
  const now = unit.body?.facing ?? -1;
  const looks = facing === undefined ? now : facing;
  return {
    type,
    side,
    facing: looks === -1 ? null : looks,
    aloft: unit.body?.aloft ?? false,
    acted,
    berserk: view.answers.berserk.includes(id),
    head: points('head'),
    ...(area('wings') >= 0 && { leftWing: points('wings', [0]), rightWing: points('wings', [1]) }),
    legs: points('legs'),
    ...standing,
  };
}

const drawn = new Map<string, string>();
const MOST_KEPT = 3000;

/** The counter as SVG; the same string for the same face, so it is drawn once. */
export function counterSvg(face: UnitFace, theme: Theme, level: Level): string {
  const key = `${theme} ${level} ${JSON.stringify(face)}`;
  let svg = drawn.get(key);
  if (svg === undefined) {
    if (drawn.size > MOST_KEPT) drawn.clear();
    svg = paintCounter(face, theme, level);
    drawn.set(key, svg);
  }
  return svg;
}

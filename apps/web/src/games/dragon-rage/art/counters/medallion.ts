import type { Level } from '../../../../art/counters/level.ts';
import { actedMark, berserkMark } from '../../../../art/counters/marks.ts';
import { medallionRings } from '../../../../art/counters/rings.ts';
import { circle, group, path, tag, translate } from '../../../../art/draw/svg.ts';
import { sidePalettes, type Theme } from '../../../../art/themes.ts';
import { icon } from '../icons.ts';
import { type MedallionBody, medallionId } from './defs.ts';
import type { MonsterFace } from './faces.ts';
import { healthRim } from './rim.ts';
import { UNIT_ART } from './unit-art.ts';

const O = { x: 0, y: 0 };

/** Size on the board in radii; a young dragon is smaller. */
export const medallionSize = (type: MonsterFace['type']): number => (type === 'YDRAGON' ? 1.4 : 1.62);

/** The round counter of a major monster: wedge and rim turn with it, the picture never does. */
export function paintMedallion(monster: MonsterFace, theme: Theme, level: Level): string {
  const disc = wedge(monster) + wings(monster) + face(monster, theme);
  const tick =
    (monster.acted && level === 'full' ? actedMark(34, -34) : '') +
    (monster.berserk && level !== 'block' ? berserkMark(-36, -34) : '');
  const body = monster.aloft
    ? tag('ellipse', { cx: 24, cy: 40, rx: 46, ry: 38, fill: '#0a0a14', opacity: 0.32 }) +
      group({ transform: translate(0, -12) }, medallionRings(monster) + disc + tick)
    : medallionRings(monster) + circle({ x: 5, y: 8 }, 50, { fill: '#120804', opacity: 0.45 }) + disc + tick;
  return group({ opacity: monster.ghost ? 0.62 : undefined }, body);
}

const turn = (monster: MonsterFace): string => `rotate(${(monster.facing ?? 0) * 60})`;

function wedge(monster: MonsterFace): string {
  if (monster.facing === null) return '';
  return path('M-17-47L0-72L17-47Q0-54-17-47Z', {
    transform: turn(monster),
    fill: monster.aloft ? '#bfe3ff' : '#ffcf33',
    stroke: '#2a1704',
    'stroke-width': 3.4,
    'stroke-linejoin': 'round',
  });
}

function wings({ aloft }: MonsterFace): string {
  if (!aloft) return '';
  const feathers = icon('feathered-wing', 52, '#eaf6ff', -88, -34);
  const outline = { stroke: '#173a57', 'stroke-width': 22, 'paint-order': 'stroke' };
  return group(outline, feathers + group({ transform: 'scale(-1 1)' }, feathers));
}

function bodyOf(monster: MonsterFace): MedallionBody {
  if (monster.acted) return 'spent';
  return monster.type === 'YDRAGON' ? 'young' : 'grown';
}

function face(monster: MonsterFace, theme: Theme): string {
  const { edge, icon: ink } = sidePalettes(theme).majorMonster;
  const fill = `url(#${medallionId(theme, bodyOf(monster))})`;
  return (
    circle(O, 50, { fill: edge }) +
    circle(O, 48, { fill: '#e9d9b4' }) +
    group({ transform: turn(monster) }, healthRim(monster, theme)) +
    circle(O, 38.5, { fill, stroke: edge, 'stroke-width': 2.4 }) +
    icon(UNIT_ART[monster.type].icon, 58, ink, -29, -30)
  );
}

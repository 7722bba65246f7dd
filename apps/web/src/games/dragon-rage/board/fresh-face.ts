import type { View, World } from '@hexwyrm/dragon-rage';
import type { MonsterFace, Points, TroopFace, UnitFace } from '../art/counters/faces.ts';
import type { MajorType, TroopType } from '../art/counters/unit-art.ts';

type Unit = View['units'][number];
type TypeId = Unit['type'];

const MAJORS: readonly TypeId[] = ['DRAGON', 'YDRAGON', 'ROC', 'WURM'];

const isMajor = (type: TypeId): type is MajorType => MAJORS.includes(type);

const isTroop = (type: TypeId): type is TroopType => !isMajor(type);

function troop(type: TroopType, side: Unit['side'], row: World['types'][TypeId]): TroopFace {
  const face = {
    type,
    side,
    strength: row.attack || row.defence,
    defenceOnly: row.attack === 0 && row.defence > 0,
    move: row.mp,
  };
  return row.hp > 0 ? { ...face, hitPoints: row.hp } : face;
}

/** A counter that is not on the board yet. */
export function freshFace(type: TypeId, side: Unit['side'], { types }: World): UnitFace {
  if (isTroop(type)) return troop(type, side, types[type]);
  const whole = (name: string): Points => {
    const area = types[type].areas?.find((entry) => entry.area === name);
    const of = (area?.groups ?? 0) * (area?.hp ?? 0);
    return { left: of, of };
  };
  const wing = types[type].areas?.find(({ area }) => area === 'wings')?.hp;
  const face: MonsterFace = {
    type: isMajor(type) ? type : 'DRAGON',
    side,
    facing: 0,
    head: whole('head'),
    legs: whole('legs'),
  };
  return wing === undefined
    ? face
    : { ...face, leftWing: { left: wing, of: wing }, rightWing: { left: wing, of: wing } };
}

import type { People } from '../../../../art/palettes/types.ts';
import type { IconName } from '../icons.ts';

interface UnitArt {
  readonly icon: IconName;
  readonly people: People;
  /** An arrow says that it shoots. */
  readonly shoots?: true;
}

export type MajorType = 'DRAGON' | 'YDRAGON' | 'ROC' | 'WURM';

export type TroopType =
  | 'MIL'
  | 'INF'
  | 'CAV'
  | 'ARH'
  | 'HERO'
  | 'WZD'
  | 'ELOWYN'
  | 'CAT'
  | 'BAL'
  | 'ORC'
  | 'GOB'
  | 'TRL'
  | 'WRG'
  | 'OHERO'
  | 'OWZD'
  | 'GIANT'
  | 'SERPENT'
  | 'TREX'
  | 'ELM_EARTH'
  | 'ELM_FIRE';

export type UnitType = TroopType | MajorType;

/** The picture of every unit, and the people whose colour it has. */
export const UNIT_ART: Readonly<Record<UnitType, UnitArt>> = {
  MIL: { icon: 'pikeman', people: 'militia' },
  INF: { icon: 'swordman', people: 'defender' },
  CAV: { icon: 'mounted-knight', people: 'defender' },
  ARH: { icon: 'bowman', people: 'defender', shoots: true },
  HERO: { icon: 'spartan', people: 'defender' },
  WZD: { icon: 'wizard-face', people: 'defender' },
  ELOWYN: { icon: 'queen-crown', people: 'defender' },
  CAT: { icon: 'catapult', people: 'defender', shoots: true },
  BAL: { icon: 'ballista', people: 'defender', shoots: true },
  ORC: { icon: 'orc-head', people: 'invader' },
  GOB: { icon: 'goblin-head', people: 'invader', shoots: true },
  TRL: { icon: 'troll', people: 'invader' },
  WRG: { icon: 'direwolf', people: 'invader' },
  OHERO: { icon: 'warlord-helmet', people: 'invader' },
  OWZD: { icon: 'skull-staff', people: 'invader' },
  GIANT: { icon: 'giant', people: 'minorMonster' },
  SERPENT: { icon: 'sea-serpent', people: 'minorMonster' },
  TREX: { icon: 'dinosaur-rex', people: 'minorMonster' },
  ELM_EARTH: { icon: 'rock-golem', people: 'summoned' },
  ELM_FIRE: { icon: 'fire-silhouette', people: 'summoned' },
  DRAGON: { icon: 'dragon-head', people: 'majorMonster' },
  YDRAGON: { icon: 'wyvern', people: 'majorMonster' },
  ROC: { icon: 'eagle-head', people: 'majorMonster' },
  WURM: { icon: 'sea-dragon', people: 'majorMonster' },
};

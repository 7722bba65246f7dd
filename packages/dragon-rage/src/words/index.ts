export { abilitiesOf } from './abilities.ts';
export { placeMark } from './places.ts';
export { rageWords } from './rage-words.ts';
export { sayingOf } from './sayings.ts';
export {
  armyList,
  countsOf,
  isUnitType,
  UNIT_ORDER,
  type UnitTypeId,
  unitLabel,
  unitName,
} from './unit-names.ts';

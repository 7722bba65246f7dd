import { describe, expect, test } from 'vitest';
import { UNITS_DATA } from './data.ts';
import { checkUnits } from './unit-schema.ts';
import { AREA_NAMES, type AreaName, slotOf, UNIT_TYPE_IDS, type UnitTypeId } from './unit-types.ts';
import { worldFor } from './world.ts';

const { types } = worldFor('esirien', null);
const invaderPrice = (id: UnitTypeId) => types[id].cost.invader;
const defenderPrice = (id: UnitTypeId) => types[id].cost.defender;

function area(id: UnitTypeId, name: AreaName) {
  const found = types[id].areas?.find((a) => a.area === name);
  if (!found) throw new Error(`${id} has no ${name}`);
  return found;
}
const attackOf = (id: UnitTypeId, name: AreaName) => [area(id, name).groups, area(id, name).strength];
const hitOf = (id: UnitTypeId, name: AreaName) => [area(id, name).hitOn, area(id, name).hp];

describe('the file', () => {
  test('has no fault', () => {
    expect(checkUnits(UNITS_DATA)).toEqual([]);
  });

  test('gives a reason for every value that is not printed', () => {
    for (const unit of UNITS_DATA.units) {
      for (const [field, datum] of Object.entries(unit)) {
        if (typeof datum !== 'object' || datum.confidence === 'printed') continue;
        expect(datum.reason, `${unit.id}.${field}`).toBeTruthy();
      }
    }
  });

  test('names the field at fault', () => {
    const [militia, ...rest] = UNITS_DATA.units;
    const broken = { ...militia, attack: { value: 'two', confidence: 'printed' } };
    expect(checkUnits({ ...UNITS_DATA, units: [broken, ...rest] }).map((f) => f.path)).toEqual([
      'units.0.attack.value',
    ]);
    expect(checkUnits({ ...UNITS_DATA, units: rest })).toEqual([
      { path: 'units.MIL', reason: 'must be listed exactly once' },
    ]);
  });
});

describe('unit types', () => {
  test('have a slot of their own each', () => {
    const slots = UNIT_TYPE_IDS.map(slotOf);
    expect(new Set(slots).size).toBe(24);
    expect(Math.max(...slots)).toBeLessThan(64);
    const { typeSlots } = worldFor('esirien', null);
    for (const id of UNIT_TYPE_IDS) expect(typeSlots[slotOf(id)]).toBe(types[id]);
  });

  test('share one shape', () => {
    const shape = Object.keys(types.MIL);
    for (const id of UNIT_TYPE_IDS) expect(Object.keys(types[id])).toEqual(shape);
  });

  test('DR-2.2.1-a a standard unit has type, strength, escape number, movement and road allowance', () => {
    for (const type of Object.values(types).filter((t) => t.kind === 'troop')) {
      expect(type.attack).toBeGreaterThan(0);
      expect(type.escape).toBeGreaterThanOrEqual(2);
      expect(type.escape).toBeLessThanOrEqual(6);
      expect(type.mp).toBeGreaterThan(0);
      expect(type.mp).toBeLessThanOrEqual(type.roadMp);
    }
  });

  test('escape numbers: the roll of the German morale strip plus one', () => {
    const strip = { MIL: 5, INF: 4, ARH: 5, CAV: 3, WZD: 2, HERO: 2 };
    for (const [id, roll] of Object.entries(strip)) expect(types[id as UnitTypeId].escape).toBe(roll + 1);
  });

  test('numbers the text prints', () => {
    expect([types.ELOWYN.attack, types.ELOWYN.defence, types.ELOWYN.mp, types.ELOWYN.roadMp]).toEqual([
      0, 2, 3, 4,
    ]);
    for (const engine of [types.CAT, types.BAL]) {
      expect([engine.attack, engine.defence, engine.escape, engine.mp]).toEqual([2, 1, 0, 0]);
    }
    expect([types.TREX.attack, types.TREX.defence, types.TREX.hp, types.TREX.hitOn]).toEqual([8, 4, 10, 6]);
    expect([types.GIANT.hp, types.GIANT.hitOn]).toEqual([10, 6]);
    expect([types.SERPENT.hp, types.SERPENT.hitOn]).toEqual([15, 5]);
    expect([types.WZD.spellPoints, types.OWZD.spellPoints, types.HERO.spellPoints]).toEqual([10, 10, 0]);
  });

  test('colours and kinds', () => {
    const of = (colour: string) => UNIT_TYPE_IDS.filter((id) => types[id].colour === colour);
    expect(of('human')).toEqual(['MIL', 'INF', 'CAV', 'ARH', 'HERO', 'WZD', 'ELOWYN', 'CAT', 'BAL']);
    expect(of('greenskin')).toEqual(['ORC', 'GOB', 'TRL', 'WRG', 'OHERO', 'OWZD']);
    expect(UNIT_TYPE_IDS.filter((id) => types[id].kind === 'elemental')).toEqual(['ELM_EARTH', 'ELM_FIRE']);
    expect(UNIT_TYPE_IDS.filter((id) => types[id].areas)).toEqual(['DRAGON', 'YDRAGON', 'ROC', 'WURM']);
  });

  test('how each destroys a victory point hex', () => {
    const by = (way: string) => UNIT_TYPE_IDS.filter((id) => types[id].destroys === way);
    expect(by('enter')).toEqual(['TRL', 'GIANT', 'TREX', 'ELM_EARTH', 'ELM_FIRE']);
    expect(by('pillage')).toEqual(['MIL', 'INF', 'CAV', 'ARH', 'HERO', 'ORC', 'GOB', 'WRG', 'OHERO']);
    expect(by('strike')).toEqual(['SERPENT']);
    expect(by('body')).toEqual(['DRAGON', 'YDRAGON', 'ROC', 'WURM']);
    expect(by('none')).toEqual(['WZD', 'ELOWYN', 'CAT', 'BAL', 'OWZD']);
  });

  test('ladders and the goblin asterisk', () => {
    expect(UNIT_TYPE_IDS.filter((id) => types[id].ladder)).toEqual(['MIL', 'INF', 'ARH', 'ORC', 'GOB']);
    expect(UNIT_TYPE_IDS.filter((id) => types[id].scaleUnwatchedOnly)).toEqual(['ARH', 'GOB']);
  });

  test('missiles', () => {
    for (const shooter of [types.ARH, types.GOB]) {
      expect(shooter.missile).toMatchObject({
        min: 1,
        max: 2,
        fromTower: 3,
        hit: [0, 5, 6, 6, 6],
        sight: true,
      });
      expect(shooter.missile?.hitFlying.slice(1)).toEqual([6, 6, 6, 6]);
    }
    expect(types.CAT.missile).toMatchObject({ min: 2, max: 4, strength: 2, sight: false, flyers: false });
    expect(types.BAL.missile).toMatchObject({ min: 1, max: 3, fromTower: 4, strength: 2, longStrength: 1 });
    expect(types.BAL.missile?.hitFlying).toEqual([0, 4, 5, 6, 6]);
    expect(UNIT_TYPE_IDS.filter((id) => types[id].missile)).toEqual(['ARH', 'CAT', 'BAL', 'GOB']);
  });

  test('counters in the box: the largest number a scenario fields', () => {
    const largest = { INF: 12, CAV: 5, ARH: 4, MIL: 4, ORC: 10, GOB: 8, WRG: 5, TRL: 4, GIANT: 6, DRAGON: 2 };
    for (const [id, number] of Object.entries(largest)) expect(types[id as UnitTypeId].counters).toBe(number);
  });
});

describe('prices', () => {
  test('DR-3.3.4-d great wurm', () => expect(invaderPrice('WURM')).toBe(45));
  test('DR-3.3.4-e dragon', () => expect(2 * invaderPrice('DRAGON')).toBe(80));
  test('DR-3.3.4-f roc', () => expect(invaderPrice('ROC')).toBe(25));
  test('DR-3.3.4-g wizards by role, whatever the colour', () => {
    for (const id of ['WZD', 'OWZD'] as const)
      expect([invaderPrice(id), defenderPrice(id)]).toEqual([18, 14]);
  });
  test('DR-3.3.4-h heroes by role', () => {
    for (const id of ['HERO', 'OHERO'] as const)
      expect([invaderPrice(id), defenderPrice(id)]).toEqual([17, 15]);
  });
  test('DR-3.3.4-i young dragon', () => expect(invaderPrice('YDRAGON')).toBe(16));
  test('DR-3.3.4-j minor monsters', () => {
    expect((['GIANT', 'TREX', 'SERPENT'] as const).map(invaderPrice)).toEqual([13, 13, 13]);
  });
  test('DR-3.3.4-k warg, troll, cavalry', () => {
    expect((['WRG', 'TRL', 'CAV'] as const).map(invaderPrice)).toEqual([5, 4, 4]);
  });
  test('DR-3.3.4-l engines', () => expect((['BAL', 'CAT'] as const).map(defenderPrice)).toEqual([3, 3]));
  test('DR-3.3.4-m foot: the city force of the first scenario costs 77', () => {
    expect((['INF', 'ORC', 'ARH', 'GOB', 'MIL'] as const).map(defenderPrice)).toEqual([2.5, 2.5, 2, 2, 1]);
    const force = { CAV: 4, INF: 8, ARH: 4, MIL: 4, HERO: 1, WZD: 1 };
    const total = Object.entries(force).reduce(
      (sum, [id, n]) => sum + n * defenderPrice(id as UnitTypeId),
      0,
    );
    expect(total).toBe(16 + 20 + 8 + 4 + 15 + 14);
  });
});

describe('major monsters', () => {
  test('DR-MDS-a dragon: attacks', () => {
    expect(AREA_NAMES.map((name) => attackOf('DRAGON', name))).toEqual([
      [1, 3],
      [2, 2],
      [4, 1],
      [1, 0],
    ]);
    expect(area('DRAGON', 'head').reach).toEqual(['front3', 'above', 'underneath']);
    expect(area('DRAGON', 'wings').reach).toEqual(['front3', 'above']);
    expect(area('DRAGON', 'legs').reach).toEqual(['around', 'underneath']);
    expect(area('DRAGON', 'belly').reach).toEqual([]);
  });

  test('DR-MDS-b dragon: being hit', () => {
    expect(AREA_NAMES.map((name) => hitOf('DRAGON', name))).toEqual([
      [6, 8],
      [4, 6],
      [5, 3],
      [4, 6],
    ]);
    expect(area('DRAGON', 'head').exposedTo).toEqual(['ahead', 'above']);
    expect(area('DRAGON', 'wings').exposedTo).toEqual(['side4', 'above']);
    expect(area('DRAGON', 'legs').exposedTo).toEqual(['around', 'underneath']);
    expect(area('DRAGON', 'belly').exposedTo).toEqual(['underneath']);
  });

  test('DR-MDS-c dragon: abilities', () => {
    const { mp, walkPer, flyRange, boundRange, overrunStrength, breath } = types.DRAGON;
    expect([mp, walkPer, flyRange, boundRange, overrunStrength]).toEqual([4, 3, 6, 3, 6]);
    expect(breath).toEqual({ uses: 2, range: 2, escapeBonus: 0, towerBonus: 2, fromFlight: true });
    expect([types.DRAGON.slithers, types.DRAGON.overrunMove, types.DRAGON.crashDice]).toEqual([
      true,
      true,
      2,
    ]);
  });

  test('DR-MDS-d young dragon: attacks', () => {
    expect(AREA_NAMES.map((name) => attackOf('YDRAGON', name))).toEqual([
      [1, 2],
      [2, 1],
      [2, 1],
      [1, 0],
    ]);
    for (const name of AREA_NAMES) expect(area('YDRAGON', name).reach).toEqual(area('DRAGON', name).reach);
  });

  test('DR-MDS-e young dragon: being hit', () => {
    expect(AREA_NAMES.map((name) => hitOf('YDRAGON', name))).toEqual([
      [6, 3],
      [4, 3],
      [5, 4],
      [4, 3],
    ]);
    for (const name of AREA_NAMES)
      expect(area('YDRAGON', name).exposedTo).toEqual(area('DRAGON', name).exposedTo);
  });

  test('DR-MDS-f young dragon: abilities', () => {
    const { mp, walkPer, flyRange, boundRange, overrunMove, overrunStrength, breath } = types.YDRAGON;
    expect([mp, walkPer, flyRange, boundRange, overrunMove, overrunStrength]).toEqual([2, 4, 4, 3, false, 0]);
    expect(breath).toEqual({ uses: 1, range: 1, escapeBonus: 2, towerBonus: 4, fromFlight: false });
    expect(types.YDRAGON.crashDice).toBe(1);
  });

  test('DR-MDS-g great wurm: attacks', () => {
    expect([attackOf('WURM', 'head'), attackOf('WURM', 'legs'), attackOf('WURM', 'belly')]).toEqual([
      [1, 8],
      [6, 1],
      [1, 0],
    ]);
    expect(area('WURM', 'head').reach).toEqual(['front3', 'above', 'underneath']);
    expect(types.WURM.areas?.some((a) => a.area === 'wings')).toBe(false);
  });

  test('DR-MDS-h great wurm: being hit', () => {
    expect([hitOf('WURM', 'head'), hitOf('WURM', 'legs'), hitOf('WURM', 'belly')]).toEqual([
      [6, 8],
      [5, 3],
      [4, 4],
    ]);
  });

  test('DR-MDS-i great wurm: abilities', () => {
    const { mp, walkPer, flyRange, boundRange, scale, overrunStrength, breath, crashDice } = types.WURM;
    expect([mp, walkPer, flyRange, boundRange, scale, overrunStrength]).toEqual([6, 0, 0, 0, 4, 9]);
    expect([breath, crashDice, types.WURM.slithers]).toEqual([null, 0, true]);
  });

  test('DR-MDS-j roc: attacks, 8 walking and 12 after a dive', () => {
    const areas = types.ROC.areas ?? [];
    expect(areas.reduce((sum, a) => sum + a.groups * a.strength, 0)).toBe(8);
    expect(areas.reduce((sum, a) => sum + a.groups * a.divingStrength, 0)).toBe(12);
    expect(area('ROC', 'head').reach).toEqual(['allExceptRear']);
    expect(area('ROC', 'wings').reach).toEqual(['front3', 'side4', 'above']);
    expect(area('ROC', 'legs').reach).toEqual(['anywhere']);
  });

  test('DR-MDS-k roc: being hit, the belly from underneath only', () => {
    expect(AREA_NAMES.map((name) => hitOf('ROC', name))).toEqual([
      [6, 6],
      [4, 8],
      [5, 4],
      [5, 12],
    ]);
    expect(area('ROC', 'belly').exposedTo).toEqual(['underneath']);
  });

  test('DR-MDS-l the dragon box repeats value, to-hit number and points', () => {
    const box = AREA_NAMES.map((name) => [area('DRAGON', name).strength, ...hitOf('DRAGON', name)]);
    expect(box).toEqual([
      [3, 6, 8],
      [2, 4, 6],
      [1, 5, 3],
      [0, 4, 6],
    ]);
  });

  test('roc: abilities', () => {
    const { mp, walkPer, flyRange, boundRange, slithers, attacksAfterLanding, breath } = types.ROC;
    expect([mp, walkPer, flyRange, boundRange, slithers, attacksAfterLanding]).toEqual([
      2,
      0,
      8,
      4,
      false,
      true,
    ]);
    expect([breath, types.ROC.overrunMove]).toEqual([null, false]);
  });
});

import { hashState, PositionError } from '@hexwyrm/kernel';
import { expect, test } from 'vitest';
import { dragonRage } from '../game/dragon-rage.ts';
import { table } from '../testing/table.ts';

const position = (fields: object) => ({
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-rage',
  map: 'esirien',
  phase: 'defender-movement',
  units: [],
  ...fields,
});

const problems = (fields: object): string[] => {
  try {
    dragonRage.load(position(fields));
    return [];
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    return error.problems.map(({ path, reason }) => `${path}: ${reason}`);
  }
};

const infantry = (hex: string) => ({ type: 'INF', side: 'defender', hex });

test('a small position loads with everything else as printed', () => {
  const state = dragonRage.load(
    position({
      units: [
        infantry('0707'),
        { type: 'DRAGON', side: 'invader', hex: '0606', facing: 'SE', hp: { wings: [0, 6] } },
      ],
    }),
  );
  expect(state.units[1].body?.hp).toEqual([[8], [0, 6], [3, 3, 3, 3], [6]]);
  expect(state.units[1].body?.facing).toBe(2);
  expect(dragonRage.decision(state)?.seats).toEqual(['defender']);
});

test('faults name the field and the reason', () => {
  expect(problems({ units: [infantry('0707'), infantry('0707')] })).toEqual([
    'units[1].hex: INF and INF in one hex 0707',
  ]);
  expect(problems({ units: [infantry('1414')] })).toEqual(['units[0].hex: INF may not be in 1414']);
  expect(problems({ units: [infantry('9999')] })).toEqual([
    'units[0].hex: unknown hex number 9999 on esirien',
  ]);
  expect(problems({ units: [infantry('0101')] })).toEqual(['units[0].hex: 0101 is not part of the map']);
  expect(problems({ units: [{ ...infantry('0707'), aloft: true }] })).toEqual([
    'units[0].aloft: INF is no monster with a body',
  ]);
  expect(problems({ entrances: [{ between: ['0707', '0808'], smashed: true }] })[0]).toMatch(
    /^entrances\[0\]\.between: /,
  );
  expect(problems({ options: { entryPoints: ['0110', '9901'] } })).toEqual([
    'options.entryPoints[1]: unknown hex number 9901 on esirien',
  ]);
  expect(problems({ phase: 'lunch' })[0]).toMatch(/^phase: /);
  expect(problems({ units: [{ type: 'XYZ', side: 'defender', hex: '0707' }] })[0]).toMatch(
    /^units\[0\]\.type: /,
  );
  expect(problems({ razed: [{ hex: '0707' }] })).toEqual(['razed[0].hex: no victory points there']);
  expect(problems({ units: [{ type: 'GIANT', side: 'invader', hex: '0606', hp: 11 }] })).toEqual([
    'units[0].hp: GIANT has at most 10 points',
  ]);
  expect(
    problems({
      units: [{ type: 'DRAGON', side: 'invader', hex: '0606', facing: 'N', hp: { wings: [7, 6] } }],
    }),
  ).toEqual(['units[0].hp.wings: DRAGON has 2 wings of at most 6']);
});

test('positions nobody could play on from are refused', () => {
  const goblin = { type: 'GOB', side: 'invader', hex: '0606' };
  expect(
    problems({ units: [{ type: 'DRAGON', side: 'defender', hex: '0606', facing: 'N' }, goblin] })[0],
  ).toBe('units[0].side: DRAGON serves only the invader');
  const roc = { type: 'ROC', side: 'invader', hex: 'waiting', facing: 'SE', aloft: true };
  expect(problems({ units: [roc, infantry('0707')] })).toEqual(['units[0].aloft: ROC is not on the map']);
  expect(problems({ seats: { invader: 'x', defender: 'x' } })).toEqual([
    'seats: one seat cannot play both sides',
  ]);
  expect(problems({ colour: 'red' })).toEqual(['colour: unknown field']);
  const setup = { kind: 'setup', side: 'defender' };
  expect(problems({ units: [infantry('0707'), goblin], frames: [setup] })).toEqual([
    'frames[0].side: the defender has nothing to set up',
  ]);
});

test('a reinforcement phase with nobody to place can only be ended', () => {
  const units = [infantry('0707'), { type: 'ORC', side: 'invader', hex: '0606' }];
  const state = dragonRage.load(position({ phase: 'defender-reinforcements', units }));
  expect(dragonRage.legal(state, 'defender')).toEqual([{ type: 'end' }]);
});

test('a hero, a wizard and no third unit', () => {
  const hero = { type: 'HERO', side: 'defender', hex: '0707' };
  const wizard = { type: 'WZD', side: 'defender', hex: '0707' };
  expect(problems({ units: [hero, wizard] })).toEqual([]);
  expect(problems({ units: [hero, wizard, infantry('0707')] })).toEqual([
    'units[2].hex: more than two units in 0707',
  ]);
});

test('save and load give the same state, in the middle of a move too', () => {
  const t = table({
    map: 'nurkott',
    phase: 2,
    pieces: {
      dragon: {
        type: 'DRAGON',
        side: 'invader',
        hex: '1309',
        facing: 'NW',
        hp: { legs: [0, 2, 3, 3] },
        breaths: 1,
      },
      giant: { type: 'GIANT', side: 'invader', hex: '0208', pool: 4 },
      orc: { type: 'ORC', side: 'defender', hex: '1308' },
      boss: { type: 'OHERO', side: 'defender', hex: '1308', wounded: true },
      waiting: { type: 'INF', side: 'invader', hex: null },
    },
    state(state, hex) {
      state.entrances[1] = 5;
      state.razed.push({ hex: hex('1309'), vp: 2 });
      state.bridges.push({ hex: hex('1002'), stage: 'marked', unit: 2, turn: 3 });
      state.whirlwinds.push({ hex: hex('1010'), side: 'defender', drifted: true, spared: [0] });
      state.fog.push({ hex: hex('1210'), side: 'defender' });
    },
  });
  t.play('invader', { type: 'walk', unit: t.id('giant'), to: '0308' });
  const loaded = dragonRage.load(t.save());
  expect(hashState(loaded)).toBe(hashState(t.state));
  expect(dragonRage.legal(loaded, 'invader')).toEqual(t.legal('invader'));
});

test('DR-2.4.2-b a monster whose facing is unclear: the opponent chooses one of six before play resumes', () => {
  const dragon = { type: 'DRAGON', side: 'invader', hex: '0606', facing: null };
  const state = dragonRage.load(position({ phase: 'invader-movement', units: [dragon, infantry('0809')] }));
  expect(dragonRage.decision(state)).toMatchObject({ seats: ['defender'], kind: 'face' });
});

test('DR-2.4.2-a a major monster on the map faces somewhere', () => {
  const dragon = (hex: string) => ({ type: 'DRAGON', side: 'invader', hex });
  expect(problems({ units: [dragon('0606')] })).toEqual([
    'units[0].facing: facing is needed (or null to let the opponent decide)',
  ]);
  expect(
    problems({ units: [{ ...dragon('0606'), facing: null }, dragon('dead'), dragon('waiting')] }),
  ).toEqual([]);
});

test('DR-2.7.4.2-b groups were lost in order', () => {
  const legs = (...points: number[]) =>
    problems({
      units: [{ type: 'DRAGON', side: 'invader', hex: '0606', facing: 'N', hp: { legs: points } }],
    });
  expect([legs(3, 3, 3, 3), legs(1, 3, 3, 3), legs(0, 0, 2, 3), legs(0, 0, 0, 0)]).toEqual([[], [], [], []]);
  const fault = ['units[0].hp.legs: legs are lost one after the other'];
  expect([legs(3, 0, 3, 3), legs(2, 2, 3, 3), legs(0, 1, 0, 3), legs(3, 3, 3, 2)]).toEqual([
    fault,
    fault,
    fault,
    fault,
  ]);
});

test('DR-2.10.7-f Elowyn needs no record; out of the citadel she has left it', () => {
  const record = (map: string, hex: string) =>
    dragonRage.load(position({ map, units: [infantry('dead'), { type: 'ELOWYN', side: 'defender', hex }] }))
      .elowyn;
  expect(record('esirien', '1910')).toEqual({ unit: 1, freed: false, leftCitadel: false, score: 0 });
  expect(record('esirien', '1710')).toEqual({ unit: 1, freed: false, leftCitadel: true, score: 0 });
  expect(record('nurkott', '1208')).toEqual({ unit: 1, freed: false, leftCitadel: false, score: 0 });
  expect(dragonRage.load(position({ units: [infantry('dead')] })).elowyn).toBeNull();
});

test('DR-2.11.2.1-b, DR-2.11.2.1-c under a bridge a serpent shares the hex with all but waders and swimmers', () => {
  const under = (type: string) =>
    problems({
      units: [
        { type: 'SERPENT', side: 'invader', hex: '1407' },
        { type, side: 'invader', hex: '1407', ...(type === 'DRAGON' ? { facing: 'N' } : {}) },
      ],
    });
  expect([under('ORC'), under('TREX'), under('DRAGON')]).toEqual([[], [], []]);
  expect(under('GIANT')).toEqual(['units[1].hex: SERPENT and GIANT in one hex 1407']);
  expect(under('SERPENT')).toEqual(['units[1].hex: SERPENT and SERPENT in one hex 1407']);
});

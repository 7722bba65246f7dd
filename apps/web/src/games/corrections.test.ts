import { examineCorrections as examinePass } from '@hexwyrm/dragon-pass';
import { examineCorrections as examineRage } from '@hexwyrm/dragon-rage';
import { LANGUAGES, type Language, wordsOf } from '@hexwyrm/words';
import { describe, expect, it } from 'vitest';
import { changesIn } from '../corrections/changes.ts';
import { type Draft, EMPTY } from '../corrections/draft.ts';
import type { Control, CorrectionsData, Value } from '../corrections/kit.ts';
import { stepped, written } from '../corrections/written.ts';
import { tongueIn } from '../i18n/testing/tongue-in.ts';
import type { Words } from '../i18n/words.ts';
import type { GameView } from '../kit/kit.ts';
import { data as passKit } from './dragon-pass/corrections/data.ts';
import { words as passWords } from './dragon-pass/words/kit.ts';
import { data as rageKit } from './dragon-rage/corrections/data.ts';
import { words as rageWords } from './dragon-rage/words/kit.ts';

const wordsIn = async (game: 'dragon-rage' | 'dragon-pass', language: Language): Promise<Words> => {
  const tongue = await tongueIn(language, ['common', 'later', 'corrections', game]);
  return wordsOf(tongue, game === 'dragon-rage' ? rageWords : passWords, () => null);
};

/** Some other value than the one there is. */
function another(control: Control): Value {
  const { kind, now } = control;
  if (kind.kind === 'number') {
    const more = stepped(control, now, 1);
    return more === now ? stepped(control, now, -1) : more;
  }
  if (kind.kind === 'choice') return kind.options.find(({ value }) => value !== now)?.value ?? '';
  if (kind.kind === 'yes') return now !== true;
  if (Array.isArray(now)) return now.slice(1);
  return `${now} II`;
}

/** Everything that can be corrected: all units, tables and scenarios, and some hexes with their sides. */
function allControls(kit: CorrectionsData, draft: Draft, words: Words): readonly Control[] {
  const hexes = kit.maps.flatMap((map) =>
    ['0707', '1009', '1410', kit.firstHex(map)].flatMap((hex) => [
      ...kit.hex(draft, map, hex, words).groups.flatMap(({ controls }) => controls),
      // The others are sides of their neighbours, too.
      ...kit
        .sides(draft, map, hex, words)
        .flatMap(({ across, controls }) => (across !== null && across > hex ? controls : [])),
    ]),
  );
  const units = kit.units.map((id) => kit.unit(draft, id, words));
  const sheets = [...units, ...kit.tables(draft, words), ...kit.scenarios(draft, words)];
  return [...sheets.flatMap(({ groups }) => groups.flatMap(({ controls }) => controls)), ...hexes];
}

describe.each([
  ['dragon-rage', rageKit],
  ['dragon-pass', passKit],
] as const)('the editor of corrections of %s', (game, kit) => {
  it('changes every value, lists the change, and takes it back without a trace', async () => {
    const words = await wordsIn(game, 'en');
    const controls = allControls(kit, EMPTY, words);
    expect(controls.length).toBeGreaterThan(500);
    // Each is like its neighbours: every nineteenth is enough.
    for (const control of controls.filter((_, i) => i % 19 === 0)) {
      const value = another(control);
      const draft = control.set(value);
      const changed = changesIn(kit, draft, words).filter((change) => change.control.path === control.path);
      expect(changed.map((change) => [control.path, change.control.now])).toEqual([[control.path, value]]);
      expect([control.path, changed[0]?.control.set(control.was)]).toEqual([control.path, EMPTY]);
    }
  });

  it('says all of it in every language', async () => {
    for (const language of LANGUAGES) {
      const words = await wordsIn(game, language);
      const said = allControls(kit, EMPTY, words).map(
        (control) => control.label + written(control, control.now, words),
      );
      expect(said.filter((text) => /[{}]|corrections\.|undefined/.test(text))).toEqual([]);
    }
  });
});

describe('what is corrected in Dragon Rage', () => {
  const side = async (draft: Draft, hex: string, across: string) => {
    const words = await wordsIn('dragon-rage', 'en');
    const controls = rageKit
      .sides(draft, 'esirien', hex, words)
      .find((one) => one.across === across)?.controls;
    return { built: controls?.[0], road: controls?.[1] };
  };

  it('a door in a wall: the file of the documentation', async () => {
    const { built } = await side(EMPTY, '0707', '0607');
    const draft = built?.set('door') ?? EMPTY;
    expect(draft).toEqual({
      map: 'esirien',
      entrances: { add: [{ between: ['0707', '0607'], type: 'door', of: 'wall', inside: '0707' }] },
    });
    expect(examineRage(draft).faults).toEqual([]);
    // The other hex of the side follows.
    expect((await side(draft, '0607', '0707')).built?.now).toBe('door');
  });

  it('a gate that is no more, and its road', async () => {
    const { built } = await side(EMPTY, '0707', '0606');
    const { road } = await side(built?.set('wall') ?? EMPTY, '0707', '0606');
    const draft = road?.set(false) ?? EMPTY;
    expect(draft).toEqual({
      map: 'esirien',
      walls: { add: [['0707', '0606']] },
      entrances: { remove: [['0707', '0606']] },
      roads: { remove: [['0707', '0606']] },
    });
    expect(examineRage(draft).faults).toEqual([]);
  });

  it('a second map is written beside the first', async () => {
    const words = await wordsIn('dragon-rage', 'en');
    const points = (draft: Draft, map: string, hex: string) =>
      rageKit.hex(draft, map, hex, words).groups[0]?.controls.find(({ path }) => path.endsWith('.vp'));
    const first = points(EMPTY, 'esirien', '0811')?.set(0) ?? EMPTY;
    const draft = points(first, 'nurkott', '1309')?.set(4) ?? EMPTY;
    expect(draft).toEqual({
      map: 'esirien',
      hexes: { '0811': { vp: 0 } },
      maps: { nurkott: { hexes: { '1309': { vp: 4 } } } },
    });
    expect(rageKit.placeOf(draft, 'maps.nurkott.hexes.1309.vp')).toEqual({
      kind: 'hex',
      map: 'nurkott',
      hex: '1309',
    });
    expect(rageKit.placeOf(draft, 'hexes.0811.vp')).toEqual({ kind: 'hex', map: 'esirien', hex: '0811' });
  });

  it('a bridge, with what it is made of and its banks', async () => {
    const words = await wordsIn('dragon-rage', 'en');
    const [ground] = rageKit.hex(EMPTY, 'esirien', '1405', words).groups[0]?.controls ?? [];
    const draft = ground?.set('wooden-bridge') ?? EMPTY;
    expect(draft).toMatchObject({ hexes: { '1405': { terrain: 'bridge', bridge: 'wood' } } });
    expect(examineRage(draft).faults).toEqual([]);
  });
});

it('a place is called as an owner of the game calls it', async () => {
  const rage = {
    map: 'esirien',
    corrections: { hexes: { '0811': { name: 'Old Mint' }, '1105': { name: null } } },
  };
  const words = await wordsIn('dragon-rage', 'en');
  const called = (hex: string) => words.placeName(rage as unknown as GameView, hex);
  expect(['0811', '1105', '1107'].map(called)).toEqual(['Old Mint', '1105', 'Cathedral of the Nine Lamps']);
  const pass = { corrections: { hexes: { '3524': { name: 'Wilm' } } } };
  const passWords = await wordsIn('dragon-pass', 'en');
  expect(passWords.placeName(pass as unknown as GameView, '3524')).toBe('Wilm');
});

describe('what is corrected in Dragon Pass', () => {
  it('a factor is written whole, with its symbols', async () => {
    const words = await wordsIn('dragon-pass', 'en');
    const combat = (draft: Draft) =>
      passKit
        .unit(draft, 'crimson-bat', words)
        .groups[0]?.controls.find(({ path }) => path === 'units.crimson-bat.front.cf.value');
    const draft = combat(EMPTY)?.set(3) ?? EMPTY;
    expect(draft).toEqual({
      units: { 'crimson-bat': { front: { cf: { value: 3, parenthesized: true } } } },
    });
    expect(examinePass(draft).faults).toEqual([]);
    expect(combat(draft)?.set(4)).toEqual({});
  });

  it('a ridge that is up on the other side', async () => {
    const words = await wordsIn('dragon-pass', 'en');
    const ridge = passKit.sides(EMPTY, 'pass', '2728', words).find(({ across }) => across === '2727')
      ?.controls[0];
    expect(ridge?.now).toBe('here');
    const draft = ridge?.set('there') ?? EMPTY;
    expect(draft).toEqual({
      ridges: { add: [{ high: '2727', low: '2728' }], remove: [['2728', '2727']] },
    });
    expect(examinePass(draft).faults).toEqual([]);
  });
});

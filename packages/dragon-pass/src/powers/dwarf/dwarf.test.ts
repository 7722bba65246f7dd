import { expect, it } from 'vitest';
import { court, LUNAR, neutral, SARTAR } from '../../alliances/alliances.fixture.ts';
import { eventsOf, type Piece } from '../../testing/table.ts';

const unit = (hex: string, type = 'foot-militia'): Piece => ({ type, owner: 'sartar', hex });

const gifts = {
  dwarf: neutral('dwarf'),
  stone: neutral('stone-men', 0),
  other: neutral('stone-men', 1),
  cannon: neutral('cannon-cult'),
  agent: { ...neutral('cannon-cult-agent'), hex: 'box' },
  transformer: neutral('alchemical-transformer'),
};

const mine = (pieces: Readonly<Record<string, Piece>>, diplomacy = {}) =>
  court({ pieces: { ...gifts, ...pieces }, diplomacy });

it('DP-PAC.DwarfLuck-a: what each face brings', () => {
  const brings = (die: number) => {
    const t = mine({ it: unit('2809') });
    const events = t.play('sartar', { type: 'knock', unit: t.id('it') }, die);
    const [visit] = eventsOf(events, 'dwarf-visited');
    const there = Object.keys(gifts).filter((name) => t.at(name) === '2809');
    return [visit?.result, t.at('it'), ...there];
  };
  expect([1, 2, 3, 4, 5, 6].map(brings)).toEqual([
    ['slain', 'dead'],
    ['stone-man', '2809', 'stone'],
    ['stone-man', '2809', 'stone'],
    ['cannon', '2809', 'cannon'],
    ['transformer', '2809', 'transformer'],
    ['joins', '2809', 'dwarf'],
  ]);
});

it('DP-PAC.DwarfLuck-a: the odds are those of the table', () => {
  const t = mine({ it: unit('2809') });
  const [odds] = t.odds('sartar', { type: 'knock', unit: t.id('it') });
  expect(odds?.chance).toEqual([1, 6]);
  expect(odds?.results).toEqual([
    { result: 'joins', chance: [1, 6] },
    { result: 'transformer', chance: [1, 6] },
    { result: 'cannon', chance: [1, 6] },
    { result: 'stone-man', chance: [2, 6] },
    { result: 'slain', chance: [1, 6] },
  ]);
});

it('DP-16.7.1-a: one unit of the battalia in a phase, at the Mine', () => {
  const t = mine({
    it: unit('2809'),
    one: unit('2809'),
    ally: unit('2809', 'exiles-infantry'),
    far: unit('2810'),
  });
  const by = (name: string) => t.refusal('sartar', { type: 'knock', unit: t.id(name) });
  expect([by('it'), by('one'), by('ally'), by('far')]).toEqual([null, null, 'DP-14.2.1-b', 'DP-16.7.1-a']);
  expect(t.matching('sartar', { type: 'knock' })).toHaveLength(2);
  t.play('sartar', { type: 'knock', unit: t.id('it') }, 2);
  expect(by('one')).toBe('DP-14.2.2-c');
});

it('DP-16.7.1-b: on 1 the visitor alone is eliminated, and a hero may escape', () => {
  const t = mine({ hero: unit('2809', 'gunda'), one: unit('2809') });
  t.play('sartar', { type: 'knock', unit: t.id('hero') }, 1);
  expect([t.at('hero'), t.at('one')]).toEqual(['dead', '2809']);
  expect(t.state.escapes).toMatchObject([{ unit: t.id('hero') }]);
});

it('DP-16.7.1-c: where all gifts of the kind are given away the visitor gets nothing', () => {
  const t = court({
    pieces: { it: unit('2809'), dwarf: neutral('dwarf'), stone: unit('0906', 'stone-men') },
  });
  // He has nothing left to give, and the odds say so: he kills on 1, joins on 6.
  expect(t.odds('sartar', { type: 'knock', unit: t.id('it') })[0]?.results).toEqual([
    { result: 'joins', chance: [1, 6] },
    { result: 'nothing', chance: [4, 6] },
    { result: 'slain', chance: [1, 6] },
  ]);
  const events = t.play('sartar', { type: 'knock', unit: t.id('it') }, 3);
  expect(eventsOf(events, 'dwarf-visited')).toMatchObject([{ die: 3, result: 'nothing' }]);
  expect(t.at('it')).toBe('2809');
});

it('DP-16.7.1-d: once the Dwarf is allied nobody is given anything', () => {
  const t = mine({ it: unit('2809') }, { allied: [{ turn: 2, player: LUNAR, people: 'dwarf' }] });
  expect(t.refusal('sartar', { type: 'knock', unit: t.id('it') })).toBe('DP-16.7.1-d');
});

it('DP-16.7.1-e: a gift is the receiver’s own, with its agent, whoever wins the Dwarf', () => {
  const t = mine({ it: unit('2809') });
  t.play('sartar', { type: 'knock', unit: t.id('it') }, 4);
  for (const name of ['cannon', 'agent'])
    expect(t.unit(name)).toMatchObject({ owner: SARTAR, first: SARTAR });
  expect(t.unit('stone').owner).toBe(-1);
});

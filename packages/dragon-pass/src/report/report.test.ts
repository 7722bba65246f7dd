// What a table shows of a battle and of the board is worked out on what the seat sees.

import { describe, expect, it } from 'vitest';
import { hexName } from '../core/hexes.ts';
import { viewFor } from '../game/view.ts';
import { assault, lunar, sartar, skirmish, type Table, until, untilDice } from '../testing/skirmish.ts';
import { sorcery } from '../testing/sorcery.ts';
import { eventsOf } from '../testing/table.ts';
import { trek } from '../testing/trek.ts';
import { battleIn, battleWith } from './battle.ts';
import { dutiesIn } from './duties.ts';
import { facesOf, lossIn } from './losses.ts';
import { pricesAlong } from './price.ts';
import { hexesInRange, zonesIn } from './zones.ts';

const named = <N extends string>(t: Table<N>, hexes: readonly number[] = []): string[] =>
  hexes.map((hex) => hexName(t.board(), hex)).sort();

/** A Lunar stack against 0910, and another that alone stands against 1010. */
const field = (screening = false) =>
  skirmish(
    {
      leader: lunar('(2!)-3-3', '0909'),
      horse: lunar('5-4-5', '0909'),
      other: lunar('4-3-3', '1009'),
      d: sartar('3-2-3', '0910'),
      e: sartar('4-3-3', '0910'),
      f: sartar('6-5-5', '1010'),
    },
    { options: { screening } },
  );

const declare = (t: ReturnType<typeof field>) =>
  t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('leader') });

describe('duties', () => {
  it('DP-7.4.3-a DP-7.4.3-b: who must attack and who must be attacked, besides what is being put together', () => {
    const t = field();
    const all = dutiesIn(viewFor(t.state, 'lunar'));
    expect([named(t, all.attackers), named(t, all.targets)]).toEqual([
      ['0909', '1009'],
      ['0910', '1010'],
    ]);
    declare(t);
    const rest = dutiesIn(viewFor(t.state, 'lunar'));
    expect([named(t, rest.attackers), named(t, rest.targets)]).toEqual([['1009'], ['1010']]);
  });

  it('there are none in another phase', () => {
    expect(dutiesIn(viewFor(trek('3-3-3').state, 'lunar'))).toEqual({
      attackers: [],
      targets: [],
      beset: [],
    });
  });
});

describe('a battle', () => {
  it('DP-7.7.1-a: factors of a side are those of its melee: agents are not in them', () => {
    const t = sorcery(
      {
        cult: lunar('2-5-5-6', '0505'),
        agent: lunar('3-X-X-6', '0910', { of: 'cult' }),
        horse: lunar('4-4-4', '0909'),
        foe: sartar('3-3-3', '0910'),
      },
      ['agent'],
    );
    const battle = battleWith(viewFor(t.state, 'lunar'), {
      type: 'attack',
      hex: '0910',
      unit: t.id('horse'),
    });
    expect([battle?.attack.combat, battle?.attack.blow.sum?.total]).toEqual([4, 4]);
  });

  it('DP-7.4.3-b: says how many stacks must be attacked besides, while it is put together and fought', () => {
    const t = field();
    declare(t);
    expect(battleIn(viewFor(t.state, 'lunar'))?.pending).toBe(1);
    until(t, 'array');
    expect(battleIn(viewFor(t.state, 'lunar'))?.pending).toBe(1);
  });

  it('DP-7.10.6.1-a DP-7.10.6.3-a: both sides with what each unit adds, before it is fought', () => {
    const t = field();
    declare(t);
    const report = battleIn(viewFor(t.state, 'lunar'));
    expect(report).toMatchObject({
      stage: 'declare',
      // 2 + 5 and one more for the leader; 3 and 4 doubled.
      attack: { units: 2, combat: 7, magic: 7, companies: [{ total: 8, hidden: 0 }] },
      defence: { units: 2, combat: 7, magic: 5, companies: [{ total: 14, hidden: 0 }] },
      cover: { stays: 7, attack: 7, needed: 7 / 6 },
    });
    expect(report?.attack.companies[0]?.units[1]).toEqual({
      unit: t.id('horse'),
      shares: [
        { what: 'combat-factor', unit: t.id('horse'), value: 5, clause: 'DP-7.10.6.1-a' },
        { what: 'leadership', unit: t.id('horse'), value: 1, clause: 'DP-7.10.6.5-a' },
      ],
    });
    expect(report?.attack.blow.sum?.total).toBe(8);
    expect(report?.defence.blow.sum?.total).toBe(14);
    // Column 8: a sixth, a quarter, a third, half, three quarters, all.
    expect(report?.attack.blow.results.map(({ value }) => value)).toEqual([1, 2, 2, 4, 6, 8]);
  });

  it('DP-3.RIVER-c DP-7.10.6.3-b DP-PAC.ATTACK-b: both sums as they are read on the table, part by part', () => {
    const t = skirmish(
      { a: lunar('5-3-3', '0909'), d: sartar('3-2-3', '0910') },
      { land: { rivers: [['0808', '0909', '1008']] } },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('a') });
    const report = battleIn(viewFor(t.state, 'lunar'));
    const told = (force: 'attack' | 'defence') =>
      report?.[force].blow.sum?.parts.map(({ what, value }) => [what, value]);
    // Five halved is two and a half, of which two count; three doubled is six.
    expect(report?.attack.blow.sum?.total).toBe(2);
    expect(told('attack')).toEqual([
      ['combat-factor', 5],
      ['river', -2.5],
      ['fraction', -0.5],
    ]);
    expect(report?.defence.blow.sum?.total).toBe(6);
    expect(told('defence')).toEqual([
      ['combat-factor', 3],
      ['defence', 3],
    ]);
  });

  it('DP-5.3-b: what lies hidden in a stack is counted and no more', () => {
    const t = field(true);
    declare(t);
    const report = battleIn(viewFor(t.state, 'lunar'));
    expect(report?.defence).toMatchObject({ units: 2, combat: 3, companies: [{ hidden: 1, total: 6 }] });
    t.play('lunar', { type: 'fight' });
    expect(battleIn(viewFor(t.state, 'lunar'))?.defence).toMatchObject({ combat: 7 });
  });

  it('DP-7.4.4-a: what one more stack would add, before it joins', () => {
    const t = skirmish({
      a: lunar('5-3-3', '0909'),
      b: lunar('4-3-3', '1009'),
      c: lunar('3-3-3', '1009'),
      d: sartar('3-2-3', '0910'),
      // Whom these fight in any case, so that b and c may join a or not.
      e: sartar('3-3-3', '1010'),
      f: lunar('3-3-3', '1011'),
    });
    const seen = () => viewFor(t.state, 'lunar');
    const attack = { type: 'attack', hex: '0910', unit: t.id('a') } as const;
    expect(battleWith(seen(), attack)?.attack).toMatchObject({ combat: 5, units: 1 });
    t.play('lunar', { ...attack, hex: t.hex('0910') });
    expect(battleWith(seen(), { type: 'join', unit: t.id('b') })?.attack).toMatchObject({
      combat: 12,
      units: 3,
    });
    // It is not next to 0909.
    expect(battleWith(seen(), { type: 'widen', hex: '1010' })).toBeNull();
    expect(battleIn(seen())?.attack.combat).toBe(5);
  });

  it('there is none where nobody fights', () => {
    expect(battleIn(viewFor(field().state, 'lunar'))).toBeNull();
  });
});

describe('a loss', () => {
  it('DP-7.10.7.2-a DP-7.10.7-b: what each could be taken for, and why not', () => {
    const t = field();
    assault(t, '0910', 'leader');
    until(t, 'retreat');
    expect(battleIn(viewFor(t.state, 'lunar'))?.stage).toBe('melee');
    const [struck] = eventsOf(untilDice(t, 4), 'struck');
    // Half of 8: the one on top counts 3; who lies below is reached then, and counts 4 with 1 left.
    const victims = () => lossIn(viewFor(t.state, 'lunar'))?.victims;
    expect(lossIn(viewFor(t.state, 'lunar'))).toMatchObject({ cause: 'attack', loss: 4, left: 4 });
    expect(victims()).toEqual([
      { unit: t.id('d'), factor: 3, price: 3, taken: false, refusal: null },
      { unit: t.id('e'), factor: 4, price: 4, taken: false, refusal: 'DP-7.10.7.2-a' },
    ]);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    expect(lossIn(viewFor(t.state, 'lunar'))?.left).toBe(1);
    expect(victims()?.map(({ taken, refusal }) => ({ taken, refusal }))).toEqual([
      { taken: true, refusal: null },
      { taken: false, refusal: 'DP-7.10.7-b' },
    ]);
    expect(battleIn(viewFor(t.state, 'lunar'))?.stage).toBe('melee');
    expect(struck && facesOf(viewFor(t.state, 'lunar'), 'attack', struck.total, struck.modifier)).toEqual([
      1, 2, 2, 4, 6, 8,
    ]);
  });
});

describe('the board', () => {
  it('DP-6.5-a DP-6.5-b: zones of control by whose they are', () => {
    const t = trek('3-3-3');
    const [own, other] = zonesIn(viewFor(t.state, 'lunar'));
    expect(named(t, own?.hexes)).toEqual(['0102', '0201', '0910', '0911', '1009', '1011', '1110', '1111']);
    expect(named(t, other?.hexes)).toContain('2019');
    const lone = trek('(4!)-10-6');
    expect(named(lone, zonesIn(viewFor(lone.state, 'lunar'))[0]?.hexes)).not.toContain('1009');
  });

  it('DP-4.5.4-a: the range of a magician as hexes', () => {
    const t = trek('2-5-3-1');
    expect(hexesInRange(viewFor(t.state, 'lunar'), t.id('it'))).toHaveLength(7);
    expect(hexesInRange(viewFor(t.state, 'lunar'), t.id('other'))).toEqual([]);
  });

  it('DP-7.3.3-a: a spirit in its box goes as far as its magician reaches', () => {
    const t = skirmish({
      mage: lunar('2-5-3-2', '0909'),
      ghost: lunar('X-5-X-2', 'box', { of: 'mage' }),
      d: sartar('3-3-3', '0910'),
    });
    // A hex, the six around it and the twelve beyond.
    expect(hexesInRange(viewFor(t.state, 'lunar'), t.id('ghost'))).toHaveLength(19);
  });

  it('DP-6.1-a: why a way costs what it costs, hex by hex', () => {
    const plain = {
      rivers: [['0910', '1010', '1110']],
      ridges: [{ high: '1009', low: '1010' }],
      ground: { 'hill-forest': ['1009'] },
    };
    const prices = (code: string, ...path: string[]) => {
      const t = trek(code, plain);
      return pricesAlong(viewFor(t.state, 'lunar'), t.id('it'), path).map(({ parts }) => parts);
    };
    expect(prices('4-3-5', '1010', '1009', '1008')).toEqual([
      [
        { clause: 'DP-6.1-a', cost: 2 },
        { clause: 'DP-3.RIVER-a', cost: 1 },
        { clause: 'DP-3.RIDGE-a', cost: 1 },
      ],
      [{ clause: 'DP-6.1-a', cost: 1 }],
    ]);
    expect(prices('(4!)-10-6', '1010', '1009')).toEqual([[{ clause: 'DP-6.2.2-a', cost: 1 }]]);
    expect(prices('4-3-5', '1010', '1007')).toEqual([]);
  });
});

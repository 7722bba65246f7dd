import { expect, test } from 'vitest';
import { against, dragon, type Groups, strike } from '../combat/strike.fixture.ts';
import { type Activity, activity, OPENED, SMASHED, type State } from '../core/state.ts';
import { invader } from '../testing/pieces.ts';
import { eventsOf, type Piece } from '../testing/table.ts';
import type { Corrections } from '../world/corrections.ts';

/** The largest strength the monster can bring to bear on the hex, by the attack it then makes. */
function fullStrength(hex: string, monster: Piece, state?: (state: State) => void): number {
  const t = against(hex, monster, state ? { state } : {});
  const most = t
    .matching('invader', { type: 'strike', unit: 0, hex })
    .map((action) => ('groups' in action ? action.groups : {}))
    .reduce<Groups>((best, groups) => {
      const size = ({ head = 0, wings = 0, legs = 0 }: Groups) => head + wings + legs;
      return size(groups) > size(best) ? groups : best;
    }, {});
  if (Object.keys(most).length === 0) return 0;
  const [attack] = eventsOf(t.play('invader', strike(hex, most), 1, 1), 'attack');
  expect(attack.weapon).toBe('strike');
  return attack.attack;
}

const AROUND_N = { ahead: '1009', side: '1110', rearSide: '1111', rear: '1011', under: '1010' };

test('DR-2.12.1.6-a head 3, two wings of 2, four legs of 1, the belly never strikes', () => {
  const alone = (groups: Groups) => {
    const t = against('1009');
    return eventsOf(t.play('invader', strike('1009', groups), 1, 1), 'attack')[0].attack;
  };
  expect(alone({ head: 1 })).toBe(3);
  expect(alone({ wings: 1 })).toBe(2);
  expect(alone({ wings: 2 })).toBe(4);
  expect(alone({ legs: 1 })).toBe(1);
  expect(alone({ legs: 4 })).toBe(4);
  const t = against('1009');
  expect(t.refusal('invader', strike('1009', {}))).toBe('DR-2.12.1.6-a');
  expect(t.refusal('invader', strike('1009', { head: 0 }))).toBe('DR-2.12.1.6-a');
  expect(t.refusal('invader', strike('1009', { legs: -1 }))).toBe('DR-2.12.1.6-a');
  const belly = { type: 'strike', unit: 0, hex: '1009', groups: { belly: 1 } };
  expect(t.refusal('invader', belly)).toBe('DR-1.1-b');
});

test('DR-2.12.1.6.1-a DR-MDS-a the dragon strikes 11 ahead, 4 behind, 7 underneath itself', () => {
  expect(fullStrength(AROUND_N.ahead, dragon)).toBe(11);
  expect(fullStrength(AROUND_N.side, dragon)).toBe(11);
  expect(fullStrength(AROUND_N.rearSide, dragon)).toBe(4);
  expect(fullStrength(AROUND_N.rear, dragon)).toBe(4);
  expect(fullStrength(AROUND_N.under, dragon)).toBe(7);
});

test('DR-2.12.2-b DR-MDS-d the young dragon strikes 6 ahead, 2 behind', () => {
  const young = invader('YDRAGON', '1010', { facing: 'N' });
  expect(fullStrength(AROUND_N.ahead, young)).toBe(6);
  expect(fullStrength(AROUND_N.rear, young)).toBe(2);
  expect(fullStrength(AROUND_N.under, young)).toBe(4);
  const t = against('1009', young);
  expect(t.odds('invader', strike('1009', { head: 1, wings: 2, legs: 2 }))).toMatchObject([
    { dice: 1, needs: 4, chance: [3, 6] },
  ]);
});

test('DR-2.12.4.2-b DR-2.12.4.2-c DR-MDS-g the wurm strikes 14 ahead and underneath, 6 behind', () => {
  const wurm = invader('WURM', '1010', { facing: 'N' });
  expect(fullStrength(AROUND_N.ahead, wurm)).toBe(14);
  expect(fullStrength(AROUND_N.rear, wurm)).toBe(6);
  expect(fullStrength(AROUND_N.under, wurm)).toBe(14);
  const t = against(AROUND_N.rear, wurm);
  expect(t.refusal('invader', strike('1011', { head: 1 }))).toBe('DR-2.12.4.2-b');
  expect(t.refusal('invader', strike('1011', { legs: 1 }))).toBeNull();
  expect(t.refusal('invader', strike('1011', { wings: 1 }))).toBe('DR-2.12.1.6-a');
  const front = against('1009', wurm);
  const events = front.play('invader', strike('1009', { head: 1, legs: 6 }));
  expect(eventsOf(events, 'attack')[0]).toMatchObject({ attack: 14, defence: 2, cell: 'D' });
  expect(front.at('inf')).toBe('dead');
});

test('DR-2.12.3.2-c DR-2.12.3.2-d DR-2.12.3.2-e reach of the roc: head not behind, wings neither behind nor below, legs anywhere', () => {
  const roc = invader('ROC', '1010', { facing: 'N' });
  const reach = (groups: Groups) =>
    ['1009', '0910', '1110', '0911', '1111', '1011', '1010'].filter(
      (hex) => against(hex, roc).refusal('invader', strike(hex, groups)) === null,
    );
  expect(reach({ head: 1 })).toEqual(['1009', '0910', '1110', '0911', '1111', '1010']);
  expect(reach({ wings: 1 })).toEqual(['1009', '0910', '1110', '0911', '1111']);
  expect(reach({ legs: 1 })).toEqual(['1009', '0910', '1110', '0911', '1111', '1011', '1010']);
  expect(against('1011', roc).refusal('invader', strike('1011', { head: 1 }))).toBe('DR-2.12.3.2-c');
  expect(against('1010', roc).refusal('invader', strike('1010', { wings: 1 }))).toBe('DR-2.12.3.2-d');
  expect(against('1012', roc).refusal('invader', strike('1012', { legs: 1 }))).toBe('DR-2.7.1-a');
});

test('DR-2.12.3.2-f DR-2.12.3.2-g DR-MDS-j a roc strikes 8, and 12 in a turn it bounded or landed', () => {
  const roc = invader('ROC', '1010', { facing: 'N' });
  const having = (did: Partial<Activity>) => (state: State) => {
    Object.assign(activity(state.units[0]), did);
  };
  expect(fullStrength('1009', roc)).toBe(8);
  expect(fullStrength('1009', roc, having({ mode: 'walk' }))).toBe(8);
  expect(fullStrength('1009', roc, having({ mode: 'bound' }))).toBe(12);
  expect(fullStrength('1009', roc, having({ mode: 'fly', landed: true }))).toBe(12);
  expect(fullStrength('1009', dragon, having({ mode: 'bound' }))).toBe(11);
});

test('DR-2.12.1.6.1-b DR-2.12.1.6.1-c DR-2.12.1.6.1-d where head, wings and legs reach', () => {
  const refusal = (hex: string, groups: Groups) => against(hex).refusal('invader', strike(hex, groups));
  for (const hex of ['1009', '0910', '1110']) {
    expect(refusal(hex, { head: 1 })).toBeNull();
    expect(refusal(hex, { wings: 1 })).toBeNull();
  }
  for (const hex of ['0911', '1111', '1011']) {
    expect(refusal(hex, { head: 1 })).toBe('DR-2.12.1.6.1-b');
    expect(refusal(hex, { wings: 1 })).toBe('DR-2.12.1.6.1-c');
    expect(refusal(hex, { legs: 1 })).toBeNull();
  }
  expect(refusal('1010', { head: 1 })).toBeNull();
  expect(refusal('1010', { wings: 1 })).toBe('DR-2.12.1.6.1-c');
  expect(refusal('1010', { legs: 1 })).toBeNull();
});

/** A tower behind the dragon, its door on the dragon's side. */
const tower: Corrections = {
  map: 'plain',
  hexes: { '1011': { terrain: 'tower' } },
  entrances: { add: [{ between: ['1010', '1011'], type: 'door', of: 'tower', inside: '1011' }] },
};

test('DR-2.12.1.6.1-b DR-2.12.1.6.1-c DR-2.12.1.6.1-d a tower is above: head and wings reach it all around, legs never', () => {
  const open = (piece: Piece) =>
    against('1011', piece, {
      corrections: tower,
      state: (state) => {
        state.entrances[0] |= SMASHED;
      },
    });
  const t = open(dragon);
  expect(t.refusal('invader', strike('1011', { head: 1 }))).toBeNull();
  expect(t.refusal('invader', strike('1011', { wings: 2 }))).toBeNull();
  expect(t.refusal('invader', strike('1011', { legs: 1 }))).toBe('DR-2.12.1.6.1-d');
  const roc = open(invader('ROC', '1010', { facing: 'S' }));
  expect(roc.refusal('invader', strike('1011', { legs: 2 }))).toBeNull();
});

test('DR-2.12.1.6.4-a no strike over a wall or into or out of a tower but across an open entrance', () => {
  const gate: Corrections = {
    map: 'plain',
    walls: { add: [['0910', '1010']] },
    entrances: { add: [{ between: ['1009', '1010'], type: 'gate', of: 'wall', inside: '1009' }] },
  };
  const through = (bits: number, hex = '1009') =>
    against(hex, dragon, {
      corrections: gate,
      state: (state) => {
        state.entrances[0] |= bits;
      },
    }).refusal('invader', strike(hex, { head: 1 }));
  expect(through(0)).toBe('DR-2.12.1.6.4-a');
  expect(through(SMASHED)).toBeNull();
  expect(through(OPENED)).toBeNull();
  expect(through(SMASHED, '0910')).toBe('DR-2.12.1.6.4-a');
  const out = against('1009', dragon, {
    corrections: { map: 'plain', hexes: { '1010': { terrain: 'tower' } } },
  });
  expect(out.refusal('invader', strike('1009', { head: 1 }))).toBe('DR-2.12.1.6.4-a');
  const into = (bits: number) =>
    against('1011', dragon, {
      corrections: tower,
      state: (state) => {
        state.entrances[0] |= bits;
      },
    }).refusal('invader', strike('1011', { head: 1 }));
  expect(into(0)).toBe('DR-2.12.1.6.4-a');
  expect(into(OPENED)).toBeNull();
});

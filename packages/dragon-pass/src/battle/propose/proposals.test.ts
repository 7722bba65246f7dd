import { pickOne, seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../core/actions.ts';
import { openBoard, stackAt } from '../../core/board.ts';
import { dragonPass } from '../../testing/by-index.ts';
import { opened } from '../../testing/opening.ts';
import { assault, lunar, sartar, skirmish, type Table, until, untilDice } from '../../testing/skirmish.ts';
import { sorcery } from '../../testing/sorcery.ts';
import type { Piece } from '../../testing/table.ts';

const BLACK = 0;
const MOON_TABLE = [0, 2, 4, 7, 4, 3, 0];

const proposal = <N extends string>(t: Table<N>): readonly Action[] =>
  dragonPass.propose?.(t.state, t.decision()?.seats[0] ?? '') ?? [];

/** Plays the proposal: every step is legal, and the last one settles the question. */
function follow<N extends string>(t: Table<N>, ...dice: number[]): readonly Action[] {
  const [seat = ''] = t.decision()?.seats ?? [];
  const frame = t.state.frames.at(-1);
  const actions = proposal(t);
  expect(actions.length).toBeGreaterThan(0);
  actions.forEach((action, i) => {
    expect(t.refusal(seat, action)).toBeNull();
    t.play(seat, action, ...(i === actions.length - 1 ? dice : []));
  });
  expect(t.state.frames).not.toContain(frame);
  return actions;
}

type Pieces = Record<string, Piece>;

describe('proposals', () => {
  it('casualties that waste least, the most valuable of equals', () => {
    const t = skirmish({
      a: lunar('8-3-3', '0909'),
      d: sartar('3-3-3', '0910'),
      e: sartar('4-3-3', '0910'),
      f: sartar('5-3-3', '0809'),
      g: sartar('1-3-3', '0809'),
    });
    assault(t, '0910', 'a');
    untilDice(t, 6);
    // 3 + 5 use all of 8; from the top 3 + 4 are 7 and 5 + 1 are 6.
    expect(follow(t, 1)).toEqual([
      { type: 'take', unit: t.id('d') },
      { type: 'take', unit: t.id('f') },
      { type: 'done' },
    ]);
    expect([t.at('d'), t.at('e'), t.at('f'), t.at('g')]).toEqual(['dead', '0910', 'dead', '0809']);
  });

  it('passes a herd by where that uses more of the loss', () => {
    const t = skirmish({
      a: lunar('5-3-3', '0909'),
      h: sartar('2h-10-3', '0910'),
      d: sartar('5-3-3', '0910'),
    });
    assault(t, '0910', 'a');
    untilDice(t, 6);
    expect(proposal(t)).toEqual([{ type: 'take', unit: t.id('d') }]);
  });

  it('feeds militia to defending chaos rather than a spirit, whatever the moon says today', () => {
    const t = sorcery(
      {
        mage: lunar('2-moon-5-6', '0904'),
        s: lunar('X-moon-X-6', '0910', { of: 'mage' }),
        militia: lunar('3-3-3', '0909'),
        d: sartar('5-[-1]-4-0', '0910'),
      },
      ['s'],
      { moon: BLACK, moonTable: MOON_TABLE },
    );
    assault(t, '0910', 'militia');
    expect(proposal(t)[0]).toEqual({ type: 'devour', by: t.id('d'), unit: t.id('militia') });
  });

  it('feeds a soldier to defending chaos rather than a magician, with whom his spirit is lost', () => {
    const t = sorcery(
      {
        mage: lunar('2-4-5-6', '0909'),
        s: lunar('X-4-X-6', 'box', { of: 'mage' }),
        soldier: lunar('4-3-3', '0909'),
        d: sartar('5-[-1]-4', '0910'),
      },
      [],
    );
    assault(t, '0910', 'mage');
    // 4 and half of 3 for the soldier; 2, half of 4 and the spirit's 8 for the magician.
    expect(proposal(t)[0]).toEqual({ type: 'devour', by: t.id('d'), unit: t.id('soldier') });
  });

  it('aims everybody at the stack where the fire does most harm', () => {
    const archers = Object.fromEntries(['a', 'b', 'c'].map((name) => [name, lunar('2*-1-4', '0909')]));
    const t = skirmish({ ...archers, d: sartar('3-3-3', '0910'), e: sartar('3-3-3', '0809') } as Pieces, {
      land: { ground: { forest: ['0910'] } },
    });
    assault(t, '0910', 'a');
    expect(follow(t, 1)).toEqual([{ type: 'volley', hex: t.hex('0809') }]);
  });

  it('holds fire where nobody can be hit', () => {
    const t = skirmish({ a: lunar('2*-1-4', '0909'), d: sartar('(4!)-10-6', '0910') });
    assault(t, '0910', 'a');
    expect(follow(t)).toEqual([{ type: 'done' }]);
  });

  it('gives up what is worth least: two shaken rather than one lost', () => {
    const archers = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e'].map((name) => [name, sartar('2*-1-4', '0910')]),
    );
    const hit = (die: number, down = false) => {
      const t = skirmish({
        x: lunar('9-3-3', '0909'),
        y: lunar('1-1-3', '0909'),
        z: lunar('2-1-3', '0909', { down }),
        ...archers,
      } as Pieces);
      assault(t, '0910', 'x');
      t.play('sartar', { type: 'volley', hex: t.hex('0909') }, die);
      return t;
    };
    const shaken = hit(5);
    expect(follow(shaken)).toEqual([
      { type: 'disrupt', unit: shaken.id('y') },
      { type: 'disrupt', unit: shaken.id('z') },
    ]);
    const lost = hit(6);
    expect(follow(lost)).toEqual([{ type: 'lose', unit: lost.id('y') }]);
  });

  it('leaves the order as it lies and holds nobody back', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      b: lunar('4-3-3', '0909'),
      d: sartar('9-3-3', '0910'),
      e: sartar('8-3-3', '0910'),
    });
    assault(t, '0910', 'a');
    expect(follow(t)).toEqual([{ type: 'done' }]);
    expect(follow(t)).toEqual([{ type: 'done' }]);
    expect(t.decision()?.kind).toBe('regroup');
    expect(follow(t, 1, 1)).toEqual([{ type: 'done' }]);
  });

  it('DP-7.10.7.2-d: an attacking superhero lies on top, where no answer can pay for it', () => {
    const t = skirmish({
      a: lunar('5-3-3', '0909'),
      b: lunar('5-3-3', '0909'),
      jar: lunar('(20!!)-oo-6', '0909'),
      d: sartar('6-3-3', '0910'),
      e: sartar('1-3-3', '0910'),
    });
    assault(t, '0910', 'a');
    // 7 doubled are 14, and she counts 20.
    expect(follow(t)).toEqual([
      { type: 'restack', hex: t.hex('0909') },
      { type: 'next', unit: t.id('jar') },
      { type: 'keep' },
      { type: 'done' },
    ]);
    expect(stackAt(openBoard(t.state), t.hex('0909'))).toEqual([t.id('jar'), t.id('a'), t.id('b')]);
  });

  it('DP-7.10.2-a: so does a defending one, unless a six would fell it', () => {
    const against = (code: string) => {
      const t = skirmish({
        a: lunar(code, '0909'),
        d: sartar('3-3-3', '0910'),
        harrek: sartar('(20!!)-oo-6', '0910'),
      });
      assault(t, '0910', 'a');
      until(t, 'regroup');
      return { actions: proposal(t), harrek: t.id('harrek'), hex: t.hex('0910') };
    };
    const { actions, harrek, hex } = against('19-3-3');
    expect(actions.slice(0, 2)).toEqual([
      { type: 'restack', hex },
      { type: 'next', unit: harrek },
    ]);
    expect(against('20-3-3').actions).toEqual([{ type: 'done' }]);
  });

  it('DP-6.5.2-a: after the battle troops lie on top again', () => {
    const t = skirmish({
      jar: lunar('(20!!)-oo-6', '0909'),
      a: lunar('5-3-3', '0909'),
      b: lunar('4-3-3', '0909'),
      d: sartar('6-3-3', '0910'),
    });
    assault(t, '0910', 'jar');
    untilDice(t, 1, 1);
    until(t, 'regroup');
    follow(t);
    expect(stackAt(openBoard(t.state), t.hex('0909'))).toEqual([t.id('a'), t.id('jar'), t.id('b')]);
  });

  it('retreats before a stronger enemy under a legal cover, and holds walls', () => {
    const pieces = {
      a: lunar('15-3-3', '0909'),
      d: sartar('3-3-3', '0910'),
      e: sartar('2-3-3', '0910'),
      f: sartar('2-2-3', '0910'),
    };
    const t = skirmish(pieces);
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'done' });
    // 15 ask for a cover of 2.5: the units of 2 and 2 stay, or one of them with the 3. The best leaves first.
    expect(follow(t)).toMatchObject([{ type: 'retreat', unit: t.id('d') }]);
    const held = skirmish(pieces, { land: { ground: { fortress: ['0910'] } } });
    assault(held, '0910', 'a');
    held.play('lunar', { type: 'done' });
    expect(follow(held)).toEqual([{ type: 'done' }]);
  });

  it('takes an empty fortress, with one unit', () => {
    const t = skirmish(
      { a: lunar('3-3-3', '0909'), b: lunar('5-4-3', '0909'), d: sartar('1-1-3', '0910') },
      { land: { ground: { fortress: ['0910'] } } },
    );
    assault(t, '0910', 'a');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    until(t, 'advance');
    expect(follow(t)).toEqual([{ type: 'advance', unit: t.id('b'), to: t.hex('0910') }, { type: 'done' }]);
  });

  it('proposes nothing to those who are not asked', () => {
    const t = skirmish({ a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '0910') });
    assault(t, '0910', 'a');
    expect(dragonPass.propose?.(t.state, 'sartar')).toEqual([]);
    expect(dragonPass.propose?.(t.state, 'spectator')).toEqual([]);
  });
});

/** Choices of a battle that always have a proposal. */
const BATTLE = new Set([
  'declare',
  'casualties',
  'aim',
  'hits',
  'array',
  'retreat',
  'regroup',
  'advance',
  'agents',
]);

describe.each(['pass-2', 'pass-4'])('the battles of %s', (scenario) => {
  it('can be fought through by proposals alone', { timeout: 300_000 }, () => {
    const dice = seededDice(`proposals ${scenario}`);
    let { state } = opened(scenario);
    let answered = 0;
    for (let asked = 0; asked < 20_000 && answered < 60; asked++) {
      const decision = dragonPass.decision(state);
      if (!decision) {
        // A game of few battles: another one.
        state = opened(scenario).state;
        continue;
      }
      const [seat = ''] = decision.seats;
      if (!BATTLE.has(decision.kind)) {
        dragonPass.apply(state, seat, pickOne(dice, dragonPass.legal(state, seat)), dice);
        continue;
      }
      answered += 1;
      const frame = state.frames.at(-1);
      const actions = dragonPass.propose?.(state, seat) ?? [];
      expect(actions.length, decision.kind).toBeGreaterThan(0);
      for (const action of actions) dragonPass.apply(state, seat, action, dice);
      expect(state.frames).not.toContain(frame);
    }
    expect(answered).toBe(60);
  });
});

import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { openBoard, typeOf } from '../../core/board.ts';
import { hexName } from '../../core/hexes.ts';
import type { Phase } from '../../core/vocabulary.ts';
import { dragonPass } from '../../testing/by-index.ts';
import { assault, lunar, sartar, until, untilDice } from '../../testing/skirmish.ts';
import { eventsOf, type Piece, type Setting, table } from '../../testing/table.ts';
import { refuse } from '../../testing/trek.ts';

const dinosaur = (type: string, hex: string, owner: string | null = null): Piece => ({ type, hex, owner });

/** Far away, so that phases are asked. */
const others = { far: lunar('3-3-3', '0101'), foe: sartar('3-3-3', '2020') };

const plain = (
  pieces: Record<string, Piece>,
  phase: Phase = 'movement',
  more: Partial<Setting<string>> = {},
) => table<string>({ phase, ...more, pieces: { ...others, ...pieces } });

const ownerOf = (t: ReturnType<typeof plain>, name: string) => t.state.seats[t.unit(name).owner] ?? null;

describe('dinosaurs', () => {
  it('DP-16.4-a: one on each of the twelve symbols before anybody sets up, drawn from all kinds', () => {
    const drawn = ['one', 'two'].map((seed) => {
      const state = dragonPass.setup('pass-7', {}, seededDice(seed));
      const board = openBoard(state);
      return state.units.flatMap(({ hex, owner }, id) => {
        if (hex < 0) return [];
        expect([typeOf(board, id).kind, owner]).toEqual(['dinosaur', -1]);
        return [`${hexName(board, hex)} ${typeOf(board, id).id}`];
      });
    });
    for (const placed of drawn)
      expect(placed.map((text) => text.slice(0, 4)).sort()).toEqual(
        '0632 1116 1515 2313 2321 2413 2711 2718 2816 3012 4017 4118'.split(' '),
      );
    expect(drawn[0]).not.toEqual(drawn[1]);
  });

  it('DP-16.4-b DP-6.4-c: it joins whoever shares its hex when the movement phase ends, and fights in that turn', () => {
    const t = plain({
      a: lunar('4-3-5', '0909'),
      beast: dinosaur('triceratops', '0911'),
      d: sartar('9-9-9', '0912'),
    });
    t.walk('lunar', 'a', '0910', '0911');
    expect(ownerOf(t, 'beast')).toBeNull();
    const events = t.play('lunar', { type: 'end' });
    expect(eventsOf(events, 'dinosaur-joined')).toMatchObject([
      { unit: t.id('beast'), hex: '0911', seat: 'lunar', clause: 'DP-6.4-c' },
    ]);
    // 4 + 10
    expect(eventsOf(untilDice(t, 1, 1), 'struck')).toMatchObject([{ total: 14 }, {}]);
  });

  it('DP-16.4-b: at the end of other phases too', () => {
    const t = plain({ a: lunar('4-3-5', '0909'), beast: dinosaur('triceratops', '0909') }, 'support');
    expect(eventsOf(t.play('lunar', { type: 'end' }), 'dinosaur-joined')).toMatchObject([
      { clause: 'DP-16.4-b' },
    ]);
  });

  it('DP-16.4-c: met in a movement phase it does not move in it', () => {
    const t = plain({ a: lunar('4-3-5', '0909'), beast: dinosaur('pteranodons', '0910') });
    t.walk('lunar', 'a', '0910');
    expect(refuse(t, 'lunar', 'beast', '0911')).toBe('DP-2-f');
    expect(t.offers('lunar', { type: 'step', unit: t.id('a') })).toBe(true);
  });

  it('DP-16.4-d: with its last companion it leaves the battle, neutral', () => {
    const t = plain(
      {
        a: lunar('9-3-3', '0909'),
        d: sartar('2-3-3', '0910'),
        beast: dinosaur('triceratops', '0910', 'sartar'),
      },
      'battles',
    );
    assault(t, '0910', 'a');
    untilDice(t, 3);
    // A loss of 3 takes the companion; nobody strikes back, and the way is free.
    const events = t.play('lunar', { type: 'take', unit: t.id('d') });
    expect(eventsOf(events, 'became-neutral')).toMatchObject([{ unit: t.id('beast'), clause: 'DP-16.4-d' }]);
    expect(ownerOf(t, 'beast')).toBeNull();
    expect(t.decision()?.kind).toBe('advance');
    expect(t.refusal('lunar', { type: 'advance', unit: t.id('a'), to: t.hex('0910') })).toBeNull();
  });

  it('DP-16.4-d: while units move it waits for who comes instead', () => {
    const t = plain({
      a: lunar('4-3-5', '0909'),
      b: lunar('4-3-5', '0908'),
      beast: dinosaur('triceratops', '0909', 'lunar'),
      lonely: { ...dinosaur('triceratops', '1515', 'lunar'), number: 1 },
    });
    t.walk('lunar', 'a', '0910');
    expect(ownerOf(t, 'beast')).toBe('lunar');
    t.walk('lunar', 'b', '0909');
    const events = t.play('lunar', { type: 'end' });
    expect([ownerOf(t, 'beast'), ownerOf(t, 'lonely')]).toEqual(['lunar', null]);
    expect(eventsOf(events, 'became-neutral')).toMatchObject([{ unit: t.id('lonely') }]);
  });

  it('DP-16.4-d R-DPP-67: other dinosaurs and captured beasts are no company', () => {
    const t = plain(
      {
        beast: dinosaur('triceratops', '0909', 'lunar'),
        other: dinosaur('pteranodons', '0909', 'lunar'),
      },
      'exotics',
    );
    t.play('lunar', { type: 'end' });
    expect([ownerOf(t, 'beast'), ownerOf(t, 'other')]).toEqual([null, null]);
  });

  it('DP-16.4-e: whoever advances to a neutral one has it when that combat phase closes', () => {
    const t = plain(
      {
        a: lunar('9-3-3', '0909'),
        d: sartar('2-3-3', '0910'),
        beast: dinosaur('triceratops', '0910', 'sartar'),
      },
      'battles',
    );
    assault(t, '0910', 'a');
    untilDice(t, 3);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    const events = t.play('lunar', { type: 'advance', unit: t.id('a'), to: t.hex('0910') });
    const closing = t.decision()?.kind === 'advance' ? t.play('lunar', { type: 'done' }) : events;
    expect(eventsOf(closing, 'dinosaur-joined')).toMatchObject([
      { unit: t.id('beast'), clause: 'DP-16.4-b' },
    ]);
    expect(ownerOf(t, 'beast')).toBe('lunar');
  });

  it('DP-16.4-f: neutral ones hold nobody up and are not attacked', () => {
    const t = plain({ a: lunar('4-3-5', '0909'), beast: dinosaur('triceratops', '0910') });
    t.walk('lunar', 'a', '1009', '1010');
    expect(refuse(t, 'lunar', 'a', '1011')).toBeNull();
    const battle = plain(
      { a: lunar('4-3-5', '0909'), beast: dinosaur('triceratops', '0910'), d: sartar('3-3-3', '1009') },
      'battles',
    );
    expect(
      battle.refusal('lunar', { type: 'attack', hex: battle.hex('0910'), unit: battle.id('a') }),
    ).not.toBeNull();
    expect(battle.offers('lunar', { type: 'attack', hex: battle.hex('0910') })).toBe(false);
  });

  it('DP-16.4-g: a Trachodon lends its spirit while it has a player', () => {
    const trachodon = (owner: string | null) => ({
      mage: dinosaur('trachodons', '0909', owner),
      ghost: { type: 'trachodons-spirits', hex: 'box', owner },
      d: sartar('3-3-3', '0915'),
    });
    const t = plain({ ...trachodon(null), a: lunar('4-3-5', '0909') });
    t.play('lunar', { type: 'end' });
    expect(ownerOf(t, 'ghost')).toBe('lunar');
    until(t, 'commit');
    t.play('lunar', { type: 'commit', unit: t.id('ghost'), hex: t.hex('0915') });
    expect(t.at('ghost')).toBe('0915');
    const alone = plain({ ...trachodon('lunar'), cover: lunar('3-3-3', '0808') }, 'exotics');
    alone.play('lunar', { type: 'end' });
    expect([ownerOf(alone, 'mage'), ownerOf(alone, 'ghost'), alone.at('ghost')]).toEqual([null, null, 'box']);
    expect(alone.offers('lunar', { type: 'commit' })).toBe(false);
  });

  it('DP-16.4-h: a Brontosaurus does not fight, runs like a herd and is led away', () => {
    const t = plain(
      {
        cult: lunar('8-7-3-3', '1520', { physical: true }),
        x: lunar('9-X-X-3', '0910', { of: 'cult' }),
        d: sartar('9-3-3', '0910'),
        beast: dinosaur('brontosauri', '0910', 'sartar'),
      },
      'battles',
      { state: (state) => state.committed.push(3) },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: null });
    if (t.decision()?.kind === 'declare') t.play('lunar', { type: 'fight' });
    t.play('lunar', { type: 'done' }, 2);
    // It runs north: MF 3.
    const events = t.play('lunar', { type: 'take', unit: t.id('beast') }, 1);
    expect(eventsOf(events, 'stampeded')).toMatchObject([{ unit: t.id('beast'), from: '0910', to: '0907' }]);
    expect([ownerOf(t, 'beast'), t.unit('beast').down]).toEqual([null, true]);

    const melee = plain(
      {
        a: lunar('4-3-3', '0909'),
        d: sartar('1-3-3', '0910'),
        beast: dinosaur('brontosauri', '0910', 'sartar'),
      },
      'battles',
    );
    assault(melee, '0910', 'a');
    untilDice(melee, 6);
    // Of 4 the escort costs 1 and the beast 2; it strikes nobody, and follows those who took it.
    melee.play('lunar', { type: 'take', unit: melee.id('d') });
    melee.play('lunar', { type: 'take', unit: melee.id('beast') });
    expect([melee.at('beast'), ownerOf(melee, 'beast')]).toEqual(['0909', 'lunar']);
  });
});

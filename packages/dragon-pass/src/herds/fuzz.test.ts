import { seededDice } from '@hexwyrm/kernel';
import { expect, it } from 'vitest';
import { typeOf } from '../core/board.ts';
import type { Event } from '../core/events.ts';
import { dragonPass } from '../testing/by-index.ts';
import { type Piece, table } from '../testing/table.ts';

const HEXES = ['0909', '0910', '1009', '1010', '0809', '0911', '1008', '0908', '1110', '0810'];

/** A crowd of herds, heroes and others thrown together on a small field, each hex with one player's units. */
function crowd(seed: number) {
  const dice = seededDice(`crowd ${seed}`);
  const hexOf = (owner: number) => HEXES[((dice.d6() - 1) % 5) * 2 + owner] ?? '0909';
  const pieces: Record<string, Piece> = {};
  const add = (name: string, owner: number, piece: Omit<Piece, 'owner' | 'hex'>, hex = hexOf(owner)) => {
    pieces[name] = { ...piece, owner: owner === 0 ? 'lunar' : 'sartar', hex };
  };
  for (const owner of [0, 1]) {
    for (let i = 0; i < 4; i++) add(`foot${owner}${i}`, owner, { code: '4-3-4', faction: 'lunar' });
    for (let i = 0; i < 2; i++) add(`bow${owner}${i}`, owner, { code: '2***-2-6', faction: 'lunar' });
    for (let i = 0; i < 2; i++) add(`herd${owner}${i}`, owner, { code: '1h-2-+2' });
    add(`gem${owner}`, owner, { code: '1-2-3', treasure: true });
    add(`sage${owner}`, owner, { code: '3-5-4-6', kind: 'magician' });
    add(`ghost${owner}`, owner, { code: 'X-5-X-6', of: `sage${owner}` }, 'box');
  }
  add('jar-eel', 0, {});
  add('beat-pot-aelwrin', 0, {});
  add('harrek', 1, {});
  add('gunda', 1, {});
  add('prince-argrath', 1, {});
  add('dragontooth-runners', 1, {}, 'off');
  pieces.wild = { code: '2h-10-3', owner: null, hex: '0912' };
  const t = table<string>({ pieces, options: { screening: false } });
  return { t, dice };
}

it('DP-7.14-b: combat never eliminates herds or treasures, and whatever is legal leads on', {
  timeout: 300_000,
}, () => {
  for (let seed = 0; seed < 6; seed++) {
    const { t, dice } = crowd(seed);
    const events: Event[] = [];
    for (let step = 0; step < 400 && t.state.turn < 4; step++) {
      const decision = t.decision();
      if (decision === null) break;
      const [seat = ''] = decision.seats;
      const legal = t.legal(seat);
      expect(legal.length, JSON.stringify(decision)).toBeGreaterThan(0);
      const wanted = legal.filter(({ type }) => type !== 'end' || dice.d6() === 1);
      const choices = wanted.length > 0 ? wanted : legal;
      const action = choices[(dice.d6() * 36 + dice.d6() * 6 + dice.d6()) % choices.length];
      if (action === undefined) break;
      expect(t.refusal(seat, action), JSON.stringify(action)).toBeNull();
      events.push(...dragonPass.apply(t.state, seat, action, dice));
    }
    const isKept = (unit: number) => /^(herd|gem|wild)/.test(typeOf(t.board(), unit).id);
    for (const event of events)
      if (event.type === 'eliminated' && isKept(event.unit)) expect(event.clause).toBe('DP-7.17-c');
  }
});

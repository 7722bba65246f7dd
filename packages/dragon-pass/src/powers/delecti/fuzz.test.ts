import { seededDice } from '@hexwyrm/kernel';
import { expect, it } from 'vitest';
import { dragonPass } from '../../testing/by-index.ts';
import { type Piece, table } from '../../testing/table.ts';
import { power } from './delecti.ts';

const HEXES = ['0909', '0910', '1009', '1010', '0809', '0911', '1008', '0908', '1110', '0810'];

/** Delecti and his file, Hydra, dinosaurs and troops of both sides on a small field, each hex with one player's units. */
function crowd(seed: number, screening: boolean) {
  const dice = seededDice(`dead ${seed}`);
  const hexOf = (owner: number) => HEXES[((dice.d6() - 1) % 5) * 2 + owner] ?? '0909';
  const pieces: Record<string, Piece> = {};
  const add = (name: string, owner: number, piece: Omit<Piece, 'owner' | 'hex'>, hex = hexOf(owner)) => {
    pieces[name] = { ...piece, owner: owner === 0 ? 'lunar' : 'sartar', hex };
  };
  for (const owner of [0, 1]) {
    for (let i = 0; i < 5; i++) add(`foot${owner}${i}`, owner, { code: '4-3-4' });
    for (let i = 0; i < 2; i++) add(`bow${owner}${i}`, owner, { code: '2***-2-6' });
    add(`herd${owner}`, owner, { code: '1h-2-+2' });
    add(`sage${owner}`, owner, { code: '3-5-4-6', kind: 'magician' });
    add(`ghost${owner}`, owner, { code: 'X-5-X-6', of: `sage${owner}` }, 'box');
  }
  add('delecti', 1, {}, '1112');
  for (let i = 0; i < 12; i++) {
    const hex = ['1112', '1113', '1114', '1113'][i] ?? 'off';
    pieces[`z${i}`] = { type: 'zombies', number: i, owner: i < 4 ? 'sartar' : null, hex };
  }
  add('hydra', 0, {});
  const beasts = ['brontosauri', 'pteranodons', 'trachodons', 'triceratops'];
  beasts.forEach((type, i) => {
    pieces[type] = { type, owner: null, hex: HEXES[i * 2] ?? '0909' };
  });
  pieces['trachodons-spirits'] = { type: 'trachodons-spirits', owner: null, hex: 'box' };
  const t = table<string>({
    pieces,
    options: { screening },
    state: (state) => {
      state.hydra = { strength: 2, fed: 0 };
    },
  });
  return { t, dice };
}

it('DP-16.3.2.1-a: whatever is legal leads on, the zombies stay a chain, and others learn nothing they may not', {
  timeout: 300_000,
}, () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 8; seed++) {
    const { t, dice } = crowd(seed, seed % 2 === 0);
    for (let step = 0; step < 400 && t.state.turn < 5; step++) {
      const decision = t.decision();
      if (decision === null) break;
      const other = decision.seats[0] === 'lunar' ? 'sartar' : 'lunar';
      const reactions = t.reactions(other);
      const reacts = reactions.length > 0 && dice.d6() + dice.d6() === 2;
      const seat = reacts ? other : (decision.seats[0] ?? '');
      const legal = reacts ? reactions : t.legal(seat);
      expect(legal.length, JSON.stringify(decision)).toBeGreaterThan(0);
      for (const eye of step % 3 === 0 ? t.state.seats : []) {
        const guess = dragonPass.sample(t.state, eye, dice);
        expect(dragonPass.view(guess, eye)).toEqual(dragonPass.view(t.state, eye));
        expect(dragonPass.legal(guess, eye)).toEqual(t.legal(eye));
      }
      const wanted = legal.filter(({ type }) => type !== 'end' || dice.d6() < 3);
      const choices = wanted.length > 0 ? wanted : legal;
      const action = choices[(dice.d6() * 36 + dice.d6() * 6 + dice.d6()) % choices.length];
      if (action === undefined) break;
      expect(t.refusal(seat, action), JSON.stringify(action)).toBeNull();
      for (const { type } of dragonPass.apply(t.state, seat, action, dice)) seen.add(type);
      expect(power.problems?.(t.board()), JSON.stringify(action)).toEqual([]);
    }
  }
  for (const type of ['zombie-raised', 'nourished', 'dinosaur-joined']) expect([...seen]).toContain(type);
});

import { hashState, seededDice } from '@hexwyrm/kernel';
import { expect, it } from 'vitest';
import { dragonPass } from '../../testing/by-index.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { type Piece, table } from '../../testing/table.ts';

const HEXES = ['0909', '0910', '1009', '1010', '0809', '0911', '1008', '0908', '1110', '0810'];

/** Giants in the middle of two armies with archers, magicians, heroes and herds, each hex with one player's units. */
function crowd(seed: number, screening: boolean) {
  const dice = seededDice(`giants ${seed}`);
  const hexOf = (owner: number) => HEXES[((dice.d6() - 1) % 5) * 2 + owner] ?? '0909';
  const pieces: Record<string, Piece> = {};
  for (const [player, owner] of ['lunar', 'sartar'].entries()) {
    const add = (name: string, piece: Omit<Piece, 'owner' | 'hex'>, hex = hexOf(player)) => {
      pieces[`${name}${player}`] = { ...piece, owner, hex };
    };
    for (let i = 0; i < 5; i++) add(`foot${i}`, { code: '4-3-4', faction: owner });
    for (let i = 0; i < 2; i++) add(`bow${i}`, { code: '2***-2-6', faction: owner });
    add('herd', { code: '1h-2-+2' });
    add('sage', { code: '3-5-4-6', kind: 'magician' });
    add('ghost', { code: 'X-5-X-6', of: `sage${player}` }, 'box');
    add('free', { code: 'X-6-4-2', kind: 'spirit' });
  }
  pieces.harrek = { owner: 'sartar', hex: hexOf(1) };
  pieces.gunda = { owner: 'sartar', hex: hexOf(1) };
  ['1208', '1209', '0711'].forEach((hex, number) => {
    pieces[`giant${number}`] = { type: 'giants', number, owner: null, hex };
  });
  const t = table<string>({
    scenario: 'pass-7',
    land: 'dragon-pass',
    phase: 'giants',
    pieces,
    options: { screening },
  });
  return { t, dice };
}

it.each([true, false])(
  'DP-17.1-d: whatever giants do leads on, and every position can be saved; screening %s',
  {
    timeout: 300_000,
  },
  (screening) => {
    let battles = 0;
    for (let seed = 0; seed < 8; seed++) {
      const { t, dice } = crowd(seed, screening);
      for (let step = 0; step < 300 && t.state.turn < 3; step++) {
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
        if (action.type === 'rampage') battles += 1;
        dragonPass.apply(t.state, seat, action, dice);
        expect(brokenInvariants(t.state)).toEqual([]);
        expect(hashState(dragonPass.clone(t.state))).toBe(hashState(t.state));
      }
    }
    expect(battles).toBeGreaterThan(3);
  },
);

import { seededDice } from '@hexwyrm/kernel';
import { expect, it } from 'vitest';
import { court, gave, LUNAR, neutral, SARTAR } from '../../alliances/alliances.fixture.ts';
import { NO_DIPLOMACY } from '../../alliances/state.ts';
import { dragonPass } from '../../index.ts';
import { chooseGift } from './diplomacy.ts';

/** What Sartar gives next of 50 points. */
const gift = (ledger = [gave(SARTAR, 'exiles', 0)], told = NO_DIPLOMACY.told) => {
  const incomes = [{ turn: 2, player: SARTAR, parts: [], points: 50 }];
  const t = court({
    pieces: { hero: neutral('androgeus'), bull: neutral('ironhoof') },
    turn: 2,
    ledger,
    diplomacy: { incomes, told },
  });
  t.state.frames.push({ kind: 'diplomacy', players: [SARTAR] });
  return chooseGift(dragonPass, t.state, 'sartar', seededDice(1));
};

it('gives a people twice its lead, so that a rival who gave his own share does not stop the claim', () => {
  // Androgeus has a lead of 10 and is worth more than all other pieces of this position.
  expect(gift()).toEqual({ type: 'allot', people: 'androgeus', points: 20 });
});

it('adds what is still missing, and no more to a people that is as good as won', () => {
  expect(gift([gave(SARTAR, 'androgeus', 12)])).toMatchObject({ people: 'androgeus', points: 8 });
  expect(gift([gave(SARTAR, 'androgeus', 20)])).toMatchObject({ people: 'ironhoof', points: 30 });
});

it('gives more where the rival is known to have more', () => {
  const told = [
    { turn: 1, player: LUNAR, people: 'androgeus', points: 15, open: [0, 0], claim: 'denied' as const },
  ];
  expect(gift([], told)).toMatchObject({ people: 'androgeus', points: 25 });
});

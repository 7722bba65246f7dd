import { type GameEvent, type GameState, type Json, pickOne, seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { kit as passKit } from './games/dragon-pass/kit.ts';
import { kit as rageKit } from './games/dragon-rage/kit.ts';
import type { Kit } from './games/kit.ts';
import { basePositions } from './testing/wild/bases.ts';
import { wildPosition } from './testing/wild/positions.ts';
import { tryPosition } from './testing/wild/trial.ts';

/** So many of each game: all of them with `WILD=5000 npm test -- apps/cli/src/wild-positions`, others with a `SEED`. */
const COUNT = Number(process.env.WILD ?? 100);
const SEED = process.env.SEED ?? 'wild';

const tally = <S extends GameState, A, E extends GameEvent, V>(
  { game, positionSchema }: Kit<S, A, E, V>,
  optionsOf: (scenario: string) => Json = () => ({}),
) => {
  const bases = game.scenarios.flatMap(({ id }) => basePositions(game, id, optionsOf(id), 2));
  const dice = seededDice(SEED);
  const seen = { refused: 0, played: 0 };
  const faults: { fault: string; position: Json }[] = [];
  for (let number = 0; number < COUNT; number++) {
    const position = wildPosition(pickOne(dice, bases), positionSchema, game.seats, dice);
    const trial = tryPosition(game, position, `${SEED} ${number}`);
    if (typeof trial === 'string') seen[trial] += 1;
    else faults.push({ fault: trial.fault, position });
  }
  return { ...seen, faults };
};

const RAGE_OPTIONS: Readonly<Record<string, Json>> = {
  'nurkott-3': { elowyn: true },
  'points-choice': { map: 'esirien' },
  'planned-points': { map: 'nurkott' },
  campaign: { map: 'nurkott', campaign: { game: 4, rosters: { invader: 70, defender: 90 } } },
};

describe('whatever loads is played to its end', { timeout: 600_000 }, () => {
  it('in Dragon Rage', () => {
    const { refused, played, faults } = rageKit.use((kit) =>
      tally(kit, (scenario) => RAGE_OPTIONS[scenario] ?? {}),
    );
    expect(faults).toEqual([]);
    expect(Math.min(refused, played)).toBeGreaterThan(COUNT / 30);
  });

  it('in Dragon Pass', () => {
    const { refused, played, faults } = passKit.use((kit) => tally(kit));
    expect(faults).toEqual([]);
    expect(Math.min(refused, played)).toBeGreaterThan(COUNT / 30);
  });
});

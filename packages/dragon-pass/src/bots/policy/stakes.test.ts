import { describe, expect, it } from 'vitest';
import { worldFor } from '../../index.ts';
import { type Piece, table } from '../../testing/table.ts';
import { sceneOf } from './scene.ts';
import { placesOf } from './stakes.ts';

const { index, names } = worldFor(null).land.grid;
const at = (name: string): number => index.get(name) ?? -1;

const FORTRESSES = ['3310', '2625', '3908', '3524', '3220', '3228', '4025'];
const pieces: Record<string, Piece> = { far: { code: '4-3-4', owner: 'sartar', hex: '4530' } };

/** What each place is worth to Sartar in the first turn, if those named are Lunar. */
function worths(scenario: string, lunar: readonly string[]): ReadonlyMap<string, number> {
  const t = table<string>({
    scenario,
    seats: ['sartar', 'lunar'],
    land: 'dragon-pass',
    active: 'sartar',
    phase: 'movement',
    pieces,
    state: (state) => {
      state.control = FORTRESSES.map((name) => ({
        hex: at(name),
        player: state.seats.indexOf(lunar.includes(name) ? 'lunar' : 'sartar'),
      }));
    },
  });
  return new Map(placesOf(sceneOf(t.state, 'sartar')).map(({ hex, worth }) => [names[hex] ?? '', worth]));
}

describe('what places are worth', () => {
  it('is nothing where they do not decide the scenario: only Boldhome does in Counterstroke', () => {
    expect([...worths('pass-4', []).keys()]).toEqual(['3524']);
  });

  it('is something where all are needed and many are missing, and more the fewer are missing', () => {
    // Each missing place is won with a chance of 3 in 4: the second makes 9/16 of 27/64, the last 1 of 3/4.
    const many = worths('pass-3', ['3310', '2625', '3908']).get('3310') ?? 0;
    const last = worths('pass-3', ['3310']).get('3310') ?? 0;
    expect((last - 2) / (many - 2)).toBeCloseTo(16 / 9);
  });
});

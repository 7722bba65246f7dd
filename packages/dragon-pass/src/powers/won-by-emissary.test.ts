import { expect, it } from 'vitest';
import { NO_DIPLOMACY } from '../alliances/state.ts';
import { lunar, sartar } from '../testing/skirmish.ts';
import { type Piece, table } from '../testing/table.ts';

/** The Sartar player's alliance phase with an emissary in that hex. */
const embassy = (hex: string, pieces: Record<string, Piece>) =>
  table<string>({
    scenario: 'pass-7',
    active: 'sartar',
    phase: 'alliances',
    land: 'dragon-pass',
    pieces: {
      envoy: sartar('4-3-5', hex, { faction: 'sartar' }),
      ours: sartar('3-3-3', '2625'),
      theirs: lunar('3-3-3', '0711'),
      ...pieces,
    },
    state: (state) => {
      state.diplomacy = NO_DIPLOMACY;
    },
  });

it('DP-16.11-a DP-16.11-b: a 4 on Hydra’s Hill wins Hydra, and the next die is its strength', () => {
  const t = embassy('0302', { hydra: { owner: null, hex: 'off' } });
  t.play('sartar', { type: 'emissary', unit: t.id('envoy') }, 4, 4);
  expect([t.at('hydra'), t.unit('hydra').owner]).toEqual(['0302', 1]);
  expect(t.state.hydra).toEqual({ strength: 4, fed: 0 });
});

it('DP-16.16-a: a 6 in the Sun Dome Temple wins all three Templars', () => {
  const templars = Object.fromEntries(
    [0, 1, 2].map((number) => [`t${number}`, { type: 'sun-dome-templars', number, owner: null, hex: 'off' }]),
  );
  const t = embassy('2630', templars);
  t.play('sartar', { type: 'emissary', unit: t.id('envoy') }, 6);
  for (const name of ['t0', 't1', 't2']) expect([t.at(name), t.unit(name).owner]).toEqual(['2630', 1]);
});

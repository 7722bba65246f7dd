import { describe, expect, it } from 'vitest';
import { NO_DIPLOMACY } from '../../alliances/state.ts';
import { lunar, sartar } from '../../testing/skirmish.ts';
import { eventsOf, type Piece, type Setting, table } from '../../testing/table.ts';
import { pool } from './dead.fixture.ts';

/** The Sartar player's alliance phase; Delecti waits in his ruin (2427) for the first who comes. */
const ruin = (pieces: Record<string, Piece>, more: Partial<Setting<string>> = {}) =>
  table<string>({
    scenario: 'pass-7',
    active: 'sartar',
    phase: 'alliances',
    land: 'dragon-pass',
    ...more,
    pieces: {
      delecti: { owner: null, hex: 'off' },
      ...pool(0),
      ours: sartar('3-3-3', '2625', { faction: 'sartar' }),
      theirs: lunar('3-3-3', '0711'),
      ...pieces,
    },
    state: (state) => {
      state.diplomacy = NO_DIPLOMACY;
    },
  });

const envoy = (code: string, more: Partial<Piece> = {}) =>
  sartar(code, '2427', { faction: 'sartar', ...more });

describe('the alliance with Delecti', () => {
  it('DP-16.3.1-a: the first emissary in his ruin wins him without a die', () => {
    const t = ruin({ envoy: envoy('4-3-5') });
    expect(t.refusal('sartar', { type: 'visit', unit: t.id('ours') })).toBe('DP-16.3.1-a');
    const events = t.play('sartar', { type: 'visit', unit: t.id('envoy') });
    expect(eventsOf(events, 'alliance-won')).toMatchObject([{ seat: 'sartar', people: 'delecti' }]);
    expect([t.at('delecti'), t.unit('delecti').owner]).toEqual(['2427', 1]);
  });

  it('DP-16.3.1-a R-DPP-41: an ally, or a unit of others, cannot speak for the player', () => {
    const t = ruin({ guest: envoy('4-3-5', { faction: 'exiles' }) });
    expect(t.refusal('sartar', { type: 'visit', unit: t.id('guest') })).toBe('DP-14.2.1-b');
    expect(t.refusal('sartar', { type: 'visit', unit: t.id('theirs') })).toBe('DP-14.2.1-a');
  });

  it('DP-16.3.1-b: the emissary is zombie 1 from then on, and no hero escapes that', () => {
    const t = ruin({ envoy: envoy('4-3-5') });
    t.play('sartar', { type: 'visit', unit: t.id('envoy') });
    expect([t.at('envoy'), t.at('z1'), t.unit('z1').owner, t.at('z2')]).toEqual(['dead', '2427', 1, 'off']);
    const hero = ruin({ jaldon: { owner: 'sartar', hex: '2427' } });
    hero.play('sartar', { type: 'visit', unit: hero.id('jaldon') });
    expect([hero.at('jaldon'), hero.state.escapes]).toEqual(['dead', []]);
  });

  it('DP-16.3.1-c: those who came along stay, with Delecti and the zombie', () => {
    const t = ruin({ envoy: envoy('4-3-5'), a: envoy('3-3-3'), b: envoy('3-3-3') });
    t.play('sartar', { type: 'visit', unit: t.id('envoy') });
    expect(t.stack('sartar', '2427').sort()).toEqual(['a', 'b', 'delecti', 'z1']);
  });

  it('DP-8.7.4-b, DP-PAC.Emissary-f: a superhero whose best friend was sent deserts, for good', () => {
    const friends = {
      gunda: { type: 'gunda', owner: 'sartar', hex: '2427' },
      harrek: { type: 'harrek', owner: 'sartar', hex: '2625' },
    };
    const t = ruin(friends, { options: { berserkers: true } });
    const events = t.play('sartar', { type: 'visit', unit: t.id('gunda') });
    expect(eventsOf(events, 'eliminated')).toContainEqual(
      expect.objectContaining({ unit: t.id('harrek'), clause: 'DP-8.7.4-b' }),
    );
    expect([t.at('harrek'), t.state.escapes]).toEqual(['dead', []]);
    const calm = ruin(friends, { options: { berserkers: false } });
    calm.play('sartar', { type: 'visit', unit: calm.id('gunda') });
    expect(calm.at('harrek')).toBe('2625');
  });
});

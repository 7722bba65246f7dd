import { describe, expect, it } from 'vitest';
import { openBoard } from '../core/board.ts';
import { hexName } from '../core/hexes.ts';
import { sheetNamed } from '../core/scenarios.ts';
import { renewUnit } from '../core/state.ts';
import { dragonPass } from '../testing/by-index.ts';
import { opened, passUntil } from '../testing/opening.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import { initialControl } from './places.ts';

const SARTAR = ['3524', '3220', '3228', '4025', '2625', '3310', '3908'];
const LUNAR = ['0906', '0404', '0711', '1404', '1710', '2012'];

/** The last player-turn of a scenario: who holds which places, and what stands where. */
function lastTurn(
  scenario: string,
  held: Record<string, readonly string[]>,
  pieces: Record<string, Piece> = {},
  seats: readonly string[] = ['lunar', 'sartar'],
) {
  const last = seats.at(-1) ?? '';
  return table<string>({
    scenario,
    seats,
    land: 'dragon-pass',
    active: last,
    phase: 'movement',
    turn: sheetNamed(scenario).turns,
    pieces: {
      ...pieces,
      ...Object.fromEntries(
        seats.map((seat, i) => [`stray-${seat}`, { code: '3-3-3', owner: seat, hex: `3${i}01` }]),
      ),
    },
    state: (state, hex) => {
      state.control = Object.entries(held).flatMap(([seat, names]) =>
        names.map((name) => ({ hex: hex(name), player: seats.indexOf(seat) })),
      );
    },
  });
}

/** Who wins when nobody does anything more; null is a draw. */
function winner(t: ReturnType<typeof lastTurn>): string | null | undefined {
  passUntil(t.state, () => false);
  return dragonPass.outcome(t.state)?.winner;
}

const unit = (owner: string, hex: string, code = '3-3-3'): Piece => ({ code, owner, hex });

describe('control', () => {
  it('DP-18-a, DP-18-b: whoever ends in a fortress controls it, and keeps it when he leaves', () => {
    const t = table({
      scenario: 'pass-1',
      land: 'dragon-pass',
      pieces: {
        it: { code: '4-3-5', owner: 'lunar', hex: '3219' },
        other: { code: '3-3-3', owner: 'lunar', hex: '0404' },
        his: { code: '3-3-3', owner: 'sartar', hex: '4530' },
      },
      state: (state, hex) => {
        state.control = [{ hex: hex('3220'), player: 1 }];
      },
    });
    t.walk('lunar', 'it', '3220');
    const events = t.play('lunar', { type: 'end' });
    expect(eventsOf(events, 'control-changed')).toMatchObject([{ hex: '3220', seat: 'lunar' }]);
    passUntil(t.state, ({ turn, phase }) => turn === 2 && phase === 'movement');
    t.walk('lunar', 'it', '3219');
    passUntil(t.state, ({ turn }) => turn === 3);
    expect(t.state.control).toEqual([{ hex: t.hex('3220'), player: 0 }]);
  });

  it('DP-18-a: passing through is not enough, nor is a spirit', () => {
    const t = table({
      scenario: 'pass-1',
      land: 'dragon-pass',
      pieces: {
        it: { code: '4-3-5', owner: 'lunar', hex: '3219' },
        m: { code: '5-5-5-5', owner: 'lunar', hex: '3523' },
        spirit: { code: 'X-5-X-5', owner: 'lunar', hex: '3524', of: 'm' },
        his: { code: '3-3-3', owner: 'sartar', hex: '4530' },
      },
      state: (state, hex) => {
        state.control = ['3220', '3524'].map((name) => ({ hex: hex(name), player: 1 }));
      },
    });
    t.walk('lunar', 'it', '3220', '3221');
    t.play('lunar', { type: 'end' });
    expect(t.state.control.map(({ player }) => player)).toEqual([1, 1]);
  });

  it('DP-18-c: a place nobody has entered stays with its first owner', () => {
    const { state } = opened('pass-1');
    state.units.forEach(({ owner }, id) => {
      if (owner === 1) renewUnit(state, id).hex = -1;
    });
    passUntil(state, ({ turn }) => turn === 3);
    const held = state.control.filter(({ player }) => player === 1).length;
    expect(held).toBe(4);
  });

  it('DP-18.1.4-a: Lunar begins with the three Sartar fortresses outside old Sartar', () => {
    const { state } = opened('pass-1');
    const by = (player: number) =>
      initialControl(openBoard(state)).flatMap((place) =>
        place.player === player ? [hexName(openBoard(state), place.hex)] : [],
      );
    expect(by(0).sort()).toEqual(['2625', '3310', '3908']);
    expect(by(1).sort()).toEqual(['3220', '3228', '3524', '4025']);
  });

  it('DP-18.5.5-b: in scenario 5 each side begins with its own fortresses', () => {
    const { state } = opened('pass-5');
    const of = (seat: string) => state.control.filter(({ player }) => state.seats[player] === seat).length;
    expect([of('sartar'), of('lunar')]).toEqual([7, 6]);
  });
});

describe('an outcome says why', () => {
  const reason = (t: ReturnType<typeof lastTurn>) => {
    passUntil(t.state, () => false);
    return dragonPass.outcome(t.state)?.reason;
  };
  const [boldhome = '', ...others] = SARTAR;

  it('DP-18.1.4-b: by the fortresses of Sartar', () => {
    const held = (lunar: number) => ({ lunar: SARTAR.slice(0, lunar), sartar: SARTAR.slice(lunar) });
    expect(reason(lastTurn('pass-1', held(4)))).toBe('lunar-fortresses');
    expect(reason(lastTurn('pass-1', held(2)))).toBe('sartar-fortresses');
    expect(reason(lastTurn('pass-1', held(3)))).toBe('too-few-fortresses');
  });

  it('DP-18.2.4-a: by Boldhome alone', () => {
    expect(reason(lastTurn('pass-2', { lunar: [boldhome], sartar: others }))).toBe('boldhome-held');
  });

  it('DP-18.5.5-a, DP-18.8.5-a: a draw has its reason too', () => {
    const own = { lunar: LUNAR, sartar: SARTAR };
    expect(reason(lastTurn('pass-5', own, {}, ['sartar', 'lunar']))).toBe('equal-fortresses');
    const capitals = { tarsh: ['1816'], lunar: ['0906'], sartar: ['3524'] };
    expect(reason(lastTurn('pass-8', capitals, {}, ['tarsh', 'lunar', 'sartar']))).toBe('no-two-capitals');
  });
});

describe('scenario 1', () => {
  const held = (lunar: number) => ({ lunar: SARTAR.slice(0, lunar), sartar: SARTAR.slice(lunar) });

  it('DP-18.1.4-b: Lunar wins with four, Sartar with five, else it is a draw', () => {
    expect(winner(lastTurn('pass-1', held(4)))).toBe('lunar');
    expect(winner(lastTurn('pass-1', held(2)))).toBe('sartar');
    expect(winner(lastTurn('pass-1', held(3)))).toBeNull();
  });
});

describe('scenario 7', () => {
  const held = (lunar: number, sartar: number) => ({
    lunar: [...SARTAR.slice(0, lunar), ...LUNAR.slice(sartar)],
    sartar: [...LUNAR.slice(0, sartar), ...SARTAR.slice(lunar)],
  });
  it('DP-18.7.6-a: more of the other side’s fortresses', () => {
    expect(winner(lastTurn('pass-7', held(1, 2)))).toBe('sartar');
    expect(winner(lastTurn('pass-7', held(2, 1)))).toBe('lunar');
  });
  it('DP-18.7.6-b: with as many, whoever was not the first player', () => {
    expect(winner(lastTurn('pass-7', held(1, 1)))).toBe('sartar');
    expect(winner(lastTurn('pass-7', held(1, 1), {}, ['sartar', 'lunar']))).toBe('lunar');
  });
});

describe('scenario 9', () => {
  it('DP-18.9.6-a: Boldhome and Furthest, else a draw', () => {
    expect(winner(lastTurn('pass-9', { sartar: ['3524', '0906'] }))).toBe('sartar');
    expect(winner(lastTurn('pass-9', { sartar: ['3524'], lunar: ['0906'] }))).toBeNull();
  });
});

describe('scenario 2', () => {
  const [boldhome = '', ...others] = SARTAR;

  it('DP-18.2.4-a: Lunar wins with Boldhome, or with five others', () => {
    expect(winner(lastTurn('pass-2', { lunar: [boldhome], sartar: others }))).toBe('lunar');
    expect(
      winner(lastTurn('pass-2', { lunar: others.slice(0, 5), sartar: [boldhome, ...others.slice(5)] })),
    ).toBe('lunar');
  });

  it('DP-18.2.4-b: Sartar needs Boldhome and three more', () => {
    expect(
      winner(lastTurn('pass-2', { lunar: others.slice(0, 3), sartar: [boldhome, ...others.slice(3)] })),
    ).toBe('sartar');
    expect(
      winner(lastTurn('pass-2', { lunar: others.slice(0, 4), sartar: [boldhome, ...others.slice(4)] })),
    ).toBeNull();
  });
});

describe('scenario 3', () => {
  const seats = ['sartar', 'lunar'];
  const argrath: Piece = { type: 'prince-argrath', owner: 'sartar', hex: '4030' };

  it('DP-18.3.4-b: a Lunar unit in any Sartar fortress at the end wins; having held it is not enough', () => {
    const stands = lastTurn(
      'pass-3',
      { lunar: SARTAR, sartar: [] },
      { argrath, it: unit('lunar', '3908') },
      seats,
    );
    expect(winner(stands)).toBe('lunar');
    expect(winner(lastTurn('pass-3', { lunar: ['3908'], sartar: [] }, { argrath }, seats))).toBe('sartar');
  });

  it('DP-18.3.4-c: Sartar wins in every other case', () => {
    expect(winner(lastTurn('pass-3', { lunar: [], sartar: SARTAR }, { argrath }, seats))).toBe('sartar');
  });

  it('DP-18.3.4-a: Lunar wins at once when Argrath dies and does not escape', () => {
    const dying = () =>
      table({
        scenario: 'pass-3',
        seats,
        active: 'lunar',
        turn: 3,
        phase: 'support',
        land: 'dragon-pass',
        pieces: {
          argrath: { ...argrath, hex: 'dead' },
          foot: { code: '3-3-3', owner: 'sartar', hex: '4030' },
          m: { code: '5-5-5-5', owner: 'lunar', hex: '0505' },
          m2: { code: '3-3-3', owner: 'lunar', hex: '0505' },
          spirit: { code: 'X-5-X-5', owner: 'lunar', hex: 'box', of: 'm' },
        },
        state: (state, hex) => {
          state.escapes = [{ unit: 0, hex: hex('4029') }];
        },
      });
    const lost = dying();
    lost.play('lunar', { type: 'end' }, 3);
    expect(dragonPass.outcome(lost.state)).toMatchObject({ winner: 'lunar', clause: 'DP-18.3.4-a' });
    const away = dying();
    away.play('lunar', { type: 'end' }, 4);
    expect(dragonPass.outcome(away.state)).toBeNull();
    expect(away.at('argrath')).toBe('4030');
  });
});

describe('scenario 4', () => {
  it('DP-18.4.5-a: Lunar wins with a unit in Boldhome at the end, else Sartar', () => {
    expect(winner(lastTurn('pass-4', { lunar: [], sartar: SARTAR }, { it: unit('lunar', '3524') }))).toBe(
      'lunar',
    );
    expect(winner(lastTurn('pass-4', { lunar: ['3524'], sartar: [] }))).toBe('sartar');
  });
});

describe('scenario 5', () => {
  const seats = ['sartar', 'lunar'];
  const held = (lunar: number, sartar: number) => ({
    lunar: [...SARTAR.slice(0, lunar), ...LUNAR.slice(sartar)],
    sartar: [...LUNAR.slice(0, sartar), ...SARTAR.slice(lunar)],
  });

  it('DP-18.5.5-a: whoever controls more of the other’s fortresses wins', () => {
    expect(winner(lastTurn('pass-5', held(2, 1), {}, seats))).toBe('lunar');
    expect(winner(lastTurn('pass-5', held(1, 2), {}, seats))).toBe('sartar');
    expect(winner(lastTurn('pass-5', held(1, 1), {}, seats))).toBeNull();
    expect(winner(lastTurn('pass-5', held(0, 0), {}, seats))).toBeNull();
  });
});

describe('scenario 6', () => {
  const seats = ['lunar', 'independents'];
  const places = ['2012', '1710', '1816', '1229', '1927'];

  it('DP-18.6.5-a: Lunar needs all five places', () => {
    expect(winner(lastTurn('pass-6', { lunar: places }, {}, seats))).toBe('lunar');
    const four = { lunar: places.slice(0, 4), independents: places.slice(4) };
    expect(winner(lastTurn('pass-6', four, {}, seats))).toBe('independents');
  });

  it('DP-18.6.5-b: Rich Post and the Wild Temple are controlled like fortresses', () => {
    const { state } = opened('pass-6');
    const board = openBoard(state);
    expect(state.control.map(({ hex }) => hexName(board, hex)).sort()).toEqual([...places].sort());
    expect(state.control.every(({ player }) => state.seats[player] === 'independents')).toBe(true);
    const t = lastTurn(
      'pass-6',
      { lunar: places.slice(0, 3), independents: places.slice(3) },
      { it: unit('lunar', '1229') },
      seats,
    );
    t.state.turn = 8;
    passUntil(t.state, ({ turn }) => turn === 9);
    t.change('it').hex = t.hex('1128');
    passUntil(t.state, ({ turn }) => turn === 10);
    expect(t.state.control.find(({ hex }) => hex === t.hex('1229'))?.player).toBe(0);
  });
});

describe('scenario 8', () => {
  const seats = ['tarsh', 'lunar', 'sartar'];
  const ends = (tarsh: string[], lunar: string[], sartar: string[]) =>
    winner(lastTurn('pass-8', { tarsh, lunar, sartar }, {}, seats));

  it('DP-18.8.5-a: one’s own capital and another', () => {
    expect(ends(['1816'], [], ['3524', '0906'])).toBe('sartar');
    expect(ends(['1816'], ['0906'], ['3524'])).toBeNull();
    expect(ends([], ['3524'], ['1816', '0906'])).toBeNull();
    expect(ends(['1816', '0906'], [], ['3524'])).toBe('tarsh');
  });
});

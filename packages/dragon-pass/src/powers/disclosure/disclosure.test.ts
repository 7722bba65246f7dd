import { describe, expect, it } from 'vitest';
import { dragonPass } from '../../testing/by-index.ts';
import { lunar, sartar, type Table } from '../../testing/skirmish.ts';
import { haunt, sorcery } from '../../testing/sorcery.ts';
import { eventsOf, type Piece, type Setting, table } from '../../testing/table.ts';

const MT = [0, 2, 4, 7, 4, 3, 0];
const CRESCENT_GO = 5;

const BAT = (hex: string, down = false): Piece => lunar('(4)-[-1]*-10-0', hex, { down, back: '(2)-0-5' });
const ARGRATH = (hex: string): Piece => sartar('(4!)-10*-6', hex, { back: '(2)-5*-6' });

/** A cyclical spirit on a Sartar stack in 0909; nobody else is in the battle. */
function spell(
  extra: Record<string, Piece>,
  more: Omit<Partial<Setting<string>>, 'pieces' | 'state'> = {},
): Table<string> {
  const pieces: Record<string, Piece> = {
    mage: lunar('2-moon-5-6', '1520'),
    s: lunar('X-moon-X-6', '0909', { of: 'mage' }),
    d: sartar('3-30-3', '0909'),
    ...extra,
  };
  const t = sorcery(pieces, ['s'], { moon: CRESCENT_GO, moonTable: MT, ...more });
  t.state.contacts = [];
  return t;
}

/** The piece with somebody on top of it. */
const covered = (name: string, piece: Piece): Record<string, Piece> => ({
  [`above ${name}`]: { code: '3-3-3', owner: piece.owner, hex: piece.hex },
  [name]: piece,
});

const GLOWLINE = { land: { territory: { 'lunar-dark': ['0909'] } } };

describe('showing Argrath and the Bat under screening', () => {
  it('DP-13.1-b: there is no Glowspot until the Bat is shown; its owner is asked before the roll', () => {
    const hidden = spell(covered('crimson-bat', BAT('0911')));
    haunt(hidden, '0909');
    expect(hidden.decision()).toMatchObject({ seats: ['lunar'], kind: 'disclose', clause: 'DP-13.1-b' });
    expect(eventsOf(hidden.done(1), 'struck')).toMatchObject([{ total: 3 }]);
    const shown = spell(covered('crimson-bat', BAT('0911')));
    haunt(shown, '0909');
    const events = shown.play('lunar', { type: 'disclose', unit: shown.id('crimson-bat') }, 1);
    expect(eventsOf(events, 'disclosed')).toMatchObject([
      { hex: '0911', reveals: true, clause: 'DP-13.1-b' },
    ]);
    expect(eventsOf(events, 'struck')).toMatchObject([{ total: 7 }]);
  });

  it('DP-12.1-b: Argrath puts out nothing until he is shown, after the declaration and before the roll', () => {
    const hidden = spell(covered('prince-argrath', ARGRATH('0910')), GLOWLINE);
    haunt(hidden, '0909');
    expect(hidden.decision()).toMatchObject({ seats: ['sartar'], kind: 'disclose', clause: 'DP-12.1-b' });
    expect(hidden.refusal('lunar', { type: 'disclose', unit: hidden.id('prince-argrath') })).toBe(
      'DP-12.1-b',
    );
    expect(eventsOf(hidden.done(1), 'struck')).toMatchObject([{ total: 7 }]);
    const shown = spell(covered('prince-argrath', ARGRATH('0910')), GLOWLINE);
    haunt(shown, '0909');
    const events = shown.play('sartar', { type: 'disclose', unit: shown.id('prince-argrath') }, 1);
    expect(eventsOf(events, 'struck')).toMatchObject([{ total: 3 }]);
  });

  it('DP-12.1-b: once the Bat is shown, Argrath’s owner is asked too', () => {
    const t = spell({
      ...covered('crimson-bat', BAT('0911')),
      ...covered('prince-argrath', ARGRATH('0908')),
    });
    haunt(t, '0909');
    t.play('lunar', { type: 'disclose', unit: t.id('crimson-bat') });
    expect(t.decision()?.seats).toEqual(['sartar']);
    const events = t.play('sartar', { type: 'disclose', unit: t.id('prince-argrath') }, 1);
    expect(eventsOf(events, 'struck')).toMatchObject([{ total: 3 }]);
  });

  it('DP-12.1-b DP-13.1-b: he is asked wherever it stands and whichever side lies up, so the question tells nothing', () => {
    for (const bat of [BAT('0911'), BAT('1803'), BAT('0911', true)]) {
      const t = spell({ ...covered('crimson-bat', bat), ...covered('decoy', lunar('3-3-3', '0910')) });
      haunt(t, '0909');
      expect(t.decision()).toMatchObject({ seats: ['lunar'], kind: 'disclose' });
      expect(t.decision()?.facts).not.toHaveProperty('hex');
    }
  });

  it('DP-12.1-b DP-13.1-b: nobody is asked where all can see that it is too far away', () => {
    const struck = (t: Table<string>) => eventsOf(haunt(t, '0909', 1), 'struck').map(({ total }) => total);
    // Two hexes for the Bat, one for Argrath; three and two hidden counters away are too far.
    expect(struck(spell(covered('crimson-bat', BAT('0912'))))).toEqual([3]);
    expect(struck(spell(covered('prince-argrath', ARGRATH('0911')), GLOWLINE))).toEqual([7]);
  });

  it('DP-13.1-b: whoever says so is not asked again in this player-turn, and may still show it', () => {
    const t = spell(covered('crimson-bat', BAT('0911')));
    haunt(t, '0909');
    t.play('lunar', { type: 'hush' }, 1);
    expect(t.state.hushed).toEqual([{ player: 0, about: 'disclose' }]);
    // That no question comes is seen by all.
    expect(dragonPass.view(t.state, 'sartar').hushed).toEqual(t.state.hushed);
    expect(dragonPass.explain(t.state, 'lunar', { type: 'disclose', unit: t.id('crimson-bat') }).ok).toBe(
      true,
    );
    const again = spell(covered('crimson-bat', BAT('0911')));
    again.state.hushed = [{ player: 0, about: 'disclose' }];
    expect(eventsOf(haunt(again, '0909', 1), 'struck')).toMatchObject([{ total: 3 }]);
  });

  it('DP-12.1-b DP-13.1-b: on top of its stack, or in the battle, everybody knows where it is: it works unasked', () => {
    const bat = spell({ 'crimson-bat': BAT('0911') });
    expect(eventsOf(haunt(bat, '0909', 1), 'struck')).toMatchObject([{ total: 7 }]);
    const argrath = spell({ 'prince-argrath': ARGRATH('0910') }, GLOWLINE);
    expect(eventsOf(haunt(argrath, '0909', 1), 'struck')).toMatchObject([{ total: 3 }]);
    const attacked = spell({ 'prince-argrath': ARGRATH('0909') }, GLOWLINE);
    expect(attacked.stack('sartar', '0909')).toEqual(['d', 'prince-argrath']);
    expect(eventsOf(haunt(attacked, '0909', 1), 'struck')).toMatchObject([{ total: 3 }]);
  });

  it('DP-12.1-b: nobody is asked where the glow cannot count', () => {
    const struck = (t: Table<string>) => eventsOf(haunt(t, '0909', 1), 'struck').map(({ total }) => total);
    // Nothing glows that Argrath could put out; it glows already, so the Bat adds nothing; the moon is full; all is open.
    expect(struck(spell({ 'prince-argrath': ARGRATH('0910') }))).toEqual([3]);
    expect(struck(spell({ 'crimson-bat': BAT('0911') }, GLOWLINE))).toEqual([7]);
    expect(struck(spell({ 'crimson-bat': BAT('0911') }, { moon: 3 }))).toEqual([7]);
    expect(struck(spell({ 'crimson-bat': BAT('0911') }, { options: { screening: false } }))).toEqual([7]);
    expect(struck(spell({ 'crimson-bat': BAT('dead') }))).toEqual([3]);
  });

  it('DP-13.1-b DP-12.1-b: it may be shown at any time, in anybody’s turn, but only once and only its owner', () => {
    const t = table({
      active: 'sartar',
      moon: CRESCENT_GO,
      moonTable: MT,
      pieces: { 'crimson-bat': BAT('0911'), a: lunar('3-3-3', '0911'), d: sartar('3-3-3', '0303') },
    });
    expect(t.refusal('sartar', { type: 'disclose', unit: t.id('crimson-bat') })).toBe('DP-12.1-b');
    expect(t.refusal('sartar', { type: 'disclose', unit: t.id('d') })).toBe('DP-12.1-b');
    t.play('lunar', { type: 'disclose', unit: t.id('crimson-bat') });
    expect(t.state.disclosed).toEqual([t.id('crimson-bat')]);
    expect(t.refusal('lunar', { type: 'disclose', unit: t.id('crimson-bat') })).toBe('DP-13.1-b');
  });

  it('DP-12.1-b: shown in the midst of a battle it counts from then on', () => {
    const t = spell({ 'crimson-bat': BAT('0911') });
    t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: null });
    t.play('lunar', { type: 'disclose', unit: t.id('crimson-bat') });
    expect(eventsOf(t.play('lunar', { type: 'fight' }, 1), 'struck')).toMatchObject([{ total: 7 }]);
  });

  it('DP-12.1-b: in his own movement phase the owner may hide it again, unless it lies on top', () => {
    const setting = (stack: [string, string]) => {
      const all = { 'prince-argrath': ARGRATH('0911'), guard: sartar('3-3-3', '0911') };
      const t = table({
        active: 'sartar',
        moon: CRESCENT_GO,
        pieces: Object.fromEntries([
          ...stack.map((name) => [name, all[name as keyof typeof all]]),
          ['a', lunar('3-3-3', '0303')],
        ]),
      });
      t.play('sartar', { type: 'disclose', unit: t.id('prince-argrath') });
      return t;
    };
    const top = setting(['prince-argrath', 'guard']);
    expect(top.refusal('sartar', { type: 'conceal', unit: top.id('prince-argrath') })).toBe('DP-12.1-b');
    const covered = setting(['guard', 'prince-argrath']);
    expect(covered.refusal('lunar', { type: 'conceal', unit: covered.id('prince-argrath') })).toBe('K-SEAT');
    covered.play('sartar', { type: 'conceal', unit: covered.id('prince-argrath') });
    expect(covered.state.disclosed).toEqual([]);
    expect(covered.refusal('sartar', { type: 'conceal', unit: covered.id('prince-argrath') })).toBe(
      'DP-12.1-b',
    );
  });

  it('DP-13.1-d: a Bat that falls is hidden no more and glows no more', () => {
    const t = sorcery(
      {
        mage: sartar('5-5-5-5', '1520'),
        cult: sartar('8-7-3-3', '1520', { physical: true }),
        x: sartar('4-X-X-3', '0911', { of: 'cult' }),
        'crimson-bat': BAT('0911'),
      },
      ['x'],
      { active: 'sartar', moon: CRESCENT_GO, moonTable: MT },
    );
    t.play('sartar', { type: 'attack', hex: t.hex('0911'), unit: null });
    t.play('lunar', { type: 'disclose', unit: t.id('crimson-bat') });
    t.play('sartar', { type: 'fight' });
    t.play('sartar', { type: 'done' }, 6);
    t.play('sartar', { type: 'take', unit: t.id('crimson-bat') });
    expect(t.at('crimson-bat')).toBe('dead');
    expect(t.state.disclosed).toEqual([]);
  });

  it('DP-12.1-j: without giants Argrath has no dealings with them', () => {
    const t = table({
      active: 'sartar',
      pieces: { 'prince-argrath': ARGRATH('0911'), a: lunar('3-3-3', '0303') },
    });
    const types = new Set(t.legal('sartar').map(({ type }) => type));
    expect([...types].sort()).toEqual(['end', 'step']);
  });
});

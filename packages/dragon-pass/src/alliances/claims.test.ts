import { describe, expect, it } from 'vitest';
import { MAJORS } from '../core/world/peoples.ts';
import { dragonPass } from '../testing/by-index.ts';
import { eventsOf } from '../testing/table.ts';
import { court, gave, LUNAR, neutral, SARTAR } from './alliances.fixture.ts';
import { totalOf } from './ledger.ts';

const claimed = (people: string, mine: number, theirs: number) => {
  const t = court({ pieces: {}, ledger: [gave(SARTAR, people, mine), gave(LUNAR, people, theirs)] });
  const events = t.play('sartar', { type: 'claim', people });
  return { t, events, granted: eventsOf(events, 'alliance-claimed')[0]?.granted };
};

describe('claims', () => {
  it('DP-PAC.MajorIndependents-a: the lead that each of them asks for', () => {
    expect(MAJORS.map(({ id, lead }) => [id, lead])).toEqual([
      ['dragonewts', 45],
      ['ethilrist', 25],
      ['cragspider', 25],
      ['exiles', 20],
      ['ironhoof', 15],
      ['grazelanders', 15],
      ['androgeus', 10],
    ]);
    for (const { id, lead = 0 } of MAJORS) {
      expect([id, claimed(id, lead + 3, 3).granted]).toEqual([id, true]);
      expect([id, claimed(id, lead + 2, 3).granted]).toEqual([id, false]);
    }
  });

  it('DP-14.1.3-a, DP-14.1.3-h: a claim tells the claimant’s own total, and no other', () => {
    const { t, events } = claimed('exiles', 18, 7);
    expect(eventsOf(events, 'alliance-claimed')).toMatchObject([
      { seat: 'sartar', people: 'exiles', points: 18, granted: false, reveals: true },
    ]);
    expect(dragonPass.view(t.state, 'lunar').diplomacy?.told).toMatchObject([
      { turn: 3, player: SARTAR, people: 'exiles', points: 18, claim: 'denied' },
    ]);
    const ledger = dragonPass.view(t.state, 'lunar').diplomacy?.ledger ?? [];
    expect(ledger.every(({ player }) => player === LUNAR)).toBe(true);
  });

  it('DP-14.1.3-b: granted with the lead that is needed: 20 against 5, not against 6', () => {
    expect(claimed('grazelanders', 20, 5).granted).toBe(true);
    expect(claimed('grazelanders', 20, 6).granted).toBe(false);
  });

  it('DP-14.1.3-c: a denial says nothing of the other total', () => {
    const told = (theirs: number) => {
      const { t, events } = claimed('exiles', 10, theirs);
      return JSON.stringify([events, dragonPass.view(t.state, 'sartar'), t.legal('sartar')]);
    };
    expect(new Set([0, 4, 10, 11, 40].map(told)).size).toBe(1);
  });

  it('DP-14.1.3-c: nor do the odds of a claim, before it is made', () => {
    const odds = (theirs: number) => {
      const t = court({ pieces: {}, ledger: [gave(SARTAR, 'exiles', 25), gave(LUNAR, 'exiles', theirs)] });
      return JSON.stringify([
        t.odds('sartar', { type: 'claim', people: 'exiles' }),
        dragonPass.rollAtOnce(t.state, 'sartar', { type: 'claim', people: 'exiles' }),
        t.legal('sartar'),
      ]);
    };
    expect(odds(0)).toBe(odds(40));
  });

  it('DP-14.1.3-d: who has more is rewarded with five more, in secret', () => {
    const { t, events } = claimed('exiles', 10, 11);
    expect(totalOf(t.state, LUNAR, 'exiles')).toBe(16);
    expect(JSON.stringify(events)).not.toContain('16');
    expect(dragonPass.view(t.state, 'sartar').diplomacy?.ledger.some(({ why }) => why === 'rebuff')).toBe(
      false,
    );
  });

  it('DP-14.1.3-e: nothing for as many, or for fewer', () => {
    expect(totalOf(claimed('exiles', 10, 10).t.state, LUNAR, 'exiles')).toBe(10);
    expect(totalOf(claimed('exiles', 10, 4).t.state, LUNAR, 'exiles')).toBe(4);
  });

  it('DP-14.1.3-f: several in a phase, each once; again in the next game-turn', () => {
    const { t } = claimed('exiles', 0, 0);
    expect(t.refusal('sartar', { type: 'claim', people: 'exiles' })).toBe('DP-14.1.3-f');
    expect(t.refusal('sartar', { type: 'claim', people: 'cragspider' })).toBeNull();
    t.play('sartar', { type: 'end' });
    expect(t.state.diplomacy?.asked).toEqual([]);
  });

  it('DP-14.1.3-g: an alliance is final', () => {
    const t = court({
      pieces: {},
      ledger: [gave(SARTAR, 'androgeus', 100)],
      diplomacy: { allied: [{ turn: 2, player: LUNAR, people: 'androgeus' }] },
    });
    expect(t.refusal('sartar', { type: 'claim', people: 'androgeus' })).toBe('DP-14.1.3-g');
    expect(t.offers('sartar', { type: 'claim', people: 'androgeus' })).toBe(false);
  });

  it('DP-14-b: only major independents are claimed, and none is met by emissary', () => {
    const t = court({ pieces: { it: { type: 'line-cavalry', owner: 'sartar', hex: '1927' } } });
    expect(t.refusal('sartar', { type: 'claim', people: 'hydra' })).toBe('DP-14-b');
    expect(t.refusal('sartar', { type: 'emissary', unit: t.id('it') })).toBe('DP-14.2.1-b');
  });

  it('DP-14.1.3-a: only in the alliance phase of the player whose turn it is', () => {
    const t = court({ pieces: {}, phase: 'movement' });
    expect(t.refusal('sartar', { type: 'claim', people: 'exiles' })).toBe('DP-14.1.3-a');
    expect(court({ pieces: {} }).refusal('lunar', { type: 'claim', people: 'exiles' })).toBe('K-SEAT');
  });

  it('DP-16.5.1-a: the dragonewts are won by a lead of 45, not by emissary', () => {
    expect(claimed('dragonewts', 45, 0).granted).toBe(true);
    expect(claimed('dragonewts', 44, 0).granted).toBe(false);
    const t = court({ pieces: { it: { type: 'foot-militia', owner: 'sartar', hex: '2913' } } });
    expect(t.refusal('sartar', { type: 'emissary', unit: t.id('it') })).toBe('DP-14.2-a');
  });

  it('DP-14.1.3-g: units that are won are units of their player, spirits too', () => {
    const t = court({
      pieces: { hag: neutral('moon-haters'), soul: { ...neutral('moon-haters-spirit'), hex: 'box' } },
      ledger: [gave(SARTAR, 'exiles', 20)],
    });
    t.play('sartar', { type: 'claim', people: 'exiles' });
    expect([t.unit('hag').owner, t.unit('soul').owner]).toEqual([SARTAR, SARTAR]);
  });
});

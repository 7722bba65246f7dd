// Whether a superhero lies hidden in a stack is told by no question (R-DP-50).

import { eventsFor } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonPass } from '../testing/by-index.ts';
import { exotics, lunar, row } from '../testing/stormy.ts';
import type { Piece } from '../testing/table.ts';

const troop = (hex: string): Piece => lunar('3-3-3', hex, { faction: 'lunar' });
const jar = (hex: string): Piece => ({ type: 'jar-eel', owner: 'lunar', hex });

/** Five Lunar counters in a river that will flood, two elsewhere; Jar-eel lies under one of the stacks, or on top. */
const camp = (place: 'river' | 'elsewhere' | 'open') =>
  exotics(
    {
      top: place === 'open' ? jar('0509') : troop('0509'),
      b: troop('0509'),
      c: troop('0509'),
      d: troop('0509'),
      e: place === 'river' ? jar('0509') : troop('0509'),
      far: troop('1515'),
      below: place === 'elsewhere' ? jar('1515') : troop('1515'),
    },
    { land: { rivers: [row('05', 1, 20)], headwaters: ['0501'] } },
  );

const flood = (t: ReturnType<typeof camp>) => t.play('sartar', { type: 'storm', hex: t.hex('0809') });

describe('protection in hidden stacks', () => {
  it('DP-5.3-b DP-8.4-b: a flood asks the owner wherever the superhero may lie', () => {
    const [there, elsewhere] = [camp('river'), camp('elsewhere')];
    const seen = [there, elsewhere].map((t) => {
      const events = eventsFor(flood(t), 'sartar');
      expect(t.decision()).toMatchObject({ seats: ['lunar'], kind: 'protect', facts: { hex: '0509' } });
      const { frames, stacks } = dragonPass.view(t.state, 'sartar');
      return { events, frames, stacks, decision: t.decision() };
    });
    expect(seen[0]).toEqual(seen[1]);
    expect(elsewhere.legal('lunar')).toEqual([{ type: 'done' }]);
    elsewhere.done();
    expect(elsewhere.unit('e').down).toBe(true);
    expect(there.refusal('lunar', { type: 'done' })).toBe('DP-8.4-b');
    for (const name of ['b', 'c', 'd'] as const)
      there.play('lunar', { type: 'protect', unit: there.id(name) });
    expect((['top', 'b', 'c', 'd', 'e'] as const).map((name) => there.unit(name).down)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('DP-5.3-b: nobody is asked for show where all can see where the superhero is', () => {
    const t = camp('open');
    flood(t);
    // She lies on top with four beside her: this is a choice.
    expect(t.matching('lunar', { type: 'protect' })).toHaveLength(4);
    const open = exotics(
      {
        jar: jar('1515'),
        a: troop('0509'),
        b: troop('0509'),
        c: troop('0509'),
        d: troop('0509'),
        e: troop('0509'),
      },
      { land: { rivers: [row('05', 1, 20)], headwaters: ['0501'] } },
    );
    open.play('sartar', { type: 'storm', hex: open.hex('0809') });
    expect(open.decision()?.kind).toBe('exotics');
    expect(open.unit('a').down).toBe(true);
  });
});
